"""How the window is drawn alike on every machine; to be set before Qt is loaded."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ENVIRONMENT: Final = {
    # Without a display, in software.
    "QT_QPA_PLATFORM": "offscreen",
    "QT_QUICK_BACKEND": "software",
    "QT_QUICK_CONTROLS_STYLE": "Basic",
    "QT_SCALE_FACTOR": "1",
    # With the faces we bring along and no others, smoothed in one way.
    "FONTCONFIG_FILE": str(Path(__file__).with_name("fonts.conf")),
}
