"""The arithmetic of statistics: rates that say how sure they are, streaks, medians. No database."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, NamedTuple, overload

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
    now = most = 0
    first = last = began = ended = ""
    for day, won in games:
        if not won:
            now = 0
            continue
        now += 1
        last = day
        if now == 1:
            first = day
        if now > most:
            most, began, ended = now, first, day
    return (Streak(now, first, last) if now else Streak(0)), Streak(most, began, ended)


class RollingMedian(Sequence[float]):
    """For each value the median of it and of those before it, at most so many in all; worked out where it is asked for:
    a picture of twenty thousand games shows some hundreds."""

    def __init__(self, values: Sequence[int], width: int = MEDIAN_OF) -> None:
        self._values = values
        self._width = width

    def __len__(self) -> int:
        return len(self._values)

    @overload
    def __getitem__(self, at: int) -> float: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[float]: ...
    def __getitem__(self, at: int | slice) -> float | Sequence[float]:
        every = range(len(self))[at]
        return self._of(every) if isinstance(every, int) else list(map(self._of, every))

    def __iter__(self) -> Iterator[float]:
        return map(self._of, range(len(self)))

    def _of(self, last: int) -> float:
        window = sorted(self._values[max(last - self._width + 1, 0) : last + 1])
        return (window[len(window) // 2] + window[(len(window) - 1) // 2]) / 2


def mean(total: float, count: int) -> float | None:
    return total / count if count else None
