"""The arithmetic of statistics: rates that say how sure they are, streaks, medians. No database."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, NamedTuple

Z_95: Final = 1.959963984540054
"""The normal quantile that leaves 2.5 % on each side."""
MEDIAN_OF: Final = 10


@dataclass(frozen=True, slots=True)
class Rate:
    """How many of how many. Never a share alone: it comes with its number of games, what was to be expected, and the
    95 % Wilson interval."""

    count: int
    of: int
    expected: float | None = None
    """The mean of 1/n players over these games, for a rate of wins."""
    predicted: float | None = None
    """What the measured strength of the opponents predicts; None unless it is known for all these games."""

    @property
    def share(self) -> float | None:
        return self.count / self.of if self.of else None

    @property
    def interval(self) -> tuple[float, float]:
        """Between these two shares the true one lies, 95 times of a hundred; of nothing, anywhere."""
        return wilson(self.count, self.of)


def wilson(count: float, of: int) -> tuple[float, float]:
    """The 95 % interval of E. B. Wilson (1927) for a share. A shared victory may be a part of one."""
    if not of:
        return 0.0, 1.0
    share = count / of
    square = Z_95**2 / of
    centre = (share + square / 2) / (1 + square)
    half = Z_95 / (1 + square) * sqrt(share * (1 - share) / of + square / (4 * of))
    # Rounding must not carry the end of 0 of n or n of n beyond it.
    return (0.0 if count == 0 else centre - half), (1.0 if count == of else centre + half)


class Streak(NamedTuple):
    """Wins in a row; days are those of its first and last game."""

    wins: int
    first_day: str = ""
    last_day: str = ""


def streaks(games: Iterable[tuple[str, bool]]) -> tuple[Streak, Streak]:
    """The current and the longest streak of games in their order, each with its day and whether it was won.

    Of two equally long ones the earlier is the longest.
    """
    current = longest = Streak(0)
    for day, won in games:
        current = Streak(current.wins + 1, current.first_day or day, day) if won else Streak(0)
        if current.wins > longest.wins:
            longest = current
    return current, longest


def rolling_median(values: Sequence[int], width: int = MEDIAN_OF) -> Iterator[float]:
    """For each value the median of it and of those before it, at most so many in all."""
    window: list[int] = []
    for index, value in enumerate(values):
        if index >= width:
            del window[bisect_left(window, values[index - width])]
        insort(window, value)
        middle = len(window) // 2
        yield window[middle] if len(window) % 2 else (window[middle - 1] + window[middle]) / 2


def mean(total: float, count: int) -> float | None:
    return total / count if count else None
