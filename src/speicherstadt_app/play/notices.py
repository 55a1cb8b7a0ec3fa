"""What a table tells those who listen, in the order in which it happens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from speicherstadt_app.engine.record import Record
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.play.turns import Turn


@dataclass(frozen=True, slots=True)
class MovePlayed:
    """A move has happened; it was kept before, unless `KeepingStopped` was told."""

    turn: Turn


@dataclass(frozen=True, slots=True)
class MovesTakenBack:
    """The game stands at an earlier ply again. `turns` are those that have not happened any more."""

    ply: int
    turns: tuple[Turn, ...]


@dataclass(frozen=True, slots=True)
class DecisionAsked:
    """The table waits for these people."""

    ply: int
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ThoughtBegan:
    """A brain thinks. What follows is its move, or nothing if it was interrupted."""

    ply: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class TableHeld:
    """A brain has moved and the table waits to be let go on."""

    ply: int


@dataclass(frozen=True, slots=True)
class KeepingStopped:
    """From this ply on nothing is kept; the game goes on in memory, and every move tries again.

    `why` is a sentence in English, `reason` one word for those who say it in another language.
    """

    ply: int
    why: str
    reason: str


@dataclass(frozen=True, slots=True)
class KeepingResumed:
    """Everything is kept again, what was missing included."""

    ply: int


@dataclass(frozen=True, slots=True)
class GameFinished:
    """The game is over, and this is its record."""

    record: Record


Notice: TypeAlias = (
    MovePlayed
    | MovesTakenBack
    | DecisionAsked
    | ThoughtBegan
    | TableHeld
    | KeepingStopped
    | KeepingResumed
    | GameFinished
)
Listener: TypeAlias = Callable[[Notice], object]
