"""The box: board, tiles and cards, and what the rules need to know of them at once. Read once, never changed.

`standard_box()` is that of the three tables in this folder. The rules take every number from a box.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

COLUMNS: Final = 17
ROWS: Final = 8
CELLS: Final = COLUMNS * ROWS
COLUMN_LETTERS: Final = "ABCDEFGHIJKLMNOPQ"
CANAL: Final = "~"
LAGOON: Final = "."
BOARD: Final = (1 << CELLS) - 1
FIRST_COLUMN: Final = sum(1 << COLUMNS * row for row in range(ROWS))
LAST_COLUMN: Final = FIRST_COLUMN << COLUMNS - 1
NOT_FIRST: Final = BOARD & ~FIRST_COLUMN
NOT_LAST: Final = BOARD & ~LAST_COLUMN

SHAPES: Final = ("domino", "bar", "corner", "square", "bridge")
DOMINO: Final = 0
BAR: Final = 1
CORNER: Final = 2
SQUARE: Final = 3
BRIDGE: Final = 4
PLACES: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    ((0, 0), (1, 0)),
    ((0, 0), (1, 0), (2, 0)),
    ((0, 0), (1, 0), (0, 1)),
    ((0, 0), (1, 0), (0, 1), (1, 1)),
    ((0, 0), (1, 0), (2, 0)),
)
"""Where the signs of a pattern stand, by shape: column and row."""
FOOTPRINTS: Final = ("BB", "BBB", "BBB", "BBBB", "B=B")
BUILDING: Final = "B"
OPEN_PLACE: Final = "S"
SPAN: Final = "="

ROLES: Final = (
    "councillor",
    "driver",
    "builder",
    "gondolier",
    "speculator",
    "inventor",
    "trader",
    "spy",
    "beggar",
    "lawyer",
    "saboteur",
)
COUNCILLOR: Final = 0
DRIVER: Final = 1
BUILDER: Final = 2
GONDOLIER: Final = 3
SPECULATOR: Final = 4
INVENTOR: Final = 5
TRADER: Final = 6
SPY: Final = 7
BEGGAR: Final = 8
LAWYER: Final = 9
SABOTEUR: Final = 10
BETS_ON: Final[Mapping[int, int]] = {SPECULATOR: BUILDER, INVENTOR: DRIVER, TRADER: COUNCILLOR}
"""The role that another's opened card must have, by the role that bets."""


class Card(NamedTuple):
    """A row of the card table. `value` are stones, piles or points; `sure` says how sure they are."""

    id: str
    role: int
    value: int
    markers: int
    since: int
    """The least number of players that use it."""
    symbol: bool
    roles: str
    """With which value of the option `roles` it is used; empty: with each."""
    sure: str


class Tile(NamedTuple):
    """A row of the tile table."""

    id: str
    shape: int
    pattern: str
    stones: int
    arms: int
    sure_shape: str
    sure_values: str
    sure_pattern: str


class Lay(NamedTuple):
    """One way for a tile to lie: which cells it shows what on, as masks."""

    buildings: int
    squares: int
    span: int
    """The canal cell that a bridge goes over, or nothing."""
    ground: int
    """The cells that need a free pile."""
    cells: tuple[tuple[int, str], ...]
    quay: bool
    """A bridge, or a cell on the bank: the gondola's marker is paid."""

    @property
    def text(self) -> str:
        """The cells as the record writes them: `F4B G4B F5S G5S`."""
        return " ".join([f"{CELL_NAMES[cell]}{sign}" for cell, sign in self.cells])


@dataclass(frozen=True, slots=True)
class Tables:
    """A box as it is written down: rows of the three tables, nothing worked out."""

    board: Mapping[str, str]
    tiles: tuple[Tile, ...]
    cards: tuple[Card, ...]
    sure: Mapping[str, str]
    """How sure the rows of the board are."""


def cell_of(name: str) -> int:
    """The cell of that name, `A1` to `Q8`; -1 if there is none."""
    if len(name) != 2 or name[0] not in COLUMN_LETTERS or name[1] not in "12345678":
        return -1
    return COLUMN_LETTERS.index(name[0]) + COLUMNS * (int(name[1]) - 1)


def name_of(cell: int) -> str:
    return CELL_NAMES[cell]


CELL_NAMES: Final = tuple(f"{COLUMN_LETTERS[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS))


def numbers(mask: int) -> list[int]:
    """The cells, cards or tiles of a set, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def around(mask: int) -> int:
    """The cells adjacent to any of these (and those of them that have a neighbour among them)."""
    return (mask << COLUMNS | mask >> COLUMNS) & BOARD | (mask & NOT_LAST) << 1 | (mask & NOT_FIRST) >> 1


class Turn(NamedTuple):
    """A pattern turned one way, laid wherever it can be. An anchor is its first cell, row by row."""

    anchors: int
    """Where its first cell can stand on this board."""
    shifts: tuple[int, ...]
    """How much further its other cells are that need a free pile."""
    span_shift: int
    """How much further its span is; 0 if it has none."""
    lays: Mapping[int, int]
    """The lay, by anchor."""


Form = tuple[tuple[int, int, str], ...]
"""A pattern turned one way: how far down and right of its first cell each of its cells is, and what it shows."""


def _forms(shape: int, pattern: str) -> list[Form]:
    """The ways to turn a pattern that differ."""
    found: list[Form] = []
    places = PLACES[shape]
    for _ in range(4):
        cells = sorted((row, column, sign) for (column, row), sign in zip(places, pattern, strict=True))
        top, left, _ = cells[0]
        form = tuple((row - top, column - left, sign) for row, column, sign in cells)
        if form not in found:
            found.append(form)
        places = tuple((-row, column) for column, row in places)
    return found


def _turn(form: Form, anchors: int, lays: Mapping[int, int]) -> Turn:
    shifts = [(down * COLUMNS + right, sign) for down, right, sign in form[1:]]
    ground = tuple(shift for shift, sign in shifts if sign != SPAN)
    return Turn(anchors, ground, sum(shift for shift, sign in shifts if sign == SPAN), lays)


class Box:
    """A box and what is worked out from it. Cards, tiles and cells are numbers, sets of them masks."""

    def __init__(self, tables: Tables, name: str = "") -> None:
        self.tables: Final = tables
        self.name: Final = name
        # The board
        signs = "".join(tables.board[f"row-{row}"] for row in range(1, ROWS + 1))
        self.canal: Final = sum(1 << cell for cell, sign in enumerate(signs) if sign == CANAL)
        self.lagoon: Final = BOARD & ~self.canal
        self.bank: Final = around(self.canal) & self.lagoon
        self.gondola: Final = cell_of(tables.board["gondola"])
        self.track: Final = int(tables.board["track"])
        self.piles: Final = int(tables.board["piles"])
        self.markers: Final = int(tables.board["markers"])
        self.rounds: Final = int(tables.board["rounds"])
        self.canal_ways: Final = tuple(self._ways_along_the_canal())
        """Of each cell of the board: how far it is along the canal from A3, or from the canal's first cell."""
        # Cards
        self.cards: Final = tables.cards
        self.card_number: Final = {card.id: n for n, card in enumerate(self.cards)}
        self.role: Final = tuple(card.role for card in self.cards)
        self.value: Final = tuple(card.value for card in self.cards)
        self.of_role: Final = tuple(
            sum(1 << n for n, card in enumerate(self.cards) if card.role == role) for role in range(len(ROLES))
        )
        self.symbols: Final = sum(1 << n for n, card in enumerate(self.cards) if card.symbol)
        # Tiles
        self.tiles: Final = tables.tiles
        self.tile_number: Final = {tile.id: n for n, tile in enumerate(self.tiles)}
        self.shape: Final = tuple(tile.shape for tile in self.tiles)
        self.cost: Final = tuple(tile.stones for tile in self.tiles)
        self.arms: Final = tuple(tile.arms for tile in self.tiles)
        self.of_shape: Final = tuple(
            sum(1 << n for n, tile in enumerate(self.tiles) if tile.shape == shape) for shape in range(len(SHAPES))
        )
        worked_out = {key: self._lays(*key) for key in dict.fromkeys((tile.shape, tile.pattern) for tile in self.tiles)}
        self.lays: Final = tuple(worked_out[tile.shape, tile.pattern][0] for tile in self.tiles)
        """Of each tile: all ways to lay it on the empty board."""
        self.turns: Final = tuple(worked_out[tile.shape, tile.pattern][1] for tile in self.tiles)
        patterns = list(worked_out)
        self.pattern: Final = tuple(patterns.index((tile.shape, tile.pattern)) for tile in self.tiles)
        """Of each tile: a number that all tiles of its shape and pattern share."""
        self.footprints: Final = tuple(self._footprints(shape) for shape in range(len(SHAPES)))
        """Of each shape: its turns, whatever its cells show, without their lays."""
        self._lay_numbers: Final[dict[int, dict[tuple[tuple[int, str], ...], int]]] = {}
        dearest = max((card.value for card in self.cards), default=0)
        self.payable: Final = tuple(
            sum(1 << n for n, cost in enumerate(self.cost) if cost <= stones) for stones in range(dearest + 1)
        )
        """The tiles that so many stones pay for."""

    def in_play(self, players: int, roles: str) -> int:
        """The cards that so many players use with this value of the option."""
        return sum(1 << n for n, card in enumerate(self.cards) if card.since <= players and card.roles in {"", roles})

    def lay_number(self, tile: int, cells: Sequence[tuple[int, str]]) -> int:
        """Which lay of the tile shows this on these cells; -1 if it can't lie so."""
        pattern = self.pattern[tile]
        if (numbers_of := self._lay_numbers.get(pattern)) is None:
            numbers_of = self._lay_numbers[pattern] = {lay.cells: n for n, lay in enumerate(self.lays[tile])}
        return numbers_of.get(tuple(cells), -1)

    def _anchors(self, form: Form) -> int:
        """Where the first cell of a pattern turned so can stand on the empty board."""
        anchors = BOARD
        for down, right, sign in form:
            ground = self.canal if sign == SPAN else self.lagoon
            for _ in range(abs(right)):
                ground = (ground & NOT_FIRST) >> 1 if right > 0 else (ground & NOT_LAST) << 1
            anchors &= ground >> down * COLUMNS
        return anchors

    def _footprints(self, shape: int) -> tuple[Turn, ...]:
        return tuple(_turn(form, self._anchors(form), {}) for form in _forms(shape, FOOTPRINTS[shape]))

    def _lays(self, shape: int, pattern: str) -> tuple[tuple[Lay, ...], tuple[Turn, ...]]:
        """All ways to lay a pattern, by the first cell, then by the way it is turned."""
        forms = _forms(shape, pattern)
        anchors = [self._anchors(form) for form in forms]
        found: list[Lay] = []
        tables: list[dict[int, int]] = [{} for _ in forms]
        for anchor in range(CELLS):
            for number, form in enumerate(forms):
                if anchors[number] >> anchor & 1:
                    tables[number][anchor] = len(found)
                    found.append(self._lay(form, anchor, shape))
        return tuple(found), tuple(map(_turn, forms, anchors, tables))

    def _lay(self, form: Form, anchor: int, shape: int) -> Lay:
        buildings = squares = span = 0
        cells = []
        for down, right, sign in form:
            cell = anchor + down * COLUMNS + right
            if sign == BUILDING:
                buildings |= 1 << cell
            elif sign == OPEN_PLACE:
                squares |= 1 << cell
            else:
                span |= 1 << cell
            cells.append((cell, sign))
        ground = buildings | squares
        return Lay(buildings, squares, span, ground, tuple(cells), shape == BRIDGE or bool(ground & self.bank))

    def _ways_along_the_canal(self) -> list[int]:
        ways = [-1] * CELLS
        begin = cell_of("A3")
        edge = 1 << begin if self.canal >> begin & 1 else self.canal & -self.canal
        seen = edge
        steps = 0
        while edge:
            for cell in numbers(edge):
                ways[cell] = steps
            edge = around(edge) & self.canal & ~seen
            seen |= edge
            steps += 1
        return ways


def read_tables(board: str, tiles: str, cards: str) -> Tables:
    """The three tables as CSV."""
    rows = list(csv.DictReader(board.splitlines()))
    return Tables(
        board={row["key"]: row["value"] for row in rows},
        tiles=tuple(
            Tile(
                row["id"],
                SHAPES.index(row["shape"]),
                row["pattern"],
                int(row["stones"]),
                int(row["arms"]),
                row["sure_shape"],
                row["sure_values"],
                row["sure_pattern"],
            )
            for row in csv.DictReader(tiles.splitlines())
        ),
        cards=tuple(
            Card(
                row["id"],
                ROLES.index(row["role"]),
                int(row["value"] or 0),
                int(row["markers"] or 0),
                int(row["from"]),
                row["symbol"] == "yes",
                row["roles"],
                row["sure"],
            )
            for row in csv.DictReader(cards.splitlines())
        ),
        sure={row["key"]: row["sure"] for row in rows},
    )


@lru_cache(maxsize=1)
def standard_box() -> Box:
    """The box of the tables in this folder."""
    board, tiles, cards = (
        (files(__package__) / name).read_text("utf-8") for name in ("board.csv", "tiles.csv", "cards.csv")
    )
    return Box(read_tables(board, tiles, cards))
