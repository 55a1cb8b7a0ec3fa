"""A recorded game, made ready to be looked at from any point of it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final, cast

from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record, start
from speicherstadt_app.engine.rules import CHANCE, Event, Seat
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.speicherstadt.rules import events as ev
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import State
from speicherstadt_app.games.speicherstadt.table.lately import Lately, lately
from speicherstadt_app.play.turns import Turn


class Story:
    """Its stops are the plies at which somebody had a choice, and the end.

    Raises as the match does if a move of the record is not legal.
    """

    def __init__(self, record: Record) -> None:
        self.record: Final = record
        self._match: Match[State] = start(record, find)
        self.rules: Final = cast(SpeicherstadtRules, self._match.rules)
        turns, rows, rounds = [], [0], [1]
        for ply, text in enumerate(record.moves):
            turn = self._play(ply, text)
            turns.append(turn)
            dealt = any(isinstance(event, ev.CardDealt) and not event.column for event in turn.events)
            rows.append(ply if dealt else rows[-1])
            rounds.append(next((e.round for e in turn.events if isinstance(e, ev.RoundBegan)), rounds[-1]))
        self.turns: Final[Sequence[Turn]] = turns
        self.stops: Final = [turn.ply for turn in turns if turn.chosen] + [len(turns)]
        self._rows: Final = rows
        self._rounds: Final = rounds

    @property
    def over(self) -> bool:
        self._match.jump(len(self.turns))
        return self._match.over

    def state(self, ply: int) -> State:
        """The position behind so many moves: a value that nobody changes."""
        self._match.jump(ply)
        return self._match.state

    def lately(self, ply: int) -> Lately:
        """What of the last round is still to be seen there."""
        return lately(self._events(self._rows[ply], ply))

    def round(self, ply: int) -> int:
        """The round on the table, counted from 1."""
        return self._rounds[ply]

    def decider(self, stop: int) -> Seat | None:
        """Who has a choice there; nobody at the end."""
        ply = self.stops[stop]
        return self.turns[ply].seat if ply < len(self.turns) and self.turns[ply].chosen else None

    def before(self, stop: int) -> range:
        """The plies of what has happened since the stop before."""
        return range(self.stops[stop - 1] if stop else 0, self.stops[stop])

    def struck(self, stop: int) -> ev.FireStruck | None:
        """The fire that broke out since the stop before."""
        past = self.before(stop)
        fires = [event for event in self._events(past.start, past.stop) if isinstance(event, ev.FireStruck)]
        return fires[-1] if fires else None

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

    def _play(self, ply: int, text: str) -> Turn:
        seat, action = self.rules.parse(text)
        chosen = seat != CHANCE and len(self._match.legal(seat)) > 1
        events: list[Event] = []
        self._match.play_text(text, events.append)
        return Turn(ply, seat, action, tuple(events), chosen, self.rules)

    def _events(self, first: int, last: int) -> list[Event]:
        return [event for turn in self.turns[first:last] for event in turn.events]
