"""Cards, tiles and characters in every language."""

from collections.abc import Iterator

import pytest

from speicherstadt_app.games.venedig.brains.lineup import LINEUP
from speicherstadt_app.games.venedig.rules.box import ROLES, SHAPES, standard_box
from speicherstadt_app.games.venedig.words import cast, things
from speicherstadt_app.games.venedig.words.numbers import numbers
from speicherstadt_app.games.venedig.words.remarks import MOMENTS, line
from speicherstadt_app.words.catalogue import Catalogues
from speicherstadt_app.words.translation import install

LONGEST_TITLE = 15


@pytest.fixture(params=["en", "de", "fr"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    install(Catalogues(request.param))
    yield request.param
    install(None)


def test_roles_shapes_and_cards_differ(language: str) -> None:
    assert len({things.role_name(role) for role in ROLES}) == len(ROLES)
    assert len({things.shape_name(shape) for shape in SHAPES}) == len(SHAPES)
    assert all(len(things.role_title(role)) <= LONGEST_TITLE for role in ROLES)
    for card in standard_box().cards:
        assert things.effect(card)
        assert things.card_name(card) != things.the_card(card)


def test_every_character_has_a_line_of_its_own_for_each_moment(language: str) -> None:
    lines = [line(character, moment) for character in cast.PEOPLE for moment in MOMENTS]
    assert len(set(lines)) == len(lines)
    for character in cast.PEOPLE:
        assert cast.character_tag(character)
        assert cast.character_note(character)


def test_levels_are_called_something(language: str) -> None:
    assert len({cast.level_title(level) for level in LINEUP.levels}) == len(LINEUP.levels)
    assert all(cast.level_note(level) for level in LINEUP.levels)


def test_no_opponent_is_called_like_a_role(language: str) -> None:
    roles = {things.role_name(role).lower() for role in ROLES}
    people = {cast.character_title(key).lower() for key in cast.PEOPLE}
    assert not roles & (people | {cast.level_title(level).lower() for level in LINEUP.levels})


def test_the_numbers_of_the_rules_are_those_of_the_box() -> None:
    found = numbers()
    assert (found["piles"], found["markers"], found["track"], found["tiles"]) == (60, 8, 80, 48)
    assert found["square_stones"] == 4
