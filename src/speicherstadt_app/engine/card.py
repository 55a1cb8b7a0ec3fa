"""What is known of a game without loading it: the start page, new game, filters and commands are made of this."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be settled before a game begins, as it stands in `Setup.options`."""

    key: str
    values: tuple[object, ...]
    """What it may be; none named: whatever the rules accept."""
    default: object
    variant: bool = True
    """Whether another value makes another variant of the game, with statistics of its own."""


@dataclass(frozen=True, slots=True)
class GameCard:
    id: str
    title: str
    rules_version: int
    seats: tuple[int, int]
    """The least and the most players, 1 to 15."""
    open: bool
    """Nothing is hidden from one seat and known to another."""
    solo: bool = False
    """One player alone may end it without a winner, and gets a grade."""
    options: tuple[Option, ...] = ()
    minutes: Mapping[int, int] = field(default_factory=dict)
    """How long a game takes about, by the number of players."""
    picture: str = ""
    """The drawing of its door, in its folder of `assets`."""
    module: str = ""
    """The QML module of its board; without one the plain page plays it."""

    def takes(self, players: int) -> bool:
        least, most = self.seats
        return least <= players <= most
