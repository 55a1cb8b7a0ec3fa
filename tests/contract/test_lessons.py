"""The lessons of every game are followed in the window by clicks: those with secrets and of choices made at the same
time, too."""

from __future__ import annotations

import pytest

from speicherstadt_app.ui.learn.course import course_of
from tests.contract.conftest import Opens
from tests.contract.every import GAMES
from tests.qml.conftest import MARA
from tests.qml.learning import Watchful, first_lesson, learns
from tests.qml.open_window import Until
from tests.qml.playing import Mouse
from tests.ui.memory_folder import MemoryFolder

FOLLOWED = {"speicherstadt", "venedig"}
"""Newcomers follow their lessons and play a first game: tests/qml/test_learning.py, tests/games/venedig/table."""
OTHERS = [game for game in GAMES if game not in FOLLOWED]
BEGINNING = 2
"""Lessons of each game that are followed in every run."""


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

    async def script() -> None:
        await Until(lambda: found.page == "start")
        found.app.open("lessons", game)
        await first_lesson(found)
        await learns(Watchful(found, Mouse()), course, most)

    found.run(script())
