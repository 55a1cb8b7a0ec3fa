"""The games that the tests of the contract run over: those of the registry, and the tests' own.

Of those, one has secrets and everything that a game may bring; the other is the same without what may be missing.
"""

from importlib import import_module
from typing import Final

from speicherstadt_app.engine.card import GameCard
from speicherstadt_app.games import registry
from tests.fixture_game import program

FOLDERS: Final = {**registry.FOLDERS, **program.FOLDERS}
GAMES: Final = [*FOLDERS]


def card_of(game: str) -> GameCard:
    """Before the tests' own are registered, too."""
    card: GameCard = import_module(FOLDERS[game]).CARD
    return card


def numbers_of_players(game: str) -> range:
    low, high = card_of(game).seats
    return range(low, high + 1)


def fewest_and_most(game: str) -> list[int]:
    return sorted(set(card_of(game).seats))


TABLES: Final = [(game, players) for game in GAMES for players in numbers_of_players(game)]
SMALL_TABLES: Final = [(game, players) for game in GAMES for players in fewest_and_most(game)]
