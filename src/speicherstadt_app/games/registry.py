"""What games there are. This file alone names their folders, and imports a part of one only when it is asked for."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final, cast

from speicherstadt_app.engine.card import GameCard
from speicherstadt_app.engine.errors import WrongVersion, quote
from speicherstadt_app.engine.facts import Facts
from speicherstadt_app.engine.rules import Game

FOLDERS: Final[dict[str, str]] = {
    "speicherstadt": "speicherstadt_app.games.speicherstadt",
}
"""The package of each game, in the order in which they moved in."""


def cards() -> tuple[GameCard, ...]:
    """What is known of each game without loading it."""
    return tuple(card(game_id) for game_id in FOLDERS)


def card(game_id: str) -> GameCard:
    return cast(GameCard, import_module(_folder(game_id)).CARD)


def find(game_id: str) -> Game:
    """The game of that id: its rules."""
    return cast(Game, import_module(f"{_folder(game_id)}.rules.rules").GAME)


def facts(game_id: str) -> Facts:
    """What reads the facts of that game's records."""
    return cast(Facts, import_module(f"{_folder(game_id)}.rules.facts").FACTS)


def part(game_id: str, name: str) -> ModuleType | None:
    """A module in the game's folder, such as `brains.lineup`; None if the game has nothing of the kind."""
    package = _folder(game_id)
    for step in name.split("."):
        if find_spec(f"{package}.{step}") is None:
            return None
        package = f"{package}.{step}"
    return import_module(package)


def _folder(game_id: str) -> str:
    if game_id not in FOLDERS:
        raise WrongVersion(f"there is no game {quote(game_id)} here; this program knows {', '.join(FOLDERS)}")
    return FOLDERS[game_id]
