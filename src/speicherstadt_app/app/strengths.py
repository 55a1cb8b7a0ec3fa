"""The strengths of computer players as the statistics ask for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from speicherstadt_app.ai import strengths
from speicherstadt_app.engine.errors import EngineError

if TYPE_CHECKING:
    from speicherstadt_app.store.statistics.ratings import Strength


def measured(game_id: str, players: int, level: str, _style: str) -> Strength | None:
    """How strong a computer player is, if that is known."""
    from speicherstadt_app.store.statistics.ratings import Strength

    try:
        found = strengths.measured(game_id).get((players, level))
    except EngineError:
        return None
    return None if found is None else Strength(*found)
