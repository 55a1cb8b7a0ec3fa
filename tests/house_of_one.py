"""The house as if its first game had it for itself.

For what a house with one game shows and no other does: its single door. Everything else is tried with all games."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from speicherstadt_app.games import registry


@contextmanager
def first_game_alone() -> Iterator[str]:
    first, folder = next(iter(registry.FOLDERS.items()))
    with patch.dict(registry.FOLDERS, {first: folder}, clear=True):
        yield first
