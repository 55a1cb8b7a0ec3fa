"""What a package says of itself. `tools.bundle` writes the file; from source there is none."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

FILE: Final = Path(__file__).resolve().parents[1] / "installed.json"

YEAR: Final = 365


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
    from datetime import date

    try:
        return date.fromisoformat(told("released"))
    except ValueError:
        return None


def old_release(today: Callable[[], date]) -> str:
    """The day of the release, if that is more than a year ago."""
    day = released()
    return day.isoformat() if day is not None and (today() - day).days > YEAR else ""


def today() -> date:
    """By the clock and the zone of this device."""
    from datetime import UTC, datetime

    return datetime.now(UTC).astimezone().date()
