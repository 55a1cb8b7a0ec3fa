"""Who sits at a table: the signs of their houses, and the faces of those who are no people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from speicherstadt_app.engine.record import Player

GAME: Final = "speicherstadt"
EMBLEMS: Final = ("anchor", "gull", "key", "hook", "lantern")
CHARACTERS: Final = (
    "fire-captain",
    "office-collector",
    "miser",
    "shipowner",
    "speculator",
    "troublemaker",
    "grocer",
    "silent-partner",
)


def signs_of(players: Sequence[Player]) -> tuple[int, ...]:
    """Each seat's emblem by number: what a person wished for, if nobody before has it, else the next free one."""
    wished = [player.more.get("emblem") for player in players]
    taken: dict[int, int] = {}
    for seat, emblem in enumerate(wished):
        if emblem in EMBLEMS and EMBLEMS.index(str(emblem)) not in taken.values():
            taken[seat] = EMBLEMS.index(str(emblem))
    free = [sign for sign in range(len(EMBLEMS)) if sign not in taken.values()]
    return tuple(taken[seat] if seat in taken else free.pop(0) for seat in range(len(players)))


def art_of(player: Player) -> str:
    """The drawing of a character; nothing for people."""
    if player.kind == "human":
        return ""
    character = player.more.get("character", player.more.get("style"))
    if character in CHARACTERS:
        return f"characters/{character}"
    # Somebody without a face of his own gets one that is always the same.
    return f"characters/{CHARACTERS[sum(map(ord, player.name)) % len(CHARACTERS)]}"
