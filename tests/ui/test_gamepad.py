"""A gamepad is a keyboard: what is pressed on it comes as keys, a stick moves the focus, and it may come and go."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtQuick import QQuickItem, QQuickWindow

from speicherstadt_app.ui import gamepad
from speicherstadt_app.ui.gamepad import AGAIN, REST, TICK, Gamepad


class Drawer:
    """A gamepad made of what a test holds; `name` is empty while none is plugged in."""

    def __init__(self) -> None:
        self.name = "Pad"
        self.down: set[str] = set()
        self.broken: Exception | None = None
        self.closed = False

    def held(self) -> tuple[str, frozenset[str]]:
        if self.broken:
            raise self.broken
        return self.name, frozenset(self.down)

    def close(self) -> None:
        self.closed = True


class Window(QQuickWindow):
    """Always in front; writes down its keys."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[Qt.Key] = []
        self.front = True

    def isActive(self) -> bool:  # noqa: N802
        return self.front

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self.keys.append(Qt.Key(event.key()))
        return super().event(event)


@pytest.fixture
def drawer() -> Drawer:
    return Drawer()


@pytest.fixture
def window(qapp: object) -> Iterator[Window]:
    made = Window()
    yield made
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def pad(window: Window, drawer: Drawer) -> Iterator[Gamepad]:
    made = Gamepad(window, None, drawer)
    yield made
    made.close()


@pytest.fixture
def place(window: Window) -> Callable[[float, float], QQuickItem]:
    def placed(x: float, y: float) -> QQuickItem:
        item = QQuickItem(window.contentItem())
        item.setPosition(QRectF(x, y, 0, 0).topLeft())
        item.setWidth(40)
        item.setHeight(20)
        item.setActiveFocusOnTab(True)
        return item

    return placed


@pytest.mark.parametrize(
    ("button", "key"),
    [
        ("a", Qt.Key.Key_Return),
        ("b", Qt.Key.Key_Escape),
        ("x", Qt.Key.Key_H),
        ("y", Qt.Key.Key_L),
        ("start", Qt.Key.Key_Menu),
    ],
)
def test_a_button_is_a_key_once_however_long_it_is_held(
    pad: Gamepad, drawer: Drawer, window: Window, button: str, key: Qt.Key
) -> None:
    drawer.down = {button}
    for _ in range(50):
        pad.tick()
    assert window.keys == [key]


def test_it_comes_and_goes(pad: Gamepad, drawer: Drawer) -> None:
    drawer.name = ""
    told: list[str] = []
    pad.nameChanged.connect(lambda: told.append(str(pad.property("name"))))
    for name in ("", "Pad", "Pad", ""):
        drawer.name = name
        pad.tick()
    assert told == ["Pad", ""]
    assert pad._timer.interval() == gamepad.SEARCH


def test_a_held_direction_goes_on_after_a_while(pad: Gamepad, drawer: Drawer, window: Window) -> None:
    drawer.down = {"down"}
    for _ in range(REST // TICK):
        pad.tick()
    assert len(window.keys) == 1
    for _ in range(3 * AGAIN // TICK):
        pad.tick()
    assert len(window.keys) == 4
    drawer.down = set()
    for _ in range(50):
        pad.tick()
    assert len(window.keys) == 4


def test_another_window_in_front_has_the_gamepad(pad: Gamepad, drawer: Drawer, window: Window) -> None:
    window.front = False
    drawer.down = {"a"}
    pad.tick()
    assert window.keys == []


def test_the_stick_goes_to_the_nearest_thing_in_its_direction(
    pad: Gamepad, window: Window, place: Callable[[float, float], QQuickItem]
) -> None:
    left, right, below, far = place(0, 0), place(100, 0), place(0, 60), place(300, 200)
    left.forceActiveFocus()
    for button, reached in (("right", right), ("left", left), ("down", below), ("up", left), ("left", left)):
        pad.press(button)
        assert window.activeFocusItem() is reached, button
    right.setEnabled(False)
    pad.press("right")
    assert window.activeFocusItem() is far


def test_select_asks_for_the_keys(pad: Gamepad, drawer: Drawer, window: Window) -> None:
    asked: list[str] = []
    pad.shortcutsAsked.connect(lambda: asked.append("keys"))
    drawer.down = {"select"}
    pad.tick()
    assert asked == ["keys"]
    assert window.keys == []


@pytest.mark.parametrize("broken", [ImportError("no SDL"), RuntimeError("no joysticks")])
def test_where_there_are_no_gamepads_nothing_is_looked_for_again(
    pad: Gamepad, drawer: Drawer, broken: Exception
) -> None:
    drawer.broken = broken
    pad.tick()
    assert drawer.closed
    assert not pad._timer.isActive()
