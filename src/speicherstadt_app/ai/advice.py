"""What hints and reviews ask of a game: how good each option is, for everybody, and why.

A game brings `brains/advising.py` with `analyst(rules)`; for one that doesn't, a search of imagined states answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias, cast

from speicherstadt_app.ai.brain import Stop, never
from speicherstadt_app.engine.errors import Unreadable, quote
from speicherstadt_app.engine.rules import Action, Move, Rules, Seat
from speicherstadt_app.games import registry

Shares: TypeAlias = tuple[float, ...]
"""The share of a win that each seat may expect, 0 to 1."""

Fact: TypeAlias = int | str | tuple[str, ...]

Progress: TypeAlias = Callable[[int, int], object]
"""Told how much of how much is done."""


@dataclass(frozen=True, slots=True)
class Option:
    """A decision that could be taken: its moves (mostly one), and what it leads to.

    The shares that the same search would find without an end lie within `doubt` of these, nineteen times out of twenty.
    `end` is the game's own idea of how it goes on; it is what reasons are made from.

    An analyst may tell points, too: what an option is worth beside the others at the table, and by how much an option
    that it advises is better than drawing lots among all that there are.
    """

    actions: tuple[Action, ...]
    shares: Shares
    doubt: float
    end: object
    points: float = 0.0
    edge: float = 0.0

    def level_with(self, other: Option, seat: Seat) -> bool:
        """Whether it can't be told which of the two is better for the seat."""
        return abs(self.shares[seat] - other.shares[seat]) <= self.doubt + other.doubt


@dataclass(frozen=True, slots=True)
class Reason:
    """A difference between two options: how much more a seat may expect from something by the first of them.

    `group` is the game's name for where points come from. The facts say how it stands with that in either case, if all
    goes on as expected. `weight` is what the difference means to the one who decides, in points of its own: what others
    lose counts for it.
    """

    group: str
    seat: Seat
    points: float
    weight: float
    here: Mapping[str, Fact]
    there: Mapping[str, Fact]


@dataclass(frozen=True, slots=True)
class Care:
    """How luck is found: by so many other deals beside each that came.

    Had everything been searched without an end, the luck of a deal would lie within `doubt`, nineteen times out of
    twenty; the error of drawing comes on top.
    """

    drawn: int
    doubt: float


class Analyst(Protocol):
    """Looks at positions of one game. What it answers depends on the question alone, never on earlier ones."""

    @property
    def care(self) -> Care: ...

    def advise(self, view: Any, seat: Seat, most: int, stop: Stop = never) -> Sequence[Option]:
        """The best options, at most so many, the best first."""
        ...

    def weigh(self, view: Any, seat: Seat, actions: Sequence[Action], stop: Stop = never) -> Option:
        """An option, whether it is a good one or not."""
        ...

    def decision(self, view: Any, seat: Seat, moves: Sequence[Move]) -> int:
        """How many of the moves that follow belong to one decision; 0 if there was nothing to decide."""
        ...

    def reasons(self, view: Any, seat: Seat, better: Option, worse: Option) -> tuple[Reason, ...]:
        """Why the one is better than the other, the weightiest reason first; none if this analyst knows no reasons."""
        ...

    def expected(self, view: Any, seat: Seat) -> Shares:
        """What everybody may expect after a deal, by what that seat may know, as well as a review has time for."""
        ...


def analyst(game_id: str, rules: Rules[Any]) -> Analyst | None:
    """Who can look at positions under these rules; None if nobody can, so that there are neither hints nor reviews."""
    own = registry.part(game_id, "brains.advising")
    if own is None:
        from speicherstadt_app.ai.general import ImaginingAnalyst

        return ImaginingAnalyst(rules)
    return cast("Analyst | None", own.analyst(rules))


def must_have(game_id: str, rules: Rules[Any]) -> Analyst:
    """The same where nothing can be done without one: `Unreadable` says that the game has none."""
    found = analyst(game_id, rules)
    if found is None:
        raise Unreadable(f"in the game {quote(game_id)} nobody can say how good a move is")
    return found
