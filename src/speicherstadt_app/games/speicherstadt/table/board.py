"""What the QML of this game reads at `table.board`."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject

from speicherstadt_app.games.speicherstadt.table.bar import BlazeValues, FireValues, PileSeason, YearValues
from speicherstadt_app.games.speicherstadt.table.harbour import Column
from speicherstadt_app.games.speicherstadt.table.players import HouseValues, Sheet, Tile
from speicherstadt_app.games.speicherstadt.table.yard import Sale, ShippingValues, Source, Store
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.values import Values, for_qml


@for_qml
class Year(Values[YearValues], values=YearValues):
    pass


@for_qml
class Fire(Values[FireValues], values=FireValues):
    pass


@for_qml
class Blaze(Values[BlazeValues], values=BlazeValues):
    pass


@for_qml
class House(Values[HouseValues], values=HouseValues):
    def __init__(self, parent: QObject) -> None:
        super().__init__(HouseValues(), parent)
        self.sheets = RowModel(Sheet, lambda sheet: sheet.card, self)
        self.owned = RowModel(Tile, lambda tile: tile.card, self)

    @Property(QObject, constant=True)
    def contracts(self) -> QObject:
        return self.sheets

    @Property(QObject, constant=True)
    def tiles(self) -> QObject:
        return self.owned


@for_qml
class Shipping(Values[ShippingValues], values=ShippingValues):
    def __init__(self, parent: QObject) -> None:
        super().__init__(ShippingValues(), parent)
        self.came = RowModel(Source, lambda source: source.key, self)
        self.wanted = RowModel(Sheet, lambda sheet: sheet.card, self)
        self.bought = RowModel(Sale, lambda sale: sale.key, self)
        self.kept = RowModel(Store, lambda store: store.key, self)

    @Property(QObject, constant=True)
    def sources(self) -> QObject:
        return self.came

    @Property(QObject, constant=True)
    def contracts(self) -> QObject:
        return self.wanted

    @Property(QObject, constant=True)
    def sales(self) -> QObject:
        return self.bought

    @Property(QObject, constant=True)
    def keep(self) -> QObject:
        return self.kept


@dataclass(frozen=True, slots=True)
class BoardValues:
    places: int = 0
    """How many columns the row has."""


@for_qml
class SpeicherstadtBoard(Values[BoardValues], values=BoardValues):
    def __init__(self, places: int, parent: QObject | None = None) -> None:
        super().__init__(BoardValues(places), parent)
        self.seasons = Year(YearValues(), self)
        self.alarm = Fire(FireValues(), self)
        self.flames = Blaze(BlazeValues(), self)
        self.counter = House(self)
        self.yard = Shipping(self)
        self.row = RowModel(Column, lambda column: column.number, self)
        self.left = RowModel(PileSeason, lambda season: season.season, self)

    @Property(Year, constant=True)
    def year(self) -> Year:
        return self.seasons

    @Property(Fire, constant=True)
    def fire(self) -> Fire:
        return self.alarm

    @Property(Blaze, constant=True)
    def blaze(self) -> Blaze:
        return self.flames

    @Property(House, constant=True)
    def house(self) -> House:
        return self.counter

    @Property(Shipping, constant=True)
    def shipping(self) -> Shipping:
        return self.yard

    @Property(QObject, constant=True)
    def columns(self) -> QObject:
        return self.row

    @Property(QObject, constant=True)
    def pile(self) -> QObject:
        return self.left
