"""What has happened at a table, and how far back a person may go in it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from speicherstadt_app.engine.errors import Illegal
from speicherstadt_app.engine.match import still_choosing
from speicherstadt_app.engine.rules import Action, Event, Move, Rules, Seat


@dataclass(frozen=True, slots=True)
class Turn:
    """A move that was played. `chosen` says that the seat was asked; a forced move is nobody's decision. Of a seat that
    hides something it tells nobody whether there was more than one thing to do (`Course.has_choice`).

    `action` and `events` may be secret: what may be shown to a viewer is told by `seen_by` and `seen_text`.
    """

    ply: int
    seat: Seat
    action: Action
    events: tuple[Event, ...]
    chosen: bool
    rules: Rules[Any] = field(compare=False, repr=False)
    actors: tuple[Seat, ...] = field(default=(), compare=False)
    """Who was to act before it."""
    reveals: bool = field(default=False, compare=False)
    """Whether it showed a player something new, so that a second try would not be fair."""
    goes_on: bool = field(default=False, compare=False)
    """Whether it belongs to the same decision as the turn before."""
    passed: bool = field(default=False, compare=False)
    """A stop without a decision, passed over (`Rules.obvious`): nobody decided it."""
    secret: bool = field(default=False, compare=False)
    """Whether its seat hid something before or after it: why it was made is for nobody else to know."""

    @property
    def move(self) -> Move:
        return Move(self.seat, self.action)

    def seen_by(self, viewer: Seat | None) -> tuple[Event, ...]:
        """The events as far as the viewer notices them; None sees what everybody sees."""
        seen = (self.rules.seen_event(viewer, event) for event in self.events)
        return tuple(event for event in seen if event is not None)

    def seen_text(self, viewer: Seat | None) -> str:
        """The move as a seat's record writes it, with `?` for what is hidden from the viewer."""
        return self.rules.seen_text(viewer, self.seat, self.action)


def is_seen_by_all(rules: Rules[Any], move: Move) -> bool:
    """Whether everybody sees the whole of it."""
    return rules.seen_text(None, *move) == rules.text(*move)


@dataclass(frozen=True, slots=True)
class WayBack:
    """What going back to a ply would take back: whose decisions, of the people alone, and whether something has been
    revealed since, so that a second try would not be an honest one."""

    ply: int
    people: tuple[Seat, ...]
    reveals: bool

    def check_free(self, seat: Seat, agreed: Collection[Seat]) -> None:
        """Raise `Illegal` unless this person may go back there, once those have agreed."""
        if self.reveals:
            raise Illegal("something has been revealed since: only a rewind goes back that far, and counts as help")
        others = [other for other in self.people if other != seat and other not in agreed]
        if others:
            raise Illegal(f"it would take back a decision of seat {others[0]} too, who has not agreed")


class Past:
    """The turns of a game so far."""

    def __init__(self, people: frozenset[Seat]) -> None:
        self._people = people
        self._turns: list[Turn] = []

    def add(self, turn: Turn) -> None:
        self._turns.append(turn)

    def cut(self, ply: int) -> tuple[Turn, ...]:
        """Forget the turns from this ply on; the answer is what was forgotten."""
        gone = tuple(self._turns[ply:])
        del self._turns[ply:]
        return gone

    def way_back(self, ply: int) -> WayBack:
        gone = self._turns[ply:]
        people = dict.fromkeys(turn.seat for turn in gone if self.is_decision(turn))
        return WayBack(ply, tuple(people), any(turn.reveals for turn in gone))

    def last_decision(self, seat: Seat) -> Turn | None:
        """The last turn in which this seat had a choice."""
        return next((turn for turn in reversed(self._turns) if turn.seat == seat and turn.chosen), None)

    def decision(self, last: Turn) -> Sequence[Turn]:
        """The turns of the decision that this turn is the last one of so far, the first of them first."""
        turns = [last]
        ply = last.ply
        while turns[-1].goes_on and ply:
            ply -= 1
            if self._turns[ply].seat == last.seat:
                turns.append(self._turns[ply])
        return turns[::-1]

    def last_to_decide(self) -> Seat | None:
        """Which person decided last."""
        return next((turn.seat for turn in reversed(self._turns) if self.is_decision(turn)), None)

    def choice_began(self, actors: tuple[Seat, ...]) -> int:
        """The ply at which those began to choose who choose at the same time; where nobody does, the present one."""
        ply = len(self._turns)
        while ply and still_choosing(self._turns[ply - 1].actors, actors):
            ply -= 1
            actors = self._turns[ply].actors
        return ply

    def since(self, ply: int) -> Sequence[Turn]:
        return tuple(self._turns[ply:])

    def is_decision(self, turn: Turn) -> bool:
        return turn.chosen and turn.seat in self._people
