"""What the QML of this game reads at `table.board`."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject

from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.table.plain import Move, Scene
from speicherstadt_app.ui.values import Values, for_qml
from speicherstadt_app.words.phrases import filled, isolated
from speicherstadt_app.words.translation import tr
from tests.ferries.rules.rules import Ferries
from tests.ferries.words.drawing import amounts, card, quay_text


@dataclass(frozen=True, slots=True)
class BoardValues:
    prices: str = ""
    order: str = ""
    """What I am to bring, and what I bid."""


@dataclass(frozen=True, slots=True)
class Quay:
    quay: int
    spoken: str
    ferries: str


@for_qml
class FerriesBoard(Values[BoardValues], values=BoardValues):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(BoardValues(), parent)
        self.choices = RowModel(Move, lambda move: move.key, self)
        self.places = RowModel(Quay, lambda quay: quay.quay, self)

    @Property(QObject, constant=True)
    def moves(self) -> QObject:
        return self.choices

    @Property(QObject, constant=True)
    def quays(self) -> QObject:
        return self.places


def values(scene: Scene) -> BoardValues:
    prices = filled(tr("Ferries.Board", "Prices: %1"), amounts(scene.view.prices))
    told = "" if scene.looks.covered else card(scene.view, scene.me)
    return BoardValues(prices, filled(tr("Ferries.Board", "Your order: %1"), told) if told else "")


def quays(scene: Scene, rules: Ferries) -> list[Quay]:
    """Each with its crates and its ferries."""
    view, names = scene.view, scene.looks.names
    return [
        Quay(quay, quay_text(view, quay), " · ".join(f"{isolated(names[seat])} {card(view, seat)}" for seat in seats))
        for quay, seats in enumerate(rules.at)
    ]
