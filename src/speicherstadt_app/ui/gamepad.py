"""A gamepad as a keyboard: the stick moves the focus, buttons are keys. It is looked for after the first frame."""

from __future__ import annotations

from typing import Final, Protocol, cast

from PySide6.QtCore import Property, QCoreApplication, QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtQuick import QQuickWindow

from speicherstadt_app.ui.focus import chain, move, move_region
from speicherstadt_app.ui.pads import SdlPads, may_be_there
from speicherstadt_app.ui.values import for_qml

# Qt looks for these two where `QmlElement` is called.
QML_IMPORT_NAME = "Speicherstadt.Models"
QML_IMPORT_MAJOR_VERSION = 1

SEARCH: Final = 2500
"""Milliseconds from one look for a gamepad to the next, where there is none."""
TICK: Final = 20
REST: Final = 400
AGAIN: Final = 140
"""Milliseconds until a held direction is taken again, and from then on."""
DIRECTIONS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
KEYS: Final = {
    "a": Qt.Key.Key_Return,
    "b": Qt.Key.Key_Escape,
    "x": Qt.Key.Key_H,
    "y": Qt.Key.Key_L,
    "start": Qt.Key.Key_Menu,
    "left": Qt.Key.Key_Left,
    "right": Qt.Key.Key_Right,
    "up": Qt.Key.Key_Up,
    "down": Qt.Key.Key_Down,
}


class Pads(Protocol):
    """Where what is held comes from."""

    def held(self) -> tuple[str, frozenset[str]]: ...

    def close(self) -> None: ...


@for_qml
class Gamepad(QObject):
    nameChanged = Signal()
    shortcutsAsked = Signal()

    def __init__(self, window: QObject, parent: QObject | None = None, pads: Pads | None = None) -> None:
        super().__init__(parent)
        self._window = cast("QQuickWindow", window)
        self._asks_first = pads is None
        self._pads: Pads = pads or SdlPads()
        self._name = ""
        self._held: frozenset[str] = frozenset()
        self._waits = 0
        self._timer = QTimer(self, interval=SEARCH)
        self._timer.timeout.connect(self.tick)
        self._timer.start()

    @Property(str, notify=nameChanged)
    def name(self) -> str:
        """What the gamepad calls itself; nothing if there is none."""
        return self._name

    @Slot()
    def tick(self) -> None:
        if not self._name and self._asks_first and not may_be_there():
            return
        try:
            name, held = self._pads.held()
        except (ImportError, RuntimeError, OSError):  # pygame.error is a RuntimeError
            self.close()
            return
        if name != self._name:
            self._name = name
            self._timer.setInterval(TICK if name else SEARCH)
            self.nameChanged.emit()
        fresh, self._held = held - self._held, held
        if not self._window.isActive():
            return
        for button in sorted(fresh):
            self.press(button)
        # One direction at a time goes on by itself.
        going = sorted(held & DIRECTIONS.keys())
        self._waits = 0 if not going else REST if fresh & DIRECTIONS.keys() else self._waits - TICK
        if going and self._waits <= 0:
            self.press(going[0])
            self._waits = AGAIN

    def press(self, button: str) -> None:
        if button == "select":
            self.shortcutsAsked.emit()
        elif button in {"left shoulder", "right shoulder"}:
            move_region(self._window, forward=button == "right shoulder")
        elif button in DIRECTIONS:
            self._go(button)
        elif button in KEYS:
            self._key(KEYS[button])

    def close(self) -> None:
        self._timer.stop()
        self._pads.close()

    def _go(self, button: str) -> None:
        """To the side a thing may have something of its own to do, such as a slider; upwards and down it rarely has."""
        x, y = DIRECTIONS[button]
        if y:
            if not move(self._window, x, y):
                self._key(KEYS[button])
        elif not self._offer(KEYS[button]):
            move(self._window, x, y)

    def _key(self, key: Qt.Key) -> None:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QCoreApplication.sendEvent(self._window, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))

    def _offer(self, key: Qt.Key) -> bool:
        """Whether the thing with the focus took it, or what that lies in. A page that scrolls takes any arrow."""
        for item in chain(self._window):
            if item.inherits("QQuickScrollView"):
                return False
            event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
            event.ignore()
            QCoreApplication.sendEvent(item, event)
            if event.isAccepted():
                return True
        return False
