"""How the window looks before the store is open: a few settings in a small file beside the database.

It is only a memory of what the store has, and of where the window stood. Whatever is wrong with it, the window opens as
at the beginning.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from speicherstadt_app.ui.preferences import Preferences, fits

FILE: Final = "first-look.json"
KEPT: Final = ("language", "theme", "textSize", "motion", "games")
WINDOW: Final = "window"
LONGEST: Final = 10_000


def read(folder: Path) -> Preferences:
    kept = _read(folder)
    return Preferences(**{name: kept[name] for name in KEPT if name in kept and fits(name, kept[name])})


def window(folder: Path) -> object:
    """Where the window stood, as `app/placement.py` reads it."""
    return _read(folder).get(WINDOW)


def write(folder: Path, preferences: Preferences) -> None:
    values = preferences._asdict()
    _keep(folder, {name: values[name] for name in KEPT})


def write_window(folder: Path, place: Mapping[str, Any]) -> None:
    before = window(folder)
    _keep(folder, {WINDOW: {**(before if isinstance(before, dict) else {}), **place}})


def _read(folder: Path) -> dict[str, Any]:
    try:
        if not (folder / FILE).is_file():
            # A pipe of that name would keep the window waiting for ever.
            return {}
        with (folder / FILE).open("rb") as file:
            return _whole(file.read(LONGEST)) or {}
    except OSError:
        return {}


def _keep(folder: Path, values: dict[str, Any]) -> None:
    # What a newer version wrote stays as it is. Of a full disk or a folder that can't be written in the store tells.
    with suppress(OSError):
        path = folder / FILE
        before = path.read_bytes() if path.is_file() else b""
        kept = _whole(before[:LONGEST])
        text = json.dumps((kept or {}) | values)
        if before == text.encode():
            return
        if before and kept is None:
            path.replace(path.with_name(f"{FILE}.corrupt"))
        draft = path.with_name(f"{FILE}.draft")
        draft.write_text(text, "utf-8")
        draft.replace(path)


def _whole(content: bytes) -> dict[str, Any] | None:
    try:
        kept = json.loads(content)
    except (ValueError, RecursionError):
        return None
    return kept if isinstance(kept, dict) else None
