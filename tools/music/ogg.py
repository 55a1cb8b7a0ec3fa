"""Ogg files that are the same whenever they are made: an encoder numbers each of its streams by chance."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

HEAD: Final = 27
SERIAL: Final = slice(14, 18)
SUM: Final = slice(22, 26)
POLYNOMIAL: Final = 0x04C11DB7


def pages(content: bytes) -> Iterator[bytes]:
    """RFC 3533: a head, the lengths of its segments, the segments."""
    starts, at = [0], 0
    while at < len(content):
        if content[at : at + 4] != b"OggS":
            raise ValueError(f"no page of an Ogg file at {at}")
        lengths = content[at + HEAD : at + HEAD + content[at + HEAD - 1]]
        at += HEAD + len(lengths) + sum(lengths)
        starts.append(at)
    return (content[start:end] for start, end in pairwise(starts))


def numbered(content: bytes, number: int = 1) -> bytes:
    """The same with that number, and the sums that belong to it."""
    out = []
    for page in pages(content):
        changed = bytearray(page)
        changed[SERIAL] = struct.pack("<I", number)
        changed[SUM] = bytes(4)
        changed[SUM] = struct.pack("<I", checked(changed))
        out.append(bytes(changed))
    return b"".join(out)


def checked(page: bytes | bytearray) -> int:
    total = 0
    for byte in page:
        total = (total << 8) & 0xFFFFFFFF ^ TABLE[(total >> 24) ^ byte]
    return total


def _table() -> Iterator[int]:
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (POLYNOMIAL if value & 0x80000000 else 0)
        yield value & 0xFFFFFFFF


TABLE: Final = tuple(_table())
