"""Many whole numbers as one, so that adding up thousands of rows takes one addition a row.

The numbers are the digits of one long number to the base 2**32, lowest first, and each may be negative. Sums come out
right as long as no digit's sum leaves 32 bits; a figure of a game is a few hundred at most.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final

BITS: Final = 32
BYTES: Final = BITS // 8
HALF: Final = 1 << BITS - 1
MASK: Final = (1 << BITS) - 1
MOST: Final = 1_000_000
NOTHING: Final = -HALF
"""Stands for None where numbers are looked at one by one and never added."""


def pack(numbers: Iterable[int]) -> bytes:
    """The numbers of one row."""
    total = count = 0
    for number in numbers:
        if abs(number) > MOST:
            raise ValueError(f"{number} is no figure of a game")
        total += number << BITS * count
        count += 1
    return total.to_bytes(BYTES * count, "little", signed=True)


def unpacked(rows: Iterable[bytes]) -> Iterator[int]:
    """Each row as one long number."""
    return map(partial(int.from_bytes, byteorder="little", signed=True), rows)


def add(rows: Iterable[bytes], count: int) -> list[int]:
    """The sums, column by column, of rows that were packed with so many numbers."""
    return spread(sum(unpacked(rows)), count)


def spread(total: int, count: int) -> list[int]:
    """The numbers that a sum of long numbers is made of."""
    sums = []
    for _ in range(count):
        digit = (total + HALF & MASK) - HALF
        sums.append(digit)
        total = total - digit >> BITS
    return sums


def pack_each(numbers: Iterable[int | None]) -> bytes:
    """Numbers that are looked at one by one; None where there is nothing."""
    return _in_file_order(array("i", (NOTHING if number is None else number for number in numbers))).tobytes()


def column(rows: Iterable[bytes], index: int, count: int) -> Sequence[int]:
    """One column of rows packed by `pack_each` with so many numbers; NOTHING stands for None."""
    every = array("i")
    every.frombytes(b"".join(rows))
    return _in_file_order(every[index::count])


def _in_file_order(numbers: array[int]) -> array[int]:
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
