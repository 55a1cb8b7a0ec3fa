"""What happened, in the past tense. Cards and tiles have the ids of their tables, cells are numbers (state.py).

A card that the viewer does not see is "", a hand that it does not see is empty.
"""

from __future__ import annotations

from dataclasses import dataclass

from speicherstadt_app.engine.rules import Event, Seat


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class TileTurned(Event):
    """It lies open now on its stack."""

    tile: str


@dataclass(frozen=True, slots=True)
class FirstTilesTaken(Event):
    """A domino and a block, before the first round."""

    seat: Seat
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int
    start: Seat


@dataclass(frozen=True, slots=True)
class ExchangeDeclined(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class ExchangeCalled(Event):
    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """`seat` drew it from the hand of `other`."""

    seat: Seat
    other: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CardGiven(Event):
    seat: Seat
    other: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CardChosen(Event):
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CardsOpened(Event):
    """By seat, from 0. `lawyer` is who opened it, or -1."""

    cards: tuple[str, ...]
    start: Seat
    lawyer: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat carries out its opened card."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CardLapsed(Event):
    """A card had no effect: `why` is stones (no top can be paid), sites (no pile can be driven), places (nothing can
    be built), markers (none in supply), aboard (on the gondola already), tiles (nothing is built), nobody (nothing to
    copy or use)."""

    seat: Seat
    card: str
    why: str


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    """By the councillor; `stones` are left."""

    seat: Seat
    tile: str
    stones: int


@dataclass(frozen=True, slots=True)
class CouncilEnded(Event):
    """`stones` lapse."""

    seat: Seat
    stones: int


@dataclass(frozen=True, slots=True)
class DrivingBegan(Event):
    """So many piles are to be driven."""

    seat: Seat
    piles: int


@dataclass(frozen=True, slots=True)
class PileDriven(Event):
    """`left` are in the supply."""

    seat: Seat
    cell: int
    left: int


@dataclass(frozen=True, slots=True)
class MarkerPlaced(Event):
    seat: Seat
    cell: int


@dataclass(frozen=True, slots=True)
class MarkerCovered(Event):
    """A part of `TileBuilt`: whose marker stood where, and who got how much for it."""

    owner: Seat
    cell: int
    paid: Seat
    points: int


@dataclass(frozen=True, slots=True)
class TileBuilt(Event):
    """`cells` by rows with what they show, `B`, `S` or `=`. `edges` are the pairs of cells that matched, the own one
    first. `aboard` is whose marker is on the gondola if that brought `gondola` points, else -1. `gains` is what the
    tile brought to each seat in all. `stones` are left."""

    seat: Seat
    tile: str
    cells: tuple[tuple[int, str], ...]
    arms: int
    edges: tuple[tuple[int, int], ...]
    covered: tuple[MarkerCovered, ...]
    aboard: Seat
    gondola: int
    gains: tuple[int, ...]
    stones: int


@dataclass(frozen=True, slots=True)
class GondolaPushed(Event):
    """A bridge covers its cell (V3)."""

    before: int
    after: int


@dataclass(frozen=True, slots=True)
class BuildingEnded(Event):
    """`stones` lapse."""

    seat: Seat
    stones: int


@dataclass(frozen=True, slots=True)
class GondolaTaken(Event):
    """`before` is whose marker went back, or -1."""

    seat: Seat
    before: Seat


@dataclass(frozen=True, slots=True)
class BetSettled(Event):
    """`others` are the seats whose opened card it was about; without any there are no points."""

    seat: Seat
    card: str
    others: tuple[Seat, ...]
    points: int


@dataclass(frozen=True, slots=True)
class HandSpied(Event):
    """`seat` looks at the hand of `other`."""

    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    seat: Seat
    other: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardUsed(Event):
    """A spy carries out a card of the hand of `other`, which stays there."""

    seat: Seat
    other: Seat
    card: str


@dataclass(frozen=True, slots=True)
class CardCopied(Event):
    """A beggar carries out the opened card of `other`."""

    seat: Seat
    other: Seat
    card: str


@dataclass(frozen=True, slots=True)
class LawyerChanged(Event):
    """Who carried the lawyer out through a spy or beggar is it now; `before` may be -1."""

    seat: Seat
    before: Seat


@dataclass(frozen=True, slots=True)
class TileRemoved(Event):
    """The saboteur took it off the board into the own stock; `cells` as in `TileBuilt`."""

    seat: Seat
    tile: str
    cells: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class CardsPassed(Event):
    """By the seat that opened it: each card is in the hand of the left neighbour now."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StartMoved(Event):
    """The start player's card went to the left, as councillors or builders were opened."""

    start: Seat


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """`end` is piles, track or rounds."""

    end: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
