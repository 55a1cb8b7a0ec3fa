from collections.abc import Iterator

import pytest

from tests.fixture_game.registered import registered


@pytest.fixture(autouse=True)
def fixture_game() -> Iterator[str]:
    """In here the tests' own game is registered as the others are."""
    with registered() as game_id:
        yield game_id
