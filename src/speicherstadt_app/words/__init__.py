"""How things are said, in any language: no window in here, and no game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from speicherstadt_app.words.parts import GameWords


def of(game_id: str) -> GameWords:
    """How a game says things; what it has no words for is said plainly. Its texts are loaded."""
    from speicherstadt_app.words.parts import words_of

    return words_of(game_id)
