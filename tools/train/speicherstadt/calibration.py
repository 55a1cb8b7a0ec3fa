"""How often those win of whom a net says so: among equal searches, who play better than those whom it learned from."""

from __future__ import annotations

import ctypes as c
import math
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from tools.train.speicherstadt.core import SAMPLES_A_GAME, SEATS, CLeaf, CNet, CSample
from tools.train.speicherstadt.games import Player, Told, play, portions

BINS: Final = 10
LEAST: Final = 1e-9
STEPS_OF_ONE: Final = 20
"""Slopes are tried in such parts of the net's own, from a fifth of it to twice."""
TRIED: Final = range(STEPS_OF_ONE // 5, 2 * STEPS_OF_ONE + 1)


class Foreseen(NamedTuple):
    """The end of a round: what the net says of each seat, and what became of it."""

    shares: Sequence[float]
    won: Sequence[float]


def foresee(core: Any, net: CNet, player: Player, players: int, seed: int, deals: int, told: Told) -> list[Foreseen]:
    """Every end of a round in games between equals."""
    found: list[Foreseen] = []
    for part in portions(range(deals), 20):
        samples = (CSample * (len(part) * SAMPLES_A_GAME))()
        # Among equals who leave nothing to chance a deal goes the same way from every seat.
        count, _ = play(core, [player] * players, seed, part, samples, turns=1)
        found += _judged(core, net, players, samples[:count])
        told(len(part))
    return found


def _judged(core: Any, net: CNet, players: int, samples: Sequence[CSample]) -> Iterator[Foreseen]:
    leaf = CLeaf()
    scores, shares = (c.c_float * SEATS)(), (c.c_float * SEATS)()
    for sample in samples:
        core.describe(c.byref(sample.state), c.byref(leaf))
        core.evaluate(c.byref(net), c.byref(leaf), players, scores, shares)
        yield Foreseen([max(LEAST, share) for share in shares[:players]], sample.final[:players])


def log_loss(ends: Sequence[Foreseen], slope: float) -> float:
    """In nats, if everything that makes a win likelier counted for so many times as much."""
    total = 0.0
    for shares, won in ends:
        parts = [share**slope for share in shares]
        total -= sum(part * math.log(one / sum(parts)) for part, one in zip(won, parts, strict=True))
    return total / len(ends)


def best_slope(ends: Sequence[Foreseen]) -> float:
    """1 if the shares are right as they are, more if they are too timid."""
    return min(TRIED, key=lambda tried: log_loss(ends, tried / STEPS_OF_ONE)) / STEPS_OF_ONE


def table(ends: Sequence[Foreseen]) -> str:
    """What was foreseen and what was won, by tenths of a share, with the number of seats."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for shares, won in ends:
        for share, part in zip(shares, won, strict=True):
            bins[min(BINS - 1, int(share * BINS))].append((share, part))
    rows = []
    for some in filter(None, bins):
        foreseen, happened = (100 * sum(column) / len(some) for column in zip(*some, strict=True))
        rows.append(f"  {foreseen:5.1f} % foreseen, {happened:5.1f} % won, {len(some)} seats")
    return "\n".join(rows)
