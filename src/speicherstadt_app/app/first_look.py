"""How the window looks before the store is open: a few settings in a small file beside the database.

It is only a memory of what the store has. Whatever is wrong with it, the window opens as at the beginning.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import Final

from speicherstadt_app.ui.preferences import Preferences, fits

FILE: Final = "first-look.json"
KEPT: Final = ("language", "theme", "textSize", "motion", "letters")
LONGEST: Final = 10_000


def read(folder: Path) -> Preferences:
    try:
        with (folder / FILE).open("rb") as file:
            kept = json.loads(file.read(LONGEST))
    except (OSError, ValueError, RecursionError):
        return Preferences()
    if not isinstance(kept, dict):
        return Preferences()
    return replace(Preferences(), **{name: kept[name] for name in KEPT if name in kept and fits(name, kept[name])})


def write(folder: Path, preferences: Preferences) -> None:
    values = asdict(preferences)
    text = json.dumps({name: values[name] for name in KEPT})
    # A full disk or a folder that can't be written in is for the store to tell of.
    with suppress(OSError):
        path = folder / FILE
        before = path.read_bytes() if path.exists() else b""
        if before == text.encode():
            return
        if before and not _is_whole(before):
            path.replace(path.with_name(f"{FILE}.corrupt"))
        draft = path.with_name(f"{FILE}.draft")
        draft.write_text(text, "utf-8")
        draft.replace(path)


def _is_whole(content: bytes) -> bool:
    try:
        return isinstance(json.loads(content), dict)
    except (ValueError, RecursionError):
        return False
