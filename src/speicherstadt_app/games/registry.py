"""What games there are. This file alone names their folders, and imports a part of one only when it is asked for."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from speicherstadt_app.engine.errors import BrokenGame, WrongVersion, quote

if TYPE_CHECKING:
    from types import ModuleType

    from speicherstadt_app.engine.card import GameCard
    from speicherstadt_app.engine.facts import Facts
    from speicherstadt_app.engine.rules import Game

FOLDERS: Final[dict[str, str]] = {
    "speicherstadt": "speicherstadt_app.games.speicherstadt",
    "venedig": "speicherstadt_app.games.venedig",
}
"""The package of each game, in the order in which they moved in."""


def cards() -> tuple[GameCard, ...]:
    """What is known of each game without loading it. A game whose folder is broken is left out: `broken` names it."""
    return tuple(found for game_id in FOLDERS if (found := _card_if_whole(game_id)) is not None)


def broken() -> tuple[str, ...]:
    """The ids of the games that can't be started here, as their folders don't load."""
    return tuple(game_id for game_id in FOLDERS if _card_if_whole(game_id) is None)


def card(game_id: str) -> GameCard:
    return cast("GameCard", _named(game_id, "", "CARD"))


def find(game_id: str) -> Game:
    """The game of that id: its rules."""
    return cast("Game", _named(game_id, "rules.rules", "GAME"))


def facts(game_id: str) -> Facts:
    """What reads the facts of that game's records."""
    return cast("Facts", _named(game_id, "rules.facts", "FACTS"))


def part(game_id: str, name: str) -> ModuleType | None:
    """A module in the game's folder, such as `brains.lineup`; None if the game has nothing of the kind."""
    package = _folder(game_id)
    for step in name.split("."):
        try:
            there = find_spec(f"{package}.{step}")
        except Exception as error:
            raise _not_whole(game_id, error) from error
        if there is None:
            return None
        package = f"{package}.{step}"
    return _load(game_id, name)


def text(game_id: str, name: str) -> str | None:
    """A file in the game's folder, such as `brains/measured.toml`; None if the game has nothing of the kind."""
    package = Path(str(_load(game_id, "").__file__)).parent
    try:
        return (package / name).read_text("utf-8")
    except FileNotFoundError:
        return None
    except (OSError, UnicodeError) as error:
        raise _not_whole(game_id, error) from error


def _load(game_id: str, name: str) -> ModuleType:
    """Whatever goes wrong in a game's folder is that game's trouble alone."""
    try:
        return import_module(".".join(filter(None, [_folder(game_id), name])))
    except WrongVersion:
        raise
    except Exception as error:
        raise _not_whole(game_id, error) from error


def _named(game_id: str, module: str, name: str) -> object:
    loaded = _load(game_id, module)
    try:
        return getattr(loaded, name)
    except AttributeError as error:
        raise _not_whole(game_id, error) from error


def _not_whole(game_id: str, error: Exception) -> BrokenGame:
    reason = quote(f"{type(error).__name__}: {error}")
    broken_game = BrokenGame(f"the game {quote(game_id)} is not whole here ({reason}): install the program again")
    broken_game.game = game_id
    return broken_game


def _card_if_whole(game_id: str) -> GameCard | None:
    try:
        return card(game_id)
    except BrokenGame:
        return None


def _folder(game_id: str) -> str:
    if game_id not in FOLDERS:
        raise WrongVersion(f"there is no game {quote(game_id)} here; this program knows {', '.join(FOLDERS)}")
    return FOLDERS[game_id]
