"""What chance brought of something, against what was to be expected of it.

A game that can tell has `rules/chance.py`: `COUNTED`, the names of what it counts, and `chances_of(record)`, for every
seat what was drawn of each. It raises as `replay` does.
"""

from __future__ import annotations

from typing import NamedTuple


class Drawn(NamedTuple):
    """What was drawn of something, what was to be expected, and the variance of that; sums over draws that add up."""

    seen: float
    expected: float
    variance: float

    def and_then(self, other: Drawn) -> Drawn:
        return Drawn(*(one + more for one, more in zip(self, other, strict=True)))
