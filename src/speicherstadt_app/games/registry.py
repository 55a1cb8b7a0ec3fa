"""What games there are, read without loading them.

A game's folder has `info.py` (INFO), `rules.py` (GAME) and `facts.py` (FACTS); here it has one line.
"""

from __future__ import annotations

from importlib import import_module
from typing import cast

from speicherstadt_app.engine.errors import WrongVersion, quote
from speicherstadt_app.engine.facts import Facts
from speicherstadt_app.engine.rules import Game, GameInfo

FOLDERS = ("speicherstadt",)


def infos() -> tuple[GameInfo, ...]:
    """The games in the order in which they moved in."""
    return tuple(cast(GameInfo, import_module(f"{__package__}.{folder}.info").INFO) for folder in FOLDERS)


def find(game_id: str) -> Game:
    """The game of that id."""
    return cast(Game, import_module(f"{_folder(game_id)}.rules").GAME)


def facts(game_id: str) -> Facts:
    """What reads the facts of that game's records."""
    return cast(Facts, import_module(f"{_folder(game_id)}.facts").FACTS)


def _folder(game_id: str) -> str:
    if game_id not in FOLDERS:
        raise WrongVersion(f"there is no game {quote(game_id)} here; this program knows {', '.join(FOLDERS)}")
    return f"{__package__}.{game_id}"
