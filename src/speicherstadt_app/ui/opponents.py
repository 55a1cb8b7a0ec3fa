"""The computer players of a game: their levels, and how they are called."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from speicherstadt_app import words
from speicherstadt_app.ai import brains
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.ui.values import Records

if TYPE_CHECKING:
    from speicherstadt_app.words.game import Cast


def cast_of(game_id: str) -> Cast:
    """Who plays a game; of one that is not here, or not whole, what can be said of any."""
    try:
        return words.of(game_id).cast
    except EngineError:
        from speicherstadt_app.words import plain

        return cast("Cast", plain)


def levels_of(game_id: str) -> tuple[str, ...]:
    """Weakest first; none if the game's computer players don't load."""
    try:
        return brains.levels(game_id)
    except EngineError:
        return ()


def level_records(game_id: str, players: int) -> Records:
    """Each with the rating that was measured at tables of so many, as far as it was."""
    told = cast_of(game_id)
    found: Records = []
    for key in levels_of(game_id):
        title, rating = told.level_title(key), standing_of(game_id, players, key)
        choice = " · ".join(filter(None, [title, rating]))
        found.append({"key": key, "title": title, "note": told.level_note(key), "rating": rating, "choice": choice})
    return found


def standing_of(game_id: str, players: int, level: str) -> str:
    """How strong a level was measured to be at a table of so many: '1261'; nothing where nobody has measured it."""
    from speicherstadt_app.ai.strengths import points

    try:
        measured = points(game_id).get((players, level))
    except EngineError:
        return ""
    return "" if measured is None else str(round(measured))


def style_of(game_id: str, character: str) -> str | None:
    """How that character plays, if somebody plays so."""
    return character if character in brains.styles(game_id) else None
