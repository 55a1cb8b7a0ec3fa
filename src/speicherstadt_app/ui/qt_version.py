"""Which PySide6 goes with which Python. Asked before any of Qt is imported but its version."""

from __future__ import annotations

import sys
from typing import Final

# From 6.12.0 on, every call that returns nothing takes a reference from None and keeps it. Pythons before 3.12 count
# these references, and die when none is left: after some seconds of a moving picture.
FIRST_UNFIT: Final = (6, 12)
FIRST_IMMUNE: Final = (3, 12)
FIT: Final = "6.11.3"


def installed() -> str:
    try:
        from PySide6 import __version__
    except ImportError:
        return ""
    return __version__


def refusal(qt: str, python: tuple[int, int] = sys.version_info[:2]) -> str:
    """Why the window cannot be opened with this PySide6, and what to do; or nothing."""
    again = "start the game with `python3 play.py`, which installs what it needs"
    if not qt:
        return f"The window needs PySide6, which is not installed: {again}."
    numbers = tuple(int(part) for part in qt.split(".")[:2])
    if numbers >= FIRST_UNFIT and python < FIRST_IMMUNE:
        spoken = ".".join(map(str, python))
        return f"PySide6 {qt} makes Python {spoken} crash after a while; {FIT} does not: {again}."
    return ""
