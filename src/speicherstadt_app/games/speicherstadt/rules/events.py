"""What happened, in the past tense. Columns are counted from 0, as in the state."""

from __future__ import annotations

from dataclasses import dataclass

from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.games.speicherstadt.rules.cards import fire_number


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """Told of every round but the first, which begins with the game."""

    round: int
    first: Seat


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    card: str
    column: int
    goods: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FireStruck(Event):
    """`changes` is empty of anything but zeros when all strengths are equal."""

    card: str
    points: int
    strengths: tuple[int, ...]
    changes: tuple[int, ...]

    @property
    def number(self) -> int:
        """Which of the four it is: one a season, from spring on."""
        return fire_number(self.card)


@dataclass(frozen=True, slots=True)
class WorkerPlaced(Event):
    """`height` is the worker's place in the line, counted from 1."""

    seat: Seat
    column: int
    height: int


@dataclass(frozen=True, slots=True)
class SaleOpened(Event):
    """The card in this column comes up for sale, first to the owner of the lowest worker."""

    column: int
    card: str
    seat: Seat
    price: int


@dataclass(frozen=True, slots=True)
class WorkerWithdrawn(Event):
    """A worker went home unserved: its owner passed."""

    seat: Seat
    column: int
    price: int


@dataclass(frozen=True, slots=True)
class PriceFell(Event):
    column: int
    price: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardBought(Event):
    seat: Seat
    card: str
    column: int
    price: int
    goods: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    card: str
    column: int
    goods: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShippingOpened(Event):
    seat: Seat
    goods: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CubeLoaded(Event):
    seat: Seat
    good: str
    card: str


@dataclass(frozen=True, slots=True)
class ContractCompleted(Event):
    seat: Seat
    card: str
    points: int


@dataclass(frozen=True, slots=True)
class CubesSold(Event):
    seat: Seat
    good: str
    count: int


@dataclass(frozen=True, slots=True)
class CubesConverted(Event):
    seat: Seat
    given: tuple[str, ...]
    taken: str


@dataclass(frozen=True, slots=True)
class CubesBartered(Event):
    seat: Seat
    given: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CubesStowed(Event):
    seat: Seat
    warehouse: tuple[str, ...]
    market: tuple[str, ...]
    lost: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class IncomePaid(Event):
    """`idle` and `bank` say whether a coin of it came from buying nothing and from the bank."""

    seat: Seat
    coins: int
    idle: bool
    bank: bool


@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    """A line of the score sheet, written at the end of the game."""

    seat: Seat
    source: str
    item: str
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
