"""Where drawings, fonts, sounds and the QML files lie."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtGui import QFont

PACKAGE: Final = Path(__file__).resolve().parents[1]
QML: Final = PACKAGE / "qml"
SHARED: Final = "shared"


def sounds_of(owner: str) -> Path:
    """The folder with the sounds of a game by its id, or with those that all games share."""
    return PACKAGE / "assets" / owner / "sounds"


def art_of(owner: str) -> Path:
    """The folder with the drawings of a game by its id, or with those that all games share."""
    return PACKAGE / "assets" / owner / "art"


ART: Final = art_of(SHARED)
FONTS: Final = PACKAGE / "assets" / "fonts"


def lend_letters() -> None:
    """The face of text has no arrow: it takes that of titles, not whatever the system has."""
    QFont.insertSubstitution("Atkinson Hyperlegible Next", "Zilla Slab")
