"""Glicko-2, after Mark E. Glickman, "Example of the Glicko-2 system" (glicko.net); step numbers are from that paper.

One thing is added: a result may weigh less than one. A game of four gives three results, and each weighs a third, so
that a game counts as one game however many sit at the table. With all weights 1 this is the published algorithm.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

SCALE: Final = 173.7178
CENTRE: Final = 1500.0
MOST_DEVIATION: Final = 350.0
TAU: Final = 0.5
CLOSE_ENOUGH: Final = 1e-6


class Rating(NamedTuple):
    """How strong a player is, how unsure that is, and how steadily they play."""

    rating: float = CENTRE
    deviation: float = MOST_DEVIATION
    volatility: float = 0.06


class Result(NamedTuple):
    """Against whom, and what came of it: 1 ahead, 0.5 level, 0 behind."""

    rating: float
    deviation: float
    score: float
    weight: float = 1.0


def rested(before: Rating, periods: int = 1) -> Rating:
    """The rating after periods without games: step 6 alone, so many times."""
    deviation = sqrt(before.deviation**2 + periods * (before.volatility * SCALE) ** 2)
    return before._replace(deviation=min(deviation, MOST_DEVIATION))


def rated(before: Rating, results: Sequence[Result], tau: float = TAU) -> Rating:
    """The rating after a rating period with these results, at least one."""
    phi = before.deviation / SCALE
    mu = (before.rating - CENTRE) / SCALE
    information = surprise = 0.0
    for result in results:
        g = 1 / sqrt(1 + 3 * (result.deviation / SCALE) ** 2 / pi**2)
        expected = 1 / (1 + exp(-g * (mu - (result.rating - CENTRE) / SCALE)))
        information += result.weight * g * g * expected * (1 - expected)
        surprise += result.weight * g * (result.score - expected)
    variance = 1 / information
    volatility = _volatility(phi, variance, variance * surprise, before.volatility, tau)
    phi = 1 / sqrt(1 / (phi**2 + volatility**2) + information)
    return Rating((mu + phi**2 * surprise) * SCALE + CENTRE, min(phi * SCALE, MOST_DEVIATION), volatility)


def weight(rating: float) -> float:
    """How much of a win a rating is worth: Bradley-Terry, for many players Plackett-Luce.

    The chance to win is one's own weight over the sum of everybody's.
    """
    return exp((rating - CENTRE) / SCALE)


def _volatility(phi: float, variance: float, delta: float, before: float, tau: float) -> float:
    """Step 5: the root of f by the Illinois variant of regula falsi."""
    a = log(before**2)

    def f(x: float) -> float:
        growth = exp(x)
        total = phi**2 + variance + growth
        return growth * (delta**2 - total) / (2 * total**2) - (x - a) / tau**2

    low = a
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        k = 1
        while f(a - k * tau) < 0:
            k += 1
        high = a - k * tau
    f_low, f_high = f(low), f(high)
    while abs(high - low) > CLOSE_ENOUGH:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
