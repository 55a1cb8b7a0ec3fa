"""Away from the table: games go into the trash and come back, people change places, a game that is over goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtQuick import QQuickItem

from speicherstadt_app.engine.record import Player
from speicherstadt_app.play.suiting import Suited
from tests.qml.conftest import MARA, Opens
from tests.qml.open_window import OpenWindow, Until, act, name_of
from tests.qml.playing import Game, Mouse, Reader, play_out
from tests.ui.memory_folder import MemoryFolder, Someone

TWO = [Player("Mara", "human"), Player("Kontor", "ai", {"level": "random"})]
FRIENDS = [Player("Mara", "human"), Player("Ben", "human")]
BEN = Someone("p2", "Ben", "hook")


async def left_behind(window: OpenWindow, players: list[Player], decisions: int) -> Game:
    """A game that was begun, and the start page again."""
    game = Game(window, Mouse(), Random(decisions))
    await game.begin(players, decisions)
    await game.play(decisions)
    window.app.back()
    await Until(lambda: window.page == "start" and window.of("StartPage"))
    await window.settled()
    return game


def names(window: OpenWindow) -> list[str]:
    return [heard.name for heard in window.heard()]


def press(window: OpenWindow, name: str) -> None:
    """The thing to press of which this is the name or its beginning."""
    act(next(heard.thing for heard in window.heard() if heard.pressed_by_reader and heard.name.startswith(name)))


async def page(window: OpenWindow, key: Qt.Key, kind: str) -> None:
    window.press(key)
    await Until(lambda: window.of(kind))
    await window.settled()


def test_a_game_goes_into_the_trash_comes_back_and_goes_on(opens: Opens) -> None:
    folder = MemoryFolder(MARA)
    window = opens(folder)

    async def script() -> None:
        await left_behind(window, TWO, 3)
        await left_behind(window, FRIENDS, 4)
        moves = folder.record("g2").moves
        await page(window, Qt.Key.Key_G, "GamesPage")
        games = window.model("games").property("rows")
        assert [row.gameId for row in games.rows] == ["g2", "g1"]
        window.click(window.button("Move to the trash; kept for thirty days"))
        await Until(lambda: len(games.rows) == 1)
        assert len(folder.trashed) == 1
        (gone,) = folder.trashed
        press(window, "Trash")
        await Until(lambda: [row.gameId for row in games.rows] == [gone], "it lies in the trash")
        await window.settled()
        assert not [name for name in names(window) if name.startswith("Open")], "it has to be brought back first"
        press(window, "Restore: ")
        await Until(lambda: not games.rows and not folder.trashed)
        press(window, "In progress")
        await Until(lambda: {row.gameId for row in games.rows} == {"g1", "g2"}, "it is back")
        await window.settled()
        press(window, next(name for name in names(window) if name.startswith("Open: ") and "Ben" in name))
        await Until(lambda: window.of("TablePage"))
        await Game(window, Mouse(), Random(1)).asked()
        assert window.table._table.record().moves == moves

    window.run(script())


def test_whoever_plays_now_finds_his_own_window(opens: Opens) -> None:
    """Language, size and light are those of a person, and change with him."""
    folder = MemoryFolder(MARA, BEN)
    window = opens(folder)

    async def script() -> None:
        await page(window, Qt.Key.Key_P, "ProfilesPage")
        press(window, "Play as Ben")
        await Until(lambda: window.model("profiles").property("currentName") == "Ben")
        await window.settled()
        window.settings.setProperty("language", "de")
        window.settings.setProperty("textSize", 150)
        await window.settled()
        assert "Wer spielt?" in names(window)
        press(window, "Als Mara spielen")
        await Until(lambda: window.model("profiles").property("currentName") == "Mara")
        await Until(lambda: window.settings.value.language == "en")
        await window.settled()
        assert window.settings.value.textSize == 100
        assert "Play as Ben" in names(window)
        assert (folder.kept["p2"].language, folder.kept["p2"].textSize) == ("de", 150)
        assert folder.last == "p1"

    window.run(script())


def test_somebody_new_is_entered_by_keys_and_a_bad_name_is_refused(opens: Opens) -> None:
    folder = MemoryFolder(MARA)
    window = opens(folder)

    async def script() -> None:
        await page(window, Qt.Key.Key_P, "ProfilesPage")
        press(window, "New player")
        await Until(lambda: "Name" in names(window), "the sheet is open")
        await window.settled()
        window.press(Qt.Key.Key_Space, Qt.Key.Key_Return)
        await window.settled()
        assert len(folder.people()) == 1, "a space is no name"
        window.press(Qt.Key.Key_Backspace, Qt.Key.Key_D, Qt.Key.Key_A, Qt.Key.Key_N, Qt.Key.Key_Return)
        await Until(lambda: [person.name for person in folder.people()][1:] == ["dan"])
        await window.settled()

    window.run(script())


async def see_the_table(window: OpenWindow) -> None:
    window.click(window.button("More"))
    await window.settled()
    window.click(window.button("See the table"))


def test_after_the_end_the_same_cards_come_again_or_others(opens: Opens) -> None:
    folder = MemoryFolder(MARA)
    window = opens(folder, listView=True)

    async def script() -> None:
        game = Game(window, Reader(), Random(3))
        await game.begin(TWO, 3)
        await game.play()
        await Until(lambda: window.of("EndPanel"))
        await window.settled()
        first = game.record()
        await see_the_table(window)
        await Until(lambda: not window.of("EndPanel") and window.of("HarbourSheet"), "the table is looked at once more")
        totals = [player["total"] for player in game.table.end.value.players]
        assert [strip.score for strip in sorted(game.table.players.rows, key=lambda strip: strip.seat)] == totals
        await window.settled()
        for key in (None, Qt.Key.Key_Escape, Qt.Key.Key_Return):
            if key is None:
                window.click(window.button("Final count"))
            else:
                window.press(key)
            await Until(lambda: window.of("EndPanel"))
            await window.settled()
            await see_the_table(window)
            await Until(lambda: not window.of("EndPanel"))
            await window.settled()
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: window.of("EndPanel"))
        await window.settled()
        for name, same in (("Same cards again", True), ("New game", False)):
            if same:
                window.click(window.button("More"))
                await window.settled()
            window.click(window.button(name))
            await Until(lambda: game.table and not game.table.over and game.table.myTurn, "another game has begun")
            await window.settled()
            begun = game.record()
            assert [player.name for player in begun.players] == [player.name for player in first.players]
            chance = [text for text in begun.moves if text.startswith("*")]
            assert ([text for text in first.moves if text.startswith("*")][: len(chance)] == chance) is same
            if same:
                await play_out(window)
        assert len(folder.games) == 3

    window.run(script())


def test_the_final_count_is_counted_once_and_then_found_as_it_was(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA), listView=True)

    async def script() -> None:
        game = Game(window, Reader(), Random(3))
        await game.begin(TWO, 3)
        await game.play()
        await Until(lambda: window.of("EndPanel"))
        await window.settled()
        window.settings.setProperty("speed", "normal")
        await see_the_table(window)
        await Until(lambda: not window.of("EndPanel"))
        await window.settled()
        window.press(Qt.Key.Key_Escape)
        await Until(
            lambda: window.of("ScoreSheet") and not window._builds(), "it is there, and nothing has been counted"
        )
        assert window.of("ScoreSheet")[0].property("counted")
        await window.settled()

    window.run(script())


def test_a_friend_who_sits_down_is_named_at_once(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA))

    async def script() -> None:
        window.app.navigate("new")
        await Until(lambda: window.of("NewGamePage"))
        await window.settled()
        game: Any = window.model("newGame")
        window.click(window.button(f"Change seat 2: {game.seats.rows[1].name}"))
        await window.settled()
        window.click(window.button("Let a friend play here"))
        await window.settled()
        window.press(Qt.Key.Key_B, Qt.Key.Key_O)
        assert [seat.name for seat in game.seats.rows][1] == "bo"

    window.run(script())


def who_suits(level: str) -> MemoryFolder:
    """Mara has played some games, and the last table was set with brokers."""
    folder = MemoryFolder(MARA)
    folder.figures.suits["p1"] = Suited(dict.fromkeys(range(2, 6), level), games=5, won=1, fair=1.25)
    chairs = [{"kind": "human", "name": ""}, {"kind": "ai", "character": "miser", "level": "broker"}]
    folder.setup = json.dumps({"chairs": chairs, "first": "chance"})
    return folder


@pytest.mark.parametrize("how", ["mouse", "keys", "reader"])
@pytest.mark.parametrize("text", [100, 200])
def test_the_level_that_suits_is_taken_with_one_tap(opens: Opens, how: str, text: int) -> None:
    window = opens(who_suits("clerk"), textSize=text)

    async def script() -> None:
        window.app.navigate("new")
        await Until(lambda: window.of("NewGamePage") and "Suits you: Clerk" in window.texts())
        await window.settled()
        game: Any = window.model("newGame")
        await window.settled()
        assert game.level == "broker"
        button = window.button("Suits you: Clerk")
        assert button.height() >= 48
        (heard,) = (heard for heard in window.heard() if heard.name == "Suits you: Clerk")
        assert heard.description == "You won 1 of your last 5 games against the computer; a fair share would be 25 %"
        assert heard.pressed_by_reader
        match how:
            case "mouse":
                scroll_to(window, button)
                window.click(button)
            case "reader":
                act(heard.thing)
            case _:
                button.forceActiveFocus(Qt.FocusReason.TabFocusReason)
                window.press(Qt.Key.Key_Return)
        await window.settled()
        assert game.level == "clerk"
        assert window.page == "new", "it was not taken for the key that starts"
        assert "Suits you: Clerk" not in window.texts()
        assert "This level suits you" in window.texts()
        focused = window.focused
        assert focused is not None
        assert focused.isVisible()
        assert name_of(focused).partition(" ·")[0] in {"Clerk", "Strength: Clerk"}, "the keys set levels now"
        if focused.inherits("QQuickAbstractButton"):
            window.press(Qt.Key.Key_Return)
            await Until(lambda: window.page == "table", "and Enter starts")

    window.run(script())


def scroll_to(window: OpenWindow, item: QQuickItem) -> None:
    """Until it is in view, as with the wheel."""
    view = next(up for up in parents(item) if up.inherits("QQuickFlickable"))
    view.setProperty("contentY", item.mapToItem(view.property("contentItem"), QPointF()).y() - 100)


def parents(item: QQuickItem) -> Iterator[QQuickItem]:
    up = item.parentItem()
    while up is not None:
        yield up
        up = up.parentItem()


def test_a_scroll_bar_shows_how_much_is_in_view(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA))
    window.app.navigate("settings")
    window.settle()
    bars = window.of("ScrollBar")
    assert bars
    for bar in bars:
        thumb: QQuickItem = bar.property("contentItem")
        assert thumb.height() == pytest.approx((bar.height() - 4) * bar.property("size"), abs=2)


@pytest.mark.parametrize("size", [(1280, 680), (800, 1280)], ids=str)
def test_whatever_is_written_on_the_start_page_has_its_room(opens: Opens, size: tuple[int, int]) -> None:
    window = opens(MemoryFolder(MARA))
    window.window.resize(*size)

    async def script() -> None:
        await Until(lambda: window.of("StartPage") and "Learn" in window.texts())
        await window.settled()
        (start,) = window.of("StartPage")
        written = [item for item in window.items(start) if item.inherits("QQuickText") and item.isVisible()]
        assert {"Learn", "Statistics", "Settings"} <= {item.property("text") for item in written}
        for item in written:
            assert not item.property("text") or item.width() > 0, item.property("text")

    window.run(script())
