"""The values of the table as objects and models for QML."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject

from speicherstadt_app.games.speicherstadt.table.bar import BarValues, BlazeValues, FireValues
from speicherstadt_app.games.speicherstadt.table.ending import EndValues
from speicherstadt_app.games.speicherstadt.table.players import HouseValues, Sheet, Tile
from speicherstadt_app.games.speicherstadt.table.prompt import Button, PromptValues
from speicherstadt_app.games.speicherstadt.table.yard import Sale, ShippingValues, Source, Store
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.table.curtain import BannerValues, QuestionValues
from speicherstadt_app.ui.values import Values, for_qml


@for_qml
class TopBar(Values[BarValues], values=BarValues):
    pass


@for_qml
class Fire(Values[FireValues], values=FireValues):
    pass


@for_qml
class Blaze(Values[BlazeValues], values=BlazeValues):
    pass


@for_qml
class End(Values[EndValues], values=EndValues):
    pass


@for_qml
class Banner(Values[BannerValues], values=BannerValues):
    pass


@for_qml
class Question(Values[QuestionValues], values=QuestionValues):
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
class Prompt(Values[PromptValues], values=PromptValues):
    def __init__(self, parent: QObject) -> None:
        super().__init__(PromptValues(), parent)
        self.slots = RowModel(Button, lambda button: button.slot, self)

    @Property(QObject, constant=True)
    def buttons(self) -> QObject:
        return self.slots


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
