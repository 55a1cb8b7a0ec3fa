"""How strong levels are that were measured against the yardstick, greedy-1 with 1000 points (docs/ai-diary.md).

Points of different numbers of players are different scales. Levels between these have been measured against each other
with two players only, and are not told here; characters stay within some forty points of their level.

They do not lie with the brains: there every figure would change the fingerprint of what was measured.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from speicherstadt_app.store.statistics_ratings import Strength

GAME: Final = "speicherstadt"
YARDSTICK: Final = (1000.0, 0.0)

MEASURED: Final[Mapping[tuple[int, str], tuple[float, float]]] = {
    **{(players, level): YARDSTICK for players in (2, 3, 4, 5) for level in ("greedy", "greedy-1")},
    (2, "hanseat"): (1831.0, 111.0),
    (3, "hanseat"): (1624.0, 52.0),
    (4, "hanseat"): (1634.0, 43.0),
    (5, "hanseat"): (1485.0, 20.0),
    (2, "senator"): (1904.0, 113.0),
    (3, "senator"): (1720.0, 66.0),
}
"""Points and how unsure they are (one deviation), by number of players and level."""


def measured(game_id: str, players: int, level: str, _style: str) -> Strength | None:
    """How strong a computer player is, if that is known."""
    from speicherstadt_app.store.statistics_ratings import Strength

    found = MEASURED.get((players, level)) if game_id == GAME else None
    return None if found is None else Strength(*found)
