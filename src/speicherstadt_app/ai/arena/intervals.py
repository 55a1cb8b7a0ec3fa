"""How sure a figure is: 95 % intervals whose unit is the block.

The games of one block share their cards, so they are not independent, and counting them one by one would promise more
than is known. Block means are independent by construction, whatever happens inside.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log10, sqrt
from statistics import NormalDist, fmean, variance
from typing import Final, NamedTuple

TAIL: Final = 0.975
POINTS: Final = 400.0
"""So many points make odds of ten to one, as in Elo's rating."""


class Estimate(NamedTuple):
    """A figure and the ends of its 95 % interval; without ends if there are too few blocks to tell."""

    value: float
    low: float | None = None
    high: float | None = None


def t_quantile(freedom: int) -> float:
    """Student's t for a two-sided 95 % interval, to three digits: closed forms for 1 and 2 degrees of freedom, then
    the expansion 26.7.5 of Abramowitz and Stegun, "Handbook of Mathematical Functions" (1964)."""
    if freedom < 1:
        raise ValueError("one block alone says nothing of how much blocks differ")
    if freedom == 1:
        return 12.7062
    if freedom == 2:
        return 4.3027
    z = NormalDist().inv_cdf(TAIL)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * freedom**4)
    )


def mean_estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values that have no bounds, with Student's interval."""
    mean = fmean(values)
    if len(values) < 2:
        return Estimate(mean)
    half = t_quantile(len(values) - 1) * sqrt(variance(values) / len(values))
    return Estimate(mean, mean - half, mean + half)


def share_estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent shares between 0 and 1, with Wilson's interval for as many independent games as would
    spread like these blocks do. It keeps within 0 and 1, and does not shrink to nothing where everything was won: if
    no two blocks differ, each counts as one game."""
    mean = fmean(values)
    blocks = len(values)
    if blocks < 2:
        return Estimate(mean)
    spread = variance(values)
    games = mean * (1 - mean) * blocks / spread if spread else blocks
    square = t_quantile(blocks - 1) ** 2 / games
    centre = (mean + square / 2) / (1 + square)
    half = sqrt(square * (mean * (1 - mean) + square / 4)) / (1 + square)
    return Estimate(mean, max(0.0, centre - half), min(1.0, centre + half))


def share_of(points: float, players: int) -> float:
    """What one who is so many points ahead of all others may expect to win: strength over the sum of strengths."""
    return 1 / (1 + (players - 1) * 10 ** (-points / POINTS))


def points_of(share: float, players: int) -> float:
    """The other way round."""
    return POINTS * log10(share * (players - 1) / (1 - share))
