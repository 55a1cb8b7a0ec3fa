"""What is promised before a game and checked after it: that its cards and cubes were fixed from the start.

The promise is a hash of the seed that they come from (docs/decisions tell why nothing else is in it). It stands in the
record's `meta` from the beginning; the seed itself follows with the result.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from speicherstadt_app.engine.dealer import dealer_of
from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.engine.record import FindGame, Record

SEED_HASH: Final = "seed_hash"
"""Its key in `meta`."""

NONE: Final = "none"
OPEN: Final = "open"
"""The seed is not told yet."""
KEPT: Final = "kept"


def hash_of(seed: int) -> str:
    """What can be told of a seed before the game; anybody can compute it once the seed is known."""
    return sha256(promised_text(seed).encode()).hexdigest()


def promised_text(seed: int) -> str:
    """What the hash is made from."""
    return f"speicherstadt seed {seed}"


def check_promise(record: Record, find: FindGame) -> str:
    """`none`, `open` or `kept`; `Unreadable` if the promise was broken.

    It is kept if the seed has the hash told before, and if it brings the first player, the cards and the cubes that the
    record tells of.
    """
    told = record.meta.get(SEED_HASH)
    if told is None:
        return NONE
    if record.seed is None:
        return OPEN
    if hash_of(record.seed) != told:
        raise Unreadable("its seed is not the one whose hash was told before the game")
    dealer_of(record, record.seed, find)
    return KEPT
