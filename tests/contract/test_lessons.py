"""The lessons of every game are followed in the window by clicks: those with secrets and of choices made at the same
time, too."""

from __future__ import annotations

import pytest

from speicherstadt_app.ui.learn.course import Say, course_of
from speicherstadt_app.ui.learn.lessons import Lessons
from tests.contract.conftest import Opens
from tests.contract.every import GAMES
from tests.qml.conftest import MARA
from tests.qml.open_window import Until
from tests.qml.playing import Mouse
from tests.qml.test_learning import Learner
from tests.ui.memory_folder import MemoryFolder

FOLLOWED = "speicherstadt"
"""Its lessons are followed in tests/qml/test_learning.py."""
OTHERS = [game for game in GAMES if game != FOLLOWED]
BEGINNING = 2
"""Lessons of each game that are followed in every run."""


class Reader(Learner):
    """Reads with open eyes: what it reads is not laid over what the game stops at."""

    def step(self) -> None:
        cue = self.lesson._cue
        if self.lesson.value.onward and isinstance(cue, Say) and not cue.moment and not self.lesson.value.over:
            assert not self.window.table.at_moment, cue.key
        value, thing = self.lesson.value, self.guide.property("thing")
        if value.onward or value.at:
            super().step()
        else:
            assert thing is not None, f"nothing is ringed with “{value.text}”"
            self.hand.press(self.window, value.token, thing)


@pytest.mark.parametrize("game", OTHERS)
def test_somebody_who_only_follows_the_ring_learns_how_a_game_begins(window: Opens, game: str) -> None:
    follow(window, game, BEGINNING)


@pytest.mark.long
@pytest.mark.parametrize("game", OTHERS)
def test_somebody_who_only_follows_the_ring_comes_to_the_end(window: Opens, game: str) -> None:
    follow(window, game, None)


def follow(window: Opens, game: str, most: int | None) -> None:
    course = course_of(game)
    if course is None:
        return
    found = window(MemoryFolder(MARA))
    lessons = course.lessons[:most]

    async def script() -> None:
        learner = Reader(found, Mouse())
        await Until(lambda: found.page == "start")
        found.app.open("lessons", game)
        await Until(lambda: found.of("LessonsPage"))
        page = found.app.model("lessons")
        assert isinstance(page, Lessons)
        page.goOn()
        for number, lesson in enumerate(lessons, 1):
            await learner.begun(number)
            await learner.follow()
            moves = found.table._table.record().moves
            assert sorted(moves) == sorted(lesson.script.moves[: lesson.stop])
            if number < len(lessons):
                learner.press(learner.lesson.value.onward)

    found.run(script())
