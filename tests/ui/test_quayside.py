"""The harbour on screen: chosen from by every hand, readable in every room, at rest when everything has been told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import Q_ARG, QMetaObject, QObject, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QImage
from PySide6.QtQml import QQmlApplicationEngine, QQmlComponent
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from speicherstadt_app.engine.rules import Event
from speicherstadt_app.games.speicherstadt.rules import events as ev
from speicherstadt_app.games.speicherstadt.table import happening
from speicherstadt_app.games.speicherstadt.table.harbour import Column, columns
from speicherstadt_app.games.speicherstadt.table.scene import Picks, Scene
from speicherstadt_app.ui.art import add_art
from speicherstadt_app.ui.assets import QML
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.table import live
from tests.games.speicherstadt.table.positions import ADA, BO, CEM, MARA, demand, purchase, scene
from tests.ui.conftest import PATIENCE, Complaints

PAGE = Path(__file__).with_name("Quayside.qml")
FINGER = 48
LANDING = 74
VIEWS = [pytest.param(False, id="houses"), pytest.param(True, id="rows")]
SHIP = b"""
import Speicherstadt
Consignment { width: 400; kind: "ship"; title: "Ship"; spoken: "A ship"; cubes: [] }
"""
LINES = {0: [BO, CEM, ADA], 1: [ADA] * 8, 3: [CEM]}
FREIGHT = {0: "tea coffee tea"}

HAPPENINGS: Sequence[Event] = (
    ev.RoundBegan(3, ADA),
    *(ev.CardDealt("B-ship-1", column, ("tea", "coffee", "tea")) for column in range(5)),
    ev.FireStruck("B-fire", 1, (0, 1, 2, 3), (-1, 0, 0, 1)),
    ev.WorkerPlaced(MARA, 0, 3),
    ev.WorkerPlaced(ADA, 3, 1),
    ev.SaleOpened(0, "B-ship-1", BO, 3),
    ev.WorkerWithdrawn(BO, 0, 3),
    ev.PriceFell(0, 2, CEM),
    ev.CardBought(CEM, "B-ship-1", 0, 2, ("tea",)),
    ev.CardDiscarded("A-warehouse", 1, ()),
    ev.ShippingOpened(MARA, ("tea",)),
    ev.CubeLoaded(MARA, "tea", "A-contract-8"),
    ev.ContractCompleted(ADA, "A-contract-8", 8),
    ev.CubesSold(ADA, "tea", 2),
    ev.CubesConverted(ADA, ("tea", "tea", "coffee"), "carpet"),
    ev.CubesBartered(ADA, ("tea", "tea")),
    ev.CubesStowed(ADA, ("tea",), (), ()),
    ev.IncomePaid(BO, 2, idle=True, bank=False),
    ev.PointsScored(BO, "office", "A-office", 2),
    ev.GameEnded((1, 2, 3, 4), (3,)),
)


MODELS = live.Table  # QML names types that are given to it when their module is imported


class Quayside:
    """A window with nothing but the harbour, and what a person does with it."""

    def __init__(self, bot: QtBot) -> None:
        self.bot = bot
        self.engine = QQmlApplicationEngine()
        self.art = add_art(self.engine)
        self.engine.addImportPath(str(QML))
        self.rows: RowModel[Column] = RowModel(Column, lambda column: column.number)
        self.set("Motion", speed=0.0, idle=True, stilled=True)

    def set(self, singleton: str, **values: bool | float | str) -> None:
        item = self.engine.singletonInstance("Theme", singleton)
        assert isinstance(item, QObject)
        for name, value in values.items():
            item.setProperty(name, value)

    def open(self, seen: Scene, width: int = 980, height: int = 480, **properties: object) -> None:
        self.rows.show(columns(seen))
        given = {"columns": self.rows, "width": width, "height": height, "visible": True, **properties}
        self.engine.setInitialProperties(given)
        self.engine.load(QUrl.fromLocalFile(str(PAGE)))
        window = self.engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        self.window = window
        with self.bot.waitExposed(window, timeout=PATIENCE):
            window.requestActivate()
        self.until(window.isActive)

    def close(self) -> None:
        shiboken6.delete(self.window)
        shiboken6.delete(self.engine)

    def until(self, true: Callable[[], bool]) -> None:
        self.bot.waitUntil(true, timeout=PATIENCE)

    def told(self, name: str) -> object:
        value = self.window.property(name)
        return value.toVariant() if hasattr(value, "toVariant") else value

    def part(self, name: str) -> QQuickItem:
        found = self.window.property(name)
        assert isinstance(found, QQuickItem)
        return found

    def of(self, kind: str, top: QQuickItem | None = None) -> Iterator[QQuickItem]:
        """Parts of a kind that are shown, by the name of their file, or Qt's own."""
        for item in (top or self.part("stage")).childItems():
            if item.isVisible() and item.opacity() > 0:
                if item.metaObject().className().split("_QML")[0] == kind or item.inherits(kind):
                    yield item
                yield from self.of(kind, item)

    @property
    def columns(self) -> list[QQuickItem]:
        kind = "HarbourRow" if self.window.property("listed") else "HouseColumn"
        return sorted(self.of(kind), key=lambda item: (item.x(), item.y()))

    def resize(self, width: int, height: int) -> None:
        self.window.resize(width, height)
        stage = self.part("stage")
        self.until(lambda: (stage.width(), stage.height()) == (width, height))

    def click(self, item: QQuickItem) -> None:
        middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
        QTest.mouseClick(self.window, Qt.MouseButton.LeftButton, pos=middle)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.window, key)

    def focus(self, item: QQuickItem) -> None:
        item.forceActiveFocus(Qt.FocusReason.TabFocusReason)

    def play(self, seen: Scene, *events: Event) -> None:
        for event in events:
            QMetaObject.invokeMethod(self.part("teller"), "play", Q_ARG("QVariant", happening.told(seen, event)))

    def finish(self) -> None:
        QMetaObject.invokeMethod(self.part("teller"), "finish")

    def picture(self) -> QImage:
        return self.window.grabWindow()


@pytest.fixture
def quay(qapp: object, qtbot: QtBot) -> Iterator[Quayside]:
    made = Quayside(qtbot)
    yield made
    made.close()


def interfaces(top: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for index in range(top.childCount()):
        child = top.child(index)
        if not child.state().invisible:
            yield child
            yield from interfaces(child)


def readable(quay: Quayside) -> list[QAccessibleInterface]:
    QAccessible.setActive(True)
    found = interfaces(QAccessible.queryAccessibleInterface(quay.window))
    return [item for item in found if item.role() == QAccessible.Role.Button]


@pytest.mark.parametrize("listed", VIEWS)
def test_a_tap_anywhere_on_a_column_chooses_it(quay: Quayside, listed: bool) -> None:
    quay.open(scene(demand(lines=LINES)), listed=listed)
    quay.click(quay.columns[2])
    assert quay.told("chosen") == ["place 3"]


@pytest.mark.parametrize("listed", VIEWS)
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_chooses_the_column_that_has_the_focus(quay: Quayside, listed: bool, key: Qt.Key) -> None:
    quay.open(scene(demand(lines=LINES)), listed=listed)
    quay.focus(quay.columns[3])
    quay.press(key)
    assert quay.told("chosen") == ["place 4"]


@pytest.mark.parametrize("listed", VIEWS)
def test_figures_call_columns(quay: Quayside, listed: bool) -> None:
    quay.open(scene(demand(lines=LINES)), listed=listed)
    quay.press(Qt.Key.Key_2, Qt.Key.Key_5, Qt.Key.Key_6)
    assert quay.told("called") == [2, 5], "there is no sixth column"


@pytest.mark.parametrize(
    ("listed", "on", "back"),
    [
        pytest.param(False, Qt.Key.Key_Right, Qt.Key.Key_Left, id="houses"),
        pytest.param(True, Qt.Key.Key_Down, Qt.Key.Key_Up, id="rows"),
    ],
)
def test_arrows_go_from_column_to_column(quay: Quayside, listed: bool, on: Qt.Key, back: Qt.Key) -> None:
    quay.open(scene(demand(lines=LINES)), listed=listed)
    quay.focus(quay.columns[0])
    there = []
    for key in (on, on, back, Qt.Key.Key_End, on, Qt.Key.Key_Home, back):
        quay.press(key)
        there.append(next(n for n, column in enumerate(quay.columns) if column.hasActiveFocus()))
    assert there == [1, 2, 1, 4, 4, 0, 0]


@pytest.mark.parametrize("listed", VIEWS)
def test_a_full_column_is_not_chosen_and_says_why(quay: Quayside, listed: bool) -> None:
    quay.open(scene(demand(lines=LINES)), listed=listed)
    quay.click(quay.columns[1])
    assert quay.told("chosen") == []
    description = readable(quay)[1].text(QAccessible.Text.Description)
    assert description == quay.rows.rows[1].whyNot != ""


@pytest.mark.parametrize("listed", VIEWS)
def test_a_reader_hears_each_column_and_can_choose_it(quay: Quayside, listed: bool) -> None:
    quay.open(scene(demand(lines=LINES, freight=FREIGHT)), listed=listed)
    heard = readable(quay)
    assert [item.text(QAccessible.Text.Name) for item in heard] == [row.spoken for row in quay.rows.rows]
    heard[4].actionInterface().doAction(QAccessibleActionInterface.pressAction())
    assert quay.told("chosen") == ["place 5"]


SIZES = ((956, 468), (1020, 480), (1090, 620), (800, 690))


def cut_off(labels: Iterable[QQuickItem]) -> list[object]:
    return [
        label.property("text")
        for label in labels
        if label.property("truncated")
        or label.property("contentWidth") > label.width() + 1
        or label.property("contentHeight") > label.height() + 2
    ]


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_row_fits_into_its_room(quay: Quayside, players: int, text: float) -> None:
    quay.set("Metrics", textScale=text)
    lines = {0: [ADA, MARA, ADA], 1: [ADA] * 8, 2: [MARA] * 5}
    quay.open(scene(demand(players=players, lines=lines, freight=FREIGHT), picks=Picks(column=2)))
    for width, height in SIZES:
        quay.resize(width, height)
        houses = quay.columns
        assert len(houses) == players + 1
        assert houses[0].x() >= 0
        assert houses[-1].x() + houses[-1].width() <= width
        assert all(left.x() + left.width() < right.x() for left, right in pairwise(houses))
        assert houses[0].y() + houses[0].height() <= height - LANDING
        assert all(min(house.width(), house.height()) >= FINGER for house in houses)
        assert cut_off(quay.of("QQuickText")) == []


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_no_word_of_the_rows_is_cut_off(quay: Quayside, text: float) -> None:
    quay.set("Metrics", textScale=text)
    quay.open(scene(demand(lines=LINES, freight=FREIGHT), picks=Picks(column=0)), 420, 680, listed=True)
    labels = list(quay.of("QQuickText"))
    assert len(labels) > 10
    assert cut_off(labels) == []
    assert min(row.height() for row in quay.columns) >= FINGER


def test_houses_stand_before_their_cards_come(quay: Quayside) -> None:
    quay.open(scene(demand(lines=LINES)), places=5)
    quay.rows.show([])
    assert len(list(quay.of("Facade"))) == 5
    quay.rows.show(columns(scene(demand()))[:2])
    assert len(quay.columns) == 2
    assert [house.x() for house in quay.of("Facade")][:2] == [column.x() for column in quay.columns]


def test_a_receipt_stands_where_a_card_was_sold(quay: Quayside) -> None:
    seen = scene(purchase(lines={1: [MARA]}, column=1))
    quay.open(seen)
    sold, *others = columns(seen)
    assert not list(quay.of("Receipt"))
    quay.rows.show([replace(sold, stampSign=ADA, stampText="Ada paid 2"), *others])
    (receipt,) = quay.of("Receipt")
    assert receipt.property("text") == "Ada paid 2"
    assert len(list(quay.of("TradeCard"))) == len(others)


MOTIONS = [
    pytest.param({"speed": 0.02}, id="full"),
    pytest.param({"speed": 0.02, "reduced": True}, id="reduced"),
    pytest.param({"speed": 0.0}, id="at once"),
]


@pytest.mark.parametrize("listed", VIEWS)
@pytest.mark.parametrize("motion", MOTIONS)
def test_everything_is_told_and_then_stands_where_it_belongs(
    quay: Quayside, motion: dict[str, float], listed: bool
) -> None:
    seen = scene(demand(lines=LINES, freight=FREIGHT))
    quay.open(seen, listed=listed)
    before = quay.picture()
    quay.set("Motion", **motion)
    quay.play(seen, *HAPPENINGS)
    quay.until(lambda: quay.told("told") == 1 and not quay.part("teller").property("busy"))
    cues = [record["cue"] for record in (happening.told(seen, event) for event in HAPPENINGS) if record["cue"]]
    assert quay.told("cues") == cues
    quay.until(lambda: quay.picture() == before)


@pytest.mark.parametrize("listed", VIEWS)
def test_a_story_that_is_cut_short_leaves_nothing_behind(quay: Quayside, listed: bool) -> None:
    seen = scene(demand(lines=LINES, freight=FREIGHT))
    quay.open(seen, listed=listed)
    before = quay.picture()
    quay.set("Motion", speed=1.0)
    for count, event in enumerate(HAPPENINGS, 1):
        quay.play(seen, event, ev.WorkerPlaced(CEM, 0, 3))
        quay.until(lambda: quay.picture() != before)
        quay.finish()
        assert quay.told("told") == count
        assert not quay.part("teller").property("busy")
        assert quay.picture() == before, type(event).__name__


@pytest.mark.parametrize(
    ("event", "goods", "words"),
    [
        (ev.CubesStowed(ADA, ("tea",), (), ("coffee", "coffee")), [], ["\N{MINUS SIGN}2"]),
        (ev.CubeLoaded(ADA, "saffron", "A-contract-8"), ["saffron"], []),
        (ev.IncomePaid(BO, 2, idle=True, bank=False), [], ["+2"]),
        (ev.ContractCompleted(ADA, "A-contract-8", 8), [], ["+8"]),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Event) else "",
)
def test_gains_and_losses_rise_from_whoever_has_them(
    quay: Quayside, event: Event, goods: list[str], words: list[str]
) -> None:
    seen = scene(demand(lines=LINES, freight=FREIGHT))
    quay.open(seen)
    quay.set("Motion", speed=1.0)
    quay.play(seen, event)
    teller = quay.part("teller")
    quay.until(lambda: bool([*quay.of("Cube", teller), *quay.of("Label", teller)]))
    assert [cube.property("good") for cube in quay.of("Cube", teller)] == goods
    assert [word.property("text") for word in quay.of("Label", teller) if word.property("text")] == words
    quay.finish()


def test_nothing_rises_where_nothing_is_kept_or_lost(quay: Quayside) -> None:
    seen = scene(demand(lines=LINES, freight=FREIGHT))
    quay.open(seen)
    quay.set("Motion", speed=1.0)
    quay.play(seen, ev.CubesStowed(ADA, (), (), ()))
    assert list(quay.of("Panel", quay.part("teller"))) == []
    quay.finish()


def test_a_cube_that_goes_leaves_no_place_that_asks_for_it(quay: Quayside, complaints: Complaints) -> None:
    """Its place goes a moment later than it."""
    quay.open(scene(demand()))
    made = QQmlComponent(quay.engine, quay.window)
    made.setData(SHIP, QUrl())
    ship = made.create()
    assert isinstance(ship, QQuickItem), made.errorString()
    ship.setParent(quay.window)
    ship.setParentItem(quay.window.contentItem())
    for goods in ("tea coffee tea", "tea", "", "coffee tea", "tea"):
        cubes = [{"good": good, "state": "here", "token": "", "explain": "", "spoken": good} for good in goods.split()]
        ship.setProperty("cubes", cubes)
        assert [cube.property("good") for cube in quay.of("LooseCube", ship)] == goods.split()
        assert complaints() == []
