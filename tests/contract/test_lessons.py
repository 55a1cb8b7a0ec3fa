"""The lessons of a game with secrets and of choices made at the same time are followed in the window by clicks."""

from __future__ import annotations

from speicherstadt_app.ui.learn.course import course_of
from speicherstadt_app.ui.learn.lessons import Lessons
from tests.contract.conftest import Opens
from tests.qml.conftest import MARA
from tests.qml.open_window import Until
from tests.qml.playing import Mouse
from tests.qml.test_learning import Learner
from tests.ui.memory_folder import MemoryFolder


def test_somebody_who_only_follows_the_ring_comes_to_the_end(window: Opens, fixture_game: str) -> None:
    course = course_of(fixture_game)
    assert course is not None
    found = window(MemoryFolder(MARA))

    async def script() -> None:
        learner = Learner(found, Mouse())
        await Until(lambda: found.page == "start")
        found.app.open("lessons", fixture_game)
        await Until(lambda: found.of("LessonsPage"))
        page = found.app.model("lessons")
        assert isinstance(page, Lessons)
        page.goOn()
        for number, lesson in enumerate(course.lessons, 1):
            await learner.begun(number)
            await learner.follow()
            moves = found.table._table.record().moves
            assert sorted(moves) == sorted(course.script.moves[: lesson.stop])
            if number < len(course.lessons):
                learner.press(learner.lesson.value.onward)

    found.run(script())
