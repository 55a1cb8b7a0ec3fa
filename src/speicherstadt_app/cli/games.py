"""Which game a command is about: the one of `--game`, else the only one there is, else the one played last."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, cast

from speicherstadt_app.cli.refusal import Refusal
from speicherstadt_app.engine.card import GameCard
from speicherstadt_app.engine.command import GameCommand
from speicherstadt_app.engine.errors import quote
from speicherstadt_app.games import registry

if TYPE_CHECKING:
    import argparse

    from speicherstadt_app.cli.parsing import CommandParser
    from speicherstadt_app.engine.record import Player

GAME: Final = "--game"


class Commands(Protocol):
    """extras/commands.py of a game"""

    @property
    def COMMANDS(self) -> Mapping[str, GameCommand]: ...  # noqa: N802

    @property
    def FILE_OPTIONS(self) -> Mapping[str, str]:  # noqa: N802
        """Options whose value is read from a file, and how they are explained."""
        ...

    def option_from_file(self, key: str, file: Path) -> Mapping[str, object]:
        """The options of a game with what the file says."""
        ...


def commands_of(game_id: str) -> Commands | None:
    return cast("Commands | None", registry.part(game_id, "extras.commands"))


def all_commands() -> Iterator[tuple[str, GameCommand]]:
    """Those of all games."""
    for game_id in registry.FOLDERS:
        if found := commands_of(game_id):
            yield from found.COMMANDS.items()


# --game


def game_argument(parser: CommandParser) -> GameCard:
    """Adds `--game`. The answer is the game that is meant, as far as it can be told before all words are read."""
    meant = game_meant(parser.words, parser.folder)
    others = ", ".join(registry.FOLDERS)
    parser.add_argument(
        GAME, metavar="GAME", default=meant, help=f"which game: {others} (default: the one played last)"
    )
    return registry.card(meant)


def game_to_measure(parser: CommandParser) -> GameCard:
    """The same for commands that give the same result everywhere: nothing depends on what was played here last. Who
    names none means the house's first game, as before there were others."""
    first, *_ = registry.FOLDERS
    known = ", ".join(registry.FOLDERS)
    parser.add_argument(GAME, metavar="GAME", default=first, help=f"which game: {known} (default: {first})")
    return registry.card(_named(parser.words) or first)


def measured_game(args: argparse.Namespace) -> GameCard:
    return registry.card(known_game(args.game))


def game_meant(words: Sequence[str], folder: Path | None) -> str:
    return _named(words) or usual_game(folder)


def _named(words: Sequence[str]) -> str | None:
    for place, word in enumerate(words):
        name, is_one_word, value = word.partition("=")
        if name == GAME and (is_one_word or place + 1 < len(words)):
            return known_game(value if is_one_word else words[place + 1])
    return None


def known_game(name: str) -> str:
    if name not in registry.FOLDERS:
        raise Refusal(f"there is no game {quote(name)}", f"There are {', '.join(registry.FOLDERS)}.", code=2)
    return name


def usual_game(folder: Path | None) -> str:
    """The only game, or the one played last."""
    first, *others = registry.FOLDERS
    if not others:
        return first
    from speicherstadt_app.cli.places import data_folder
    from speicherstadt_app.engine.errors import EngineError
    from speicherstadt_app.store.files import DATABASE_FILE
    from speicherstadt_app.store.library import open_library
    from speicherstadt_app.store.notices import StoreError

    try:
        if not (data_folder(folder) / DATABASE_FILE).exists():
            return first
        library = open_library(data_folder(folder))
    except (StoreError, EngineError, OSError, Refusal):
        return first
    try:
        played = (card.game for card in library.cards())
        return next((game_id for game_id in played if game_id in registry.FOLDERS), first)
    finally:
        library.close()


# Options of a game


def option_arguments(parser: CommandParser, card: GameCard) -> None:
    """An argument for each thing that can be settled before that game begins."""
    files = _files(card.id)
    for option in card.options:
        if option.key in files:
            parser.add_argument(f"--{option.key}", metavar="FILE", type=Path, help=files[option.key])
        elif option.values:
            texts = ", ".join(map(_text, option.values))
            parser.add_argument(
                f"--{option.key}", metavar="VALUE", help=f"one of {texts} (default {_text(option.default)})"
            )


def options_given(args: argparse.Namespace, card: GameCard) -> dict[str, object]:
    """The options of a game as they were given; those that are usual are left out."""
    found: dict[str, object] = {}
    files = _files(card.id)
    for option in card.options:
        told = getattr(args, option.key, None)
        if told is None:
            continue
        if option.key in files:
            commands = commands_of(card.id)
            assert commands
            found |= commands.option_from_file(option.key, told)
            continue
        values = {_text(value): value for value in option.values}
        if told not in values:
            raise Refusal(f"{quote(told)} is no value of --{option.key}", f"There are {', '.join(values)}.", code=2)
        if values[told] != option.default:
            found[option.key] = values[told]
    return found


def any_option(args: argparse.Namespace, card: GameCard) -> bool:
    return any(getattr(args, option.key, None) is not None for option in card.options)


def _files(game_id: str) -> Mapping[str, str]:
    found = commands_of(game_id)
    return found.FILE_OPTIONS if found else {}


def _text(value: object) -> str:
    return {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)


# Names


def called(game_id: str, players: Sequence[Player]) -> list[str]:
    """Everybody's name here and now."""
    from speicherstadt_app import words
    from speicherstadt_app.words import company

    return list(company.called(words.of(game_id).cast, players))
