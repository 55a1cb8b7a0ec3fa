"""The games that the tests of the contract run over: those of the registry, and the tests' own with secrets."""

from importlib import import_module
from typing import Final

from speicherstadt_app.engine.card import GameCard
from speicherstadt_app.games import registry
from tests.fixture_game import CARD

GAMES: Final = [*registry.FOLDERS, CARD.id]


def card_of(game: str) -> GameCard:
    """Before the tests' own is registered, too."""
    card: GameCard = CARD if game == CARD.id else import_module(registry.FOLDERS[game]).CARD
    return card


def numbers_of_players(game: str) -> range:
    low, high = card_of(game).seats
    return range(low, high + 1)


def fewest_and_most(game: str) -> list[int]:
    return sorted(set(card_of(game).seats))


TABLES: Final = [(game, players) for game in GAMES for players in numbers_of_players(game)]
SMALL_TABLES: Final = [(game, players) for game in GAMES for players in fewest_and_most(game)]
