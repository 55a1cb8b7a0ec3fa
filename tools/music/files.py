"""Sounds as files, and the promise that each is what its sources make."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

TOOLS: Final = Path(__file__).parent
ASSETS: Final = TOOLS.parents[1] / "src" / "speicherstadt_app" / "assets"
MADE: Final = TOOLS / "made.json"
SHARED: Final = {"house", "quay", "quay-night"}
"""What belongs to no game; all else is that of Die Speicherstadt."""
MUSIC_SQUEEZE: Final = 0.9
AROUND_SQUEEZE: Final = 0.95
"""How much Vorbis leaves out, from 0 to 1."""


def path_of(name: str) -> Path:
    return ASSETS / ("shared" if name in SHARED else "speicherstadt") / "sounds" / f"{name}.ogg"


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:24]


def digest_of(sources: Sequence[str]) -> str:
    """Of files beside this one, whatever ends their lines."""
    return digest(b"".join((TOOLS / name).read_bytes().replace(b"\r\n", b"\n") for name in sources))


def made() -> dict[str, Any]:
    return dict(json.loads(MADE.read_text("utf-8"))) if MADE.exists() else {}


def note(name: str, sources: Sequence[str], figures: dict[str, float]) -> None:
    """Writes down what the file was made from, and what was measured in it."""
    entry = {"file": digest(path_of(name).read_bytes()), "sources": list(sources), "made_from": digest_of(sources)}
    kept = made() | {name: entry | figures}
    MADE.write_text(json.dumps(dict(sorted(kept.items())), indent=1) + "\n", "utf-8")


def stale() -> list[str]:
    """Files that are not there, not as they were made, or made from something else."""
    return [
        name
        for name, entry in made().items()
        if not path_of(name).exists()
        or digest(path_of(name).read_bytes()) != entry["file"]
        or digest_of(entry["sources"]) != entry["made_from"]
    ]
