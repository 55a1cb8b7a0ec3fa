"""Those of sealed bids."""

from tests.fixture_game.rules.facts import FACTS

__all__ = ["FACTS"]
