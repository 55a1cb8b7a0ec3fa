"""The games that the tests of the contract run over: those of the registry, and the tests' own.

Of those, one has secrets and everything that a game may bring; the second is the same without what may be missing; the
third is for one to fifteen players at up to three tables. It stands for solo games, with grades: Patience
(tests/solo_game.py) is a module without a folder, which is what these tests look into.
"""

from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

import pytest

from speicherstadt_app.engine.card import GameCard
from speicherstadt_app.engine.trial import numbers_to_try
from speicherstadt_app.games import registry
from tests.fixture_game import program

FOLDERS: Final = {**registry.FOLDERS, **program.FOLDERS}
GAMES: Final = [*FOLDERS]


def card_of(game: str) -> GameCard:
    """Before the tests' own are registered, too."""
    card: GameCard = import_module(FOLDERS[game]).CARD
    return card


def numbers_of_players(game: str) -> range:
    return card_of(game).range


def tables() -> Iterator[Any]:
    """A game with each number of players: those that are not chosen only in the long run."""
    for game in GAMES:
        chosen = numbers_to_try(import_module(f"{FOLDERS[game]}.rules.rules").GAME)
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
