"""Writes every drawing of the program: `python -m tools.art.make_art`. The same code makes the same bytes.

A drawing is called as pages ask for it: `signs/close` is one of all games, `speicherstadt/cards/ship` one of a game.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

from speicherstadt_app.games import registry
from tools.art import app_icon, avatars, emblems, medals, signs, skyline
from tools.art.kit import Drawings

ASSETS = Path(__file__).resolve().parents[2] / "src" / "speicherstadt_app" / "assets"
SHARED = "shared"
GAMES = tuple(registry.FOLDERS)


def drawings() -> Drawings:
    for part in (app_icon, avatars, emblems, medals, signs, skyline, *brought()):
        # Drawings of a game that pages of all games show too: those have a file of their own, so that a game is whole.
        also_shared = getattr(part, "ALSO_SHARED", {})
        for name, text in part.drawings():
            yield name, text
            if name in also_shared:
                yield also_shared[name], text


def brought() -> Iterator[ModuleType]:
    """What a game has in a folder of its own: the modules of `tools/art/<game>` that draw something."""
    for game in GAMES:
        for path in sorted(Path(__file__).with_name(game).glob("*.py")):
            module = import_module(f"tools.art.{game}.{path.stem}")
            if hasattr(module, "drawings"):
                yield module


def place_of(name: str) -> Path:
    owner, _, rest = name.partition("/")
    return folder_of(owner) / f"{rest}.svg" if owner in GAMES else folder_of(SHARED) / f"{name}.svg"


def folder_of(owner: str) -> Path:
    return ASSETS / owner / "art"


def files() -> dict[str, Path]:
    """Every drawing that is there, by its name."""
    there = {owner: sorted(folder_of(owner).rglob("*.svg")) for owner in (SHARED, *GAMES)}
    return {
        ("" if owner == SHARED else f"{owner}/") + path.relative_to(folder_of(owner)).with_suffix("").as_posix(): path
        for owner, paths in there.items()
        for path in paths
    }


def main() -> None:
    made = {place_of(name): text for name, text in drawings()}
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    for path in files().values():
        if path not in made:
            path.unlink()


if __name__ == "__main__":
    main()
