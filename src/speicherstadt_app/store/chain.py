"""What makes damage and tampering show: a running hash over a game's moves, a checksum over its row."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Iterable, Sequence
from typing import Final

from speicherstadt_app.store.tables import GameRow, Kept

SEALED: Final = tuple(
    column.name for column in Kept.metadata.tables["games"].columns if column.name not in ("number", "seal")
)


def text_in(value: object) -> str:
    """What a column of texts has; a damaged row may have anything there."""
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)


def to_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def first_hash(row: GameRow) -> bytes:
    """The hash before the first move: it vouches for the set-up."""
    setup = [row.id, row.game, row.rules, row.players, row.first, row.options, row.seed]
    return hashlib.sha256(to_json(setup).encode()).digest()


def next_hash(before: bytes, text: str) -> bytes:
    return hashlib.sha256(before + text.encode()).digest()


def run(before: bytes, texts: Iterable[str]) -> list[bytes]:
    """The hash after each of the moves."""
    hashes = []
    for text in texts:
        before = next_hash(before, text)
        hashes.append(before)
    return hashes


def last_hash(row: GameRow, texts: Iterable[str]) -> bytes:
    """The hash of a game after these moves."""
    return [first_hash(row), *run(first_hash(row), texts)][-1]


def seal_of(row: GameRow) -> int:
    return checksum([getattr(row, name) for name in SEALED])


def checksum(values: Sequence[object]) -> int:
    """The seal of a row with these values, in the order of `SEALED`, as Python or as SQLite gives them."""
    if values[-1] is None:
        # The variant, which is the last: rows that are older than it keep their seal.
        values = values[:-1]
    return zlib.crc32(repr([int(value) if isinstance(value, bool) else value for value in values]).encode())


def is_sealed(row: GameRow) -> bool:
    """Whether the row is what was written."""
    return row.seal == seal_of(row)


def pack(texts: Sequence[str]) -> bytes:
    return zlib.compress("\n".join(texts).encode(), 9)


def unpack(packed: bytes) -> list[str]:
    """Raises `zlib.error` or `UnicodeError` when what was packed is damaged."""
    text = zlib.decompress(packed).decode()
    return text.split("\n") if text else []
