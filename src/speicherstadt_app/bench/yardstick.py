"""How much slower, or busier, a machine is than the one whose figures stand in docs/performance.md."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Final

from speicherstadt_app.bench.engine import random_game
from speicherstadt_app.games.registry import FOLDERS

FIRST: Final = next(iter(FOLDERS))
"""The game that the figures there were measured with."""
GAMES: Final = 100
USUAL: Final = GAMES / 1933
"""What so many random games between two take there, in seconds of a processor."""


def slowness() -> float:
    """So many times as long as there does the same work take here and now."""
    began = process_time()
    for seed in range(GAMES):
        random_game(FIRST, 2, seed, Random(seed).random)
    return (process_time() - began) / USUAL
