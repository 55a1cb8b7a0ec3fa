"""The scale of accuracy gives three kinds what they should have on average, and is no leap where they are alike."""

from __future__ import annotations

from itertools import pairwise
from statistics import fmean

import pytest

from speicherstadt_app.engine.streams import Stream
from tools.accuracy import LEAP, LOWEST, STRONGEST, WEAKEST, fitted

GAMES = 300
WANTED = {"lots": LOWEST, "weakest": WEAKEST, "strongest": STRONGEST}


def some(mean: float, spread: float, seed: int) -> list[float]:
    """Qualities of games, not further from the mean than the spread."""
    stream = Stream(seed, "games")
    return [mean + spread * (stream.fraction() + stream.fraction() - 1) for _ in range(GAMES)]


@pytest.mark.parametrize(
    ("means", "spread"),
    [((0.6, 0.75, 0.97), 0.02), ((-0.1, 0.1, 0.6), 0.3)],
    ids=["far apart", "one game tells little"],
)
def test_a_scale_gives_lots_the_weakest_and_the_strongest_what_they_should_have(
    means: tuple[float, float, float], spread: float
) -> None:
    found = {kind: some(mean, spread, seed) for seed, (kind, mean) in enumerate(zip(WANTED, means, strict=True))}
    scale = fitted(found, WANTED)
    for kind, mean in WANTED.items():
        assert fmean(map(scale.told, found[kind])) == pytest.approx(mean, abs=0.5)
    assert all(low < high and bottom < top for (low, bottom), (high, top) in pairwise(scale.knots))


def test_who_is_hardly_told_apart_is_not_leapt_over() -> None:
    found = {"lots": some(-0.1, 0.4, 1), "weakest": some(0.08, 0.4, 2), "strongest": some(0.6, 0.4, 3)}
    (start, _), (bend, height), *_ = fitted(found, WANTED).knots
    assert bend - start >= LEAP
    assert WEAKEST < height < STRONGEST
