"""Who sits at a table: signs, names and faces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from speicherstadt_app.engine.record import Player

EMBLEMS: Final = ("anchor", "gull", "key", "hook", "lantern", "shell")
SIGNS: Final = 3 * len(EMBLEMS)
"""Each emblem comes on three grounds, the first six on the usual one."""
FACES: Final = (
    *("sailor", "docker", "painter", "captain", "fisher", "student"),
    *("cook", "pianist", "engineer", "marketwoman", "grandfather", "schoolgirl"),
)
"""Those that people can choose for themselves, in the order in which they are offered."""


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
    """Names here and now."""
    from speicherstadt_app.ui.opponents import cast_of
    from speicherstadt_app.words.company import called

    return called(cast_of(game_id), players)


def faces_of(game_id: str, players: Sequence[Player], moods: Mapping[int, str] | None = None) -> tuple[str, ...]:
    """Drawings: the face that a person has chosen, that of a character in its mood; nothing where there is none."""
    moods = moods or {}
    return tuple(_face(game_id, player, moods.get(seat, "")) for seat, player in enumerate(players))


def face_art(face: str) -> str:
    """The drawing of a face that people can choose; nothing for one that this program does not know."""
    return f"people/{face}" if face in FACES else ""


def _face(game_id: str, player: Player, mood: str) -> str:
    from speicherstadt_app.ui.opponents import cast_of

    if player.kind == "human":
        return face_art(str(player.more.get("face", "")))
    cast = cast_of(game_id)
    if not cast.CHARACTERS:
        return ""
    character = str(player.more.get("character", player.more.get("style")))
    if character not in cast.CHARACTERS:
        # Without a portrait of their own, players always get the same one.
        character = cast.CHARACTERS[sum(map(ord, player.name)) % len(cast.CHARACTERS)]
    return (cast.character_mood(character, mood) if mood else "") or cast.character_art(character)
