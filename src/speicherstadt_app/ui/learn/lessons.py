"""The page of the lessons of a game: which there are, how far somebody is in them, and the way to the next."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot

from speicherstadt_app import words
from speicherstadt_app.engine.record import Player
from speicherstadt_app.games.registry import card, find
from speicherstadt_app.play.pace import Pace
from speicherstadt_app.play.scripted import FollowsMoves, RiggedDealer
from speicherstadt_app.play.start import begin
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.play.thinking import AskBrain
from speicherstadt_app.ui.home.profiles import seat_facts
from speicherstadt_app.ui.learn.course import Course, course_of, courses, note_of, told_in
from speicherstadt_app.ui.pages import Page
from speicherstadt_app.ui.panorama import panorama_of
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.table.lesson import Lesson, Ways
from speicherstadt_app.ui.values import for_qml
from speicherstadt_app.words.phrases import counted, filled, sentences

if TYPE_CHECKING:
    from speicherstadt_app.ui.data_folder import DataFolder
    from speicherstadt_app.ui.pages import PageContext
    from speicherstadt_app.ui.table.live import Table

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
    """How far somebody is: the lessons done, and in which one they were asked last, at which ply."""

    done: frozenset[int] = frozenset()
    number: int = 0
    ply: int = 0

    def next(self, count: int) -> int:
        """Of so many lessons the one that was begun, else the first that was not done; 0 when all are."""
        if self.number:
            return self.number
        return next((number for number in range(1, count + 1) if number not in self.done), 0)

    def to_text(self, count: int) -> str:
        """Of so many lessons."""
        learnt = not self.next(count)
        return json.dumps({"done": sorted(self.done), "number": self.number, "ply": self.ply, "learnt": learnt})


def read_progress(text: str, count: int) -> Progress:
    """In so many lessons; what makes no sense is no progress."""
    numbers = range(1, count + 1)
    try:
        data: Any = json.loads(text or "{}")
        done = frozenset(number for number in data.get("done", ()) if number in numbers)
        number, ply = data.get("number", 0), data.get("ply", 0)
    except (ValueError, AttributeError, TypeError, RecursionError):
        return Progress()
    known = isinstance(ply, int) and number in numbers
    return Progress(done, number if known else 0, ply if known else 0)


@for_qml
class Lessons(Page):
    changed = Signal()

    def __init__(self, context: PageContext) -> None:
        super().__init__(context)
        self._rows = RowModel(LessonRow, lambda row: row.number, self)
        self._progress = Progress()
        self._has_finished = True
        self._taught = False
        self._chosen = False
        """Whether somebody has said whose lessons are shown."""
        self._game = next(iter(courses()), "")
        self._course = course_of(self._game) if self._game else None
        context.profiles.currentChanged.connect(self.look)
        self.look()
        self._show()

    # What QML sees

    @Property(QObject, constant=True)
    def rows(self) -> QObject:
        return self._rows

    @Property(list, constant=True)
    def titles(self) -> list[str]:
        """Of the games that bring lessons; a choice only if there are several."""
        return [card(game).title for game in courses()]

    @Property(int, notify=changed)
    def game(self) -> int:
        """Whose lessons are shown, as a place among the titles."""
        return courses().index(self._game) if self._course else -1

    @Property(dict, notify=changed)
    def panorama(self) -> dict[str, Any]:
        return panorama_of(self._game if self._course else "")

    @Property(str, notify=changed)
    def note(self) -> str:
        """'5 real games, two minutes each'"""
        count = self._count
        return counted(QCoreApplication.translate("Lessons", "%n short lesson(s)", "", count), count)

    @Property(str, notify=changed)
    def art(self) -> str:
        """A drawing for the first game of one's own."""
        return self._course.art if self._course else ""

    @Property(bool, notify=changed)
    def offered(self) -> bool:
        """Whether somebody is new here, and may like to be taught."""
        return not self._has_finished and self._next > 0

    @Property(str, notify=changed)
    def teacherArt(self) -> str:
        """The face of whoever gives the next lesson."""
        teacher = self._teacher()
        return words.of(self._game).cast.character_art(teacher) if teacher else ""

    @Property(str, notify=changed)
    def teacherName(self) -> str:
        teacher = self._teacher()
        return words.of(self._game).cast.character_full_name(teacher) if teacher else ""

    def _teacher(self) -> str:
        lessons = self._course.lessons if self._course else ()
        return lessons[max(0, self._next - 1)].teacher if lessons else ""

    @Property(int, notify=changed)
    def next(self) -> int:
        return self._next

    @Property(str, notify=changed)
    def where(self) -> str:
        """'lesson 3 of 5', and of which game where there are several."""
        if not self._next:
            return QCoreApplication.translate("Lessons", "lessons and rules")
        if len(courses()) > 1:
            named = QCoreApplication.translate("Lessons", "%1: lesson %2 of %3", "%1 is a game")
            return filled(named, card(self._game).title, self._next, self._count)
        text = QCoreApplication.translate("Lessons", "lesson %1 of %2")
        return filled(text, self._next, self._count)

    # What QML may do

    @Property(bool, notify=changed)
    def taught(self) -> bool:
        """The last lesson has just ended: what follows is a game of one's own."""
        return self._taught

    @Slot(int)
    def chooseGame(self, number: int) -> None:
        """The lessons of that game, counted from 0."""
        if 0 <= number < len(courses()):
            self._turn_to(courses()[number])

    @Slot(int)
    def start(self, number: int) -> None:
        """A lesson: where it was left, if it is the one that was begun."""
        course = self._course
        if course is None or not 1 <= number <= self._count:
            return
        ply = self._progress.ply if number == self._progress.number else course.lessons[number - 1].start
        self._sit_down(course, number, ply)

    @Slot()
    def goOn(self) -> None:
        self.start(self._next or 1)

    @Slot()
    def play(self) -> None:
        """A first game of one's own, against the weakest of all."""
        if self._course is not None:
            self._play(self._course)

    # What Python does

    def open(self, about: str) -> None:
        """About a game, by its id."""
        self._taught = False
        if about and about != self._game:
            self._turn_to(about)
        else:
            self.look()

    def _turn_to(self, game: str) -> None:
        self._chosen = True
        if game in courses():
            self._game, self._course = game, course_of(game)
            self._progress = Progress()
            self._show()
            self.look()

    def retranslate(self) -> None:
        self._show()

    @Slot()
    def look(self) -> None:
        """How far the one who plays now is."""
        person = self.context.profiles.current
        if person is not None and self._course is not None:
            self.context.tasks.begin(self._look(person.id, self._game))

    async def _look(self, person_id: str, game: str) -> None:
        found = await self.context.threads.ask(
            lambda folder: (
                {each: folder.noted(person_id, note_of(each)) for each in courses()},
                folder.has_finished(person_id),
            )
        )
        if found is None or game != self._game:
            return
        notes, self._has_finished = found
        if not self._chosen:
            game = _begun(notes) or game
            self._game, self._course = game, course_of(game)
        self._progress = read_progress(notes[game], self._count)
        self._show()

    @property
    def _count(self) -> int:
        return len(self._course.lessons) if self._course else 0

    @property
    def _next(self) -> int:
        return self._progress.next(self._count)

    def _show(self) -> None:
        if course := self._course:
            texts = course.texts
            rows = [
                self._row(number, texts[lesson.key], lesson.teacher) for number, lesson in enumerate(course.lessons, 1)
            ]
            self._rows.show(rows)
        self.changed.emit()

    def _row(self, number: int, texts: Any, teacher: str) -> LessonRow:
        state, said = "", ""
        if number == self._progress.number:
            state, said = "begun", QCoreApplication.translate("Lessons", "begun")
        elif number in self._progress.done:
            state, said = "done", QCoreApplication.translate("Lessons", "done")
        title, note = texts["title"], texts["note"]
        name = filled(QCoreApplication.translate("Lesson", "Lesson %1"), number)
        art = words.of(self._game).cast.character_art(teacher)
        return LessonRow(number, title, note, state, said, art, sentences(f"{name}: {title}", note, said))

    def _learner(self) -> Player:
        person = self.context.profiles.current
        if person is None:
            return Player(QCoreApplication.translate("Lessons", "You"), "human")
        return Player(person.name, "human", seat_facts(person))

    def _play(self, course: Course) -> None:
        players = course.script.seated(self._learner(), course.first_opponent)
        seed = secrets.randbelow(MOST_SEED)
        game, options = find(course.script.game), course.script.setup.options

        def opened(store: DataFolder | None, thinker: AskBrain, pace: Pace) -> PlayedTable:
            return begin(game, players, seed, thinker, store=store, pace=pace, options=options)

        self.context.sit_down(opened, None)

    def _sit_down(self, course: Course, number: int, ply: int) -> None:
        lesson = course.lessons[number - 1]
        script = lesson.script
        players = script.seated(self._learner())
        played: list[PlayedTable] = []

        def opened(_store: DataFolder | None, thinker: AskBrain, pace: Pace) -> PlayedTable:
            game = find(script.game)
            dealer = RiggedDealer(game, script.setup, script.moves)
            follows = FollowsMoves(dict(enumerate(script.moves)), thinker)
            # Nobody keeps it: a lesson is no game of anybody's.
            moves = course.moves_before(number, ply)
            table = PlayedTable(game, dealer, players, follows, moves=moves, pace=pace)
            played[:] = [table]
            return table

        def dressed(table: Table) -> None:
            cast = words.of(script.game).cast
            teacher = cast.character_full_name(lesson.teacher) or cast.character_title(lesson.teacher)
            opponent = next(player.name for seat, player in enumerate(players) if seat != script.learner)
            names = (teacher, opponent)
            Lesson(course, number, table, played[0], names, self._ways(number))

        self.context.sit_down(opened, dressed)

    def _ways(self, number: int) -> Ways:
        def onward() -> None:
            if number < self._count:
                self.start(number + 1)
            else:
                self._finish()

        def keep(ply: int, over: bool) -> None:
            done = self._progress.done | ({number} if over else set())
            self._keep(Progress(done) if over else Progress(done, number, ply))

        def skip() -> None:
            # What was only skipped is not done.
            self._keep(Progress(self._progress.done))
            onward()

        return Ways(onward=onward, skip=skip, keep=keep, announce=self.context.announce)

    def _finish(self) -> None:
        """After the last lesson: back to the page, where a first game waits."""
        self.context.get_up()
        self.context.open("lessons", self._game)
        self._taught = True
        self._show()

    def _keep(self, progress: Progress) -> None:
        self._progress = progress
        self._show()
        person = self.context.profiles.current
        if person is not None:
            text = progress.to_text(self._count)
            self.context.tasks.begin(self._keep_of(person.id, note_of(self._game), text))

    async def _keep_of(self, person_id: str, note: str, text: str) -> None:
        await self.context.threads.ask(lambda folder: folder.note(person_id, note, text))


def _begun(notes: Mapping[str, str]) -> str:
    """The first game of whose lessons some were taken and some are left."""
    begun = (game for game, text in notes.items() if told_in(text, "number") or told_in(text, "done"))
    return next((game for game in begun if not told_in(notes[game], "learnt")), "")
