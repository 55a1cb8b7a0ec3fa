"""What chance brought of something, against what was to be expected of it.

A game that can tell has `rules/chance.py`: `COUNTED`, the names of what it counts, and `chances_of(record)`, for every
seat what was drawn of each. It raises as `replay` does.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

SURE: Final = 1.96
"""Standard deviations on either side in which 95 of a hundred lie."""


class Drawn(NamedTuple):
    """What was drawn of something, what was to be expected, and the variance of that; sums over draws that add up."""

    seen: float
    expected: float
    variance: float

    @property
    def luck(self) -> float:
        """How much more came than was to be expected."""
        return self.seen - self.expected

    @property
    def reach(self) -> float:
        """By chance luck is no more than this to either side, 95 times of a hundred."""
        return SURE * sqrt(self.variance)

    def and_then(self, other: Drawn) -> Drawn:
        return Drawn(*(one + more for one, more in zip(self, other, strict=True)))
