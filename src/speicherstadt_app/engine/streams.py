"""Chance that is the same on every machine and in every version of Python.

`random.Random` promises a stable `random()` only; its shuffle and its choice may change. So the little that is needed
stands here: SplitMix64 (Steele, Lea, Flood 2014) and an unbiased draw on top of it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, MutableSequence, Sequence
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1


class Stream:
    """One seeded source of chance. Two streams of different names never share a draw."""

    __slots__ = ("_state",)

    def __init__(self, seed: int, *names: str | int) -> None:
        text = "/".join(str(part) for part in (seed, *names))
        self._state = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")

    def bits(self) -> int:
        """64 random bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, every one as likely."""
        if bound < 1:
            raise ValueError(f"a draw needs at least one possibility, not {bound}")
        limit = MASK - MASK % bound
        while (bits := self.bits()) >= limit:
            pass
        return bits % bound

    def fraction(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return (self.bits() >> 11) * 2.0**-53

    def choice(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def weighted(self, things: Sequence[tuple[T, int]]) -> T:
        """One of the things, each as likely as its weight says."""
        point = self.below(sum(weight for _, weight in things))
        for thing, weight in things:
            point -= weight
            if point < 0:
                return thing
        raise AssertionError("weights are positive")

    def shuffle(self, things: MutableSequence[T]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]


def first_choices(seed: int, *names: str | int) -> Callable[[Sequence[T], int, object], T]:
    """What streams would choose first whose names begin alike and end in a number: things and number in, choice out.

    Brains at random ask so often that a stream each would be half of a game's time; so it is all in one piece, and what
    else they are asked with is let be.
    """
    begun = hashlib.sha256("".join(f"{part}/" for part in (seed, *names)).encode()).copy
    first_bits = Struct(">Q24x").unpack

    def choose(things: Sequence[T], number: int, _about: object) -> T:
        digest = begun()
        digest.update(b"%d" % number)
        state: int = first_bits(digest.digest())[0]
        z = (state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        z ^= z >> 31
        bound = len(things)
        if z < 0xFFFFFFFFFFFFFFFF - bound:
            return things[z % bound]
        stream = Stream.__new__(Stream)
        stream._state = state
        return stream.choice(things)

    return choose
