"""A position of Die Säulen von Venedig, whole or as one seat knows it: docs/rules/venedig.md, "In the program".

Everything is a small whole number, a bit mask or a flat list of them, so a copy is cheap.

- A *cell* is a number, row by row from A1 (0) to Q8 (135): column + 17 * row. A set of cells is a mask, bit n for
  cell n.
- A *card* and a *tile* are their rows in the tables of the box (0 is the first); sets of them are masks as well.
- `NONE` stands for no card, tile, seat or cell. In a view a card that the viewer does not know is `UNKNOWN`, and a
  whole set of cards that it does not know is `HIDDEN`.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final

# Phases
DEAL: Final = 0
STACKS: Final = 1
EXCHANGE: Final = 2
DRAW: Final = 3
GIVE: Final = 4
CHOOSE: Final = 5
OPEN: Final = 6
COUNCIL: Final = 7
PILES: Final = 8
MARKERS: Final = 9
BUILD: Final = 10
SPY: Final = 11
SHOW: Final = 12
USE: Final = 13
BEG: Final = 14
SABOTAGE: Final = 15
OVER: Final = 16
PHASES: Final = (
    "deal",
    "stacks",
    "exchange",
    "draw",
    "give",
    "choose",
    "open",
    "council",
    "piles",
    "markers",
    "build",
    "spy",
    "show",
    "use",
    "beg",
    "sabotage",
    "over",
)

# Who is to move, where it is no seat; chance is -1, as everywhere.
NOBODY: Final = -2
ALL: Final = -3
"""Everybody who has not chosen yet."""

NONE: Final = -1
UNKNOWN: Final = 63
HIDDEN: Final = -1

SOURCES: Final = ("arms", "edges", "markers", "gondola", "bets", "lawyer")
ARMS: Final = 0
EDGES: Final = 1
PAID: Final = 2
GONDOLA: Final = 3
BETS: Final = 4
LAWYER: Final = 5

ENDS: Final = ("", "piles", "track", "rounds")
"""What ended the game, by `State.end`."""
BY_PILES: Final = 1
BY_TRACK: Final = 2
BY_ROUNDS: Final = 3

# Entries of the memory, each a tuple that begins with one of these.
PASSED: Final = 0
"""(PASSED, card of seat 0, card of seat 1, …): at the end of a round everybody's opened card went to the left."""
SWAPPED: Final = 1
"""(SWAPPED, start player, other, card drawn, card given); `UNKNOWN` twice for all but these two."""
SHOWN: Final = 2
"""(SHOWN, spy, owner, mask of the hand); `HIDDEN` for all but these two."""
USED: Final = 3
"""(USED, spy, owner, card): this card is in that hand, as everybody saw."""

Entry = tuple[int, ...]


class State:
    """Everything at the table. Of a deck or stack only what is still in it: an order is nowhere."""

    __slots__ = (
        "boat",  # cell where the gondola stands, for the eye alone (V3)
        "buildings",  # cells that show a building
        "built",  # tiles on the board in the order of building: numbers of `actions.build(tile, lay)`
        "card",  # the card that is carried out now, or NONE
        "chosen",  # of each seat: the card of this round, sealed up to the phase open, open from then on; or NONE
        "dealt",  # cards dealt so far
        "deck",  # cards not yet dealt, mask; HIDDEN in a view while there are any
        "drawn",  # card just drawn in an exchange, up to the giving; or NONE
        "end",  # 0, or what ended the game: an index of ENDS
        "fresh",  # piles driven by the action that goes on, mask
        "gondola",  # seat whose marker is on the gondola, or NONE
        "hands",  # of each seat: mask of cards, or HIDDEN in a view
        "lawyer",  # seat that is the lawyer of this round (V18), or NONE
        "left",  # piles in the supply
        "made",  # whether the mover has made a move of this decision since chance or anybody else moved
        "marks",  # of each seat: mask of cells where its markers stand
        "memory",  # what a seat could note about the others' hands: a tuple of entries, see above
        "mover",  # seat, CHANCE, ALL or NOBODY
        "other",  # the seat that the exchange or the spying is with, or NONE
        "phase",
        "piles",  # cells with a pile, also under a tile
        "points",  # flat: seat * 6 + source, in the order of SOURCES
        "round",  # that is played; 0 before the first
        "scores",  # of each seat: the sum of its points
        "spans",  # canal cells under a bridge
        "squares",  # cells that show a square
        "start",  # start player of this round
        "stocks",  # of each seat: mask of tiles taken and not yet built
        "stones",  # still to be spent by the councillor or builder; piles or markers that the driver still places
        "tops",  # of each stack: the tile that lies open, or NONE
        "turn",  # how many seats of this round have carried out their card
        "turning",  # the stack that chance turns up next, or NONE
        "under",  # tiles face down in the stacks, mask; which ones is open, their order is not
    )

    boat: int
    built: tuple[int, ...]
    buildings: int
    card: int
    chosen: list[int]
    dealt: int
    deck: int
    drawn: int
    end: int
    fresh: int
    gondola: int
    hands: list[int]
    lawyer: int
    left: int
    made: bool
    marks: list[int]
    memory: tuple[Entry, ...]
    mover: int
    other: int
    phase: int
    piles: int
    points: list[int]
    round: int
    scores: list[int]
    spans: int
    squares: int
    start: int
    stocks: list[int]
    stones: int
    tops: list[int]
    turn: int
    turning: int
    under: int

    def copy(self) -> State:
        new = State.__new__(State)
        new.boat = self.boat
        new.built = self.built
        new.buildings = self.buildings
        new.card = self.card
        new.chosen = self.chosen[:]
        new.dealt = self.dealt
        new.deck = self.deck
        new.drawn = self.drawn
        new.end = self.end
        new.fresh = self.fresh
        new.gondola = self.gondola
        new.hands = self.hands[:]
        new.lawyer = self.lawyer
        new.left = self.left
        new.made = self.made
        new.marks = self.marks[:]
        new.memory = self.memory
        new.mover = self.mover
        new.other = self.other
        new.phase = self.phase
        new.piles = self.piles
        new.points = self.points[:]
        new.round = self.round
        new.scores = self.scores[:]
        new.spans = self.spans
        new.squares = self.squares
        new.start = self.start
        new.stocks = self.stocks[:]
        new.stones = self.stones
        new.tops = self.tops[:]
        new.turn = self.turn
        new.turning = self.turning
        new.under = self.under
        return new

    def key(self) -> tuple[object, ...]:
        """The whole position as one value that can be compared and hashed."""
        return tuple([tuple(value) if isinstance(value, list) else value for value in _everything(self)])

    def __eq__(self, other: object) -> bool:
        # Checks compare hundreds of thousands of positions.
        return isinstance(other, State) and bool(_everything(self) == _everything(other))

    def __hash__(self) -> int:
        return hash(self.key())

    @property
    def free(self) -> int:
        """Piles that carry no tile, with or without a marker, as a mask."""
        return self.piles & ~(self.buildings | self.squares)

    @property
    def marked(self) -> int:
        """Cells with anybody's marker, as a mask."""
        found = 0
        for mask in self.marks:
            found |= mask
        return found

    def supply(self, seat: int, markers: int) -> int:
        """How many of its markers a seat has left to place."""
        return markers - self.marks[seat].bit_count() - (self.gondola == seat)


_everything = attrgetter(*State.__slots__)
