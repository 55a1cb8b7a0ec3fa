"""What the rules conserve and promise, in games of players with different tastes."""

import pytest

from tests.games.venedig.invariants import CHECKS
from tests.games.venedig.told import Likings, played

TASTES: dict[str, Likings] = {
    "at random": {},
    "builders": {"choose builder": 9, "choose councillor": 6, "points": 2},
    "thieves": {"choose spy": 9, "choose beggar": 9, "choose saboteur": 9, "choose lawyer": 5, "exchange": 3},
}
GAMES = [
    *((players, taste, {}) for players in (2, 3, 4, 5, 6) for taste in TASTES),
    *((players, "at random", {"roles": "plain", "markers": "any"}) for players in (2, 6)),
]


@pytest.mark.parametrize(("players", "taste", "options"), GAMES)
def test_a_game_keeps_what_the_rules_promise(players: int, taste: str, options: dict[str, object]) -> None:
    told = played(players, 1, TASTES[taste], options)
    for check in CHECKS:
        check(told)
