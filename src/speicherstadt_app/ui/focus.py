"""Where the keyboard goes next: to the nearest thing in a direction, or to the next region."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem, QQuickWindow

OVERLAY: Final = "QQuickOverlay"
ASIDE: Final = 2.5
"""How much worse it is to lie beside the way than farther along it."""


def move(window: QQuickWindow, x: int, y: int) -> bool:
    """To the nearest thing to the right (1, 0), upwards (0, -1) and so on; whether there is one."""
    now = _focused(window)
    root = _root(window, now)
    here = [item for item in _reachable(root) if item is not now]
    if now is None or not now.activeFocusOnTab():
        return _take(here[0] if here else None)
    place = _rect(now)
    ways = [(cost, n) for n, item in enumerate(here) if (cost := _way(place, _rect(item), x, y)) is not None]
    return _take(here[min(ways)[1]] if ways else None)


def move_region(window: QQuickWindow, *, forward: bool) -> bool:
    """To the first thing, in the order of the tabulator, that belongs to something else than the present one."""
    now = _focused(window)
    if now is None:
        return False
    region, item = _region(now), now
    for _ in range(200):
        item = item.nextItemInFocusChain(forward)
        if item is now:
            break
        if item.activeFocusOnTab() and item.isVisible() and _region(item) is not region:
            return _take(item)
    return False


def chain(window: QQuickWindow) -> Iterator[QQuickItem]:
    """What has the keyboard, and everything that this lies in."""
    item = _focused(window)
    while item is not None:
        yield item
        item = _above(item)


def _take(item: QQuickItem | None) -> bool:
    if item is not None:
        item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    return item is not None


def _root(window: QQuickWindow, now: QQuickItem | None) -> QQuickItem:
    """What may be reached: what lies over everything, if the keyboard is there, else everything below it."""
    item = now
    while item is not None:
        above = _above(item)
        if above is not None and above.inherits(OVERLAY):
            return item
        item = above
    return window.contentItem()


def _reachable(root: QQuickItem) -> Iterator[QQuickItem]:
    for child in root.childItems():
        if not child.isVisible() or not child.isEnabled() or child.inherits(OVERLAY):
            continue
        if child.activeFocusOnTab():
            yield child
        yield from _reachable(child)


def _region(item: QQuickItem) -> QQuickItem | None:
    above = _above(item)
    while above is not None and not above.isFocusScope():
        above = _above(above)
    return above


# PySide does not say that there may be none.


def _focused(window: QQuickWindow) -> QQuickItem | None:
    return window.activeFocusItem()


def _above(item: QQuickItem) -> QQuickItem | None:
    return item.parentItem()


def _rect(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def _way(here: QRectF, there: QRectF, x: int, y: int) -> float | None:
    """How far it is in that direction; None if it lies in another."""
    between = there.center() - here.center()
    along = between.x() * x + between.y() * y
    if x:
        gap = max(there.left() - here.right(), here.left() - there.right(), 0.0)
        aside = max(there.top() - here.bottom(), here.top() - there.bottom(), 0.0) + 0.1 * abs(between.y())
        beyond = min(here.width(), there.width()) / 2
    else:
        gap = max(there.top() - here.bottom(), here.top() - there.bottom(), 0.0)
        aside = max(there.left() - here.right(), here.left() - there.right(), 0.0) + 0.1 * abs(between.x())
        beyond = min(here.height(), there.height()) / 2
    return gap + 0.01 * along + ASIDE * aside if along >= max(1.0, beyond) else None
