"""How strong levels are, measured by the yardstick, greedy-1 with 1000 points (docs/ai-diary.md).

Points of different numbers of players are different scales. With two players every step of the ladder was measured, and
the distance from the yardstick at both of its ends; the figures are those that fit all of that best (least squares, by
what is known of each). With more players they come from pools in which all levels met, and the senator is as far ahead
of the hanseat as in series of the two; the two strongest of five were measured against the yardstick alone. Characters
count as their level.

They do not lie with the brains: there every figure would change the fingerprint of what was measured.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from speicherstadt_app.store.statistics.ratings import Strength

GAME: Final = "speicherstadt"
YARDSTICK: Final = (1000.0, 0.0)

MEASURED: Final[Mapping[tuple[int, str], tuple[float, float]]] = {
    **{(players, level): YARDSTICK for players in (2, 3, 4, 5) for level in ("greedy", "greedy-1")},
    (2, "apprentice"): (1004.0, 24.0),
    (2, "clerk"): (1119.0, 26.0),
    (2, "warehouseman"): (1239.0, 28.0),
    (2, "broker"): (1373.0, 30.0),
    (2, "merchant"): (1495.0, 31.0),
    (2, "hanseat"): (1659.0, 35.0),
    (2, "senator"): (1810.0, 39.0),
    (3, "apprentice"): (1079.0, 41.0),
    (3, "clerk"): (1107.0, 43.0),
    (3, "warehouseman"): (1172.0, 43.0),
    (3, "broker"): (1261.0, 40.0),
    (3, "merchant"): (1322.0, 37.0),
    (3, "hanseat"): (1365.0, 38.0),
    (3, "senator"): (1510.0, 41.0),
    (4, "apprentice"): (908.0, 39.0),
    (4, "clerk"): (986.0, 42.0),
    (4, "warehouseman"): (1108.0, 35.0),
    (4, "broker"): (1117.0, 31.0),
    (4, "merchant"): (1180.0, 31.0),
    (4, "hanseat"): (1248.0, 30.0),
    (4, "senator"): (1358.0, 35.0),
    (5, "apprentice"): (988.0, 37.0),
    (5, "clerk"): (1018.0, 37.0),
    (5, "broker"): (1114.0, 35.0),
    (5, "merchant"): (1138.0, 30.0),
    (5, "hanseat"): (1489.0, 14.0),
    (5, "senator"): (1562.0, 21.0),
}
"""Points and how unsure they are (one deviation), by number of players and level."""


def points() -> dict[tuple[int, str], float]:
    """Without how unsure they are."""
    return {who: found for who, (found, _) in MEASURED.items()}


def measured(game_id: str, players: int, level: str, _style: str) -> Strength | None:
    """How strong a computer player is, if that is known."""
    from speicherstadt_app.store.statistics.ratings import Strength

    found = MEASURED.get((players, level)) if game_id == GAME else None
    return None if found is None else Strength(*found)
