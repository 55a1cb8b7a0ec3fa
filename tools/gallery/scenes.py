"""All states of the window that are worth a picture: those of the house, and what each game brings.

A game's scenes lie in tests/games/<game>/gallery; this is the one place where they are looked up. Here a name begins
with that of the game, as in `speicherstadt-demand`; the pages of the house have names of one word or two.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import Final, cast

from speicherstadt_app.games import registry
from tools.gallery.house import PAGES
from tools.gallery.scene import GAMES, GameScenes, Position, Scene, Shell


@cache
def scenes_of(game: str) -> GameScenes | None:
    """What this game brings; None if it brings no scenes."""
    if not (GAMES / game / "gallery").is_dir():
        return None
    brought = cast(GameScenes, import_module(f"tests.games.{game}.gallery").SCENES)
    tables = [
        replace(scene, name=f"{game}-{scene.name}", game=game, opponents=brought.opponents) for scene in brought.tables
    ]
    pages = [replace(scene, name=f"{game}-{scene.name}", game=game) for scene in brought.pages]
    return replace(brought, tables=tables, pages=pages)


def all_games() -> Iterator[tuple[str, GameScenes]]:
    """Those that bring scenes, in the order in which they moved in."""
    for game in registry.FOLDERS:
        brought = scenes_of(game)
        if brought is not None:
            yield game, brought


def names_of(what: str) -> Sequence[str]:
    """`kept`, `scarce` or `widest` views of all games, by their whole names."""
    return [f"{game}-{view}" for game, brought in all_games() for view in getattr(brought, what)]


TABLES: Final[Sequence[Position]] = [scene for _, brought in all_games() for scene in brought.tables]
PAGES_OF_GAMES: Final[Sequence[Shell]] = [scene for _, brought in all_games() for scene in brought.pages]
ALL: Final[Sequence[Scene]] = [*TABLES, *PAGES_OF_GAMES, *PAGES]
SCENES: Final[Mapping[str, Scene]] = {scene.name: scene for scene in ALL}
