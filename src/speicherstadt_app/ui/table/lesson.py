"""A lesson at the table: says its sentences one after the other, points at what they speak of, and narrows what can be
chosen. What is legal it leaves to the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Slot

from speicherstadt_app import words
from speicherstadt_app.engine.rules import CHANCE, Seat
from speicherstadt_app.play import notices
from speicherstadt_app.ui.learn.course import Ask, Course, Cue, Say, numbers_of
from speicherstadt_app.ui.long_texts import with_numbers
from speicherstadt_app.ui.table.pauses import LESSON, Holding
from speicherstadt_app.ui.values import Values, for_qml
from speicherstadt_app.words.phrases import filled

if TYPE_CHECKING:
    from speicherstadt_app.play.table import Table as PlayedTable
    from speicherstadt_app.ui.table.live import Table


@dataclass(frozen=True, slots=True)
class LessonValues:
    number: int = 0
    count: int = 0
    title: str = ""
    teacher: str = ""
    art: str = ""
    text: str = ""
    place: str = ""
    """'3 of 9': which of its sentences."""
    step: int = 0
    steps: int = 0
    at: str = ""
    """A part of the table that the sentence speaks of; empty where `token` says it."""
    token: str = ""
    """What is to be pressed next."""
    asks: bool = False
    over: bool = False
    onward: str = ""
    """The word on the button that goes on; empty while something at the table is asked for."""


@dataclass(frozen=True, slots=True)
class Ways:
    """Where a lesson leads."""

    onward: Callable[[], object]
    """To the next lesson, or after the last one to the page where a first game waits."""
    skip: Callable[[], object]
    keep: Callable[[int, bool], object]
    """Told how many moves were played when something is asked, and whether the lesson is over."""
    announce: Callable[[str, bool], object]


class Teaching:
    """What a table has to do with a lesson, if there is one."""

    def __init__(self, holding: Holding) -> None:
        self._holding = holding
        self.lesson: Lesson | None = None

    @property
    def only(self) -> tuple[str, ...] | None:
        """The moves that the lesson lets choose from, if it narrows them."""
        return None if self.lesson is None else self.lesson.only

    @property
    def why(self) -> str:
        return "" if self.lesson is None else self.lesson.why

    def bars(self, chosen: str, allows: Callable[[str, Sequence[str]], bool]) -> str | None:
        """What the lesson has against it; None: nothing."""
        only = self.only
        return None if only is None or allows(chosen, only) else self.why

    def reads_on(self) -> bool:
        """Going on at the table means to read on, while there is something to read."""
        return self.lesson is not None and self.lesson.reads_on()

    def wait_for_reader(self) -> None:
        """As long as something is to be read."""
        if self.lesson is not None and self.lesson.holds:
            self._holding.add(LESSON)
        else:
            self._holding.drop(LESSON)

    def point(self, next_token: Callable[[Sequence[str]], str]) -> None:
        """Tells the lesson what has to be pressed next for the moves that it asks for."""
        if self.lesson is not None:
            self.lesson.point(next_token(self.only or ()))


@for_qml
class Lesson(Values[LessonValues], values=LessonValues):
    def __init__(
        self, course: Course, number: int, table: Table, played: PlayedTable, names: tuple[str, str], ways: Ways
    ) -> None:
        """Lessons are counted from 1; `names` are those of teacher and opponent."""
        super().__init__(LessonValues(), table)
        self._course = course
        self._number = number
        self._lesson = course.lessons[number - 1]
        self._script = self._lesson.script
        self._table = table
        self._played = played
        self._names = names
        self._ways = ways
        self._cues: tuple[Cue, ...] = ()
        self._place = -1
        self._at = 0
        self._heard = ""
        self._saying = False
        self._kept = False
        self._ply = played.ply
        self._chooses = self._script.learner in played.actors
        table.learn(self)
        played.listen(self._hear)
        self._come_to(played.ply)

    # What QML may do

    @Slot()
    def next(self) -> None:
        """The sentence has been read."""
        if self.value.over:
            self._ways.onward()
        elif self._saying:
            self._at += 1
            self._show()

    @Slot()
    def skip(self) -> None:
        """To the next lesson, without the rest of this one."""
        self._ways.skip()

    # What the table asks

    @property
    def holds(self) -> bool:
        """Whether the table has to wait for a sentence to be read."""
        return self._saying

    @property
    def only(self) -> tuple[str, ...] | None:
        """The moves to choose from, without the seat: none while something is to be read first, None if any will do."""
        ply = self._ply
        if self._saying:
            return ()
        if not self._lesson.start <= ply < self._lesson.stop:
            return None
        seat, _, written = self._script.moves[ply].partition(" ")
        ask = self._lesson.asks(ply)
        asked = (*((written,) if seat == str(self._script.learner) else ()), *(ask.also if ask else ()))
        legal = {self._text(action) for action in self._played.legal(self._script.learner)}
        return tuple(move for move in asked if move in legal) or None

    @property
    def why(self) -> str:
        """Why something else can't be chosen now."""
        if self._saying:
            return QCoreApplication.translate("Lesson", "Read on first.")
        return QCoreApplication.translate("Lesson", "Use what is ringed.")

    def reads_on(self) -> bool:
        """Going on at the table means to read on, while there is something to read."""
        if self._saying and not self.value.over:
            self.next()
            return True
        return False

    def point(self, token: str) -> None:
        """The table shows itself anew; the token is what has to be pressed next."""
        if isinstance(self._cue, Say) and self._saying == self._waits(self._cue):
            # What everybody looked at has come, or has been seen.
            self._show()
            return
        lesson, cue = self._lesson, self._cue
        if isinstance(cue, Say) and not self._saying:
            cue = None
        keys = lesson.keys
        step = self.value.step if cue is None else keys.index(cue.key) + 1
        texts = self._course.texts[lesson.key]
        numbers = numbers_of(self._script.game, self._script.setup.options)
        blanks = {**numbers, "opponent": self._names[1]}
        asked = not self._saying
        self.show(
            LessonValues(
                number=self._number,
                count=len(self._course.lessons),
                title=texts["title"],
                teacher=self._names[0],
                art=words.of(self._script.game).cast.character_art(lesson.teacher),
                text=with_numbers(texts[keys[step - 1]], blanks) if step else "",
                place=filled(QCoreApplication.translate("Lesson", "%1 of %2"), step, len(keys)),
                step=step,
                steps=len(keys),
                at="" if cue is None else cue.at,
                token=token if asked and (cue is None or not cue.at) else "",
                asks=isinstance(cue, Ask) or (asked and bool(token)),
                over=self._is_last,
                onward=self._onward() if self._saying else "",
            )
        )

    def retranslate(self) -> None:
        self._show()

    # How it goes on

    @property
    def _cue(self) -> Cue | None:
        return self._cues[self._at] if self._at < len(self._cues) else None

    @property
    def _ended(self) -> bool:
        """The lesson ends where chance is to go on, or the game itself ends."""
        return self._played.ply >= self._lesson.stop and self._played.actors in {(), (CHANCE,)}

    @property
    def _is_last(self) -> bool:
        return self._ended and self._at >= len(self._cues) - 1

    def _hear(self, notice: notices.Notice) -> None:
        match notice:
            case notices.MovePlayed(turn):
                self._follow(turn.seat)
            case notices.GameFinished():
                self._come_to(self._played.ply)
            case notices.MovesTakenBack():
                self._follow(CHANCE, back=True)
            case notices.DecisionAsked():
                self._ways.keep(self._ply, False)
                self._show()

    def _follow(self, seat: Seat, *, back: bool = False) -> None:
        """Where several choose at the same time, it is still the learner's choice that others have chosen before."""
        learner = self._script.learner
        chose = self._chooses
        self._chooses = learner in self._played.actors
        if not (chose and self._chooses and seat not in {CHANCE, learner}):
            self._ply = self._played.ply
            self._come_to(self._ply, back=back)

    def _come_to(self, ply: int, *, back: bool = False) -> None:
        """What was said before a move need not be said again when it is taken back."""
        place = self._lesson.stop if self._ended else ply if ply < self._lesson.stop else -1
        if place == self._place:
            return
        self._place = place
        self._cues = self._lesson.cues.get(place, ())
        self._at = next((n for n, cue in enumerate(self._cues) if isinstance(cue, Ask)), 0) if back else 0
        self._show()

    def _show(self) -> None:
        cue = self._cue
        self._saying = isinstance(cue, Say) and not self._waits(cue)
        if self._ended and cue is not None and not (isinstance(cue, Say) and cue.moment):
            self._table.forget_moment()
        self._table.wait_for_reader()
        self._table.refresh()
        if self._is_last and not self._kept:
            self._kept = True
            self._ways.keep(self._played.ply, True)
        if cue is not None and self.value.text != self._heard:
            self._heard = self.value.text
            self._ways.announce(self._heard, True)

    def _waits(self, cue: Say) -> bool:
        """What hides the table is looked at first, and has no sentence laid over it that speaks of something else."""
        return not cue.moment and not self._ended and self._table.at_moment

    def _onward(self) -> str:
        if not self._is_last:
            return QCoreApplication.translate("Lesson", "Next")
        if self._number < len(self._course.lessons):
            return filled(QCoreApplication.translate("Lesson", "Lesson %1"), self._number + 1)
        return QCoreApplication.translate("Lesson", "Done")

    def _text(self, action: int) -> str:
        return self._played.rules.text(self._script.learner, action).partition(" ")[2]
