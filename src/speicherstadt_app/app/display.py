"""Whether a window can be opened here. Qt itself would end the program without a word that helps."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from speicherstadt_app.ui.qt_version import installed, refusal

# What Qt's own libraries need of the system, and what its plugin for X11 needs besides.
EVERYWHERE: Final = (
    "libGL.so.1",
    "libEGL.so.1",
    "libxkbcommon.so.0",
    "libdbus-1.so.3",
    "libfontconfig.so.1",
    "libglib-2.0.so.0",
)
FOR_X11: Final = (
    "libxkbcommon-x11.so.0",
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-keysyms.so.1",
    "libxcb-shape.so.0",
)
PATIENCE: Final = 2.0
X11_PORT: Final = 6000
TERMINAL: Final = "play in the terminal instead: speicherstadt play --terminal"


def why_no_window(
    environment: Mapping[str, str] = os.environ,
    *,
    system: str = sys.platform,
    loads: Callable[[str], bool] | None = None,
    answers: Callable[[Mapping[str, str]], str] | None = None,
) -> str:
    """One sentence with what to do; nothing if a window can be opened."""
    if unfit := refusal(installed()):
        return unfit
    # Before 3.13 Python on Android says that its system is Linux.
    if not system.startswith("linux") or hasattr(sys, "getandroidapilevel"):
        return ""
    platform = environment.get("QT_QPA_PLATFORM", "")
    wanted: tuple[str, ...] = EVERYWHERE
    if not platform or platform.startswith("xcb"):
        why = (answers or _why_no_display)(environment)
        if why:
            return f"The window can't be opened, {why}: {TERMINAL}."
        if not environment.get("WAYLAND_DISPLAY") or platform.startswith("xcb"):
            wanted += FOR_X11
    missing = [soname for soname in wanted if not (loads or _loads)(soname)]
    if missing:
        names = ", ".join(missing)
        return f"The window needs {names} of the system: start with `python3 play.py`, which says how, or {TERMINAL}."
    return ""


def _loads(soname: str) -> bool:
    # The core of ctypes, without its 1.6 ms of Python; every start asks.
    from _ctypes import dlopen

    try:
        dlopen(soname, os.RTLD_LAZY)
    except OSError:
        return False
    return True


def _why_no_display(environment: Mapping[str, str]) -> str:
    wayland, x11 = environment.get("WAYLAND_DISPLAY"), environment.get("DISPLAY")
    if wayland:
        path = Path(environment.get("XDG_RUNTIME_DIR", "/nonexistent")) / wayland
        if path.exists():
            return ""
    if x11:
        return "" if _x11_answers(x11) else f"nobody answers at the display {x11}"
    return f"nobody answers at the display {wayland}" if wayland else "there is no display here"


def _x11_answers(display: str) -> bool:
    """Whether something listens where X says that it listens; what is said there is left to Qt."""
    match = re.fullmatch(r"(?:unix)?(?P<host>[^:/]*):(?P<number>\d+)(?:\.\d+)?", display)
    if match is None:
        # XQuartz and its like name the socket itself.
        path = display.rpartition(":")[0]
        return bool(path) and Path(path).exists()
    number = int(match["number"])
    if match["host"]:
        return _connects((match["host"], X11_PORT + number))
    name = f"/tmp/.X11-unix/X{number}"
    return _connects(name) or _connects(f"\0{name}")


def _connects(address: tuple[str, int] | str) -> bool:
    # The core of socket, without its 2.6 ms of Python; every start asks.
    import _socket

    tried = _socket.socket(_socket.AF_UNIX if isinstance(address, str) else _socket.AF_INET)
    try:
        tried.settimeout(PATIENCE)
        tried.connect(address)
    except OSError:
        return False
    finally:
        tried.close()
    return True
