"""Who sits at a table: signs, names, and the faces of those who are no people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from speicherstadt_app.engine.record import Player

EMBLEMS: Final = ("anchor", "gull", "key", "hook", "lantern")
SIGNS: Final = 3 * len(EMBLEMS)
"""Each emblem comes on three grounds, the first five on the usual one."""


def signs_of(players: Sequence[Player]) -> tuple[int, ...]:
    """Each seat's sign by number: what a person wished for, if nobody before has it, else the next free one."""
    wished = [player.more.get("emblem") for player in players]
    taken: dict[int, int] = {}
    for seat, emblem in enumerate(wished):
        if emblem in EMBLEMS and EMBLEMS.index(str(emblem)) not in taken.values():
            taken[seat] = EMBLEMS.index(str(emblem))
    free = [sign for sign in range(SIGNS) if sign not in taken.values()]
    return tuple(taken[seat] if seat in taken else free.pop(0) for seat in range(len(players)))


def names_of(game_id: str, players: Sequence[Player]) -> tuple[str, ...]:
    """Names here and now: a character by its title in the window's language, with a number where there are several of
    them; everybody else as written."""
    from speicherstadt_app.ui.opponents import cast_of

    cast = cast_of(game_id)
    names = []
    met: dict[str, int] = {}
    for player in players:
        character = str(player.more.get("character", ""))
        if player.kind != "ai" or character not in cast.CHARACTERS:
            names.append(player.name)
            continue
        met[character] = met.get(character, 0) + 1
        title = cast.character_title(character)
        names.append(title if met[character] == 1 else f"{title} {met[character]}")
    return tuple(names)


def faces_of(game_id: str, players: Sequence[Player]) -> tuple[str, ...]:
    """The drawings of characters; nothing for people, and where a game has no characters."""
    return tuple(_face(game_id, player) for player in players)


def _face(game_id: str, player: Player) -> str:
    from speicherstadt_app.ui.opponents import cast_of

    cast = cast_of(game_id)
    if player.kind == "human" or not cast.CHARACTERS:
        return ""
    character = player.more.get("character", player.more.get("style"))
    if character not in cast.CHARACTERS:
        # Without a portrait of their own, players always get the same one.
        character = cast.CHARACTERS[sum(map(ord, player.name)) % len(cast.CHARACTERS)]
    return cast.character_art(str(character))
