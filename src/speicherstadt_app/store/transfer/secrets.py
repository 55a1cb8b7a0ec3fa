"""Games with secrets that are not over: who may see what of them in an export, and how the rest is closed.

What is closed is read by nobody by accident. It is no secret from those who want to know: no key is secret that
every copy of the program has.
"""

from __future__ import annotations

import base64
import hashlib
import zlib
from collections.abc import Sequence

from speicherstadt_app.engine.errors import BrokenGame, Unreadable, WrongVersion, blaming
from speicherstadt_app.engine.record import LARGEST_RECORD, Player, Record, rules_of
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games import registry


def tells_secrets(game: str, *, over: bool) -> bool:
    """Whether the whole moves of a game show somebody's secrets. Of a game that is not known here they may."""
    if over:
        return False
    try:
        return not registry.card(game).open
    except (BrokenGame, WrongVersion):
        return True


def people(players: Sequence[Player]) -> list[Seat]:
    """The seats at which people sit."""
    return [seat for seat, player in enumerate(players) if player.kind == "human"]


def seats_record(record: Record, seat: Seat) -> Record:
    rules = rules_of(record, registry.find)
    with blaming(record.game):
        return record.seen_by(seat, rules)


def close_seed(game_id: str, seed: int) -> str:
    return f"{seed ^ _pad(f'dealer of {game_id}'):016x}"


def open_seed(game_id: str, closed: object) -> int | None:
    try:
        return int(str(closed), 16) ^ _pad(f"dealer of {game_id}")
    except ValueError:
        return None


def close_moves(game_id: str, texts: Sequence[str]) -> str:
    return base64.b85encode(_mixed(game_id, zlib.compress("\n".join(texts).encode(), 9))).decode()


def open_moves(game_id: str, closed: object) -> tuple[str, ...]:
    """Raises `Unreadable` if they were not closed so."""
    try:
        packed = _mixed(game_id, base64.b85decode(str(closed)))
        opening = zlib.decompressobj()
        text = opening.decompress(packed, LARGEST_RECORD).decode()
    except (ValueError, zlib.error):
        raise Unreadable("its moves can't be opened") from None
    if opening.unconsumed_tail or not opening.eof:
        raise Unreadable("its moves can't be opened")
    return tuple(text.split("\n")) if text else ()


def _mixed(game_id: str, data: bytes) -> bytes:
    """With bytes that follow from the game's id; twice, and it is as it was."""
    blocks = -(-len(data) // 8)
    pad = b"".join(_pad(f"moves of {game_id} {number}").to_bytes(8, "big") for number in range(blocks))
    return bytes(one ^ other for one, other in zip(data, pad, strict=False))


def _pad(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
