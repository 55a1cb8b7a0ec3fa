"""Registers the games of the tests, as lines in `games/registry.py` would, for as long as a test lasts."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from unittest.mock import patch

from speicherstadt_app.games import registry
from tests.fixture_game import CARD
from tests.fixture_game.program import FOLDERS

PROGRAM = "tests.fixture_game.program"


@contextmanager
def registered(*games: str) -> Iterator[str]:
    """The id of sealed bids, which is registered with the games named, or else with the plain one. Processes that are
    spawned meanwhile know all of them."""
    main = sys.modules["__main__"]
    with (
        patch.dict(registry.FOLDERS, {game: FOLDERS[game] for game in games or ("bids", "plain") if game in FOLDERS}),
        # A spawned process imports what the main module is said to be.
        patch.object(main, "__spec__", find_spec(PROGRAM)),
    ):
        yield CARD.id
