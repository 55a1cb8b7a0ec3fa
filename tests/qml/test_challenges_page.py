"""Coming back through the real window: one try a day that counts, deals from codes, challenges lost, won, resumed."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from speicherstadt_app.ai.brain import Question
from speicherstadt_app.ai.brains import brain
from speicherstadt_app.app.folder import Folder
from speicherstadt_app.engine.occasion import occasion_of
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.play.occasions.code import Deal, Opponent, code_of, in_groups
from speicherstadt_app.play.occasions.day import DayGame, game_of
from speicherstadt_app.ui import pages
from speicherstadt_app.ui.home.challenges import Challenges
from tests.play.players import Inline
from tests.qml.conftest import MARA, QUIET, Opens
from tests.qml.open_window import OpenWindow, Until, act
from tests.qml.playing import play_out, tab_to
from tests.ui.memory_folder import MemoryFolder


def played_on(when: date) -> DayGame:
    game = game_of(when)
    assert game is not None
    return game


TUESDAY = date(2026, 11, 17)
"""Two players: the shortest of the week."""
LANDSLIDE = "A clear lead"


class Calendar:
    """What day it is, as long as nobody turns the leaf."""

    def __init__(self) -> None:
        self.day = TUESDAY

    def __call__(self) -> date:
        return self.day


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    today = Calendar()
    makers = {**pages.MAKERS, "challenges": lambda house: Challenges(house, today, ("apprentice",))}
    monkeypatch.setattr(pages, "MAKERS", makers)
    return today


async def turned_to(window: OpenWindow, part: str = "Today") -> Any:
    window.app.navigate("challenges")
    await Until(lambda: window.of("ChallengesPage"), "the page")
    await window.settled()
    if part != "Today":
        by_reader(window, part)
        await window.settled()
    return window.app.model("challenges")


def by_reader(window: OpenWindow, name: str) -> None:
    act(next(heard.thing for heard in window.heard() if heard.name == name and heard.pressed_by_reader))


async def more_asked(window: OpenWindow) -> None:
    by_reader(window, "More")
    await window.settled()


async def seated(window: OpenWindow) -> None:
    await Until(lambda: window.page == "table" and window.of("TablePage") and window.table.myTurn, "my turn")


async def left(window: OpenWindow) -> None:
    window.app.back()
    await Until(lambda: window.page == "start" and window.of("StartPage"), "the start")
    await window.settled()


def test_one_try_counts_and_then_one_may_practise(opens: Opens, calendar: Calendar) -> None:
    folder = MemoryFolder(MARA)
    window = opens(folder)

    async def script() -> None:
        page = await turned_to(window)
        assert page.today.value.state == "new"
        window.click(window.button("Play"))
        await seated(window)
        assert window.table.goal.value.short == "counts"
        assert window.table.code == "", "a second table would show what lies in the pile"
        await play_out(window, "clerk")
        code = in_groups(code_of(played_on(TUESDAY).deal))
        await more_asked(window)
        assert any(code in text for text in window.texts())
        by_reader(window, "Copy the code")
        assert QGuiApplication.clipboard().text() == code
        by_reader(window, "Today and challenges")
        await Until(lambda: window.of("ChallengesPage"))
        await Until(lambda: page.today.value.measures, "the same cards were played in my place")
        assert page.today.value.state == "done"
        assert {row["me"] for row in page.today.value.measures} == {True, False}
        first = page.today.value.note
        assert any("1 day in a row" in text for text in window.texts())
        by_reader(window, "Play again, for practice")
        await seated(window)
        assert window.table.goal.value.short == "for practice"
        await play_out(window, None)
        await left(window)
        await turned_to(window)
        assert page.today.value.note == first, "practice changes nothing"
        calendar.day += timedelta(days=1)
        window.click(window.button("Play again, for practice"))
        await Until(lambda: page.today.value.state == "new", "another day has another game")
        assert window.page == "challenges"

    window.run(script())
    told = [occasion_of(kept.begun.meta) for kept in reversed(folder.games.values())]
    assert [(each.attempt, each.counts) for each in told if each] == [(1, True), (2, False)]
    assert len({kept.seed for kept in folder.games.values()}) == 1


def test_a_try_given_up_was_the_try_and_what_was_measured_is_kept(opens: Opens, calendar: Calendar) -> None:
    folder = MemoryFolder(MARA)
    window = opens(folder)

    async def script() -> None:
        page = await turned_to(window)
        by_reader(window, "Play")
        await seated(window)
        await left(window)
        await turned_to(window)
        assert (page.today.value.state, page.today.value.gameId) == ("open", "g1")
        folder.abandon("g1")
        await left(window)
        await turned_to(window)
        await Until(lambda: page.today.value.measures, "what others made of it")
        assert page.today.value.state == "done"
        assert "given up" in page.today.value.note

    window.run(script())
    assert list(folder.reviews) == [f"day-{calendar.day}"]


def test_by_keys_a_wrong_code_is_one_sentence_and_the_right_one_a_table(opens: Opens, calendar: Calendar) -> None:
    folder = MemoryFolder(MARA)
    window = opens(folder)
    deal = Deal((Opponent("clerk", "miser"), None), 4711, "speicherstadt")
    code = code_of(deal)

    async def type_in(text: str) -> None:
        for symbol in text:
            window.press(Qt.Key(ord(symbol.upper())))
        await window.settled()

    async def script() -> None:
        page = await turned_to(window)
        tab_to(window, window.button("Today"))
        window.press(Qt.Key.Key_Right, Qt.Key.Key_Right)
        await window.settled()
        field = window.of("CodeView")[0]
        heard = window.announced()
        for _ in range(9):
            if page.code.value.text:
                break
            window.press(Qt.Key.Key_Tab)
            await type_in(code[0])
        await type_in(code[2:])
        window.press(Qt.Key.Key_Return)
        await window.settled()
        assert field.isVisible()
        assert window.page == "challenges"
        assert heard == [page.code.value.wrong]
        assert page.code.value.wrong.count(".") == 1
        window.press(*[Qt.Key.Key_Backspace] * len(code))
        await type_in(code)
        assert page.code.value.canStart
        window.press(Qt.Key.Key_Return)
        await seated(window)
        assert [player.kind for player in window.table._table.players] == ["ai", "human"]
        await left(window)

    window.run(script())
    assert folder.games["g1"].seed == deal.seed
    occasion = occasion_of(folder.games["g1"].begun.meta)
    assert occasion is not None
    assert occasion.counts


def test_a_challenge_is_lost_tried_again_and_won(opens: Opens, calendar: Calendar) -> None:
    folder = MemoryFolder(MARA)
    window = opens(folder, thinker=ByLevel())

    async def script() -> None:
        page = await turned_to(window, "Challenges")
        by_reader(window, f"Play: {LANDSLIDE}")
        await seated(window)
        goal = window.table.goal
        assert (goal.value.title, goal.value.state) == (LANDSLIDE, "open")
        window.press(Qt.Key.Key_G)
        await Until(lambda: goal.value.wishes[0]["text"] in window.texts(), "the goal, by its key")
        window.press(Qt.Key.Key_Escape)
        heard = window.announced()
        await play_out(window, None)
        assert goal.value.state == "missed"
        assert goal.value.result in window.texts()
        assert goal.value.result in heard
        assert window.table.code == "", "a challenge is more than a deal"
        by_reader(window, "Try again")
        await Until(lambda: window.table is not None and not window.table.over and window.table.myTurn, "once more")
        await play_out(window, "hanseat")
        assert window.table.goal.value.state == "reached"
        await more_asked(window)
        by_reader(window, "Today and challenges")
        await Until(lambda: window.of("ChallengesPage"))
        await window.settled()
        row = page.rows.rows[0]
        assert (row.became, row.note) == ("reached", "reached on attempt 2")

    window.run(script())
    occasions = [occasion_of(kept.begun.meta) for kept in folder.games.values()]
    assert [each and (each.about, each.counts) for each in occasions] == [("landslide", False)] * 2


def test_after_a_restart_the_goal_is_shown_again(opens: Opens, calendar: Calendar) -> None:
    folder = MemoryFolder(MARA)
    with_goal = opens(folder)

    async def begin() -> None:
        await turned_to(with_goal, "Challenges")
        by_reader(with_goal, "Play: The heir, in spring")
        await seated(with_goal)
        assert with_goal.table.bar.value.round == 4, "three rounds lie behind"
        await left(with_goal)

    with_goal.run(begin())
    again = opens(folder)

    async def go_on() -> None:
        page = await turned_to(again, "Challenges")
        (row,) = [row for row in page.rows.rows if row.gameId]
        by_reader(again, f"Continue: {row.title}")
        await seated(again)
        assert again.table.goal.value.title == row.title
        assert again.table._table.turns[0].seat == CHANCE
        await left(again)

    again.run(go_on())
    assert len(folder.games) == 1


def test_it_is_read_in_every_language_and_escape_leads_back(opens: Opens, calendar: Calendar) -> None:
    window = opens(MemoryFolder(MARA))

    async def script() -> None:
        await turned_to(window)
        for language, words in (("de", "Dienstag, 17. November 2026"), ("fr", "mardi 17 novembre 2026")):
            window.settings.setProperty("language", language)
            await window.settled()
            names = [heard.name for heard in window.heard()]
            assert any(words in name for name in names), language
            assert sum("11" in name or "ovembre" in name or "ovember" in name for name in names) >= 17
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: window.of("StartPage"), "the start")

    window.run(script())


def test_on_the_disk_a_day_keeps_its_try(opens: Opens, calendar: Calendar, tmp_path: Path) -> None:
    def opened() -> OpenWindow:
        return OpenWindow(lambda: Folder(tmp_path), Inline(), QUIET)

    async def begin(window: OpenWindow) -> None:
        await turned_to(window)
        by_reader(window, "Play")
        await seated(window)

    async def look(window: OpenWindow) -> None:
        page = await turned_to(window)
        await Until(lambda: page.today.value.measures, "what others made of it")
        assert [cell.state for cell in page.today.cells.rows if cell.current] == ["given-up"]

    with opened() as window:
        window.run(begin(window))
    folder = Folder(tmp_path)
    ((card, _),) = folder.occasions()
    folder.abandon(card.id)
    folder.close()
    with opened() as window:
        window.run(look(window))
    folder = Folder(tmp_path)
    assert folder.kept_review(f"day-{calendar.day}")
    folder.close()


class ByLevel(Inline):
    """Everybody plays as the table says."""

    async def __call__(self, game_id: str, player: Any, question: Question) -> Any:
        return brain(game_id, str(player.more["level"])).choose(question)
