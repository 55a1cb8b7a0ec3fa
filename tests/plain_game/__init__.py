"""Plain bids: the least that a game can be. All else that a game may bring is missing, and everything falls back."""

from dataclasses import replace
from typing import Final

from speicherstadt_app.engine.card import GameCard
from tests.fixture_game import CARD as SEALED_BIDS

CARD: Final[GameCard] = replace(SEALED_BIDS, id="plain", title="Plain bids", minutes={}, module="")
