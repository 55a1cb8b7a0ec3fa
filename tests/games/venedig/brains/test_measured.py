"""What New game tells of the levels' strength."""

from __future__ import annotations

from itertools import pairwise

import pytest

from speicherstadt_app.ai import brains, strengths
from speicherstadt_app.games.venedig.brains.levels import LEVELS
from tests.games.venedig.brains.games import ID


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_at_every_table_a_higher_level_has_more_points(players: int) -> None:
    points = strengths.points(ID)
    assert points[players, "greedy-1"] == 1000
    assert all(points[players, weaker] < points[players, stronger] for weaker, stronger in pairwise(brains.levels(ID)))


def test_with_two_players_each_level_is_one_even_step_above_the_one_below() -> None:
    points = strengths.points(ID)
    ladder = [points[2, level] for level in brains.levels(ID)]
    assert all(100 <= higher - lower <= 150 for lower, higher in pairwise(ladder))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_at_every_table_who_looks_as_far_errs_less(players: int) -> None:
    """Between the apprentice, who goes by rules of thumb, and the procurator, who never errs."""
    eases = [LEVELS[level].ease.get(players, 0.0) for level in brains.levels(ID)[1:6]]
    assert eases == sorted(set(eases), reverse=True)
    assert eases[-1] == 0.0
