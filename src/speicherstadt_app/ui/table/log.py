"""Everything that has happened at a table, as one viewer saw it, in the lines of the log."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from speicherstadt_app import words
from speicherstadt_app.engine.rules import CHANCE, Event, Progress, Rules, Seat
from speicherstadt_app.play.secrets import OwnSecrets
from speicherstadt_app.play.turns import Turn
from speicherstadt_app.ui.table.groups import tables
from speicherstadt_app.ui.table.presenter import NOBODY, At
from speicherstadt_app.words.game import Sentence, aloud, bold, quoted, unmarked
from speicherstadt_app.words.phrases import isolated
from speicherstadt_app.words.translation import tr

if TYPE_CHECKING:
    from speicherstadt_app.engine.record import Player
    from speicherstadt_app.play.table import Table


@dataclass(frozen=True, slots=True)
class LogLine:
    key: str
    sign: int
    art: str
    text: str
    heading: bool
    detail: bool
    round: int
    explain: str
    spoken: str
    late: bool = False
    """It is kept back until the final count has been seen."""
    why: str = ""
    """What `table.why` is asked with: the ply of a decision of somebody who is no person."""
    forgotten: str | None = None
    """What it says instead to whoever does not want to be reminded."""
    passed: str = ""
    """What `table.stopAgain` is asked with: the ply of a stop that was passed over."""
    at: At | None = None
    """Of several tables, the one at which it happened; None for what happens at all of them."""


class Telling:
    """The words of any game, with what its characters say."""

    def __init__(self, game_id: str, rules: Rules[Any], players: Sequence[Player] = ()) -> None:
        """Without players nobody says anything."""
        self._words = words.of(game_id)
        self._rules = rules
        self._remarks = self._words.remarks.remarks(rules, players) if players else None

    def begin(self, names: Sequence[str]) -> None:
        self._names = names
        self._teller = self._words.telling.teller(self._rules, names)
        if self._remarks:
            self._remarks.begin()

    def told(self, turn: Turn, viewer: Seat | None) -> list[Sentence]:
        """What somebody says to one of the events stands right behind it."""
        events, text = turn.seen_by(viewer), turn.seen_text(viewer)
        remark = self._remarks.on(events) if self._remarks else None
        if remark is None:
            return _kept_back(self._teller.told(events, text))
        before = self._teller.told(events[: remark.behind], text)
        said = quoted(remark.seat, self._names[remark.seat], remark.text)
        return _kept_back([*before, said, *self._teller.told(events[remark.behind :])])

    def heading(self, progress: Progress) -> str:
        return self._words.progress.heading(progress)

    def tables(self, state: Any) -> tuple[At, ...]:
        return tables(self._words, self._rules, state)

    def recap(self, view: Any, me: Seat, events: Sequence[Event]) -> str:
        return self._words.telling.recap(self._rules, self._names, me, view, events)


def _forgotten(line: LogLine) -> LogLine:
    if line.forgotten is None:
        return line
    return replace(line, text=line.forgotten, spoken=unmarked(line.forgotten), explain="")


def _by_table(lines: Sequence[LogLine]) -> list[LogLine]:
    """With a heading wherever another table is told of than in the line before."""
    found: list[LogLine] = []
    last: At | None = None
    for line in lines:
        if line.heading:
            last = None
        elif line.at is not None and line.at != last:
            last, title = line.at, line.at.title
            found.append(LogLine(f"{line.key} table", NOBODY, "", title, True, False, line.round, "", title))
        found.append(line)
    return found


def _kept_back(told: list[Sentence]) -> list[Sentence]:
    """From the first late sentence on all are late."""
    first = next((n for n, sentence in enumerate(told) if sentence.late), len(told))
    return [*told[:first], *(replace(sentence, late=True) for sentence in told[first:])]


class Log:
    """The turns of one game; the signs stand in its margin."""

    def __init__(
        self,
        telling: Telling,
        rules: Rules[Any],
        names: Sequence[str],
        signs: Sequence[int],
        brains: Collection[Seat] = (),
        viewer: Seat | None = None,
        *,
        counted: bool = True,
    ) -> None:
        """Of what `brains` decide a person may ask why, unless the brain hides something there."""
        self._telling = telling
        self._rules = rules
        self._names = names
        self._signs = signs
        self._brains = brains
        self._viewer = viewer
        self.counted = counted
        """The final count has been seen, so that it may be told."""
        self._turns: list[Turn] = []
        self._seen: tuple[Event, ...] | None = ()
        self._begin()

    @property
    def seen(self) -> Sequence[Event]:
        """All events as the viewer saw them: the same tuple as long as nothing happens."""
        if self._seen is None:
            self._seen = tuple(event for turn in self._turns for event in turn.seen_by(self._viewer))
        return self._seen

    def lines(self, *, full: bool, remembers: bool = True) -> list[LogLine]:
        """`remembers`: what the viewer alone saw stays there to be read again."""
        lines = [line for line in self._lines if (full or not line.detail) and (self.counted or not line.late)]
        lines = lines if remembers else [_forgotten(line) for line in lines if line.forgotten != ""]
        return _by_table(lines)

    def look(self, viewer: Seat | None) -> None:
        """With another pair of eyes."""
        if viewer != self._viewer:
            self._viewer = viewer
            self.tell_again()

    def add(self, turn: Turn) -> list[Sentence]:
        """One turn more; the answer is what there is to tell of it."""
        self._turns.append(turn)
        if self._seen is not None and (fresh := turn.seen_by(self._viewer)):
            self._seen = (*self._seen, *fresh)
        return self._write(turn)

    def cut(self, ply: int) -> None:
        """Only what happened before this ply has happened."""
        self._turns = [turn for turn in self._turns if turn.ply < ply]
        self.tell_again()

    def tell_again(self, names: Sequence[str] | None = None) -> None:
        """From the beginning: in another language, for another viewer, or after moves were taken back."""
        self._names = self._names if names is None else names
        self._seen = None
        self._begin()
        for turn in self._turns:
            self._write(turn)

    def since(self, seat: Seat) -> Sequence[Event]:
        """What has been seen since this seat decided last."""
        found: list[Event] = []
        for turn in reversed(self._turns):
            if turn.seat == seat and turn.chosen:
                break
            found[:0] = turn.seen_by(self._viewer)
        return found

    @property
    def secrets(self) -> tuple[str, ...]:
        """The moves that the viewer alone saw."""
        return self._own.texts

    @property
    def tables(self) -> tuple[At, ...]:
        """At which table each seat sits now; empty while all sit at one."""
        return self._tables

    @property
    def round_began(self) -> int:
        """The ply at which the present round began."""
        return self._began

    def recap(self, view: Any, seat: Seat) -> str:
        """What others have done since this seat decided last, in one sentence; the viewer knows this view."""
        return self._telling.recap(view, seat, self.since(seat))

    def _begin(self) -> None:
        self._telling.begin(self._names)
        self._state = self._rules.start()
        self._tables = self._telling.tables(self._state)
        self._own = OwnSecrets(self._rules, self._viewer)
        self._round = 1
        self._began = 0
        self._lines: list[LogLine] = []
        self._head(replace(self._rules.progress(self._state), round=1))

    def _write(self, turn: Turn) -> list[Sentence]:
        at = self._tables[turn.seat] if self._tables and turn.seat >= 0 and len(turn.actors) < 2 else None
        self._rules.step(self._state, turn.seat, turn.action)
        self._tables = self._telling.tables(self._state)
        self._own.add(turn, self._state)
        before = self._round
        told = self._telling.told(turn, self._viewer)
        progress = self._rules.progress(self._state)
        if turn.seat == CHANCE:
            self._reach(progress)
        asked = turn.chosen and turn.seat in self._brains and not turn.secret
        if turn.passed:
            told = self._passed(told, turn.seat)
        for n, sentence in enumerate(told):
            if sentence.round:
                self._reach(replace(progress, round=sentence.round))
            self._lines.append(
                LogLine(
                    key=f"{turn.ply}.{n}",
                    sign=self._signs[sentence.seat] if sentence.seat >= 0 else NOBODY,
                    art=sentence.art,
                    text=sentence.text,
                    heading=False,
                    detail=sentence.detail,
                    round=self._round,
                    explain=sentence.explain,
                    spoken=aloud(sentence),
                    late=sentence.late,
                    forgotten=sentence.forgotten,
                    why=str(turn.ply) if asked and sentence.seat == turn.seat and not sentence.quoted else "",
                    passed=str(turn.ply) if turn.passed and n == 0 else "",
                    at=at if sentence.seat == turn.seat else None,
                )
            )
        self._reach(progress)
        if self._round != before:
            self._began = turn.ply + 1
        return told

    def _passed(self, told: Sequence[Sentence], seat: Seat) -> list[Sentence]:
        """In the short log, too, and first: nobody was asked."""
        own = next((sentence for sentence in told if sentence.seat == seat and not sentence.round), None)
        done = own or Sentence(f"{isolated(bold(self._names[seat]))}:", seat)
        idle = tr("Log", "There was nothing to decide.")
        spoken = f"{done.spoken} {idle}" if done.spoken else ""
        return [
            replace(done, text=f"{done.text} {idle}", spoken=spoken, detail=False),
            *(sentence for sentence in told if sentence is not own),
        ]

    def _reach(self, progress: Progress) -> None:
        """Each round has its heading once: where a sentence says that it begins, else by the rules."""
        if progress.round > self._round:
            self._round = progress.round
            self._head(progress)

    def _head(self, progress: Progress) -> None:
        if text := self._telling.heading(progress):
            key = f"round {progress.round}"
            self._lines.append(LogLine(key, NOBODY, "", text, True, False, progress.round, "", text))


def log_of(table: Table, names: Sequence[str], signs: Sequence[int], viewer: Seat | None) -> Log:
    """Of a game that is played, up to now; its computer players may be asked why."""
    brains = frozenset(range(len(table.players))) - table.people
    telling = Telling(table.game.card.id, table.rules, table.players)
    log = Log(telling, table.rules, names, signs, brains, viewer, counted=False)
    for turn in table.turns:
        log.add(turn)
    return log
