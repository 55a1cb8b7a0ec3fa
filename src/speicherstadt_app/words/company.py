"""What those who sit at a table are called, here and now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from speicherstadt_app.engine.record import Player
    from speicherstadt_app.words.game import Cast


def called(cast: Cast, players: Sequence[Player]) -> tuple[str, ...]:
    """A character by its first name, by its full name where somebody else bears the first, with a number where there
    are several of it; everybody else as written."""
    others = {player.name for player in players if _character(cast, player) == ""}
    names, met = [], dict[str, int]()
    for player in players:
        character = _character(cast, player)
        if not character:
            names.append(player.name)
            continue
        met[character] = met.get(character, 0) + 1
        name = cast.character_name(character) or cast.character_title(character)
        if name in others:
            name = cast.character_full_name(character) or name
        names.append(name if met[character] == 1 else f"{name} {met[character]}")
    return tuple(names)


def _character(cast: Cast, player: Player) -> str:
    character = str(player.more.get("character", ""))
    return character if player.kind == "ai" and character in cast.CHARACTERS else ""
