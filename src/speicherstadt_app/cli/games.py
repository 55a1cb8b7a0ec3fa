"""Which game a command is about: the one of `--game`, else the only one there is, else the one played last."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from speicherstadt_app.cli.refusal import Refusal, plain, sentence
from speicherstadt_app.engine.card import Choice, GameCard, same
from speicherstadt_app.engine.errors import quote
from speicherstadt_app.games import registry

if TYPE_CHECKING:
    import argparse

    from speicherstadt_app.cli.parsing import CommandParser
    from speicherstadt_app.engine.card import Option
    from speicherstadt_app.engine.record import Player
    from speicherstadt_app.words.boxes import Boxes

GAME: Final = "--game"
BOXES: Final = "extras.boxes"


# --game


def game_argument(parser: CommandParser, *, counted: bool = False) -> GameCard:
    """Adds `--game`. The answer is the game that is meant, as far as it can be told before all words are read; if none
    is named, one that is whole here, with what it takes to be `counted` if that is wanted."""
    meant = game_meant(parser.words, parser.folder, counted=counted)
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


def asked_for(card: GameCard) -> str:
    """What an example says so that it is about this game."""
    return "" if card.id == next(iter(registry.FOLDERS)) else f" {GAME} {card.id}"


def game_meant(words: Sequence[str], folder: Path | None, *, counted: bool = False) -> str:
    return _named(words) or usual_game(folder, counted=counted)


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


def usual_game(folder: Path | None, *, counted: bool = False) -> str:
    """The only game, or the one played last. If that does not load here it is said, and the one before it is meant."""
    played = games_played(folder)
    usual = next((game for game in (*played, *registry.FOLDERS) if registry.is_whole(game, counted=counted)), "")
    if played and usual and usual != played[0]:
        why = f"the game {quote(played[0])}, which was played last, can't be loaded here: this is about {quote(usual)}"
        print(f"speicherstadt: {plain(sentence(why))}", file=sys.stderr)
    return usual or next(iter(registry.FOLDERS))


def games_played(folder: Path | None) -> tuple[str, ...]:
    """The games of which one is kept in the folder, the one played last first. Nothing where there is but one game."""
    if len(registry.FOLDERS) == 1:
        return ()
    from speicherstadt_app.cli.places import data_folder
    from speicherstadt_app.engine.errors import EngineError
    from speicherstadt_app.store.files import DATABASE_FILE
    from speicherstadt_app.store.library import open_library
    from speicherstadt_app.store.notices import StoreError

    try:
        if not (data_folder(folder) / DATABASE_FILE).exists():
            return ()
        library = open_library(data_folder(folder))
    except (StoreError, EngineError, OSError, Refusal):
        return ()
    try:
        return tuple(dict.fromkeys(card.game for card in library.cards() if card.whole))
    finally:
        library.close()


# Boxes of one's own


def boxes_here() -> dict[str, Boxes]:
    """Of each game that has any."""
    from speicherstadt_app.words.boxes import boxes_of

    return {game_id: found for game_id in registry.FOLDERS if (found := boxes_of(game_id))}


def game_with_boxes(words: Sequence[str]) -> str:
    """The game that is named, else the first that has boxes: as before there were others."""
    known = boxes_here()
    named = _named(words)
    if named is not None and named not in known:
        # One that does not load says so by itself.
        registry.part(named, BOXES)
        raise Refusal(f"the game {quote(named)} has no boxes of one's own", f"There are {', '.join(known)}.", code=2)
    return named or next(iter(known), "")


def read_box(boxes: Boxes, file: Path) -> Any:
    """The box of a file, called like the file."""
    from speicherstadt_app.engine.errors import Unreadable
    from speicherstadt_app.words.boxes import beginning, name_from

    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in str(file))
    if not file.is_file():
        raise Refusal(f"there is no file {shown}", "Name a box: a file of CSV (docs/boxes.md).")
    try:
        return boxes.read(beginning(boxes, file), name_from(boxes, file))
    except Unreadable as why:
        raise Refusal(f"{shown}: {boxes.flaw(why)}", "How a box is made: docs/boxes.md") from None


# Options of a game


def option_arguments(parser: argparse.ArgumentParser, card: GameCard) -> None:
    """An argument for each thing that can be settled before that game begins."""
    boxes = boxes_here().get(card.id)
    for option in card.options:
        if boxes and option.key == boxes.OPTION:
            parser.add_argument(f"--{option.key}", metavar="FILE", type=Path, help=boxes.HELP)
        elif option.all_values:
            texts = ", ".join(map(_text, option.all_values))
            parser.add_argument(
                f"--{option.key}", metavar="VALUE", help=f"one of {texts} (default {_defaults(option, card)})"
            )


def _defaults(option: Option, card: GameCard) -> str:
    """'long', or 'long; with 4 players short; not with 1 player'"""
    usual = Choice(option.values, option.default)
    by_default: dict[str, list[int]] = {}
    for players in card.range:
        choice = option.of(players)
        if choice != usual:
            told = "not offered" if choice is None else _text(choice.default)
            if choice is not None and choice.values != usual.values:
                told += f", one of {', '.join(map(_text, choice.values))}"
            by_default.setdefault(told, []).append(players)
    return "; ".join(
        [_text(option.default), *(f"with {_numbers(numbers)} {told}" for told, numbers in by_default.items())]
    )


def _numbers(numbers: Sequence[int]) -> str:
    return "1 player" if list(numbers) == [1] else f"{', '.join(map(str, numbers))} players"


def options_given(args: argparse.Namespace, card: GameCard, players: int) -> dict[str, object]:
    """The options of a game of so many as they were given; those that are usual are left out."""
    found: dict[str, object] = {}
    boxes = boxes_here().get(card.id)
    for option in card.options:
        told = getattr(args, option.key, None)
        if told is None:
            continue
        choice = option.of(players)
        if choice is None:
            offered = [number for number in card.range if option.of(number) is not None]
            raise Refusal(
                f"--{option.key} is not offered with {_numbers([players])}", f"It is with {_numbers(offered)}.", code=2
            )
        if boxes and option.key == boxes.OPTION:
            found[option.key] = boxes.value(read_box(boxes, told))
            continue
        values = {_text(value): value for value in choice.values}
        if told not in values:
            where = f" with {_numbers([players])}" if option.by_players else ""
            raise Refusal(
                f"{quote(told)} is no value of --{option.key}{where}", f"There are {', '.join(values)}.", code=2
            )
        if not same(values[told], choice.default):
            found[option.key] = values[told]
    return found


def options_by_players(args: argparse.Namespace, card: GameCard) -> dict[int, dict[str, object]]:
    """The options for each number of players that can have them as they were given."""
    found: dict[int, dict[str, object]] = {}
    refusal: Refusal | None = None
    for players in card.range:
        try:
            found[players] = options_given(args, card, players)
        except Refusal as why:
            refusal = refusal or why
    if refusal and not found:
        raise refusal
    return found


def options_named(args: argparse.Namespace, card: GameCard) -> dict[str, str]:
    """The options as they were written, for a title and for the command that gives the same again."""
    told = ((option.key, getattr(args, option.key, None)) for option in card.options)
    return {key: str(value) for key, value in told if value is not None}


def titled(named: Mapping[str, str]) -> str:
    """', length short'"""
    return "".join(f", {key} {value}" for key, value in named.items())


def any_option(args: argparse.Namespace, card: GameCard) -> bool:
    return any(getattr(args, option.key, None) is not None for option in card.options)


def _text(value: object) -> str:
    return {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)


# Names


def called(game_id: str, players: Sequence[Player]) -> list[str]:
    """Everybody's name here and now."""
    from speicherstadt_app import words
    from speicherstadt_app.words import company

    return list(company.called(words.of(game_id).cast, players))
