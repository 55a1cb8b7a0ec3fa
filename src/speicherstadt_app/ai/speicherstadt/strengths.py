"""How strong levels are that were measured against the yardstick, greedy-1 with 1000 points (docs/ai-diary.md).

Points of different numbers of players are different scales. Levels between these have been measured against each other
with two players only, and are not told here; characters stay within some forty points of their level.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

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
