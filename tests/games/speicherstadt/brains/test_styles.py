"""Characters: told apart by how they play, and hardly weaker for it."""

from __future__ import annotations

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.arena.block import Block, play
from speicherstadt_app.ai.arena.contest import Contest
from speicherstadt_app.ai.arena.measures import apart, measure_names
from speicherstadt_app.ai.arena.standings import Standing, standings
from speicherstadt_app.ai.bots import Bot
from speicherstadt_app.games import registry
from tests.ai.games import GAME

ID = GAME.card.id
TOLD_BY = brains.told_by(ID)
CHARACTERS = brains.styles(ID)[1:]
NAMES = measure_names(registry.facts(ID).names, brains.habits(ID).names)
SEEDS = {"fire-captain": 11, "speculator": 10}
SEED = 8
DEVIATIONS = 2.0
POINTS = 40.0
LONG = 300
"""Blocks, in the long form. As all that is drawn comes from the seed, they are the games of docs/ai-diary.md: those by
which likings were chosen had other seeds."""


def measured(style: str, blocks: int, iterations: int | None = None) -> tuple[Standing, float]:
    """One in a style against one without, with two players: how strong it is, and by how many deviations of a single
    game its own measure is away."""
    bots = (Bot("hanseat", style, iterations), Bot("hanseat", None, iterations))
    contest = Contest(ID, bots, 2, SEEDS.get(style, SEED))
    played: list[Block] = [play(contest.task(number), lambda: 0.0, {"app": "test"}) for number in range(blocks)]
    it, other = standings(contest, played, 1)
    number = NAMES.index(TOLD_BY[style])
    found = apart(it.measures[number], other.measures[number])
    assert found is not None
    return it, found


def test_every_character_has_a_measure_of_its_own() -> None:
    assert TOLD_BY.keys() == set(CHARACTERS)
    assert set(TOLD_BY.values()) <= set(NAMES)
    assert len(set(TOLD_BY.values())) == len(TOLD_BY)


@pytest.mark.parametrize("style", CHARACTERS)
def test_a_character_shows(style: str) -> None:
    """Not how much, which takes more games: only that the liking points where it should."""
    _, away = measured(style, 2, iterations=16)
    assert away > 0


@pytest.mark.long
@pytest.mark.parametrize("style", CHARACTERS)
def test_a_character_can_be_told_in_one_game_and_is_hardly_weaker(style: str) -> None:
    it, away = measured(style, LONG)
    assert away >= DEVIATIONS
    assert it.points.value - 1000 >= -POINTS
