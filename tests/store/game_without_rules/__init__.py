"""A game whose card is whole, while its rules are not there."""

from tests.fixture_game import CARD

__all__ = ["CARD"]
