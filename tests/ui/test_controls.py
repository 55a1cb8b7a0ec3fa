"""Every control: in every look without a warning, by keyboard, with a name, large enough for a finger."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QObject, QPointF, QSize, Qt, QUrl
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQml import QQmlApplicationEngine, QQmlComponent, QQmlExpression
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from speicherstadt_app.ui.art import add_art
from speicherstadt_app.ui.assets import QML
from tests.ui.conftest import PATIENCE
from tests.ui.test_palette import LOOKS

PAGE = Path(__file__).with_name("Pieces.qml")
FINGER = 48


class Page:
    """The page of all controls, and what a person does with it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.bot = qtbot
        self.engine = QQmlApplicationEngine()
        self.art = add_art(self.engine)
        self.engine.addImportPath(str(QML))

    def open(self, width: int = 1400, height: int = 1000) -> None:
        self.engine.setInitialProperties({"width": width, "height": height, "visible": True})
        self.engine.load(QUrl.fromLocalFile(str(PAGE)))
        window = self.engine.rootObjects()[0]
        assert isinstance(window, QQuickWindow)
        self.window = window
        with self.bot.waitExposed(window, timeout=PATIENCE):
            window.requestActivate()
        self.bot.waitUntil(window.isActive, timeout=PATIENCE)

    def close(self) -> None:
        # The window first: bindings that outlive what they read complain.
        shiboken6.delete(self.window)
        shiboken6.delete(self.engine)

    def set(self, singleton: str, **values: object) -> None:
        item = self.engine.singletonInstance("Theme", singleton)
        assert isinstance(item, QObject)
        for name, value in values.items():
            item.setProperty(name, value)

    def metric(self, name: str) -> object:
        item = self.engine.singletonInstance("Theme", "Metrics")
        assert isinstance(item, QObject)
        return item.property(name)

    def run(self, expression: str) -> object:
        asked = QQmlExpression(self.engine.rootContext(), self.window, expression)
        value = asked.evaluate()
        assert not asked.hasError(), asked.error().toString()
        return value[0]

    def items(self, top: QQuickItem | None = None) -> Iterator[QQuickItem]:
        """What is shown, popups included."""
        for item in (top or self.window.contentItem()).childItems():
            if item.isVisible() and item.opacity() > 0:
                yield item
                yield from self.items(item)

    def of(self, base: str) -> list[QQuickItem]:
        return [item for item in self.items() if item.inherits(base)]

    def named(self, text: str) -> QQuickItem:
        (found,) = [item for item in self.of("QQuickControl") if item.property("text") == text]
        return found

    def focus(self, item: QQuickItem) -> None:
        item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        assert item.hasActiveFocus()

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.window, key)

    def click(self, item: QQuickItem) -> None:
        middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
        QTest.mouseClick(self.window, Qt.MouseButton.LeftButton, pos=middle)


@pytest.fixture
def page(qapp: object, qtbot: QtBot) -> Iterator[Page]:
    made = Page(qtbot)
    made.set("Motion", speed=0.0, stilled=True)
    yield made
    made.close()


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("look", LOOKS)
def test_every_control_is_drawn_in_every_look(page: Page, look: str, text: float) -> None:
    night, contrast = LOOKS[look]
    page.set("Theme", night=night, contrast=contrast, games={"speicherstadt": {"letters": True}})
    page.set("Metrics", textScale=text)
    page.open()
    image = page.window.grabWindow()
    assert len({image.pixelColor(x, y).name() for x in range(0, 1400, 40) for y in range(0, 1000, 10)}) > 10


@pytest.mark.parametrize(
    ("size", "zoom"), [((1280, 680), 1.0), ((1920, 1080), 1.25), ((3840, 2160), 2.5), ((800, 1280), 1.0)]
)
def test_a_large_window_magnifies_the_stage(page: Page, size: tuple[int, int], zoom: float) -> None:
    page.open(*size)
    assert page.metric("zoom") == zoom
    button = page.named("Pass")
    corner = button.mapToScene(QPointF(button.width(), button.height())) - button.mapToScene(QPointF(0, 0))
    assert corner.x() == pytest.approx(button.width() * zoom)


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_every_target_is_large_enough(page: Page, text: float) -> None:
    page.set("Metrics", textScale=text)
    page.open()
    targets = [
        *page.of("QQuickAbstractButton"),
        *page.of("QQuickComboBox"),
        *page.of("QQuickTextField"),
        *page.of("QQuickSlider"),
    ]
    assert len(targets) > 40
    small = [
        (item.property("text"), item.width(), item.height())
        for item in targets
        if min(item.width(), item.height()) < FINGER
    ]
    assert small == []


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_no_word_is_cut_off(page: Page, text: float) -> None:
    page.set("Metrics", textScale=text)
    page.open(1400, 1600)
    cut = [
        label.property("text")
        for label in page.of("QQuickText")
        if label.property("truncated")
        or label.property("contentWidth") > label.width() + 1
        or label.property("contentHeight") > label.height() + 2
    ]
    assert cut == []


def interfaces(top: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for index in range(top.childCount()):
        child = top.child(index)
        if not child.state().invisible:
            yield child
            yield from interfaces(child)


def test_whatever_takes_the_focus_has_a_name(page: Page) -> None:
    QAccessible.setActive(True)
    page.open()
    found = list(interfaces(QAccessible.queryAccessibleInterface(page.window)))
    reached = [item for item in found if item.state().focusable]
    assert len(reached) > 40
    assert [item.role() for item in reached if not item.text(QAccessible.Text.Name).strip()] == []


def test_tab_reaches_every_control_and_shows_where_it_is(page: Page) -> None:
    page.open()
    reached: list[str] = []
    for _ in range(80):
        item = page.window.activeFocusItem()
        reached.append(str(item.property("text")))
        page.press(Qt.Key.Key_Tab)
    assert {"Pass", "Delete", "menu", "New game", "Table mode", "Normal"} <= set(reached)
    assert "Undo" not in reached, "what is switched off is passed over"
    assert "Slow" not in reached, "a row of segments is one stop"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_presses_the_button_that_has_the_focus(page: Page, qtbot: QtBot, key: Qt.Key) -> None:
    page.open()
    button = page.named("Pass")
    page.focus(button)
    with qtbot.waitSignal(button.clicked):  # type: ignore[attr-defined]
        page.press(key)


def test_space_turns_a_switch(page: Page) -> None:
    page.open()
    switch = page.named("Table mode")
    page.focus(switch)
    page.press(Qt.Key.Key_Space)
    assert switch.property("checked") is True


def test_arrows_choose_a_segment(page: Page) -> None:
    page.open()
    page.focus(page.named("Normal"))
    page.press(Qt.Key.Key_Right)
    assert page.window.activeFocusItem().property("text") == "Fast"
    assert page.run("pace.current") == 2
    page.press(Qt.Key.Key_Left, Qt.Key.Key_Left)
    assert page.run("pace.current") == 0
    page.click(page.named("Fast"))
    assert page.run("pace.current") == 2
    assert page.run("paces.map(String).join()") == "2,1,0,2"


def test_a_choice_is_made_by_keys_alone(page: Page) -> None:
    page.open()
    (choice,) = page.of("QQuickComboBox")
    page.focus(choice)
    page.press(Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert choice.property("currentIndex") == 2
    assert page.run("choice.popup.visible") is False


def test_a_sheet_keeps_the_focus_and_gives_it_back(page: Page) -> None:
    page.open()
    before = page.named("Delete")
    page.focus(before)
    page.run("sheet.open()")
    visited = set()
    for _ in range(8):
        visited.add(str(page.window.activeFocusItem().property("text")))
        page.press(Qt.Key.Key_Tab)
    visited.discard("None")
    assert visited == {"Close", "Ask every time", "Leave", "Stay"}
    page.press(Qt.Key.Key_Escape)
    assert page.run("sheet.visible") is False
    assert before.hasActiveFocus()


def test_a_sheet_stands_in_the_middle_whatever_the_size(page: Page) -> None:
    page.open(1920, 1080)
    page.run("sheet.open()")
    (leave,) = [item for item in page.of("QQuickAbstractButton") if item.property("text") == "Leave"]
    popup = leave
    while not popup.inherits("QQuickPopupItem"):
        popup = popup.parentItem()
    left = popup.mapToScene(QPointF(0, 0))
    right = popup.mapToScene(QPointF(popup.width(), popup.height()))
    assert left.x() + right.x() == pytest.approx(1920, abs=2)
    assert left.y() + right.y() == pytest.approx(1080, abs=2)


def test_a_long_sheet_scrolls_inside_the_window(page: Page) -> None:
    page.set("Metrics", textScale=2.0)
    page.open(1280, 680)
    page.run("sheet.subtitle = 'word '.repeat(120)")
    page.run("sheet.open()")
    assert float(str(page.run("sheet.height"))) <= 680


def test_an_explanation_opens_beside_its_thing_and_closes_by_escape(page: Page) -> None:
    page.open()
    page.run(
        "explain.showFor(choice, 'Ship', ['Three goods.', 'They go to contracts.'], 'speicherstadt/cards/icons/ship')"
    )
    assert {"Ship", "Three goods.", "They go to contracts."} <= {
        label.property("text") for label in page.of("QQuickText")
    }
    page.press(Qt.Key.Key_Escape)
    assert page.run("explain.visible") is False


def test_a_drawing_is_as_sharp_as_the_screen(page: Page) -> None:
    page.open(3840, 2160)
    for icon in page.of("QQuickImage"):
        asked = icon.property("sourceSize")
        assert isinstance(asked, QSize)
        assert asked.width() >= icon.width() * 2.5 - 1


BAR = b"""
import QtQuick
import Controls
import Shell
PageBar { title: "Puzzle"; width: 1200; Btn { text: "Show the answer"; topInset: 5; bottomInset: 6 } }
"""


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_bar_is_as_high_as_its_buttons(page: Page, text: float) -> None:
    page.set("Metrics", textScale=text)
    page.open()
    made = QQmlComponent(page.engine, page.window)
    made.setData(BAR, QUrl())
    bar = made.create()
    assert isinstance(bar, QQuickItem), made.errorString()
    bar.setParent(page.window)
    bar.setParentItem(page.window.contentItem())
    button = next(item for item in page.items(bar) if item.property("text") == "Show the answer")
    top = button.mapToItem(bar, QPointF(0, 0)).y()
    assert top >= 0
    assert top + button.height() <= bar.height()
