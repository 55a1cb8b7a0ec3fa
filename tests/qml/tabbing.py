"""Where the Tab key is to come in a window, and where it really comes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from tests.qml.open_window import OpenWindow, kind_of

MOST_STOPS: Final = 300


def stops(window: OpenWindow) -> list[QQuickItem]:
    """Where Tab is to come: under an open sheet nowhere but in the sheet."""
    sheets = [item for item in window.items() if item.inherits("QQuickPopupItem") and item.property("activeFocus")]
    return [
        item for item in window.items(sheets[-1] if sheets else None) if item.activeFocusOnTab() and item.isEnabled()
    ]


def ring(window: OpenWindow, *, back: bool = False) -> Iterator[QQuickItem]:
    """Where Tab really comes, one after the other, until it comes round."""
    found: list[QQuickItem] = []
    for _ in range(MOST_STOPS):
        window.press(Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab, shift=back)
        focused = window.focused
        assert focused is not None
        if found and focused == found[0]:
            return
        found.append(focused)
        yield focused
    raise AssertionError(f"Tab never comes round: {[kind_of(item) for item in found[-10:]]}")


def passed_by(wanted: list[QQuickItem], came_to: list[QQuickItem]) -> list[str]:
    """A list hands the keyboard on to the entry that was read last."""
    return [kind_of(item) for item in wanted if not any(item == stop or item.isAncestorOf(stop) for stop in came_to)]
