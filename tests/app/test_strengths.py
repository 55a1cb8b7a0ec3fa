"""What is known of the computer players' strength, and nothing that was not measured."""

from __future__ import annotations

from itertools import pairwise

import pytest

from speicherstadt_app.ai import brains, strengths
from speicherstadt_app.app.strengths import measured

GAME = "speicherstadt"
LEVELS = brains.levels(GAME)
NEUTRAL, *CHARACTERS = brains.styles(GAME)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_stronger_levels_have_more_points(players: int) -> None:
    found = [measured(GAME, players, level, NEUTRAL) for level in LEVELS]
    known = [strength for strength in found if strength is not None]
    assert len(known) >= len(LEVELS) - (players == 5)
    assert all(weaker.rating < stronger.rating for weaker, stronger in pairwise(known))


def test_the_yardstick_has_a_thousand_points_for_certain() -> None:
    for players in (2, 3, 4, 5):
        assert measured(GAME, players, "greedy-1", NEUTRAL) == (1000.0, 0.0)


def test_only_those_who_play_are_known() -> None:
    assert {level for _, level in strengths.measured(GAME)} <= set(brains.known_levels(GAME))


@pytest.mark.parametrize(
    ("game", "players", "level"), [(GAME, 5, "warehouseman"), (GAME, 2, "random"), ("chess", 2, "hanseat")]
)
def test_nothing_is_told_of_who_was_not_measured(game: str, players: int, level: str) -> None:
    assert measured(game, players, level, NEUTRAL) is None


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_counts_as_its_level(character: str) -> None:
    assert measured(GAME, 2, "hanseat", character) == measured(GAME, 2, "hanseat", NEUTRAL)
