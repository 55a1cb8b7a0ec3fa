"""The scale of accuracy holds for games that it was not made from."""

from __future__ import annotations

from statistics import fmean

import pytest

from speicherstadt_app.ai.accuracy import stamp
from speicherstadt_app.ai.review import review
from speicherstadt_app.engine.record import record_from_json
from tests.cli.samples import TWO_PLAYERS, game
from tools.accuracy import FIRST_SEED, accuracies, judged, kinds, tables

GAME = "speicherstadt"
ROUND = 5000
"""Far from those that were measured."""


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_accuracy_rises_from_who_draws_lots_to_the_strongest_level(players: int) -> None:
    games = [judged(GAME, seed, who) for n in range(3) for seed, who in tables(GAME, players, ROUND + n)]
    assert min(game["seed"] for game in games) > FIRST_SEED
    found = {kind: fmean(some) for kind, some in accuracies(GAME, games)[players].items()}
    lots, weakest, *_, strongest = kinds(GAME)
    assert 20 < found[lots] < 42
    assert 48 < found[weakest] < 72
    assert found[strongest] > 88
    assert max(found, key=lambda kind: found[kind]) == strongest


def test_accuracies_that_were_kept_stay_what_they_were() -> None:
    """Statistics hang on them: whoever changes the judge measures again, and raises its number."""
    found = review(record_from_json(game(TWO_PLAYERS)))
    assert found
    assert [seat.accuracy for seat in found.seats] == pytest.approx([9.36649229065722, 11.477709182329136], abs=1e-9)
    assert stamp(GAME) == "2.1"
