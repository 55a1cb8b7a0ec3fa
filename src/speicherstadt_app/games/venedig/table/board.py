"""What the QML of this game reads at `table.board`."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import Property, QObject, Slot

from speicherstadt_app.games.venedig.rules.box import CELLS, COLUMN_LETTERS, COLUMNS, ROWS
from speicherstadt_app.games.venedig.table.city import Cell, Lagoon, Spot
from speicherstadt_app.games.venedig.table.hand import HandCard, HandTile, Stack
from speicherstadt_app.games.venedig.table.listing import Row
from speicherstadt_app.games.venedig.table.players import PackCard
from speicherstadt_app.games.venedig.table.reveal import RevealValues
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.table.presenter import NOBODY
from speicherstadt_app.ui.values import Records, Values, for_qml


@dataclass(frozen=True, slots=True)
class BoardValues:
    phase: str = ""
    """What I am asked: a phase of the rules; nothing if I am not."""
    columns: int = COLUMNS
    letters: str = COLUMN_LETTERS
    """Of the columns, from the left."""
    canal: list[int] = field(default_factory=list)
    rows: int = ROWS
    pilesLeft: int = 0
    piles: int = 60
    pilesText: str = ""
    pilesSpoken: str = ""
    last: bool = False
    """One driver could drive the last piles."""
    track: int = 80
    standing: Records = field(default_factory=list)
    """`sign`, `name`, `score`, `to` (with the tile in hand; -1)."""
    boat: int = 0
    """Cell of the gondola."""
    boatAlong: bool = False
    """The canal goes from top to bottom here."""
    aboard: int = NOBODY
    """By sign."""
    lays: Records = field(default_factory=list)
    """Where the tile in hand may lie, the best place first."""
    lay: int = -1
    """Which of them is picked."""
    targets: Records = field(default_factory=list)
    """`sign` and `token`: what a tap on somebody means."""
    remembers: bool = True
    lawyer: int = NOBODY
    lion: int = NOBODY
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class MineValues:
    sign: int = 0
    name: str = ""
    score: int = 0
    running: int = 0
    markers: int = 0
    markersText: str = ""
    allMarkers: int = 8
    lion: bool = False
    gondola: bool = False
    lawyer: bool = False
    art: str = ""
    handTitle: str = ""
    tilesTitle: str = ""
    noTiles: str = ""
    covered: bool = False
    gain: int = 0
    tilesFirst: bool = False
    """Tiles are asked for, not cards."""
    spoken: str = ""


@for_qml
class VenedigReveal(Values[RevealValues], values=RevealValues):
    pass


@for_qml
class VenedigMine(Values[MineValues], values=MineValues):
    def __init__(self, parent: QObject) -> None:
        super().__init__(MineValues(), parent)
        self.cards = RowModel(HandCard, lambda card: card.card, self)
        self.stock = RowModel(HandTile, lambda tile: tile.tile, self)

    @Property(QObject, constant=True)
    def hand(self) -> QObject:
        return self.cards

    @Property(QObject, constant=True)
    def tiles(self) -> QObject:
        return self.stock


@for_qml
class VenedigBoard(Values[BoardValues], values=BoardValues):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(BoardValues(), parent)
        self.water = RowModel(Cell, lambda cell: cell.cell, self)
        self.lit = RowModel(Spot, lambda spot: spot.cell, self)
        self._lagoon: Lagoon | None = None
        self.heaps = RowModel(Stack, lambda stack: stack.shape, self)
        self.all_cards = RowModel(PackCard, lambda card: card.card, self)
        self.listing = RowModel(Row, lambda row: row.key, self)
        self.counter = VenedigMine(self)
        self.laid = VenedigReveal(RevealValues(), self)

    def show_cells(self, lagoon: Lagoon) -> None:
        """Open water is in the painting: what else there is gets a thing of its own."""
        self._lagoon = lagoon
        cells = lagoon.things()
        self.water.show(cells)
        self.lit.show([Spot(cell.cell, cell.token, cell.spoken, cell.picked) for cell in cells if cell.token])

    @Property(QObject, constant=True)
    def cells(self) -> QObject:
        return self.water

    @Property(QObject, constant=True)
    def spots(self) -> QObject:
        return self.lit

    @Slot(int, result=str)
    def said(self, cell: int) -> str:
        """What stands on a cell, and what it would do."""
        return self._lagoon.at(cell).spoken if self._lagoon and 0 <= cell < CELLS else ""

    @Slot(int, result=str)
    def why(self, cell: int) -> str:
        """Why it can't be chosen."""
        return self._lagoon.at(cell).why if self._lagoon and 0 <= cell < CELLS else ""

    @Property(QObject, constant=True)
    def stacks(self) -> QObject:
        return self.heaps

    @Property(QObject, constant=True)
    def pack(self) -> QObject:
        return self.all_cards

    @Property(QObject, constant=True)
    def list(self) -> QObject:
        return self.listing

    @Property(VenedigMine, constant=True)
    def mine(self) -> VenedigMine:
        return self.counter

    @Property(VenedigReveal, constant=True)
    def reveal(self) -> VenedigReveal:
        return self.laid
