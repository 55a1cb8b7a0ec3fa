"""Logistic regression over the seats of a table: which weights make those likely who won."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, fsum, log, sqrt
from typing import Final

from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.venedig.brains.chances import FEATURES, KNOTS, Weights
from tools.train.venedig.positions import Position

TIMES: Final = 8
BATCH: Final = 200
RATE: Final = 0.03
"""Adam's, which falls to nothing in the end (Kingma, Ba 2014)."""
SMALL: Final = 1e-5
"""How much large weights cost."""
FIRST: Final = 0.9
SECOND: Final = 0.99
LEAST: Final = 1e-9


def likely(weights: Weights, position: Position) -> list[float]:
    """The chance of each seat."""
    low, part, seats, _ = position
    mixed = [less + part * (more - less) for less, more in zip(weights[low], weights[low + 1], strict=True)]
    sums = [fsum(weight * each for weight, each in zip(mixed, seat, strict=True)) for seat in seats]
    most = max(sums)
    found = [exp(each - most) for each in sums]
    total = fsum(found)
    return [each / total for each in found]


def loss(weights: Weights, positions: Sequence[Position]) -> float:
    """The mean logarithm of how unlikely it was taken to be what came."""
    total = 0.0
    for position in positions:
        for share, chance in zip(position.shares, likely(weights, position), strict=True):
            if share:
                total -= share * log(max(LEAST, chance))
    return total / len(positions)


def fitted(positions: Sequence[Position], seed: int) -> list[list[float]]:
    width, knots = len(FEATURES), len(KNOTS)
    weights = [[0.0] * width for _ in range(knots)]
    first = [[0.0] * width for _ in range(knots)]
    second = [[0.0] * width for _ in range(knots)]
    stream = Stream(seed, "fit")
    order = list(range(len(positions)))
    steps = TIMES * -(-len(order) // BATCH)
    step = 0
    for _ in range(TIMES):
        keys = [stream.bits() for _ in order]
        order.sort(key=keys.__getitem__)
        for start in range(0, len(order), BATCH):
            batch = [positions[number] for number in order[start : start + BATCH]]
            slope = _slope(weights, batch)
            step += 1
            rate = RATE * (1 - (step - 1) / steps)
            for knot in range(knots):
                for each in range(width):
                    grade = slope[knot][each] / len(batch) + SMALL * weights[knot][each]
                    first[knot][each] += (1 - FIRST) * (grade - first[knot][each])
                    second[knot][each] += (1 - SECOND) * (grade * grade - second[knot][each])
                    mean = first[knot][each] / (1 - FIRST**step)
                    square = second[knot][each] / (1 - SECOND**step)
                    weights[knot][each] -= rate * mean / (sqrt(square) + LEAST)
    return weights


def _slope(weights: Weights, batch: Sequence[Position]) -> list[list[float]]:
    slope = [[0.0] * len(FEATURES) for _ in KNOTS]
    for position in batch:
        low, part, seats, shares = position
        below, above = slope[low], slope[low + 1]
        for chance, share, seat in zip(likely(weights, position), shares, seats, strict=True):
            miss = chance - share
            for each, value in enumerate(seat):
                below[each] += miss * (1 - part) * value
                above[each] += miss * part * value
    return slope
