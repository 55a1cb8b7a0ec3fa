"""Somebody who has never seen the program learns this game and plays a first one, by nothing but what is shown."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest

from speicherstadt_app.ai.brain import Answer, Question, Stop, never
from speicherstadt_app.ai.random_brain import RandomBrain
from speicherstadt_app.engine.record import replay
from speicherstadt_app.games import registry
from speicherstadt_app.ui.learn.course import Course, course_of
from tests.games.venedig.table.conftest import Opens
from tests.play.players import Inline
from tests.qml.learning import Watchful, first_lesson, learns_and_begins
from tests.qml.open_window import OpenWindow, Until
from tests.qml.playing import Mouse, on_table
from tests.ui.memory_folder import MemoryFolder

COURSE = cast("Course", course_of("venedig"))
DEALS = 7
"""A first game in which everything that is taught comes, but for the four who live on others."""
KINDS = {"keep", "choose", "take", "pile", "mark", "build"}
MOST_PRESSES = 1_000
NO_PROPOSALS = {"pass", "advise", "turn", "drop"}


class Hasty:
    """An opponent who drives piles whenever there is a card for it, and else draws lots: the game is soon over."""

    def choose(self, question: Question, stop: Stop = never) -> Answer:
        texts = {action: question.rules.text(question.seat, action) for action in question.legal}
        drives = [action for action, text in texts.items() if text.partition(" ")[2].startswith("choose driver")]
        return RandomBrain().choose(replace(question, legal=drives) if drives else question, stop)


class Beginner:
    """Presses the green button as soon as it can be pressed, and before that something that has just lit up."""

    def __init__(self, window: OpenWindow, random: Random) -> None:
        self.window = window
        self.random = random

    @property
    def table(self) -> Any:
        return self.window.table

    async def plays(self) -> None:
        seen: set[str] = set()
        for _ in range(MOST_PRESSES):
            await Until(self.may_press, "something can be pressed")
            if self.table.over:
                return
            there = on_table(self.window)
            lit = {token for token in there if token not in NO_PROPOSALS}
            token = "yes" if "yes" in lit else self.random.choice(sorted(lit - seen or lit))
            seen = lit
            self.window.click(there[token])
            await Until(
                lambda: not self.table.session.doing.tasks and not self.table.session.following, f"{token} is done"
            )
        raise AssertionError("the game never ends")

    def may_press(self) -> bool:
        """Also to go on from what the game stops at."""
        return bool(self.table.over or self.table.session.moments.event is not None or self.table._table.asked)


async def shown_how(window: OpenWindow) -> None:
    """From the greeting to the first lesson of this game."""
    await Until(lambda: window.of("WelcomePage"), "a newcomer is greeted")
    await window.settled()
    window.click(window.button("No, show me how"))
    await Until(lambda: window.of("LessonsPage"), "lessons are next")
    await window.settled()
    (games,) = window.of("Choice")
    window.click(games)
    await window.settled()
    window.click(window.button(registry.card("venedig").title))
    await window.settled()
    await first_lesson(window)


def test_a_newcomer_who_only_follows_the_lessons_finishes_a_game(opens: Opens, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("speicherstadt_app.ui.learn.lessons.secrets.randbelow", lambda _: DEALS)
    folder = MemoryFolder()
    window = opens(folder, thinker=Inline(Hasty()), greets=True)

    async def script() -> None:
        await shown_how(window)
        (person,) = folder.somebody
        await learns_and_begins(Watchful(window, Mouse()), COURSE, folder, person.id)
        await Beginner(window, Random(5)).plays()
        await Until(lambda: window.of("Podium"), "the podium")
        await window.settled()
        ranking = window.table.end.value.ranking
        assert [row["place"] for row in ranking] == [1, 2, 3]
        assert [row["name"] for row in ranking if row["story"] in window.texts()] == [row["name"] for row in ranking]
        record = window.table._table.record()
        await Until(lambda: folder.games["g1"].writer.finished == record, "the game is kept")
        assert replay(record, registry.find).over
        assert folder.has_finished(person.id)
        assert not folder.games["g1"].assisted, "it counts as a game without help"
        assert {move.split()[1] for move in record.moves if move.startswith("0 ")} >= KINDS

    window.run(script())
