"""Characters of every game: told apart by how they play, and hardly weaker for it."""

from __future__ import annotations

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.games import registry
from tests.games.contests import characters_of, names

GAMES = [game for game in registry.FOLDERS if brains.styles(game)[1:]]
EVERYBODY = [(game, style) for game in GAMES for style in brains.styles(game)[1:]]
DEVIATIONS = 2.0
POINTS = 40.0


@pytest.mark.parametrize("game", GAMES)
def test_every_character_has_a_measure_of_its_own(game: str) -> None:
    told_by = brains.told_by(game)
    assert told_by.keys() == set(brains.styles(game)[1:])
    assert set(told_by.values()) <= set(names(game))
    assert len(set(told_by.values())) == len(told_by)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_known_how_the_characters_are_measured(game: str) -> None:
    assert characters_of(game) is not None


@pytest.mark.parametrize(("game", "style"), EVERYBODY, ids=str)
def test_a_character_shows(game: str, style: str) -> None:
    """Not how much, which takes more games: only that the liking points where it should."""
    characters = characters_of(game)
    assert characters is not None
    _, away = characters.measured(game, style, short=True)
    assert away > 0


@pytest.mark.long
@pytest.mark.parametrize(("game", "style"), EVERYBODY, ids=str)
def test_a_character_can_be_told_in_one_game_and_is_hardly_weaker(game: str, style: str) -> None:
    characters = characters_of(game)
    assert characters is not None
    it, away = characters.measured(game, style, short=False)
    assert away >= DEVIATIONS
    assert it.points.value - 1000 >= -POINTS
