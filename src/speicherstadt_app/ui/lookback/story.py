"""A recorded game, made ready to be looked at from any point of it, by anybody's eyes."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from speicherstadt_app import words
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record, start
from speicherstadt_app.engine.rules import CHANCE, Event, Progress, Rules, Seat
from speicherstadt_app.games.registry import card, find
from speicherstadt_app.play.turns import Turn
from speicherstadt_app.ui.seats import faces_of, names_of, signs_of
from speicherstadt_app.ui.table.groups import tables
from speicherstadt_app.ui.table.log import Log, LogLine, Telling
from speicherstadt_app.ui.table.presenter import Looks


@dataclass(frozen=True, slots=True)
class Eyes:
    """Whose knowledge a game is looked at with: that of a seat, what everybody knew (no seat), or the whole table."""

    seat: Seat | None = None
    whole: bool = False


WHOLE: Final = Eyes(whole=True)
EVERYBODY: Final = Eyes()


@dataclass(frozen=True, slots=True)
class WholeTurn(Turn):
    """A turn of which everything is shown to everybody: its game is over."""

    def seen_by(self, viewer: Seat | None) -> tuple[Event, ...]:  # noqa: ARG002
        return self.events

    def seen_text(self, viewer: Seat | None) -> str:  # noqa: ARG002
        return self.rules.text(self.seat, self.action)


class Story:
    """Its stops are the plies at which somebody was about to decide, and the end. Several moves that are one decision
    have one stop.

    Raises as the match does if a move of the record is not legal.
    """

    def __init__(self, record: Record) -> None:
        self.record: Final = record
        self.card: Final = card(record.game)
        self._match: Match[Any] = start(record, find)
        self.rules: Final[Rules[Any]] = self._match.rules
        turns: list[Turn] = []
        stops: list[int] = []
        places: list[tuple[int, ...]] = []
        progress = [self._match.look(self.rules.progress)]
        deciding: Seat | None = None
        for ply, text in enumerate(record.moves):
            seat, action = self.rules.parse(text)
            amid = seat != CHANCE and seat == deciding and self._match.look(self._amid(seat))
            # Whether others had a choice may be their secret, as long as the game goes on.
            secret = seat != CHANCE and record.result is None and self._match.look(self._hides(seat))
            chosen = seat != CHANCE and (secret or len(self._match.legal(seat)) > 1)
            if chosen and not amid:
                stops.append(ply)
                places.append(self._match.look(self._places))
            deciding = seat if chosen or amid else None
            events: list[Event] = []
            actors = self._match.actors
            self._match.play_text(text, events.append)
            turns.append(Turn(ply, seat, action, tuple(events), chosen, self.rules, actors))
            progress.append(self._match.look(self.rules.progress))
        self.over: Final = self._match.over
        self.signs: Final = signs_of(record.players)
        self.turns: Final[Sequence[Turn]] = turns
        self.stops: Final = [*stops, len(turns)]
        self._at: Final = places
        self.several: Final = any(len(set(each)) > 1 for each in places)
        """Whether it was played at several tables."""
        self._progress: Final = progress
        self._rounds: Final = [max(1, each.round) for each in progress]
        self._seen: tuple[Eyes, list[Event], list[int]] | None = None
        self._latest: tuple[Eyes, int, tuple[Event, ...]] | None = None

    def eyes(self, mine: Seat | None) -> tuple[Eyes, ...]:
        """By whose eyes it may be looked at, the usual ones first.

        While a game goes on, who plays it alone against brains sees what was seen from that seat. Anybody else, and
        whoever shares the screen with others, sees what everybody saw: who looks now nobody can tell.
        """
        if self.card.open:
            return (WHOLE,)
        if not self.over:
            people = [seat for seat, player in enumerate(self.record.players) if player.kind == "human"]
            return (Eyes(mine) if people == [mine] else EVERYBODY,)
        return (WHOLE, *(Eyes(seat) for seat in range(len(self.record.players))), EVERYBODY)

    def state(self, ply: int) -> Any:
        """The position behind so many moves: a value that nobody changes."""
        self._match.jump(ply)
        return self._match.state

    def view(self, ply: int, eyes: Eyes) -> Any:
        """What of the position those eyes saw."""
        state = self.state(ply)
        return state if eyes.whole or self.card.open else self.rules.view(state, eyes.seat)

    def turns_for(self, eyes: Eyes) -> Sequence[Turn]:
        """The turns for a log, which tells of each what the seat of those eyes saw."""
        if not eyes.whole or self.card.open:
            return self.turns
        return [
            WholeTurn(turn.ply, turn.seat, turn.action, turn.events, turn.chosen, turn.rules, turn.actors)
            for turn in self.turns
        ]

    def looks(self, me: Seat, eyes: Eyes, ply: int = 0) -> Looks:
        """With the counter of that seat in front, as all sat behind so many moves. Nobody is 'you' here: it is told
        what they did, not asked what to do."""
        return Looks(
            me=me if eyes.seat is None else eyes.seat,
            names=self.names,
            signs=self.signs,
            art=self.faces,
            people=frozenset(),
            whole=eyes.whole,
            covered=not eyes.whole and eyes.seat is None,
            tables=tables(words.of(self.record.game), self.rules, self.state(ply)),
        )

    @property
    def names(self) -> tuple[str, ...]:
        """In the language of the window."""
        return names_of(self.record.game, self.record.players)

    @property
    def faces(self) -> tuple[str, ...]:
        """The drawings of those who are no people."""
        return faces_of(self.record.game, self.record.players)

    def told(self, eyes: Eyes, *, full: bool) -> list[LogLine]:
        """The whole log: what is to come stands there, too."""
        telling = Telling(self.record.game, self.rules)
        log = Log(telling, self.rules, self.names, self.signs, viewer=eyes.seat)
        for turn in self.turns_for(eyes):
            log.add(turn)
        return log.lines(full=full)

    def seen(self, ply: int, eyes: Eyes) -> Sequence[Event]:
        """Everything that has happened before, as those eyes saw it; the same sequence if asked again."""
        if self._latest and self._latest[:2] == (eyes, ply):
            return self._latest[2]
        if self._seen is None or self._seen[0] != eyes:
            events: list[Event] = []
            counts = [0]
            for turn in self.turns_for(eyes):
                events += turn.seen_by(eyes.seat)
                counts.append(len(events))
            self._seen = eyes, events, counts
        _, events, counts = self._seen
        found = tuple(events[: counts[ply]])
        self._latest = eyes, ply, found
        return found

    def progress(self, ply: int) -> Progress:
        return self._progress[ply]

    def round(self, ply: int) -> int:
        """The round on the table, counted from 1; 1 where a game has no rounds."""
        return self._rounds[ply]

    def chapter_of(self, number: int) -> str:
        """The chapter in which the round of that number begins."""
        return self._progress[min(bisect_left(self._rounds, number), len(self.turns))].chapter

    def decider(self, stop: int) -> Seat | None:
        """Who is about to decide there; nobody at the end."""
        ply = self.stops[stop]
        return self.turns[ply].seat if ply < len(self.turns) and self.turns[ply].chosen else None

    def is_at(self, stop: int, seat: Seat) -> bool:
        """Whether the one who is about to decide there sits at the same table as this seat; so it is at the end."""
        decider = self.decider(stop)
        return decider is None or self._at[stop][decider] == self._at[stop][seat]

    def before(self, stop: int) -> range:
        """The plies of what has happened since the stop before."""
        return range(self.stops[stop - 1] if stop else 0, self.stops[stop])

    def stop_after(self, ply: int) -> int:
        """The first stop at which the move of this ply has been made."""
        return min(bisect_right(self.stops, ply), len(self.stops) - 1)

    def stop_at(self, ply: int) -> int:
        """The stop at this ply, else the next one."""
        return min(bisect_left(self.stops, ply), len(self.stops) - 1)

    def first_stop_of(self, number: int) -> int:
        """Where the round of that number begins; the end, if there is no such round."""
        ply = bisect_left(self._rounds, number)
        return self.stop_at(ply)

    def _places(self, state: Any) -> tuple[int, ...]:
        return tuple(self.rules.place(state, seat) for seat in range(len(self.record.players)))

    def _hides(self, seat: Seat) -> Any:
        return lambda state: self.rules.hides(state, seat)

    def _amid(self, seat: Seat) -> Any:
        return lambda state: self.rules.goes_on(state, seat)


def ply_of(line: LogLine) -> int:
    """The move that a line of the log tells of."""
    return int(line.key.partition(".")[0])
