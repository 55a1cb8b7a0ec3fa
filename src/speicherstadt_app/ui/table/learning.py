"""What a lesson and its table have to do with each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal

from speicherstadt_app.games.speicherstadt.table.narrowing import leads, next_token
from speicherstadt_app.ui.table.face import Face
from speicherstadt_app.ui.table.lesson import Lesson
from speicherstadt_app.ui.table.pauses import LESSON, Holding

if TYPE_CHECKING:
    from speicherstadt_app.games.speicherstadt.table.scene import Scene


class Learner(Face):
    """A table at which somebody may be taught."""

    lessonChanged = Signal()
    refused = Signal(str, arguments=["why"])

    _holding: Holding

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lesson: Lesson | None = None

    @Property(Lesson, notify=lessonChanged)
    def lesson(self) -> Lesson | None:
        return self._lesson

    def learn(self, lesson: Lesson) -> None:
        self._lesson = lesson
        self.lessonChanged.emit()

    @property
    def only(self) -> tuple[str, ...] | None:
        """The moves that a lesson lets choose from, if there is one that narrows them."""
        return None if self._lesson is None else self._lesson.only

    @property
    def only_why(self) -> str:
        return "" if self._lesson is None else self._lesson.why

    def bars(self, chosen: str, allows: Callable[[str, tuple[str, ...]], bool] = leads) -> bool:
        """Whether the lesson is against what was chosen: then it says so."""
        only = self.only
        if only is None or allows(chosen, only):
            return False
        self.refused.emit(self.only_why)
        return True

    def wait_for_reader(self) -> None:
        """As long as something is to be read."""
        if self._lesson is not None and self._lesson.holds:
            self._holding.add(LESSON)
        else:
            self._holding.drop(LESSON)

    def point(self, scene: Scene) -> None:
        """Tells the lesson what has to be pressed next."""
        if self._lesson is not None:
            cubes = [cube["token"] for source in self._shipping.came.rows for cube in source.cubes if cube["token"]]
            self._lesson.point(next_token(scene, scene.looks.only or (), cubes) if scene.looks.asked else "")
