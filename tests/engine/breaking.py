"""Games that break a promise of the contract, and the check that must say so."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from speicherstadt_app.engine.card import GameCard
from speicherstadt_app.engine.rules import Rules, Setup
from speicherstadt_app.engine.trial import Trial
from tests.fixture_game import CARD
from tests.fixture_game.rules.rules import SealedBids

BREACHES: list[Any] = []


@dataclass(frozen=True)
class GameOf:
    """A game with these rules."""

    kind: Callable[[Setup], Rules[Any]]
    card: GameCard = CARD
    checked: bool = True

    def rules(self, setup: Setup) -> Rules[Any]:
        if self.checked:
            self.card.check(setup)
        return self.kind(setup)


def caught_by(
    check: Callable[[Trial], None], words: str, card: GameCard = CARD, *, checked: bool = True, players: int = 3
) -> Callable[[type[SealedBids]], type[SealedBids]]:
    """Marks rules as broken: this check must say these words of them."""

    def mark(kind: type[SealedBids]) -> type[SealedBids]:
        BREACHES.append(pytest.param(GameOf(kind, card, checked), check, words, players, id=kind.__name__))
        return kind

    return mark
