"""The page on which a recorded game is looked at again, decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, Slot

from speicherstadt_app import words
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.record import Record
from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.play.occasions.code import code_of, deal_of, in_groups
from speicherstadt_app.play.pace import Pace
from speicherstadt_app.play.start import branch
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.play.thinking import AskBrain
from speicherstadt_app.ui.data_folder import DataFolder
from speicherstadt_app.ui.lookback.parts import parts_of
from speicherstadt_app.ui.lookback.promise import promise_of, promise_words
from speicherstadt_app.ui.lookback.replay_words import branch_words, not_shown, origin_words
from speicherstadt_app.ui.lookback.story import WHOLE, Eyes, Story
from speicherstadt_app.ui.pages import Page, PageContext, Played
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.table.log import LogLine
from speicherstadt_app.ui.table.podium import Ending, ended_on
from speicherstadt_app.ui.table.presenter import Looks
from speicherstadt_app.ui.table.still import Sight
from speicherstadt_app.ui.values import Records, Values, for_qml
from speicherstadt_app.words.phrases import filled, sentences

RATES: Final = (1, 2, 4, 8)
END: Final = -1
"""In place of a ply: where the game is over."""
SLOWEST: Final = 1600
"""Milliseconds from one decision to the next at rate 1."""


@dataclass(frozen=True, slots=True)
class ReplayValues:
    loading: bool = True
    wrong: str = ""
    gameId: str = ""
    note: str = ""
    stop: int = 0
    last: int = 0
    where: str = ""
    ended: bool = False
    """The game is over where one is."""
    opensEnd: bool = False
    """It was opened, or has come by itself, to the end: the end sheet is what one wants to see."""
    code: str = ""
    told: str = ""
    """What was done last, in words."""
    asks: str = ""
    """Whose decision follows; at the end, how it ended."""
    line: int = -1
    """The newest row of the log that has happened."""
    playing: bool = False
    rate: int = 1
    canBranch: bool = False
    branchText: str = ""
    promise: str = ""
    origin: str = ""
    """That this game went on from another one."""
    seats: Records = field(default_factory=list)
    counter: int = 0
    """Whose counter is in front, as a place in `seats`."""
    eyes: list[str] = field(default_factory=list)
    """By whose eyes it may be looked at, in words; empty where there is no choice."""
    eye: int = 0
    """By whose eyes it is looked at, as a place among them."""
    turns: bool = False
    """Whether one may look from another seat."""
    seenBy: str = ""
    """That not everything is shown."""
    several: bool = False
    """It was played at several tables."""
    oneTable: bool = False
    """Of those only the decisions at the table of whose counter is in front are stepped through."""
    canSpread: bool = False
    """All of them may be seen side by side."""
    spread: bool = False
    """They are."""


@for_qml
class ReplayNow(Values[ReplayValues], values=ReplayValues):
    pass


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence of the log, with the ply of its move (-1: a heading), and the stop at which it has just happened."""

    line: LogLine
    ply: int
    stop: int


@for_qml
class Replay(Page):
    def __init__(self, context: PageContext) -> None:
        super().__init__(context)
        context.settings.logDetailChanged.connect(self.retranslate)  # type: ignore[attr-defined]
        context.profiles.currentChanged.connect(self._forget)
        self._now = ReplayNow(ReplayValues(), self)
        self._sight = Sight(self)
        self._log = RowModel(LogLine, lambda line: line.key, self)
        self._story: Story | None = None
        self._told: list[Told] = []
        self._me: Seat = 0
        self._eyes: Eyes = WHOLE
        self._choice: tuple[Eyes, ...] = (WHOLE,)
        self._about = ""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)

    @Property(ReplayNow, constant=True)
    def now(self) -> ReplayNow:
        return self._now

    @Property(Sight, constant=True)
    def sight(self) -> Sight:
        return self._sight

    @Property(QObject, constant=True)
    def log(self) -> QObject:
        return self._log

    # As a page

    @property
    def played(self) -> Played | None:
        return Played(self._story.record.game, self._story.record.options) if self._story else None

    def open(self, about: str) -> None:
        """About a game, by its id, from its beginning; `id@12`: as it lay behind 12 moves; `id@end`: how it ended."""
        self.pause()
        goes_on = self._story is not None and not self._story.over
        if about and (goes_on or about != self._about):
            self._story = None if goes_on else self._story
            self._about = about
            self.context.tasks.begin(self._load(*_parts(about)))

    def leave(self) -> None:
        self.pause()

    @Slot()
    def retranslate(self) -> None:
        if self._story is not None:
            self._tell()
            self._show(self._now.value.stop)

    def stop(self) -> None:
        self._timer.stop()

    # What QML may do

    @Slot(int)
    def go(self, stop: int) -> None:
        """To a stop, counted from 0."""
        self.pause()
        self._show(stop)

    @Slot(int)
    def step(self, by: int) -> None:
        self.go(self._next(self._now.value.stop, by))

    @Slot(bool)
    def keepToTable(self, keep: bool) -> None:
        """Of several tables, step through the decisions at that of whose counter is in front."""
        self._now.show(replace(self._now.value, oneTable=keep))
        self._show(self._now.value.stop)

    @Slot(bool)
    def spread(self, spread: bool) -> None:
        """All tables side by side."""
        self._now.show(replace(self._now.value, spread=spread))

    @Slot(int)
    def stepMine(self, by: int) -> None:
        """To the next or the last decision of whose counter is in front."""
        self._seek(by, lambda story, stop: story.decider(stop) == self._me)

    @Slot(int)
    def stepRound(self, by: int) -> None:
        """To the beginning of the next round; back to that of this one, or of the one before."""
        story, stop = self._story, self._now.value.stop
        if story is None:
            return
        number = story.round(story.stops[stop])
        if by < 0 and story.first_stop_of(number) == stop:
            number -= 1
        self.go(story.first_stop_of(max(1, number + (by > 0))))

    @Slot(int)
    def goToLine(self, row: int) -> None:
        """Where that sentence of the log has just happened."""
        if 0 <= row < len(self._told):
            self.go(self._told[row].stop)

    @Slot()
    def play(self) -> None:
        """On by itself; from the beginning, if it is at the end."""
        if self._story is None:
            return
        if self._now.value.stop == self._now.value.last:
            self._show(0)
        self._timer.start(SLOWEST // self._now.value.rate)
        self._now.show(replace(self._now.value, playing=True))

    @Slot()
    def pause(self) -> None:
        self._timer.stop()
        self._now.show(replace(self._now.value, playing=False))

    @Slot(int)
    def setRate(self, rate: int) -> None:
        if rate in RATES:
            self._now.show(replace(self._now.value, rate=rate))
            if self._timer.isActive():
                self._timer.start(SLOWEST // rate)

    @Slot(int)
    def look(self, seat: int) -> None:
        """Puts the counter of that place in front."""
        if self._story is None or not 0 <= seat < len(self._story.record.players):
            return
        if self._eyes.seat is not None and self._eyes.seat != seat:
            if Eyes(seat) not in self._choice:
                return
            self._eyes = Eyes(seat)
            self._tell()
        self._me = seat
        self._show(self._now.value.stop)

    @Slot(int)
    def see(self, number: int) -> None:
        """By other eyes, counted from 0."""
        if self._story is None or not 0 <= number < len(self._choice):
            return
        self._eyes = self._choice[number]
        self._me = self._me if self._eyes.seat is None else self._eyes.seat
        self._tell()
        self._show(self._now.value.stop)

    @Slot()
    def branch(self) -> None:
        """Sit down where this position lies and play on from there."""
        story, about = self._story, self._now.value.gameId
        if story is None or not self._now.value.canBranch:
            return
        self.pause()
        ply = story.stops[self._now.value.stop]

        def making(store: DataFolder | None, thinker: AskBrain, pace: Pace) -> PlayedTable:
            return branch(story.record, ply, thinker, origin=about, store=store, pace=pace)

        self.context.sit_down(making, None)

    # What Python does

    @Slot()
    def _forget(self) -> None:
        """Another person plays now, who may not have seen the same."""
        if self._story is not None and not self._story.card.open:
            self._story, self._about = None, ""
            self._now.show(ReplayValues(rate=self._now.value.rate))

    def _look_as(self, story: Story) -> None:
        """With the eyes of the one who plays now."""
        person = self.context.profiles.current
        self._me = my_seat(story.record, person.id if person else "")
        self._choice = story.eyes(seat_of(story.record, person.id if person else ""))
        self._eyes = self._choice[0]

    async def _load(self, game_id: str, ply: int | None) -> None:
        if game_id == self._now.value.gameId and self._story is not None:
            self._come_to(self._story, ply)
            return
        self._now.show(ReplayValues(rate=self._now.value.rate))
        self._story = None
        about = self._about

        def read(folder: DataFolder) -> Story | EngineError:
            try:
                return Story(folder.record(game_id))
            except EngineError as error:
                return error

        story = await self.context.threads.ask(read)
        if about != self._about:
            return
        if not isinstance(story, Story):
            self._now.show(replace(self._now.value, loading=False, wrong=not_shown()))
            return
        self._story = story
        self._look_as(story)
        self._sight.open(story.record.game, story.rules)
        last = len(story.stops) - 1
        now = replace(self._now.value, loading=False, gameId=game_id, last=last, code=_code(story))
        self._now.show(replace(now, several=story.several))
        self._tell()
        self._come_to(story, ply)

    def _come_to(self, story: Story, ply: int | None) -> None:
        self._show(len(story.stops) - 1 if ply == END else story.stop_at(ply or 0))
        self._now.show(replace(self._now.value, opensEnd=ply == END and self._now.value.ended))

    def _tell(self) -> None:
        """The whole log: what is to come stands there, too."""
        story = self._story
        assert story is not None
        lines = story.told(self._eyes, full=self.context.settings.value.logDetail == "full")
        self._told = [_told(story, line) for line in lines]
        self._log.show(lines)
        self._now.show(
            replace(
                self._now.value,
                note=_note(story),
                promise=promise_words(promise_of(story.record)),
                origin=origin_words(story.record),
                seats=seats_of(story),
                eyes=[eyes_words(story, eyes) for eyes in self._choice] if len(self._choice) > 1 else [],
                eye=self._choice.index(self._eyes),
                turns=self._eyes.seat is None,
                canSpread=story.several and self._eyes.whole,
                spread=self._now.value.spread and self._eyes.whole,
                seenBy="" if self._eyes.whole else eyes_words(story, self._eyes),
            )
        )

    @Slot()
    def _tick(self) -> None:
        self._show(self._next(self._now.value.stop, 1))
        if self._now.value.stop == self._now.value.last:
            self.pause()
            self._now.show(replace(self._now.value, opensEnd=self._now.value.ended))

    def _next(self, stop: int, by: int) -> int:
        """The stop after this one, or before it; of one table if it is kept to."""
        story, now = self._story, self._now.value
        stop += by
        while story is not None and now.oneTable and 0 < stop < now.last and not story.is_at(stop, self._me):
            stop += by
        return stop

    def _seek(self, by: int, wanted: Callable[[Story, int], bool]) -> None:
        story = self._story
        if story is None:
            return
        stop = self._now.value.stop + by
        while 0 < stop < self._now.value.last and not wanted(story, stop):
            stop += by
        self.go(stop)

    def _show(self, stop: int) -> None:
        story = self._story
        if story is None:
            return
        stop = max(0, min(stop, self._now.value.last))
        ply = story.stops[stop]
        looks = story.looks(self._me, self._eyes, ply)
        seen = story.seen(ply, self._eyes)
        self._sight.show_view(story.view(ply, self._eyes), looks, seen, self._moment(story, stop))
        over = stop == self._now.value.last and story.over
        self._sight.show_ending(self._ending(story, looks, seen) if over else None)
        told = self._what_happened(story, stop)
        self._now.show(
            replace(
                self._now.value,
                stop=stop,
                ended=over,
                opensEnd=self._now.value.opensEnd and over,
                where=words.of(story.record.game).progress.where(story.progress(ply)),
                told=told,
                asks=_asks(story, stop, self._eyes),
                line=_row(self._told, ply),
                counter=looks.me,
                canBranch=story.record.seed is not None and not over,
                branchText=branch_words(story.record, over=over),
            )
        )
        if not self._now.value.playing:
            self.context.announce(sentences(told, self._now.value.asks), False)

    def _ending(self, story: Story, looks: Looks, seen: Sequence[Event]) -> Ending:
        record = story.record
        outcome = story.rules.outcome(story.state(len(story.turns)))
        return Ending(record.game, story.rules, outcome, looks, seen, ended_on(record.meta))

    def _moment(self, story: Story, stop: int) -> Event | None:
        """What everybody looked at since the stop before."""
        past = story.before(stop)
        before = len(story.seen(past.start, self._eyes))
        events = story.seen(past.stop, self._eyes)[before:]
        return next(filter(self._sight.stops, reversed(events)), None)

    def _what_happened(self, story: Story, stop: int) -> str:
        """Since the stop that was before; of one table if it is kept to."""
        plies = range(story.stops[max(0, self._next(stop, -1))], story.stops[stop])
        told = [told.line for told in self._told if told.ply in plies and not told.line.detail]
        if self._now.value.oneTable:
            at = story.looks(self._me, self._eyes, plies.stop).tables
            told = [line for line in told if line.at is None or line.at == at[self._me]]
        return " ".join(line.spoken for line in told)


def seat_of(record: Record, profile: str) -> Seat | None:
    """Where that person sat, if they did."""
    return next((n for n, player in enumerate(record.players) if player.more.get("profile") == profile), None)


def my_seat(record: Record, profile: str) -> Seat:
    """Where that person sat, else any person, else the first seat."""
    people = [seat for seat, player in enumerate(record.players) if player.kind == "human"]
    sat = seat_of(record, profile)
    return next(iter((*people, 0))) if sat is None else sat


def seats_of(story: Story) -> Records:
    """Everybody, in the order of the seats."""
    everybody = zip(story.signs, story.names, story.faces, strict=True)
    return [{"sign": sign, "name": name, "art": art} for sign, name, art in everybody]


def eyes_words(story: Story, eyes: Eyes) -> str:
    if eyes == WHOLE:
        return QCoreApplication.translate("Replay", "The whole table")
    if eyes.seat is None:
        return QCoreApplication.translate("Replay", "What everybody saw")
    return filled(QCoreApplication.translate("Replay", "What %1 saw"), story.names[eyes.seat])


def _parts(about: str) -> tuple[str, int | None]:
    game_id, _, ply = about.partition("@")
    return game_id, END if ply == "end" else int(ply) if ply.isdigit() else None


def _code(story: Story) -> str:
    """What one may tell others of the cards of a game that is over."""
    deal = deal_of(story.record) if story.over else None
    return "" if deal is None else in_groups(code_of(deal))


def _told(story: Story, line: LogLine) -> Told:
    if line.heading:
        return Told(line, -1, story.first_stop_of(line.round))
    ply = int(line.key.partition(".")[0])
    return Told(line, ply, story.stop_after(ply))


def _row(told: Sequence[Told], ply: int) -> int:
    """The last row of the log that has happened."""
    return next((n for n in range(len(told) - 1, -1, -1) if 0 <= told[n].ply < ply), 0)


def _note(story: Story) -> str:
    """'four players · Anna wins by 3 points'"""
    if not story.over:
        return QCoreApplication.translate("Replay", "not finished")
    return victory(story).rstrip(".")


def victory(story: Story) -> str:
    """Who won a game that is over, and by how much."""
    outcome = story.rules.outcome(story.state(len(story.turns)))
    return words.of(story.record.game).telling.victory(outcome, story.names)


def _asks(story: Story, stop: int, eyes: Eyes) -> str:
    seat = story.decider(stop)
    if seat is None:
        return victory(story) if story.over else QCoreApplication.translate("Replay", "The game stops here.")
    view = story.view(story.stops[stop], eyes)
    return parts_of(story.record.game).asks(story.rules, view, seat, story.names[seat])
