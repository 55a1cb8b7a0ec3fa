"""Where the window stands: at the start as it was left, on a screen that is there, and never larger than that."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

from PySide6.QtCore import QObject, QRect, QTimer, Slot
from PySide6.QtGui import QWindow

WIDE: Final = (1280, 720)
UPRIGHT: Final = (800, 1280)
FRAME: Final = (16, 48)
"""Room for the frame and the title bar that the system draws round a new window; nobody can tell how much before."""
FARTHEST: Final = 100_000
RESTED: Final = 300
"""Milliseconds after which a window that was moved is taken to stay there."""
PHONES: Final = {"android", "ios"}
# `QWindow.Visibility` by its numbers: to ask for its names would take time before the first frame.
WINDOWED: Final = 2
MAXIMISED: Final = 4
FULL: Final = 5


class AScreen(Protocol):
    def name(self) -> str: ...
    def geometry(self) -> QRect: ...
    def availableGeometry(self) -> QRect: ...  # noqa: N802 - Qt's own name


class Place(NamedTuple):
    """Where the window stands when it is neither maximised nor on the full screen, and whether it is."""

    x: int
    y: int
    width: int
    height: int
    maximised: bool = False
    full: bool = False
    screen: str = ""


def place_of(kept: object) -> Place | None:
    """What was remembered; None if that is no place."""
    if not isinstance(kept, dict):
        return None
    # `True` is a number, too, for Python.
    spot = [number for name in ("x", "y", "width", "height") if type(number := kept.get(name)) is int]
    if len(spot) < 4 or max(map(abs, spot)) > FARTHEST or min(spot[2:]) < 1:
        return None
    x, y, width, height = spot
    screen = kept.get("screen")
    return Place(
        x,
        y,
        width,
        height,
        maximised=kept.get("maximised") is True,
        full=kept.get("full") is True,
        screen=screen if isinstance(screen, str) else "",
    )


def has_windows() -> bool:
    """A phone has nothing but its whole screen. Before 3.13 Python on Android says that its system is Linux."""
    return sys.platform not in PHONES and not hasattr(sys, "getandroidapilevel")


def properties_for(kept: object, screens: Sequence[AScreen]) -> dict[str, Any]:
    """What the window begins with. The first of the screens is the one that the system prefers."""
    if not screens or not has_windows():
        return {}
    place = place_of(kept)
    if place is None:
        room = screens[0].availableGeometry()
        wanted = WIDE if room.width() >= room.height() else UPRIGHT
        width, height = (
            max(1, min(size, there - frame))
            for size, there, frame in zip(wanted, (room.width(), room.height()), FRAME, strict=True)
        )
        return {"width": width, "height": height}
    spot = moved_in(place, screens)
    found: dict[str, Any] = {"x": spot.x(), "y": spot.y(), "width": spot.width(), "height": spot.height()}
    if place.full:
        found["visibility"] = FULL
    elif place.maximised:
        found["visibility"] = MAXIMISED
    if place.maximised:
        found["maximised"] = True
    return found


def moved_in(place: Place, screens: Sequence[AScreen]) -> QRect:
    """The place, or the nearest on its screen; on the first one if its own is gone."""
    spot = QRect(place.x, place.y, place.width, place.height)
    middle = spot.center()
    known = [screen for screen in screens if screen.name() == place.screen]
    around = [screen for screen in screens if screen.geometry().contains(middle)]
    room = next(iter([*known, *around, *screens])).availableGeometry()
    width, height = min(spot.width(), room.width()), min(spot.height(), room.height())
    x = max(room.x(), min(spot.x(), room.x() + room.width() - width))
    y = max(room.y(), min(spot.y(), room.y() + room.height() - height))
    return QRect(x, y, width, height)


class Watcher(QObject):
    """Remembers where the window stands, whenever it has come to rest."""

    def __init__(self, window: QWindow, kept: object, keep: Callable[[dict[str, Any]], object]) -> None:
        super().__init__()
        self._window = window
        self._keep = keep
        self._kept = self._place = place_of(kept)
        self._shown = 0
        self._timer = QTimer(self, interval=RESTED, singleShot=True)
        self._timer.timeout.connect(self.note)
        for signal in (window.xChanged, window.yChanged, window.widthChanged, window.heightChanged):
            signal.connect(self._stirs)
        window.visibilityChanged.connect(self._stirs)
        self._stirs()

    @Slot()
    def _stirs(self) -> None:
        shown = self._window.visibility().value
        if shown in {WINDOWED, MAXIMISED, FULL}:
            self._shown = shown
        self._timer.start()

    @Slot()
    def note(self) -> None:
        """Also of a window that is closed already: it still knows where it stood."""
        self._timer.stop()
        before, now = self._place, self._window.geometry()
        if self._shown == WINDOWED or (before is None and self._shown):
            before = Place(now.x(), now.y(), now.width(), now.height())
        if before is None or not has_windows():
            return
        maximised = self._shown == MAXIMISED or (self._shown == FULL and bool(self._window.property("maximised")))
        self._place = before._replace(
            maximised=maximised, full=self._shown == FULL, screen=self._window.screen().name()
        )
        if self._place != self._kept:
            self._kept = self._place
            self._keep(self._place._asdict())
