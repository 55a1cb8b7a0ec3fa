"""A button that has just come to its place is deaf for a moment: the second half of a double click was meant for the
one that was there before."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from time import monotonic
from typing import Final

DEAF: Final = 0.4
"""Seconds."""


def now() -> float:
    """The clock of all tables; tests turn it by hand."""
    return monotonic()


class Fresh:
    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        self._clock = clock
        self._shown: dict[str, Hashable] = {}
        self._since: dict[str, float] = {}

    def show(self, shown: Mapping[str, Hashable]) -> None:
        """What stands in each place now, as far as a press that was meant for it would mean something else before."""
        for place, what in shown.items():
            if place in self._shown and self._shown[place] != what:
                self._since[place] = self._now()
            self._shown[place] = what

    def is_deaf(self, place: str) -> bool:
        return place in self._since and self._now() - self._since[place] < DEAF

    def _now(self) -> float:
        return self._clock() if self._clock else now()
