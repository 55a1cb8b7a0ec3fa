"""The games that the tests of the contract run over: those of the registry, and the tests' own.

Of those, one has secrets and everything that a game may bring; the second is the same without what may be missing; the
third is for one to fifteen players at up to three tables.
"""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any, Final

import pytest

from speicherstadt_app.engine.card import GameCard
from speicherstadt_app.engine.rules import Setup
from speicherstadt_app.games import registry
from tests.fixture_game import program

FOLDERS: Final = {**registry.FOLDERS, **program.FOLDERS}
GAMES: Final = [*FOLDERS]
FEW: Final = 6
"""So many numbers of players are all tried."""


def card_of(game: str) -> GameCard:
    """Before the tests' own are registered, too."""
    card: GameCard = import_module(FOLDERS[game]).CARD
    return card


def numbers_of_players(game: str) -> range:
    return card_of(game).range


@cache
def differs(game: str, players: int) -> object:
    """What of a game goes by the number of players: its options, its tables, and whether a player is alone."""
    options = card_of(game).options
    rules: Any = import_module(f"{FOLDERS[game]}.rules.rules").GAME.rules(Setup(players))
    tables = {rules.place(rules.start(), seat) for seat in range(players)}
    return [option.of(players) for option in options], len(tables), players == 1


def chosen_numbers(game: str) -> list[int]:
    """All where they are few; else the fewest, the most, and those at which the game changes."""
    numbers = numbers_of_players(game)
    if len(numbers) <= FEW:
        return [*numbers]
    ends = {numbers[0], numbers[-1]}
    return [number for number in numbers if number in ends or differs(game, number) != differs(game, number - 1)]


def tables() -> Iterator[Any]:
    """A game with each number of players: those that are not chosen only in the long run."""
    for game in GAMES:
        chosen = chosen_numbers(game)
        for players in numbers_of_players(game):
            yield pytest.param(game, players, marks=[] if players in chosen else pytest.mark.long)


def players_for(game: str, people: int = 2) -> int:
    """The fewest players among whom so many people can be; where there can't be so many, the most."""
    fewest, most = card_of(game).seats
    return min(max(people, fewest), most)


def fewest_and_most(game: str) -> list[int]:
    return sorted(set(card_of(game).seats))


FOR_SEVERAL: Final = [game for game in GAMES if card_of(game).seats[1] > 1]
WITH_SECRETS: Final = [game for game in FOR_SEVERAL if not card_of(game).open]
TABLES: Final = [*tables()]
SMALL_TABLES: Final = [(game, players) for game in GAMES for players in fewest_and_most(game)]
