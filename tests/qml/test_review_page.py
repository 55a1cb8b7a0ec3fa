"""A game is looked back at in the window: the curve, the dearest decisions as puzzles, fairness."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any, ClassVar, cast

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtQuick import QQuickItem

from speicherstadt_app.ai.accuracy import stamp
from speicherstadt_app.ai.answers import Answer, answer
from speicherstadt_app.ai.review import Looking, Review, review
from speicherstadt_app.ai.review_form import to_text
from speicherstadt_app.engine.record import Player, Record
from speicherstadt_app.engine.rules import Action
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.speicherstadt.rules.chance import Chances, chances_of
from speicherstadt_app.play.looking_back import Tell
from speicherstadt_app.ui.lookback import fairness as fairness_page
from speicherstadt_app.ui.lookback import review as review_page
from speicherstadt_app.ui.lookback.review import key_of
from speicherstadt_app.words.phrases import percentage
from tests.ai.recorded import random_game
from tests.play.players import Kept
from tests.qml.conftest import MARA, Opens
from tests.qml.open_window import OpenWindow, Until, act, kind_of
from tests.ui.memory_folder import MemoryFolder


@cache
def played() -> Record:
    """Two who decide by lot: there is much to find."""
    record = random_game(2, 5)
    mara = Player("Mara", "human", {"profile": MARA.id})
    return replace(record, players=(mara, Player("Ada", "ai", {"level": "random"})))


@cache
def found() -> Review:
    back = review(played())
    assert back
    return back


def kept() -> str:
    """What is kept of it."""
    return to_text(found(), key_of(played()), stamp(played().game))


@cache
def part() -> Review:
    """What is found on the way."""
    looking = Looking(played())
    assert looking.go_on(most=12) is None
    return looking.so_far()


class Looks:
    """Whoever looks back, at once but for reviews: these wait until they are allowed."""

    made: ClassVar[list[Looks]] = []

    def __init__(self) -> None:
        self.allowed = asyncio.Event()
        self.reviews = 0
        self.broken_off = 0
        self.closed = 0
        Looks.made.append(self)

    def done(self) -> float:
        return 0.4

    async def review(self, record: Record, tell: Tell | None = None) -> Review:
        self.reviews += 1
        if tell:
            tell(part())
        try:
            await self.allowed.wait()
        except asyncio.CancelledError:
            self.broken_off += 1
            raise
        return found()

    async def answer(self, record: Record, ply: int, tried: tuple[Action, ...]) -> Answer | None:
        return answer(record, ply, tried)

    async def chances(self, records: Sequence[Record]) -> list[tuple[Chances, ...] | None]:
        return [chances_of(record) for record in records]

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch) -> MemoryFolder:
    Looks.made = []
    for page in (review_page, fairness_page):
        monkeypatch.setattr(page, "looks_back_here", Looks)
    there = MemoryFolder(MARA)
    kept = Kept(played(), 18)
    kept.writer.finished = played()
    there.games["g1"] = kept
    return there


@pytest.fixture
def reviewed(folder: MemoryFolder) -> MemoryFolder:
    folder.reviews["g1"] = kept()
    return folder


def model(window: OpenWindow, page: str = "review") -> Any:
    return window.app.model(page)


async def opened(window: OpenWindow) -> None:
    window.app.open("review", "g1")
    await Until(lambda: window.of("ReviewPage") and model(window).now.value.gameId, "the review is there")
    await window.settled()


def test_a_review_is_made_in_the_background_waits_for_whoever_leaves_and_is_kept(
    opens: Opens, folder: MemoryFolder
) -> None:
    window = opens(folder)

    async def script() -> None:
        window.app.open("review", "g1")
        await Until(lambda: Looks.made and Looks.made[0].reviews == 1 and window.of("ReviewPage"), "it has begun")
        (looks,) = Looks.made
        await Until(lambda: model(window).now.value.progress == looks.done(), "one sees how far it is")
        now = model(window).now.value
        assert [len(line["xs"]) for line in now.lines] == [len(part().curve)] * 2, "the curve grows"
        assert max(now.lines[0]["xs"]) < 0.2, "on a scale as long as the whole game"
        told = {now.latest, now.latestWhen, f"{len(part().decisions)} decisions looked at"}
        await Until(lambda: told <= set(window.texts()), "and what is looked at")
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: looks.broken_off == 1 and window.of("StartPage"), "nothing goes on behind other pages")
        assert not looks.closed, "nothing that was worked out is forgotten"
        window.app.open("review", "g1")
        await Until(lambda: looks.reviews == 2)
        looks.allowed.set()
        await Until(lambda: model(window).now.value.gameId == "g1")
        await window.settled()
        assert window.of("CurvePlot")
        assert folder.reviews["g1"] == kept(), "it opens at once the next time"
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: looks.closed, "now nobody is needed any more")

    window.run(script())


def test_what_was_judged_without_the_learned_values_is_judged_again_with_them(
    opens: Opens, folder: MemoryFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as damaged:
        damaged.setattr(review_page, "flaw", lambda _: "What the computer players have learned is damaged.")
        folder.reviews["g1"] = kept()
    window = opens(folder)

    async def script() -> None:
        window.app.open("review", "g1")
        await Until(lambda: Looks.made and Looks.made[0].reviews == 1, "what was kept doesn't count")
        Looks.made[0].allowed.set()
        await Until(lambda: model(window).now.value.gameId == "g1")
        assert folder.reviews["g1"] == kept()

    window.run(script())


def test_the_dearest_decision_is_tried_again_at_a_real_table(
    opens: Opens, reviewed: MemoryFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opens(reviewed)
    dearest = found().seats[0].dearest
    number = next(n for n, decision in enumerate(dearest, start=1) if decision.phase in {"demand", "purchase"})
    decision = dearest[number - 1]
    cues: list[str] = []
    monkeypatch.setattr(type(window.app._heard), "play", lambda _self, cue, _step=0: cues.append(cue))

    async def script() -> None:
        await opened(window)
        assert not Looks.made, "what was kept is not looked for again"
        shown = model(window).now.value.dearest
        assert [one["ply"] for one in shown] == [one.ply for one in dearest]
        name = f"Try again: {shown[number - 1]['spoken']}"
        act(window.button(name))
        await Until(lambda: model(window).puzzle.table is not None and window.of("Prompt"), "the table is set")
        await window.settled()
        puzzle: Any = model(window).puzzle
        assert list(puzzle.table._table.record().moves) == list(played().moves[: decision.ply])
        assert not [each for each in window.heard() if each.name == "Hint"], "nothing is told before the try"
        token = played_token(decision.best[0], decision.phase)
        puzzle.table.choose(token)
        puzzle.table.confirm()
        await Until(lambda: puzzle.value.answered, "it is answered")
        await window.settled()
        assert puzzle.value.good
        assert puzzle.value.verdict.startswith("Right!")
        assert cues[-1:] == ["won"], "it is praised to the ear, too"
        assert not puzzle.table, "nobody plays on there"
        texts = window.texts()
        reasons = [choice["why"] for choice in puzzle.value.choices if choice["why"]]
        assert len(set(reasons)) == len(reasons) > 0, "each reason once"
        assert model(window).sight.log.rows, "the log of the game stays"
        for choice in puzzle.value.choices:
            assert {choice["text"], choice["share"]} <= set(texts)
        window.click(window.button("Try again"))
        await Until(lambda: puzzle.table is not None)
        await window.settled()
        puzzle.table.choose(played_token(decision.played[0], decision.phase))
        puzzle.table.confirm()
        await Until(lambda: puzzle.value.answered)
        assert not puzzle.value.good
        assert puzzle.value.verdict == f"As it was played: it costs {100 * decision.loss:.1f} % of a win."
        await window.settled()
        window.click(window.button("Back to the review"))
        await Until(lambda: window.of("CurvePanel"), "back at the review")
        await window.settled()
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: window.of("StartPage"), "the keys are those of the page again")
        await opened(window)
        act(window.button(name))
        await Until(lambda: model(window).puzzle.table is not None)
        # Here the window is closed.

    window.run(script())


def test_costly_decision_names_the_better_move_with_its_chance(opens: Opens, reviewed: MemoryFolder) -> None:
    window = opens(reviewed)

    async def script() -> None:
        await opened(window)
        texts = window.texts()
        rows = model(window).now.value.dearest
        assert rows
        for row, decision in zip(rows, found().seats[0].dearest, strict=True):
            assert row["better"].startswith("Better: Mara ")
            assert row["better"].endswith(f" ({percentage(decision.best_share)})")
            assert row["what"] not in row["better"]
            assert row["better"] in texts
            assert row["better"] in row["spoken"]

    window.run(script())


@pytest.mark.parametrize("by_key", [False, True])
def test_review_has_the_keys_again_after_the_answer_of_a_puzzle(
    opens: Opens, reviewed: MemoryFolder, *, by_key: bool
) -> None:
    """The sheet with the answer is still fading out when the puzzle below it is gone."""
    window = opens(reviewed, motion="full")
    motion = cast(QObject, window.engine.singletonInstance("Theme", "Motion"))

    async def script() -> None:
        await opened(window)
        act(window.button(f"Try again: {model(window).now.value.dearest[0]['spoken']}"))
        await Until(lambda: model(window).puzzle.table is not None and window.of("Prompt"), "the table is set")
        await window.settled()
        motion.setProperty("stilled", False)
        try:
            window.click(window.button("Show the answer"))
            await Until(lambda: "Back to the review" in window.texts(), "it is answered")
            await Until(lambda: is_solid(window.button("Back to the review")), "the sheet is there")
            if by_key:
                window.press(Qt.Key.Key_Escape)
                await Until(lambda: "Back to the review" not in window.texts(), "the sheet is closed")
                window.press(Qt.Key.Key_Escape)
            else:
                window.click(window.button("Back to the review"))
            await Until(lambda: window.of("CurvePanel"), "back at the review")
            await Until(lambda: "Back to the review" not in window.texts(), "the sheet is gone")
            await window.settled()
        finally:
            motion.setProperty("stilled", True)
        window.press(Qt.Key.Key_Escape)
        await window.settled()
        assert window.page == "start"

    window.run(script())


def is_solid(item: QQuickItem | None) -> bool:
    """Nothing of it fades any more."""
    while item is not None and item.opacity() == 1:
        item = item.parentItem()
    return item is None


def played_token(action: Action, phase: str) -> str:

    text = find("speicherstadt").rules(played().setup).text(0, action)
    return text.removeprefix("0 ") if phase == "demand" else {"0 buy": "offer", "0 pass": "pass"}[text]


def test_the_curve_is_read_by_keys_and_by_ear_and_as_a_table(opens: Opens, reviewed: MemoryFolder) -> None:
    window = opens(reviewed)

    async def script() -> None:
        await opened(window)
        now = model(window).now.value
        (plot,) = window.of("CurvePlot")
        plot.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        window.press(Qt.Key.Key_Home, Qt.Key.Key_Right)
        assert plot.property("at") == 1
        assert now.told[1]["title"] in window.texts()
        heard = next(each for each in window.heard() if kind_of(each.thing) == "CurvePlot")
        assert heard.description == now.told[1]["title"]
        window.click(window.button("Table"))
        await window.settled()
        rows = [each.name for each in window.heard()]
        assert {row["spoken"] for row in now.table} <= set(rows), "every figure can be heard"
        assert {row["spoken"] for row in now.skill} <= set(rows)
        window.click(window.button("Picture"))
        for language, title in (
            ("de", "Siegchance, Runde für Runde"),
            ("fr", "Chances de victoire, manche par manche"),
        ):
            window.settings.setProperty("language", language)
            await window.settled()
            assert title in window.texts()
        plot.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        window.press(Qt.Key.Key_End, Qt.Key.Key_Return)
        await Until(lambda: window.of("ReplayPage"), "Enter leads there")

    window.run(script())


def test_everybody_sees_what_chance_brought_and_whether_the_promise_was_kept(
    opens: Opens, folder: MemoryFolder
) -> None:
    window = opens(folder)

    async def script() -> None:
        window.app.open("fairness", "g1")
        await Until(lambda: model(window, "fairness").now.value.rows and window.of("FairnessPage"), "all is counted")
        await window.settled()
        now = model(window, "fairness").now.value
        assert now.games == 1
        mine, theirs = chances_of(played())
        assert [row["text"].partition(";")[0] for row in now.rows] == [
            str(round(one.seen)).replace("-", "\N{MINUS SIGN}")
            for one in (mine.cubes, theirs.cubes, mine.fires, theirs.fires)
        ]
        heard = {each.name for each in window.heard()}
        assert {row["spoken"] for row in now.rows} <= heard
        assert now.promise in heard
        assert "chances" in folder.reviews, "counted once"
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: window.of("StartPage"))

    window.run(script())
