"""What the window needs of a Linux system, and how to get it. `play.py` reads this file before anything is installed:
it imports the standard library alone."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple


class Library(NamedTuple):
    """A shared library, and the package that has it on Debian, Fedora, Arch and openSUSE."""

    soname: str
    apt: str
    dnf: str
    pacman: str
    zypper: str


# Each name that a kept file of the wheels asks for, but for those that another one of these asks for itself
# (tests/house/test_needed.py reads the files).
DRAWING: Final = (
    Library("libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd", "libGL1"),
    Library("libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd", "libEGL1"),
    Library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon", "libxkbcommon0"),
    Library("libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "dbus", "libdbus-1-3"),
    Library("libfontconfig.so.1", "libfontconfig1", "fontconfig", "fontconfig", "fontconfig"),
    Library("libglib-2.0.so.0", "libglib2.0-0", "glib2", "glib2", "libglib-2_0-0"),
    Library("libgthread-2.0.so.0", "libglib2.0-0", "glib2", "glib2", "libgthread-2_0-0"),
    Library("libgssapi_krb5.so.2", "libgssapi-krb5-2", "krb5-libs", "krb5", "krb5"),
    Library("libzstd.so.1", "libzstd1", "libzstd", "zstd", "libzstd1"),
)
X11: Final = (
    Library(
        "libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11", "libxkbcommon-x11-0"
    ),
    Library("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb", "libx11", "libX11-xcb1"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor", "libxcb-cursor0"),
    Library("libxcb-glx.so.0", "libxcb-glx0", "libxcb", "libxcb", "libxcb-glx0"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm", "libxcb-icccm4"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms", "libxcb-keysyms1"),
    Library("libxcb-randr.so.0", "libxcb-randr0", "libxcb", "libxcb", "libxcb-randr0"),
    Library("libxcb-shape.so.0", "libxcb-shape0", "libxcb", "libxcb", "libxcb-shape0"),
    Library("libxcb-sync.so.1", "libxcb-sync1", "libxcb", "libxcb", "libxcb-sync1"),
    Library("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb", "libxcb", "libxcb-xfixes0"),
)
WAYLAND: Final = (
    Library("libwayland-cursor.so.0", "libwayland-cursor0", "libwayland-cursor", "wayland", "libwayland-cursor0"),
    Library("libwayland-egl.so.1", "libwayland-egl1", "libwayland-egl", "wayland", "libwayland-egl1"),
)
INSTALL: Final = {
    "apt-get": "apt-get install -y --no-install-recommends",
    "dnf": "dnf install -y",
    "pacman": "pacman -S --needed --noconfirm",
    "zypper": "zypper --non-interactive install",
}
PATIENCE: Final = 2.0
X11_PORT: Final = 6000


# --- libraries and their packages


def is_there(soname: str) -> bool:
    # The core of ctypes, without its 1.6 ms of Python; every start asks.
    from _ctypes import dlopen

    try:
        dlopen(soname, os.RTLD_LAZY)
    except OSError:
        return False
    return True


def named(soname: str) -> Library | None:
    return next((library for library in (*DRAWING, *X11, *WAYLAND) if library.soname == soname), None)


def package_manager() -> str | None:
    return next((name for name in INSTALL if shutil.which(name)), None)


def packages(libraries: Iterable[Library], manager: str) -> list[str]:
    return [getattr(library, manager.partition("-")[0]) for library in libraries]


def command(manager: str, names: Iterable[str]) -> str:
    return f"{INSTALL[manager]} {' '.join(sorted(set(names)))}"


def what_to_type(manager: str, names: Iterable[str]) -> str:
    """For a user without rights; a bare system has no sudo."""
    sudo = "sudo " if shutil.which("sudo") else ""
    refresh = f"{sudo}apt-get update && " if manager == "apt-get" else ""
    return f"{'Run' if sudo else 'As root, run'}\n    {refresh}{sudo}{command(manager, names)}\nand start again."


def how_to_get(libraries: Iterable[Library]) -> str:
    """Why the window can't be opened without these libraries, and what to type."""
    wanted = list(libraries)
    sonames = ", ".join(library.soname for library in wanted)
    manager = package_manager()
    if not manager:
        return f"The window needs {sonames}: install them with the system's package manager, then start again."
    return f"The window needs {sonames}. {what_to_type(manager, packages(wanted, manager))}"


# --- the display


def in_terminal(program: str) -> str:
    return f"play in the terminal instead: {program} play"


def no_window(why: str, program: str) -> str:
    return f"The window can't be opened, {why}: {in_terminal(program)}"


def why_no_display(environment: Mapping[str, str]) -> str:
    """Nothing where Qt is asked to draw elsewhere, or a display answers."""
    platform = environment.get("QT_QPA_PLATFORM", "")
    if platform and not platform.startswith("xcb"):
        return ""
    wayland, x11 = environment.get("WAYLAND_DISPLAY"), environment.get("DISPLAY")
    if wayland:
        path = Path(environment.get("XDG_RUNTIME_DIR", "/nonexistent")) / wayland
        if path.exists():
            return ""
    if x11:
        return "" if _x11_answers(x11) else f"nobody answers at the display {x11}"
    return f"nobody answers at the display {wayland}" if wayland else "there is no display here"


def missing(
    environment: Mapping[str, str], *, everything: bool = False, loads: Callable[[str], bool] | None = None
) -> list[Library]:
    """What Qt and its plugin for this display need; with `everything` also what it would fall back to."""
    platform = environment.get("QT_QPA_PLATFORM", "")
    wayland, x11 = environment.get("WAYLAND_DISPLAY"), environment.get("DISPLAY")
    wanted = [*DRAWING]
    if platform.startswith("xcb") or (not platform and (everything or not wayland) and (x11 or wayland)):
        wanted += X11
    if everything and wayland and not platform:
        wanted += WAYLAND
    return [library for library in wanted if not (loads or is_there)(library.soname)]


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
