"""Where drawings, fonts, sounds and the QML files lie."""

from __future__ import annotations

from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parents[1]
QML: Final = PACKAGE / "qml"
ART: Final = PACKAGE / "assets" / "art"
SOUNDS: Final = PACKAGE / "assets" / "sounds"
