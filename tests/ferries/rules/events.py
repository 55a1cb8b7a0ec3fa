"""What happened. A card or a bid that the viewer does not see is `UNKNOWN`."""

from dataclasses import dataclass

from speicherstadt_app.engine.rules import Event, Seat


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    seat: Seat
    good: int


@dataclass(frozen=True, slots=True)
class MarketOpened(Event):
    """A round begins, and one good is dearer."""

    round: int
    good: int
    price: int


@dataclass(frozen=True, slots=True)
class BidSealed(Event):
    seat: Seat
    coins: int


@dataclass(frozen=True, slots=True)
class AllOpened(Event):
    """Bids and cards of all seats."""

    bids: tuple[int, ...]
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CrateLoaded(Event):
    seat: Seat
    good: int
    price: int
    bonus: int


@dataclass(frozen=True, slots=True)
class FerryLeft(Event):
    seat: Seat
    crates: int
    points: int


@dataclass(frozen=True, slots=True)
class PricesMoved(Event):
    """Each quay has had its turn."""

    prices: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    grade: str
