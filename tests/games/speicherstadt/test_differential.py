"""The engine and the plain version of the rules (bench/baseline.py) never differ: legal moves, table, result."""

import pytest

from tests.games.speicherstadt.comparing import play_both


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_versions_agree_on_every_decision_of_random_games(players: int) -> None:
    for seed in range(75):
        play_both(players, seed, all_deals=0.1)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("part", range(10))
def test_both_versions_agree_over_twenty_thousand_games(players: int, part: int) -> None:
    for seed in range(500):
        play_both(players, 1_000_000 + 500 * part + seed, all_deals=0.02)
