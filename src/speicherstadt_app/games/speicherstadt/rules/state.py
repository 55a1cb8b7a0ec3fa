"""A position of Die Speicherstadt, whole and flat.

Sets of cards are bit masks (cards.py), cubes are bundles (goods.py), a line of workers is a number with three bits a
worker, the lowest worker lowest. So everything is a small whole number or a short list of them, and a copy is cheap.
"""

from __future__ import annotations

from typing import Final

SUPPLY: Final = 0
DEMAND: Final = 1
PURCHASE: Final = 2
SHIPPING: Final = 3
END: Final = 4
OVER: Final = 5
PHASES: Final = ("supply", "demand", "purchase", "shipping", "end", "over")

NOBODY: Final = -2
"""The mover when the game is over."""

WORKER_BITS: Final = 3
WORKER_MASK: Final = (1 << WORKER_BITS) - 1


class State:
    """Everything that lies on the table. Of the pile and the bag only what is still in them: an order is nowhere."""

    __slots__ = (
        "bag",  # bundle
        "bought",  # seats that bought a card this round, as bits
        "cards",  # of each seat, as bits
        "coins",  # of each seat
        "column",  # being sold
        "fires",  # points of each seat at each fire so far, as a tuple of tuples
        "first",  # first player of this round
        "freight",  # bundle of cubes on the card in each place
        "fresh",  # of each seat: bundle on ships bought this round
        "heights",  # workers above each place
        "lines",  # who stands above each place
        "market",  # of each seat: bundle
        "mover",  # seat, CHANCE or NOBODY
        "needs",  # of each contract of the box: bundle of its open spaces
        "phase",
        "pile",  # cards not yet dealt, as bits
        "placed",  # workers placed this round
        "pool",  # bundle of the seat whose shipping it is
        "rounds",  # completed ones
        "row",  # cards dealt this round, left to right
        "strength",  # firefighters of each seat, added up
        "supply",  # the general supply: bundle
        "turn",  # shipping turns begun this round
        "warehouse",  # of each seat: bundle
    )

    bag: int
    bought: int
    cards: list[int]
    coins: list[int]
    column: int
    fires: tuple[tuple[int, ...], ...]
    first: int
    freight: list[int]
    fresh: list[int]
    heights: list[int]
    lines: list[int]
    market: list[int]
    mover: int
    needs: list[int]
    phase: int
    pile: int
    placed: int
    pool: int
    rounds: int
    row: list[int]
    strength: list[int]
    supply: int
    turn: int
    warehouse: list[int]

    def copy(self) -> State:
        new = State.__new__(State)
        new.bag = self.bag
        new.bought = self.bought
        new.cards = self.cards[:]
        new.coins = self.coins[:]
        new.column = self.column
        new.fires = self.fires
        new.first = self.first
        new.freight = self.freight[:]
        new.fresh = self.fresh[:]
        new.heights = self.heights[:]
        new.lines = self.lines[:]
        new.market = self.market[:]
        new.mover = self.mover
        new.needs = self.needs[:]
        new.phase = self.phase
        new.pile = self.pile
        new.placed = self.placed
        new.pool = self.pool
        new.rounds = self.rounds
        new.row = self.row[:]
        new.strength = self.strength[:]
        new.supply = self.supply
        new.turn = self.turn
        new.warehouse = self.warehouse[:]
        return new

    def key(self) -> tuple[object, ...]:
        """The whole position as one value that can be compared and hashed."""
        return tuple(
            tuple(value) if isinstance(value, list) else value
            for value in (getattr(self, name) for name in self.__slots__)
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def fire_points(self, seat: int) -> int:
        return sum(points[seat] for points in self.fires)

    def line(self, column: int) -> list[int]:
        """Who stands above a place, the lowest worker first."""
        line = self.lines[column]
        return [line >> WORKER_BITS * n & WORKER_MASK for n in range(self.heights[column])]

    def sold(self, column: int) -> bool:
        """Whether the card in this place has been bought or discarded."""
        return self.phase > PURCHASE or (self.phase == PURCHASE and column < self.column)
