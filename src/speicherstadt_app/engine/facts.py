"""What a finished game tells the statistics, in the same shape for every game.

A game's folder has `facts.py` (FACTS); `games.registry.facts` finds it. Statistics add these numbers up and know
nothing else of a game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from speicherstadt_app.engine.record import Record


class KindFacts(NamedTuple):
    """One kind of thing that the players vie for, as one seat met it in one game."""

    offered: int
    """How many the game offered to everybody."""
    wanted: int
    """For how many of them this seat went."""
    bought: int
    paid: int
    """What this seat gave for all it bought."""
    table_bought: int
    """How many all seats together bought, this one included."""
    table_paid: int
    points: int
    """What the things bought brought this seat."""


class SeatFacts(NamedTuple):
    """One seat of a finished game. The tuples run along the names of `FactNames`."""

    score: int
    place: int
    """As in the outcome: 1 for the winners and nobody else; those who are equal share the better place."""
    margin: int
    """Points ahead of the best other seat, or behind it if negative; 0 for one player alone."""
    sources: tuple[int, ...]
    figures: tuple[int, ...]
    bests: tuple[int | None, ...]
    kinds: tuple[KindFacts, ...]
    feats: tuple[bool, ...] = ()
    grade: str = ""
    """What one player alone has reached, as in the outcome."""


class Best(NamedTuple):
    """A figure of which the most extreme game is remembered."""

    name: str
    low: bool = False
    """The smallest is the best."""


class Ratio(NamedTuple):
    """Two figures of which the one over the other says more than both."""

    name: str
    over: str
    under: str


class Achievement(NamedTuple):
    """What a person has achieved who did all these feats, in one game or in several."""

    name: str
    feats: tuple[str, ...]
    secret: bool = False
    """What it takes is told only afterwards."""


@dataclass(frozen=True, slots=True)
class FactNames:
    """What the numbers of a game's facts are called, in their order."""

    sources: tuple[str, ...]
    """The rows of the score sheet."""
    figures: tuple[str, ...]
    """Whole numbers of which sums and means make sense."""
    ratios: tuple[Ratio, ...]
    bests: tuple[Best, ...]
    """A seat that has nothing of the sort tells None."""
    kinds: tuple[str, ...]
    feats: tuple[str, ...] = ()
    achievements: tuple[Achievement, ...] = ()
    grades: tuple[str, ...] = ()
    """What one player alone may reach, the least first."""


class Facts(Protocol):
    """Reads the facts of one game's records."""

    @property
    def names(self) -> FactNames: ...

    def read(self, record: Record) -> tuple[SeatFacts, ...]:
        """The facts of each seat; raises as `replay` does, and `Unreadable` if the game is not over."""
        ...
