"""A test that ends as soon as it knows: Wald's sequential probability ratio test on the scores of blocks.

How block scores are spread is not known, so both claims are compared by the likeliest spread that has their mean:
Michel van den Bergh's generalised test, here with the empirical likelihood of Art B. Owen. A normal approximation in
its place errs six times too often where nearly everything is won.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import comb, log
from typing import Final, Literal

from speicherstadt_app.ai.arena.intervals import share_of

Verdict = Literal["better", "not better", "open"]

CLOSE_ENOUGH: Final = 1e-9
MOST_STEPS: Final = 100


@dataclass(frozen=True, slots=True)
class Bounds:
    """Two claims on how many points the candidate is ahead. `alpha` is the risk to say "better" though it is only
    `low` ahead, `beta` the risk to say "not better" though it is `high` ahead."""

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def accept(self) -> float:
        return log((1 - self.beta) / self.alpha)

    @property
    def reject(self) -> float:
        return log(self.beta / (1 - self.alpha))


class Sprt:
    """Hears the candidate's share of victories in block after block, in their order, and decides once."""

    def __init__(self, bounds: Bounds, players: int) -> None:
        self.bounds = bounds
        self.blocks = 0
        self.ratio = 0.0
        """The logarithm of how many times likelier the blocks are under the high claim than under the low one."""
        self.verdict: Verdict = "open"
        self._low = share_of(bounds.low, players)
        self._high = share_of(bounds.high, players)
        # One block's weight of what independent games halfway between the claims would bring: every score is possible.
        middle = (self._low + self._high) / 2
        self._scores = {
            wins / players: comb(players, wins) * middle**wins * (1 - middle) ** (players - wins)
            for wins in range(players + 1)
        }

    def hear(self, share: float) -> Verdict:
        if self.verdict != "open":
            raise ValueError("the test has ended")
        self.blocks += 1
        self._scores[share] = self._scores.get(share, 0.0) + 1
        low, high = (_tilt(self._scores, mean) for mean in (self._low, self._high))
        # The likeliest chance of a score x of weight w is w / (1 + tilt · (x - mean)), but for a common factor.
        self.ratio = sum(
            weight * log((1 + low * (score - self._low)) / (1 + high * (score - self._high)))
            for score, weight in self._scores.items()
        )
        if self.ratio >= self.bounds.accept:
            self.verdict = "better"
        elif self.ratio <= self.bounds.reject:
            self.verdict = "not better"
        return self.verdict


def _tilt(scores: Mapping[float, float], mean: float) -> float:
    """How much the observed spread must be tilted to have that mean: the one root of a falling function, by Newton's
    steps held between bounds."""
    total = sum(scores.values())
    low, high = -1 / (max(scores) - mean), 1 / (mean - min(scores))
    tilt = 0.0
    for _ in range(MOST_STEPS):
        value = slope = 0.0
        for score, weight in scores.items():
            part = (score - mean) / (1 + tilt * (score - mean))
            value += weight * part
            slope -= weight * part * part
        if abs(value) < CLOSE_ENOUGH * total:
            break
        if value > 0:
            low = tilt
        else:
            high = tilt
        tilt -= value / slope
        if not low < tilt < high:
            tilt = (low + high) / 2
    return tilt
