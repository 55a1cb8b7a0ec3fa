"""What a position is taken to be worth by how likely each seat is to win."""

from __future__ import annotations

from itertools import pairwise

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.games.venedig.brains.chance import Luck
from speicherstadt_app.games.venedig.brains.chances import CERTAIN, KNOTS, between
from speicherstadt_app.games.venedig.brains.playouts import PlayOuts
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.rules.state import CHOOSE, OVER, State
from tests.games.venedig.brains.games import GAME


def after_rounds(players: int, rounds: int) -> tuple[PlayOuts, State]:
    dealer = Dealer(GAME, players, 5, {})
    match: Match[State] = Match(dealer.rules)
    dealer.serve(match)
    assert isinstance(dealer.rules, VenedigRules)
    plays = PlayOuts(dealer.rules)
    state = match.state.copy()
    state.phase = CHOOSE
    plays.go_on(state, rounds, Luck(1))
    return plays, state


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_somebody_wins(players: int) -> None:
    plays, state = after_rounds(players, 3)
    chances = [plays.chances.of_seat(state, seat) for seat in range(players)]
    assert sum(chances) == pytest.approx(1, abs=1e-6)
    assert all(0 < chance < 1 for chance in chances)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_point_is_worth_the_more_the_later_it_is(players: int) -> None:
    plays, state = after_rounds(players, 3)
    gains = []
    for left in (40, 3):
        state.left = left
        before = state.copy()
        before.scores = [20] * players
        after = before.copy()
        after.scores[0] += 4
        gains.append(plays.chances.of_seat(after, 0) - plays.chances.of_seat(before, 0))
    assert 0 < gains[0] < gains[1]


def test_at_the_end_it_is_known_who_won() -> None:
    plays, state = after_rounds(4, 2)
    state.phase = OVER
    state.scores = [30, 41, 41, 12]
    assert [plays.chances.of_seat(state, seat) for seat in range(4)] == [0.0, 0.5, 0.5, 0.0]


def test_a_worth_tells_the_chance_that_it_came_from() -> None:
    plays, state = after_rounds(6, 3)
    for seat in range(6):
        told = plays.chances.told(state, plays.chances.utility(state, seat))
        assert told == pytest.approx(plays.chances.of_seat(state, seat), abs=0.03)
    assert plays.chances.told(state, 10 * CERTAIN) == 1
    assert plays.chances.told(state, -10 * CERTAIN) == 0


def test_weights_between_two_knots() -> None:
    assert between(KNOTS[0]) == (0, 0.0)
    assert between(KNOTS[-1] + 5) == (len(KNOTS) - 2, 1.0)
    for number, (low, high) in enumerate(pairwise(KNOTS)):
        assert between((low + high) / 2) == pytest.approx((number, 0.5))
