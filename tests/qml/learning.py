"""Somebody who learns a game by its lessons, and does nothing but what they say and show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from speicherstadt_app.games import registry
from speicherstadt_app.ui.learn.course import Course, Say, note_of
from speicherstadt_app.ui.learn.lessons import Lessons, read_progress
from tests.qml.open_window import OpenWindow, Until, name_of
from tests.qml.playing import Hand, on_table
from tests.ui.memory_folder import MemoryFolder

FIRST_GAME = "Play your first game"
SLOTS = {"buy": "yes", "finish": "yes", "goOn": "yes"}


def lessons(window: OpenWindow) -> Lessons:
    found = window.app.model("lessons")
    assert isinstance(found, Lessons)
    return found


class Learner:
    """Presses the thing of the table that the ring is round."""

    def __init__(self, window: OpenWindow, hand: Hand) -> None:
        self.window = window
        self.hand = hand
        self.heard: list[str] = []

    @property
    def lesson(self) -> Any:
        return self.window.table.lesson

    @property
    def guide(self) -> QQuickItem:
        return self.window.of("LessonGuide")[0]

    def state(self) -> tuple[Any, ...]:
        table = self.window.table
        return self.lesson.value, table._table.ply, table.session.picks

    def is_ready(self) -> bool:
        """Something is to be read or to be done, and the window shows what: looking through it takes longest."""
        table = self.window.table
        if table is None or self.lesson is None:
            return False
        value = self.lesson.value
        if not value.onward and value.token != "goOn" and not (table._table.asked and self.lesson.only):
            return False
        guides = self.window.of("LessonGuide")
        return bool(guides) and bool(value.onward or value.at or guides[0].property("thing") is not None)

    async def follow(self) -> None:
        """To the end of the lesson."""
        await Until(self.is_ready, "the lesson begins")
        while not self.lesson.value.over:
            await self.advance()

    async def begun(self, number: int) -> None:
        await Until(lambda: self.is_ready() and self.lesson.value.number == number, f"lesson {number} begins")

    async def on(self, doing: Callable[[], None]) -> None:
        """Until something has come of it."""
        before = self.state()
        doing()
        await Until(lambda: self.state() != before, f"on from “{before[0].text}” {before[0].token}")

    async def advance(self) -> None:
        self.heard.append(self.lesson.value.text)
        await self.on(self.step)
        await Until(self.is_ready, f"something follows “{self.lesson.value.text}”")

    def step(self) -> None:
        value = self.lesson.value
        if value.onward:
            self.press(value.onward)
            return
        there = on_table(self.window)
        token = value.token or self.lesson.only[0]
        token = SLOTS.get(token, token)
        thing = self.guide.property("thing")
        assert thing is not None, f"nothing is shown with “{value.text}”"
        item = there[token]
        assert thing in (item, item.parentItem()) or thing.isAncestorOf(item) or item.isAncestorOf(thing)
        self.hand.press(self.window, token, item)

    def press(self, name: str) -> None:
        self.hand.press(self.window, name, self.window.button(name))


class Watchful(Learner):
    """Reads with open eyes: what it reads is not laid over what the game stops at. It presses wherever the ring is."""

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


async def first_lesson(window: OpenWindow) -> None:
    """From the page of the lessons."""
    await Until(lambda: window.of("LessonsPage"), "the lessons of that game")
    await window.settled()
    window.click(next(item for item in window.items() if name_of(item).startswith("Begin: ")))


async def learns(learner: Learner, course: Course, most: int | None = None) -> None:
    """All lessons from the first one on, each as it was thought out, or so many; the last word is still to be read."""
    listed = course.lessons[:most]
    # Where something is chosen at the same time, nobody has to be first.
    in_order: Callable[[Any], list[str]] = list if registry.card(course.script.game).open else sorted
    for number, lesson in enumerate(listed, 1):
        await learner.begun(number)
        await learner.follow()
        moves = learner.window.table._table.record().moves
        assert in_order(moves) == in_order(lesson.script.moves[: lesson.stop])
        if number < len(listed):
            learner.press(learner.lesson.value.onward)


async def learns_and_begins(learner: Learner, course: Course, folder: MemoryFolder, person: str) -> None:
    """All lessons, and then the first game that they lead to: by Enter, which is all it takes."""
    window = learner.window
    await learns(learner, course)
    learner.press(learner.lesson.value.onward)
    await Until(lambda: window.page == "lessons" and window.of("LessonsPage") and window.table is None, "the page")
    await window.settled()
    assert folder.games == {}, "a lesson is nobody's game, and no game begins unasked"
    assert window.focused is not None
    assert window.focused.property("text") == FIRST_GAME
    window.press(Qt.Key.Key_Return)
    await Until(lambda: folder.games and window.table and not window.of("LessonGuide"), "a game begins")
    assert folder.games["g1"].begun.game == course.script.game
    count = len(course.lessons)
    told = read_progress(folder.noted(person, note_of(course.script.game)), count)
    assert told.done == frozenset(range(1, count + 1))
