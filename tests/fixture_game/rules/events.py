"""What happened. A card that the viewer does not see is `UNKNOWN`, a hand that it does not see is empty."""

from dataclasses import dataclass

from speicherstadt_app.engine.rules import Event, Seat


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class PrizeTurned(Event):
    """A round begins: its winner may take this many lots."""

    round: int
    prize: int


@dataclass(frozen=True, slots=True)
class BidSealed(Event):
    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class BidsOpened(Event):
    bids: tuple[int, ...]
    winner: Seat
    last: Seat
    """Who bid least."""


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    viewer: Seat
    owner: Seat
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LotTaken(Event):
    seat: Seat
    lot: int
    points: int


@dataclass(frozen=True, slots=True)
class TakingEnded(Event):
    seat: Seat
    lots: int
    """How many were taken in this round."""


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
