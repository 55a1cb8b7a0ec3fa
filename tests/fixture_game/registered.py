"""Registers the game of the tests, as one line in `games/registry.py` would, for as long as a test lasts."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from unittest.mock import patch

from speicherstadt_app.games import registry
from tests.fixture_game import CARD

FOLDER = "tests.fixture_game"
PROGRAM = "tests.fixture_game.program"


@contextmanager
def registered() -> Iterator[str]:
    """The game's id. Processes that are spawned meanwhile know the game as well."""
    main = sys.modules["__main__"]
    with (
        patch.dict(registry.FOLDERS, {CARD.id: FOLDER}),
        # A spawned process imports what the main module is said to be.
        patch.object(main, "__spec__", find_spec(PROGRAM)),
    ):
        yield CARD.id
