"""Five goods, and bundles of them.

A bundle is a whole number that counts cubes of each good in six bits of its own, coffee lowest. So bundles add and
subtract like numbers, and a good's single cube is `CUBE[good]`. Thirty bits are what CPython keeps in one digit. The
highest of a good's six bits stays empty: it stops the borrowing when whole bundles are compared.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final

GOODS: Final = ("coffee", "tea", "saffron", "rubber", "carpet")
KINDS: Final = range(len(GOODS))
BITS: Final = 6
MOST: Final = (1 << BITS - 1) - 1
CUBE: Final = tuple(1 << BITS * good for good in KINDS)
ONE_OF_EACH: Final = sum(CUBE)
GUARDS: Final = ONE_OF_EACH << BITS - 1
BUNDLE_BITS: Final = BITS * len(GOODS)
BUNDLE_MASK: Final = (1 << BUNDLE_BITS) - 1


def count(bundle: int, good: int) -> int:
    return bundle >> BITS * good & MOST


def size(bundle: int) -> int:
    """How many cubes a bundle has."""
    # Casting out 63s: each 64 that a field stands for leaves 1.
    return bundle % 63


def bundle_of(goods: Iterable[int]) -> int:
    return sum(CUBE[good] for good in goods)


def goods_in(bundle: int) -> list[int]:
    """Every cube of a bundle, in the order of the goods."""
    return [good for good in KINDS for _ in range(count(bundle, good))]


def holds(bundle: int, part: int) -> bool:
    """Whether all cubes of the part are in the bundle."""
    return ((bundle | GUARDS) - part) & GUARDS == GUARDS


def kinds_of(bundle: int) -> int:
    """One cube of every good that a bundle has."""
    return (((bundle | GUARDS) - ONE_OF_EACH) & GUARDS) >> BITS - 1


def words(bundle: int, separator: str = " ") -> str:
    return separator.join(GOODS[good] for good in goods_in(bundle))


# Everything of n cubes that there is, in the order of their words.
_ALL: Final = {n: tuple(bundle_of(c) for c in combinations_with_replacement(KINDS, n)) for n in range(5)}


@lru_cache(maxsize=8192)
def parts(bundle: int, n: int) -> tuple[int, ...]:
    """The different ways to take n cubes out of a bundle, in the order of their words."""
    return tuple(part for part in _ALL[n] if holds(bundle, part))
