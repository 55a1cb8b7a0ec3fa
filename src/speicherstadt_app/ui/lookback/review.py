"""The page on which a finished game is looked back at: what was good, what was a mistake, and what was luck."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import takewhile
from typing import Any, Final

from PySide6.QtCore import Property, QCoreApplication, QTimer, Slot

from speicherstadt_app import __version__
from speicherstadt_app.ai.accuracy import stamp
from speicherstadt_app.ai.answers import Answer
from speicherstadt_app.ai.brains import flaw
from speicherstadt_app.ai.review import Review as Found
from speicherstadt_app.ai.review_form import from_text, to_text
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.record import Record
from speicherstadt_app.engine.rules import Action, Seat
from speicherstadt_app.play.looking_back import Chances, LooksBack, looks_back_here
from speicherstadt_app.ui.data_folder import DataFolder
from speicherstadt_app.ui.lookback.curve import Curve
from speicherstadt_app.ui.lookback.puzzle import Puzzle, PuzzleValues, Trial, answer_of
from speicherstadt_app.ui.lookback.replay import my_seat, seats_of
from speicherstadt_app.ui.lookback.review_words import (
    columns,
    dearest,
    luck,
    lucky,
    no_dearest,
    skill,
    story_of_winner,
    when_words,
)
from speicherstadt_app.ui.lookback.story import Eyes, Story, ply_of
from speicherstadt_app.ui.lookback.working import Working
from speicherstadt_app.ui.pages import Page, PageContext, Played
from speicherstadt_app.ui.panorama import panorama_of
from speicherstadt_app.ui.table.presenter import EndValues
from speicherstadt_app.ui.table.still import Sight
from speicherstadt_app.ui.values import Records, Values, for_qml
from speicherstadt_app.words.phrases import filled

LOOK_EVERY: Final = 100
"""Milliseconds between two looks at how far a review is."""


@dataclass(frozen=True, slots=True)
class ReviewValues:
    working: bool = False
    progress: float = 0.0
    looked: str = ""
    """How many decisions have been looked at …"""
    left: str = ""
    """… and how long the others may take."""
    latestArt: str = ""
    latestWhen: str = ""
    latest: str = ""
    """What was looked at last."""
    wrong: str = ""
    gameId: str = ""
    """Empty until there is something to see."""
    note: str = ""
    panorama: dict[str, Any] = field(default_factory=dict)
    seats: Records = field(default_factory=list)
    who: int = 0
    """Whose decisions are looked at, as a place in `seats`."""
    lines: Records = field(default_factory=list)
    scale: Records = field(default_factory=list)
    bands: Records = field(default_factory=list)
    """The chapters behind the curve."""
    happenings: Records = field(default_factory=list)
    """What the game marks on its way."""
    rounds: int = 0
    fair: float = 0.0
    told: Records = field(default_factory=list)
    table: Records = field(default_factory=list)
    dearest: Records = field(default_factory=list)
    marks: Records = field(default_factory=list)
    """Where the dearest decisions lie on the curve."""
    noDearest: str = ""
    columns: Records = field(default_factory=list)
    skill: Records = field(default_factory=list)
    luck: Records = field(default_factory=list)
    """What chance brought everybody of each thing that the game counts, where that isn't told by deal."""
    story: str = ""
    """Of who won."""
    players: Records = field(default_factory=list)
    sources: Records = field(default_factory=list)


@for_qml
class ReviewNow(Values[ReviewValues], values=ReviewValues):
    pass


@for_qml
class Review(Page):
    def __init__(self, context: PageContext, looking: Callable[[], LooksBack] | None = None) -> None:
        super().__init__(context)
        self._now = ReviewNow(ReviewValues(), self)
        self._puzzle = Puzzle(self)
        self._sight = Sight(self)
        self._make: Final = looking or looks_back_here
        self._looking: LooksBack | None = None
        self._about = ""
        self._story: Story | None = None
        self._found: Found | None = None
        self._chances: Chances = ()
        self._working: Working | None = None
        self._curve: Curve | None = None
        self._me: Seat = 0
        self._asked: tuple[int, Answer] | None = None
        self._trial: Trial | None = None
        self._work: asyncio.Task[None] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_EVERY)
        self._timer.timeout.connect(self._look)

    @Property(ReviewNow, constant=True)
    def now(self) -> ReviewNow:
        return self._now

    @Property(Puzzle, constant=True)
    def puzzle(self) -> Puzzle:
        return self._puzzle

    @Property(Sight, constant=True)
    def sight(self) -> Sight:
        """The position of the puzzle, once it is answered."""
        return self._sight

    # As a page

    @property
    def played(self) -> Played | None:
        return Played(self._story.record.game, self._story.record.options) if self._story else None

    def open(self, about: str) -> None:
        """About a game, by its id."""
        about = about or self._about
        if about and (about != self._now.value.gameId):
            self._about = about
            self._begin(self._load(about))

    def leave(self) -> None:
        """What was not found out yet is broken off, to be continued when the page is opened again."""
        self._end_work()
        if self._puzzle.value.open:
            self.context.tasks.begin(self._close_puzzle())
        if self._looking is not None and self._now.value.gameId:
            self._looking.close()

    def retranslate(self) -> None:
        self._show()
        if self._working is not None:
            self._watch(self._working.found)
        if self._asked is not None:
            self._show_answer(*self._asked)

    def stop(self) -> None:
        self._end_work()
        if self._trial is not None:
            self._trial.break_off()
        if self._looking is not None:
            self._looking.close()

    # What QML may do

    @Slot(int)
    def look(self, seat: int) -> None:
        """At whose decisions."""
        if self._story is not None and 0 <= seat < len(self._story.record.players):
            self._me = seat
            self._show()

    @Slot(int)
    def ask(self, number: int) -> None:
        """Puts the decision of that number, counted from 1, once more."""
        dear = self._found.seats[self._me].dearest if self._found else ()
        if 0 < number <= len(dear):
            self._begin(self._put(number))

    @Slot()
    def giveUp(self) -> None:
        """Shows the answer without a try."""
        if self._puzzle.value.open and not self._puzzle.value.answered:
            self._tried(())

    @Slot()
    def closePuzzle(self) -> None:
        self._end_work()
        self.context.tasks.begin(self._close_puzzle())

    @Slot(int)
    def replay(self, ply: int) -> None:
        self.context.open("replay", f"{self._about}@{ply}")

    # Looking back

    async def _load(self, game_id: str) -> None:
        self._now.show(ReviewValues(working=True))
        self._story = self._found = self._curve = None
        told = await self.context.threads.ask(lambda folder: _kept(folder, game_id))
        if isinstance(told, str) or told is None:
            self._now.show(ReviewValues(wrong=told or _unreadable()))
            return
        story, found = told
        if not story.card.open and not story.over:
            self._now.show(ReviewValues(wrong=_still_secret()))
            return
        person = self.context.profiles.current
        self._me = my_seat(story.record, person.id if person else "")
        self._now.show(replace(self._now.value, panorama=panorama_of(story.record.game)))
        if found is None:
            self._working = Working(story, self._me)
            self._watch(self._working.found)
            self._timer.start()
            try:
                found = await self._worker().review(story.record, self._watch)
            except EngineError:
                self._now.show(ReviewValues(wrong=_nobody_judges(story)))
                return
            finally:
                self._timer.stop()
                self._working = None
            text = to_text(found, key_of(story.record), stamp(story.record.game))
            await self.context.threads.ask(lambda folder: folder.keep_review(game_id, text))
        self._chances = await self.context.threads.ask(lambda _: lucky(story)) or ()
        self._sight.open(story.record.game, story.rules)
        self._story, self._found, self._curve = story, found, Curve(story, found)
        self._now.show(replace(self._now.value, working=False, gameId=game_id))
        self._show()
        self.context.announce(QCoreApplication.translate("Review", "The review is ready."), False)

    @Slot()
    def _look(self) -> None:
        if self._looking is not None and self._working is not None:
            done = self._looking.done()
            self._now.show(replace(self._now.value, progress=done, left=self._working.left(done)))

    def _watch(self, found: Found) -> None:
        """It is shown as far as it is."""
        if self._working is not None:
            self._working.found = found
            self._now.show(replace(self._now.value, **self._working.values()))

    def _worker(self) -> LooksBack:
        if self._looking is None:
            self._looking = self._make()
        return self._looking

    def _begin(self, doing: Coroutine[Any, Any, None]) -> None:
        """One thing at a time; what was begun before is not wanted any more."""
        self._end_work()
        self._work = asyncio.ensure_future(doing)
        self.context.tasks.begin(_until(self._work))

    def _end_work(self) -> None:
        self._timer.stop()
        if self._work is not None:
            self._work.cancel()
            self._work = None
        if not self._now.value.gameId:
            self._now.show(ReviewValues())

    # Showing

    def _show(self) -> None:
        story, found, curve = self._story, self._found, self._curve
        if story is None or found is None or curve is None:
            return
        count = self._sheet(story) if found.over else EndValues()
        dear = dearest(story, found, self._me)
        self._now.show(
            replace(
                self._now.value,
                note=count.sentence.rstrip("."),
                seats=seats_of(story),
                who=self._me,
                lines=curve.lines(self._me),
                scale=curve.scale(),
                bands=curve.bands(),
                happenings=curve.happenings(),
                rounds=curve.rounds,
                fair=1 / len(story.record.players),
                told=curve.told(),
                table=curve.table(),
                dearest=dear,
                marks=[
                    {"number": one["number"], "spot": curve.spot_after(one["ply"]), "spoken": one["spoken"]}
                    for one in dear
                ],
                noDearest="" if dear else no_dearest(story.names[self._me]),
                columns=columns(story, found),
                skill=skill(story, found),
                luck=luck(story, self._chances),
                story=story_of_winner(story) if found.over else "",
                players=count.players,
                sources=count.lines,
            )
        )

    def _sheet(self, story: Story) -> EndValues:
        """Every point of a game that is over, with its source."""
        ply, eyes = len(story.turns), story.eyes(self._me)[0]
        return self._sight.end_at(
            story.view(ply, eyes),
            story.looks(self._me, eyes),
            story.seen(ply, eyes),
            story.rules.outcome(story.state(ply)),
        )

    def _show_then(self, story: Story, ply: int) -> None:
        """How the one who decided saw it."""
        eyes = Eyes(self._me)
        self._sight.show_view(story.view(ply, eyes), story.looks(self._me, eyes, ply), story.seen(ply, eyes))
        lines = story.told(eyes, full=self.context.settings.value.logDetail == "full")
        self._sight.show_log(list(takewhile(lambda line: line.heading or ply_of(line) < ply, lines)))

    # A decision once more

    async def _put(self, number: int) -> None:
        await self._close_puzzle()
        story, found = self._story, self._found
        assert story is not None
        assert found is not None
        decision = found.seats[self._me].dearest[number - 1]
        name = story.names[self._me]
        trial = Trial(story.record, decision.ply, self._me, self.context.settings, self._tried, self)
        trial.shown.announced.connect(self.context.announce)
        self._trial = trial
        self._puzzle.put(trial.shown)
        self._puzzle.show(
            PuzzleValues(
                open=True,
                number=number,
                last=len(found.seats[self._me].dearest),
                title=when_words(story, decision),
                question=filled(QCoreApplication.translate("Review", "What would you do in the place of %1?"), name),
            )
        )

    def _tried(self, actions: tuple[Action, ...]) -> None:
        if self._puzzle.value.open and not self._puzzle.value.thinking:
            self._puzzle.show(replace(self._puzzle.value, thinking=True))
            self._begin(self._answer(actions))

    async def _answer(self, actions: tuple[Action, ...]) -> None:
        story, found = self._story, self._found
        assert story is not None
        assert found is not None
        ply = found.seats[self._me].dearest[self._puzzle.value.number - 1].ply
        answer = await self._worker().answer(story.record, ply, actions)
        if answer is None:
            return
        self._show_then(story, ply)
        await self._end_trial()
        self._show_answer(ply, answer)
        self.context.announce(self._puzzle.value.verdict, True)

    def _show_answer(self, ply: int, answer: Answer) -> None:
        assert self._story is not None
        self._asked = (ply, answer)
        self._show_then(self._story, ply)
        self._puzzle.show(answer_of(self._puzzle.value, self._story, ply, answer, self._story.names))

    async def _close_puzzle(self) -> None:
        self._asked = None
        self._puzzle.show(PuzzleValues())
        await self._end_trial()

    async def _end_trial(self) -> None:
        trial, self._trial = self._trial, None
        if trial is not None:
            self._puzzle.put(None)
            await trial.close()


def key_of(record: Record) -> str:
    """What a review is about, and by whom: the same moves are judged alike by the same version alone, and by that only
    with the same learned values."""
    judge = (__version__, stamp(record.game), str(flaw(record.game)))
    about = "\n".join((*judge, record.game, str(record.rules), str(sorted(record.options.items())), *record.moves))
    return sha256(f"{len(record.players)} {record.first}\n{about}".encode()).hexdigest()


def _kept(folder: DataFolder, game_id: str) -> tuple[Story, Found | None] | str:
    """The game, and its review if it was kept; or why there is none."""
    try:
        story = Story(folder.record(game_id))
    except EngineError:
        return _unreadable()
    text = folder.kept_review(game_id)
    return story, None if text is None else from_text(text, key_of(story.record))


def _still_secret() -> str:
    return QCoreApplication.translate(
        "Review", "This game is still going and holds secrets: you can review it once it is over."
    )


def _nobody_judges(story: Story) -> str:
    text = QCoreApplication.translate(
        "Review", "Nobody here can judge moves in %1 yet. The replay shows the whole game."
    )
    return filled(text, story.card.title)


def _unreadable() -> str:
    return QCoreApplication.translate("Review", "This game can't be read: it may be damaged, or of another version.")


async def _until(work: asyncio.Task[None]) -> None:
    """What goes wrong is told; being stopped is no error."""
    await asyncio.wait([work])
    if not work.cancelled():
        work.result()
