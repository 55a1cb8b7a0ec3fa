"""Chance inside a brain's play-outs: fast, and the same everywhere."""

from __future__ import annotations

MASK = (1 << 64) - 1


class Luck:
    """A linear congruential generator (Knuth's MMIX), of which the high bits are used. For play-outs it is enough."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & MASK

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1."""
        self._state = state = (self._state * 6364136223846793005 + 1442695040888963407) & MASK
        return (state >> 33) * bound >> 31

    def fraction(self) -> float:
        """From 0 up to, but not including, 1."""
        self._state = state = (self._state * 6364136223846793005 + 1442695040888963407) & MASK
        return (state >> 33) * 2.0**-31

    def bit_of(self, mask: int) -> int:
        """One bit of a mask that is not empty, each as likely."""
        skip = self.below(mask.bit_count())
        while skip:
            mask &= mask - 1
            skip -= 1
        return mask & -mask
