"""How a bound in seconds is held on a machine that is slower, or busier, than the one it was set on."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Final

from speicherstadt_app.bench.engine import random_game

GAMES: Final = 100
USUAL: Final = GAMES / 1933
"""What so many random games between two take by docs/performance.md, in seconds of a processor."""


def slowness() -> float:
    """So many times as long as there does the same work take here and now; never less than once."""
    began = process_time()
    for seed in range(GAMES):
        random_game(2, seed, Random(seed).random)
    return max(1.0, (process_time() - began) / USUAL)


def too_slow(seconds: float, bound: float) -> bool:
    """Whether so many seconds of a processor just now were over the bound, by the measure of that machine."""
    return seconds > bound and seconds > bound * slowness()
