"""Games played at random, for all tests of words."""

from speicherstadt_app.engine.trial import Trial
from speicherstadt_app.games.venedig.rules.rules import VenedigRules


def rules_of(game: Trial) -> VenedigRules:
    assert isinstance(game.rules, VenedigRules)
    return game.rules
