"""Sounds as files, and the promise that each is what its sources make.

A sound is called after who it belongs to: `shared/turn`, or that of a game. What there is of each owner stands in
`tools/<owner>`: `sounds.py` effects, `around.py` surroundings, `scores` music; a game may have any of them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from speicherstadt_app.games import registry
from tools.music import effects

TOOLS: Final = Path(__file__).resolve().parents[1]
ASSETS: Final = TOOLS.parent / "src" / "speicherstadt_app" / "assets"
OWNERS: Final = ("shared", *registry.FOLDERS)
EFFECTS_SQUEEZE: Final = 0.5
MUSIC_SQUEEZE: Final = 0.95
AROUND_SQUEEZE: Final = 0.95
"""How much Vorbis leaves out, from 0 to 1."""


def path_of(sound: str) -> Path:
    owner, name = sound.split("/")
    return ASSETS / owner / "sounds" / f"{name}.ogg"


def brought(owner: str, part: str) -> ModuleType | None:
    """`sounds` or `around`, if the owner brings its own."""
    return import_module(f"tools.{owner}.{part}") if (TOOLS / owner / f"{part}.py").exists() else None


def cues() -> Iterator[tuple[str, Callable[[], effects.Samples]]]:
    """All effects, each with what makes it."""
    for owner in OWNERS:
        if part := brought(owner, "sounds"):
            for name, make in part.CUES.items():
                yield f"{owner}/{name}", partial(_cue, make, part.SOFTER.get(name, 0))


def _cue(make: Callable[[], effects.Samples], softer: float) -> effects.Samples:
    return effects.levelled(effects.ended(make()), softer)


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:24]


def digest_of(sources: Sequence[str]) -> str:
    """Of files in `tools`, whatever ends their lines."""
    return digest(b"".join((TOOLS / name).read_bytes().replace(b"\r\n", b"\n") for name in sources))


def _made(owner: str) -> Path:
    return TOOLS / owner / "made.json"


def made() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for owner in OWNERS:
        if _made(owner).exists():
            kept = json.loads(_made(owner).read_text("utf-8"))
            found |= {f"{owner}/{name}": entry for name, entry in kept.items()}
    return found


def note(sound: str, sources: Sequence[str], figures: dict[str, float]) -> None:
    """Writes down what the file was made from, and what was measured in it."""
    entry = {"file": digest(path_of(sound).read_bytes()), "sources": list(sources), "made_from": digest_of(sources)}
    _keep(made() | {sound: entry | figures})


def forget(sounds: Sequence[str]) -> None:
    """Sounds that nothing makes any more."""
    for sound in sounds:
        path_of(sound).unlink(missing_ok=True)
    _keep({sound: entry for sound, entry in made().items() if sound not in sounds})


def _keep(entries: dict[str, Any]) -> None:
    """One line a sound."""
    for owner in OWNERS:
        own = {name.split("/")[1]: entry for name, entry in sorted(entries.items()) if name.startswith(f"{owner}/")}
        if own or _made(owner).exists():
            lines = (f"{json.dumps(name)}: {json.dumps(entry)}" for name, entry in own.items())
            _made(owner).write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8", newline="\n")


def stale() -> list[str]:
    """Sounds whose files are not there, not as they were made, or made from something else."""
    return [
        sound
        for sound, entry in made().items()
        if not path_of(sound).exists()
        or digest(path_of(sound).read_bytes()) != entry["file"]
        or digest_of(entry["sources"]) != entry["made_from"]
    ]
