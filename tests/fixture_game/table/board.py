"""What the QML of this game reads at `table.board`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Property, QObject

from speicherstadt_app.engine.rules import Action
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.table.plain import Scene
from speicherstadt_app.ui.values import Values, for_qml
from speicherstadt_app.words.phrases import filled, isolated, points
from speicherstadt_app.words.translation import tr
from tests.fixture_game.rules.notation import Kind, pack
from tests.fixture_game.rules.state import NOTHING, UNKNOWN, points_of


@dataclass(frozen=True, slots=True)
class BoardValues:
    prize: str = ""


@dataclass(frozen=True, slots=True)
class Thing:
    """A card of my hand, or a lot."""

    token: str
    label: str
    enabled: bool
    picked: bool
    mark: int
    """Which hint it is, 1 for the best; 0 for none."""
    spoken: str


@dataclass(frozen=True, slots=True)
class Bid:
    seat: int
    sign: int
    text: str
    """Empty, `?` while it is sealed, or the card."""
    spoken: str


@for_qml
class BidsBoard(Values[BoardValues], values=BoardValues):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(BoardValues(), parent)
        self.cards = RowModel(Thing, lambda thing: thing.token, self)
        self.market = RowModel(Thing, lambda thing: thing.token, self)
        self.row = RowModel(Bid, lambda bid: bid.seat, self)

    @Property(QObject, constant=True)
    def hand(self) -> QObject:
        return self.cards

    @Property(QObject, constant=True)
    def lots(self) -> QObject:
        return self.market

    @Property(QObject, constant=True)
    def bids(self) -> QObject:
        return self.row


def values(scene: Scene) -> BoardValues:
    if not scene.view.prize:
        return BoardValues()
    return BoardValues(filled(tr("Bids.Board", "Prize: %1"), scene.view.prize))


def hand(scene: Scene) -> list[Thing]:
    """What I hold; nothing while the curtain is down."""
    if scene.looks.covered:
        return []
    named = tr("Bids.Board", "Card %1")
    return [
        _thing(scene, pack(Kind.BID, (), (card,)), str(card), filled(named, card))
        for card in scene.view.hands[scene.me]
    ]


def lots(scene: Scene) -> list[Thing]:
    named = tr("Bids.Board", "Lot %1: %2")
    return [
        _thing(scene, pack(Kind.TAKE, (), (lot,)), str(lot), filled(named, lot, points(points_of(lot))))
        for lot in scene.view.lots
    ]


def _thing(scene: Scene, action: Action, label: str, spoken: str) -> Thing:
    token = scene.rules.text(scene.me, action).partition(" ")[2]
    mark = scene.hints.index(action) + 1 if action in scene.hints else 0
    return Thing(token, label, token in scene.moves(), token == scene.picks.token, mark, spoken)


def bids(scene: Scene) -> Sequence[Bid]:
    return [_bid(scene, seat) for seat in scene.order()]


def _bid(scene: Scene, seat: int) -> Bid:
    """What is sealed, or what was opened in this round."""
    view, name = scene.view, scene.looks.names[seat]
    text = ""
    if view.sealed[seat] != NOTHING:
        is_seen = scene.looks.whole or seat == scene.looks.viewer
        text = str(view.sealed[seat]) if is_seen and view.sealed[seat] != UNKNOWN else "?"
    elif view.winner is not None:
        text = str(view.opened[seat][-1])
    return Bid(seat, scene.sign(seat), text, f"{isolated(name)}: {text}" if text else name)
