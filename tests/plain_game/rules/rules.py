"""Sealed bids under another name."""

from typing import Final

from speicherstadt_app.engine.card import GameCard
from speicherstadt_app.engine.rules import Setup
from tests.fixture_game.rules.rules import SealedBids
from tests.plain_game import CARD


class PlainGame:
    @property
    def card(self) -> GameCard:
        return CARD

    def rules(self, setup: Setup) -> SealedBids:
        CARD.check(setup)
        return SealedBids(setup)


GAME: Final = PlainGame()
