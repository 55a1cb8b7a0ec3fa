"""Timing that a noisy machine can't easily spoil: repeats in turn, medians and the best."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import process_time


@dataclass(frozen=True, slots=True)
class Spread:
    """Some figures of one thing measured repeatedly."""

    values: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.values)

    @property
    def low(self) -> float:
        return min(self.values)

    @property
    def high(self) -> float:
        return max(self.values)

    def over(self, other: Spread) -> Spread:
        """The ratio, repeat by repeat, so that a slow spell of the machine strikes both sides."""
        return Spread(tuple(a / b for a, b in zip(self.values, other.values, strict=True)))


def rates(subjects: Mapping[str, Callable[[int], Sequence[int]]], repeats: int) -> dict[str, tuple[Spread, ...]]:
    """What each subject gets done in a second of its own processor time.

    A subject is called with the number of the repeat and answers how much of each thing it did. Subjects take turns.
    """
    found: dict[str, list[list[float]]] = {name: [] for name in subjects}
    for repeat in range(repeats):
        for name, subject in subjects.items():
            began = process_time()
            done = subject(repeat)
            spent = process_time() - began
            found[name].append([amount / spent for amount in done])
    return {name: tuple(Spread(tuple(column)) for column in zip(*rows, strict=True)) for name, rows in found.items()}


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
