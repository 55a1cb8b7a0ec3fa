"""The page of the lessons: which there are, how far somebody is in them, and the way from one to the next."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot

from speicherstadt_app.engine.record import Player
from speicherstadt_app.engine.rules import Setup
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.speicherstadt.extras.lessons import course
from speicherstadt_app.games.speicherstadt.extras.lessons.course import LESSONS
from speicherstadt_app.play.pace import Pace
from speicherstadt_app.play.scripted import FollowsMoves, RiggedDealer
from speicherstadt_app.play.start import begin
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.play.thinking import Thinker
from speicherstadt_app.ui.home.profiles import sign_of
from speicherstadt_app.ui.long_texts import language_now, texts_in
from speicherstadt_app.ui.opponents import character_title, known_levels
from speicherstadt_app.ui.pages import Page
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.seats import EMBLEMS, GAME
from speicherstadt_app.ui.table.lesson import Lesson, Ways, moves_before
from speicherstadt_app.ui.values import for_qml
from speicherstadt_app.words.phrases import filled, sentences

if TYPE_CHECKING:
    from speicherstadt_app.ui.cabinet import Cabinet
    from speicherstadt_app.ui.pages import House
    from speicherstadt_app.ui.table.live import Table

NOTE: Final = "lessons"
FIRST_OPPONENT: Final = "grocer"
MOST_SEED: Final = 10**18


@dataclass(frozen=True, slots=True)
class LessonRow:
    number: int
    title: str
    note: str
    state: str
    """`done`, `begun` or nothing."""
    stateText: str
    art: str
    spoken: str


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody is: the lessons done, and in which one he was asked last, at which ply."""

    done: frozenset[int] = frozenset()
    number: int = 0
    ply: int = 0

    @property
    def next(self) -> int:
        """The one that was begun, else the first that was not done; 0 when all are."""
        if self.number:
            return self.number
        return next((number for number in range(1, len(LESSONS) + 1) if number not in self.done), 0)

    def to_text(self) -> str:
        return json.dumps({"done": sorted(self.done), "number": self.number, "ply": self.ply})


def read_progress(text: str) -> Progress:
    """What makes no sense is no progress."""
    try:
        data: Any = json.loads(text or "{}")
        done = frozenset(number for number in data.get("done", ()) if number in range(1, len(LESSONS) + 1))
        number, ply = data.get("number", 0), data.get("ply", 0)
    except (ValueError, AttributeError, TypeError, RecursionError):
        return Progress()
    known = isinstance(ply, int) and number in range(1, len(LESSONS) + 1)
    return Progress(done, number if known else 0, ply if known else 0)


@for_qml
class Lessons(Page):
    changed = Signal()

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._rows = RowModel(LessonRow, lambda row: row.number, self)
        self._progress = Progress()
        self._has_finished = True
        house.profiles.currentChanged.connect(self.look)
        self.look()
        self._show()

    # What QML sees

    @Property(QObject, constant=True)
    def rows(self) -> QObject:
        return self._rows

    @Property(bool, notify=changed)
    def offered(self) -> bool:
        """Whether somebody is new here, and may like to be taught."""
        return not self._has_finished and self._progress.next > 0

    @Property(int, notify=changed)
    def next(self) -> int:
        return self._progress.next

    @Property(str, notify=changed)
    def where(self) -> str:
        """'lesson 3 of 5'"""
        if not self._progress.next:
            return QCoreApplication.translate("Lessons", "lessons and rules")
        text = QCoreApplication.translate("Lessons", "lesson %1 of %2")
        return filled(text, self._progress.next, len(LESSONS))

    # What QML may do

    @Slot(int)
    def start(self, number: int) -> None:
        """A lesson: where it was left, if it is the one that was begun."""
        if not 1 <= number <= len(LESSONS):
            return
        ply = self._progress.ply if number == self._progress.number else LESSONS[number - 1].start
        self._sit_down(number, ply)

    @Slot()
    def goOn(self) -> None:
        self.start(self._progress.next or 1)

    @Slot()
    def play(self) -> None:
        """A first game of one's own, against the weakest of all."""
        players = [self._learner(), _opponent(FIRST_OPPONENT, known_levels()[0])]
        seed = secrets.randbelow(MOST_SEED)

        def opened(shelf: Cabinet | None, thinker: Thinker, pace: Pace) -> PlayedTable:
            return begin(find(GAME), players, seed, thinker, shelf=shelf, pace=pace)

        self.house.sit_down(opened, None)

    # What Python does

    def open(self, about: str) -> None:  # noqa: ARG002
        self.look()

    def retranslate(self) -> None:
        self._show()

    @Slot()
    def look(self) -> None:
        """How far the one who plays now is."""
        person = self.house.profiles.current
        if person is not None:
            self.house.tasks.begin(self._look(person.id))

    async def _look(self, person_id: str) -> None:
        found = await self.house.desk.ask(
            lambda cabinet: (cabinet.noted(person_id, NOTE), cabinet.has_finished(person_id))
        )
        if found is not None:
            self._progress, self._has_finished = read_progress(found[0]), found[1]
            self._show()

    def _show(self) -> None:
        texts = texts_in(course.FOLDER, language_now())
        self._rows.show([self._row(number, texts[lesson.key]) for number, lesson in enumerate(LESSONS, 1)])
        self.changed.emit()

    def _row(self, number: int, texts: Any) -> LessonRow:
        state, said = "", ""
        if number == self._progress.number:
            state, said = "begun", QCoreApplication.translate("Lessons", "begun")
        elif number in self._progress.done:
            state, said = "done", QCoreApplication.translate("Lessons", "done")
        title, note = texts["title"], texts["note"]
        name = filled(QCoreApplication.translate("Lesson", "Lesson %1"), number)
        art = f"characters/{LESSONS[number - 1].teacher}"
        return LessonRow(number, title, note, state, said, art, sentences(f"{name}: {title}", note, said))

    def _learner(self) -> Player:
        person = self.house.profiles.current
        if person is None:
            return Player(QCoreApplication.translate("Lessons", "You"), "human")
        return Player(person.name, "human", {"profile": person.id, "emblem": EMBLEMS[sign_of(person)]})

    def _sit_down(self, number: int, ply: int) -> None:
        players = (self._learner(), _opponent(course.OPPONENT, known_levels()[0]))
        moves = course.moves()
        played: list[PlayedTable] = []

        def opened(_shelf: Cabinet | None, thinker: Thinker, pace: Pace) -> PlayedTable:
            game = find(GAME)
            dealer = RiggedDealer(game, Setup(course.PLAYERS, course.FIRST), moves)
            follows = FollowsMoves(dict(enumerate(moves)), thinker)
            # Nobody keeps it: a lesson is no game of anybody's.
            table = PlayedTable(game, dealer, players, follows, moves=moves_before(number, ply), pace=pace)
            played[:] = [table]
            return table

        def dressed(table: Table) -> None:
            names = (character_title(LESSONS[number - 1].teacher), character_title(course.OPPONENT))
            Lesson(number, table, played[0], names, self._ways(number))

        self.house.sit_down(opened, dressed)

    def _ways(self, number: int) -> Ways:
        onward: Callable[[], object] = self.play if number == len(LESSONS) else lambda: self.start(number + 1)

        def keep(ply: int, over: bool) -> None:
            done = self._progress.done | ({number} if over else set())
            self._keep(Progress(done) if over else Progress(done, number, ply))

        def skip() -> None:
            self._keep(Progress(self._progress.done | {number}))
            onward()

        return Ways(onward=onward, skip=skip, keep=keep, announce=self.house.announce)

    def _keep(self, progress: Progress) -> None:
        self._progress = progress
        self._show()
        person = self.house.profiles.current
        if person is not None:
            self.house.tasks.begin(self._keep_of(person.id, progress.to_text()))

    async def _keep_of(self, person_id: str, text: str) -> None:
        await self.house.desk.ask(lambda cabinet: cabinet.note(person_id, NOTE, text))


def _opponent(character: str, level: str) -> Player:
    return Player(character_title(character), "ai", {"level": level, "character": character})
