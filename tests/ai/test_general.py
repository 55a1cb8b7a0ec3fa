"""The general brain and its analyst: decisions of several moves, long games, many players."""

from __future__ import annotations

from collections import Counter

import pytest

from speicherstadt_app.ai.brain import Question
from speicherstadt_app.ai.general import LEAST, LEVELS, ImaginingAnalyst, ImaginingBrain, Level, affordable
from speicherstadt_app.ai.imagining import Ways, search
from speicherstadt_app.ai.payoffs import by_standing
from speicherstadt_app.ai.playing import known_to
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE, Move, Seat
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.engine.trial import Trial
from tests.fixture_game.rules.rules import GAME, SealedBids
from tests.fixture_game.rules.state import Table


def test_decision_of_the_analyst_has_all_its_moves() -> None:
    found: Counter[int] = Counter()
    for seed in range(6):
        trial = Trial(GAME, 3, seed)
        analyst = ImaginingAnalyst(trial.rules)
        moves = trial.match().moves
        states = [state for _, state in trial.positions()]
        for ply in trial.plies:
            if ply.seat == CHANCE or trial.rules.goes_on(ply.state, ply.seat):
                continue
            end = ply.number + 1
            while trial.rules.goes_on(states[end], ply.seat):
                end += 1
            choice = any(len(trial.rules.legal(states[one], ply.seat)) > 1 for one in range(ply.number, end))
            view = known_to(trial.rules, ply.state, ply.seat)
            made = analyst.decision(view, ply.seat, moves[ply.number :])
            assert made == (end - ply.number if choice else 0)
            found[made] += 1
    assert max(found) > 1


def test_advice_of_the_analyst_is_a_whole_decision_weighed_as_one_that_was_played() -> None:
    several = 0
    for seed in range(2):
        trial = Trial(GAME, 3, seed)
        analyst = ImaginingAnalyst(trial.rules)
        for ply in trial.plies:
            if trial.rules.phase(ply.state) != "take" or trial.rules.goes_on(ply.state, ply.seat):
                continue
            view = known_to(trial.rules, ply.state, ply.seat)
            for option in analyst.advise(view, ply.seat, 2):
                moves = [Move(ply.seat, action) for action in option.actions]
                state = trial.rules.copy(ply.state)
                for move in moves:
                    trial.rules.step(state, *move)
                assert not trial.rules.goes_on(state, ply.seat)
                if len(moves) > 1:
                    several += 1
                    assert option == analyst.weigh(view, ply.seat, option.actions)
    assert several


def test_affordable_keeps_small_tables_and_shares_large_ones() -> None:
    for level in LEVELS.values():
        assert [affordable(level.iterations, players) for players in (1, 2, 3)] == [level.iterations] * 3
        assert affordable(level.iterations, 15) == max(LEAST, level.iterations // 5)
    assert affordable(5, 15) == 5


def test_brain_searches_less_with_more_players() -> None:
    dealer = Dealer(GAME, 6, 1)
    match: Match[object] = Match(dealer.rules)
    dealer.serve(match)
    view = known_to(match.rules, match.state, 0)
    usual = Question(match.rules, view, 0, match.legal(0), 7, match.ply)
    brain = ImaginingBrain(Level(48))
    assert brain.choose(usual) == ImaginingBrain(Level(48)).choose(
        Question(match.rules, view, 0, match.legal(0), 7, match.ply, 24)
    )


def test_by_standing_gives_most_to_who_stands_highest() -> None:
    shares = by_standing([1.0, 3.0, 2.0], 0.0, 1.0)
    assert sum(shares) == pytest.approx(1)
    assert shares[1] > shares[2] > shares[0]
    assert 0.25 < by_standing([5.0], 5.0, 1.0)[0] + 0.01 < by_standing([9.0], 5.0, 1.0)[0]


class LastStands(SealedBids):
    """The last seat is said to stand highest, whatever it scores."""

    def standing(self, state: Table, seat: Seat) -> float:
        return float(seat)


def test_search_asks_the_rules_how_a_seat_stands_where_it_breaks_off() -> None:
    for rules, favoured in ((LastStands(Dealer(GAME, 3, 1).rules.setup), True), (Dealer(GAME, 3, 1).rules, False)):
        dealer = Dealer(GAME, 3, 1)
        match: Match[Table] = Match(rules)
        match.serve(dealer.deal)
        view = known_to(rules, match.state, 0)
        found = search(rules, view, 0, match.legal(0), Stream(1), 24, ways=Ways(horizon=4))
        means = [one.means for one in found.options if one.means]
        assert means
        assert all(one[2] > one[1] > one[0] for one in means) == favoured
