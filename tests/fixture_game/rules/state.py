"""The state, whole, or as somebody knows it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from speicherstadt_app.engine.rules import Seat

CARDS: Final = range(1, 41)
PRIZES: Final = (1, 1, 2, 2, 3, 3)
"""How many lots the winner of a round may take, one of them in each round."""
LOTS: Final = range(1, 16)

NOTHING: Final = 0
UNKNOWN: Final = 62
"""A card that lies face down."""


def points_of(lot: int) -> int:
    return (lot + 2) // 3


@dataclass(slots=True)
class Table:
    """In a view, cards that its viewer does not know are `UNKNOWN`."""

    deck: list[int]
    hands: list[list[int]]
    sealed: list[int]
    prizes: list[int]
    """Those still to come."""
    prize: int
    opened: list[list[int]]
    """The bids of each seat so far."""
    winner: Seat | None
    """Who takes lots in this round."""
    looking: tuple[Seat, Seat] | None
    """Who is to see whose hand now."""
    looked: list[list[Seat]]
    """Of each seat: whose hands it has seen."""
    lots: list[int]
    """Those still to be taken."""
    taken: list[list[int]]
    left: int
    """How many lots the winner may still take in this round."""
    rounds: int
    """Completed ones."""
    won: list[int]
    """How many rounds each seat has won."""
    known: list[list[int]]
    """In a view: cards that the viewer knows to be in the hand or the sealed bid of each other seat."""

    def copy(self) -> Table:
        new = Table.__new__(Table)
        for each in FIELDS:
            value = getattr(self, each)
            if isinstance(value, list):
                value = [inner[:] if isinstance(inner, list) else inner for inner in value]
            setattr(new, each, value)
        return new


FIELDS: Final = tuple(field.name for field in fields(Table))
