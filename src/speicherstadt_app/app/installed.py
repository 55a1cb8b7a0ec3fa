"""What a package says of itself. `tools.bundle` writes the file; from source there is none."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).resolve().parents[1] / "installed.json"


def told(name: str, file: Path | None = None) -> str:
    """Nothing, if the file is not there or does not say it."""
    try:
        found = json.loads((file or FILE).read_text("utf-8"))
    except (OSError, ValueError):
        return ""
    value = found.get(name) if isinstance(found, dict) else None
    return value if isinstance(value, str) else ""


def identity() -> str:
    """By this name desktops find the desktop file, the icon and the rights of the program. From source it has none: a
    portal refuses a name that no desktop file has."""
    return told("identity")


def released() -> date | None:
    try:
        return date.fromisoformat(told("released"))
    except ValueError:
        return None
