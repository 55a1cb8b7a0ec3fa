"""The state, whole, or as a viewer knows it."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from typing import Final

from speicherstadt_app.engine.rules import Seat

GOODS: Final = ("tea", "cloth", "spice")
HOLD: Final = 6
"""How many crates a ferry takes in one round."""
COINS: Final = 6
"""What each player has at first."""
MOST_BID: Final = 3
DEAREST: Final = 6
BONUS: Final = 2
"""For each crate of the good that was ordered."""
NONE: Final = 13
UNKNOWN: Final = 14
"""A card or a bid that lies face down; the highest number that an action has."""


@dataclass(slots=True)
class Harbour:
    """In a view, cards and bids that its viewer does not know are `UNKNOWN`."""

    stage: str
    round: int
    """How many rounds have begun."""
    prices: list[int]
    """Those of all quays."""
    stock: list[list[int]]
    """The crates of each good at each quay."""
    cards: list[int]
    """The good that each seat is to bring in this round."""
    bids: list[int]
    queue: list[list[Seat]]
    """The seats that are still to load in this round, tick by tick: in each tick one of every quay."""
    loaded: list[int]
    """What the seat in turn has loaded."""
    shipped: list[int]
    """How many crates of each good were loaded in this tick."""
    coins: list[int]
    crates: list[list[int]]
    """The crates of each good that each seat has loaded so far."""
    earned: list[list[int]]
    """What they brought."""
    bonus: list[int]

    def copy(self) -> Harbour:
        new = copy(self)
        for name in LISTS:
            setattr(new, name, getattr(self, name)[:])
        for name in TABLES:
            setattr(new, name, [row[:] for row in getattr(self, name)])
        return new


LISTS: Final = ("prices", "cards", "bids", "loaded", "shipped", "coins", "bonus")
TABLES: Final = ("stock", "queue", "crates", "earned")
