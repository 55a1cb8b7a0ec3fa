"""What games there are. This file alone names their folders, and imports a part of one only when it is asked for."""

from __future__ import annotations

from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from speicherstadt_app.engine.card import flaw_of
from speicherstadt_app.engine.errors import BrokenGame, EngineError, WrongVersion, failed, quote

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

    from speicherstadt_app.engine.card import GameCard
    from speicherstadt_app.engine.facts import Facts
    from speicherstadt_app.engine.rules import Game

FOLDERS: Final[dict[str, str]] = {
    "speicherstadt": "speicherstadt_app.games.speicherstadt",
    "venedig": "speicherstadt_app.games.venedig",
}
"""The package of each game, in the order in which they moved in."""
FACTS: Final = "rules.facts"


def cards() -> tuple[GameCard, ...]:
    """What is known of each game without loading it. A game whose folder is broken is left out: `broken` names it."""
    return tuple(found for game_id in FOLDERS if (found := _card_if_whole(game_id)) is not None)


def broken() -> tuple[str, ...]:
    """The ids of the games that can't be started here, as their folders don't load."""
    return tuple(game_id for game_id in FOLDERS if _card_if_whole(game_id) is None)


def card(game_id: str) -> GameCard:
    found = _named(game_id, "", "CARD")
    if flaw := flaw_of(found, game_id):
        raise _not_whole(game_id, flaw)
    return cast("GameCard", found)


def find(game_id: str) -> Game:
    """The game of that id: its rules."""
    return cast("Game", _named(game_id, "rules.rules", "GAME"))


def facts(game_id: str) -> Facts:
    """What reads the facts of that game's records."""
    if part(game_id, FACTS) is None:
        find(game_id)
        lacking = BrokenGame(
            f"the game {quote(game_id)} has no {FACTS.replace('.', '/')}.py, so its games are kept and not counted: "
            "install a version that has one"
        )
        lacking.game = game_id
        raise lacking
    return cast("Facts", _named(game_id, FACTS, "FACTS"))


def title_of(game_id: str) -> str:
    """What the game is called; its id if that can't be told."""
    found = _card_if_whole(game_id) if game_id in FOLDERS else None
    return game_id if found is None else found.title


def is_whole(game_id: str, *, counted: bool = False) -> bool:
    """Whether the game is here and its card and rules load, and, if it is to be `counted`, its facts."""
    try:
        card(game_id)
        find(game_id)
        if counted:
            facts(game_id)
    except (BrokenGame, WrongVersion):
        return False
    return True


def blamed(error: BaseException) -> BrokenGame | None:
    """Which game's own code an error of Python came out of, as what is to be said of it; None if out of none."""
    if not isinstance(error, Exception) or isinstance(error, (EngineError, MemoryError)):
        return None
    packages = {f"{package}.": game_id for game_id, package in FOLDERS.items()}
    step = error.__traceback__
    while step is not None:
        name = f"{step.tb_frame.f_globals.get('__name__', '')}."
        for package, game_id in packages.items():
            if name.startswith(package):
                return failed(game_id, error)
        step = step.tb_next
    return None


@contextmanager
def blaming() -> Iterator[None]:
    """An error of Python out of a game's own code becomes a `BrokenGame`, which can go to other processes."""
    try:
        yield
    except Exception as error:
        if (broken_game := blamed(error)) is None:
            raise
        raise broken_game from error


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


def _not_whole(game_id: str, why: Exception | str) -> BrokenGame:
    reason = why if isinstance(why, str) else quote(f"{type(why).__name__}: {why}")
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
