"""A game from its first move to its last known one, with the table before and after each: what tests look back upon.

Each game's own `told.py` names its rules and its state, says what a round is, and plays games by what somebody likes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from speicherstadt_app.engine.rules import Event, Move, Rules, Seat
from speicherstadt_app.engine.score import Outcome

S = TypeVar("S")
E = TypeVar("E", bound=Event)


@dataclass(frozen=True)
class Turn(Generic[S]):
    """A move: who, what, what was told of it, and the table before and after."""

    ply: int
    before: S
    seat: Seat
    action: int
    text: str
    events: tuple[Event, ...]
    after: S

    @property
    def verb(self) -> str:
        return self.text.split(" ")[1]

    @property
    def rest(self) -> str:
        """What follows the verb."""
        return self.text.split(" ", 2)[2]

    @property
    def words(self) -> list[str]:
        return self.text.split(" ")[2:]

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]


class Told(ABC, Generic[S]):
    rules: Any

    def __init__(self, rules: Rules[S], moves: Iterable[Move]) -> None:
        self.rules = rules
        self.turns: list[Turn[S]] = []
        self.end = rules.start()
        for seat, action in moves:
            before = self.end
            after, events = rules.apply(before, seat, action)
            text = rules.text(seat, action)
            self.turns.append(Turn(len(self.turns), before, seat, action, text, tuple(events), after))
            self.end = after

    @abstractmethod
    def round_of(self, state: S) -> int:
        """From 0; it never goes back."""

    @property
    def players(self) -> int:
        return int(self.rules.setup.players)

    @property
    def outcome(self) -> Outcome:
        found: Outcome = self.rules.outcome(self.end)
        return found

    def moves(self) -> list[Move]:
        return [Move(turn.seat, turn.action) for turn in self.turns]

    def texts(self) -> list[str]:
        return [turn.text for turn in self.turns]

    def events(self) -> Iterator[Event]:
        for turn in self.turns:
            yield from turn.events

    def rounds(self) -> list[list[Turn[S]]]:
        found: list[list[Turn[S]]] = []
        for turn in self.turns:
            if len(found) <= self.round_of(turn.before):
                found.append([])
            found[-1].append(turn)
        return found
