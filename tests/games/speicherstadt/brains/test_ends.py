"""What a search believes of the end of a round is what the rules make of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from speicherstadt_app.ai.random_brain import RandomBrain
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.games.speicherstadt.brains.afterstate import Belongings, of_state
from speicherstadt_app.games.speicherstadt.brains.ends import Ends
from speicherstadt_app.games.speicherstadt.brains.greedy import GreedyBrain
from speicherstadt_app.games.speicherstadt.brains.linear import LinearEvaluator
from speicherstadt_app.games.speicherstadt.brains.styles import PLAIN
from speicherstadt_app.games.speicherstadt.brains.tally import purchase
from speicherstadt_app.games.speicherstadt.brains.values import valuer
from speicherstadt_app.games.speicherstadt.brains.weights import WEIGHTS
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, OVER, SHIPPING, State
from tests.ai.games import GAME, question_in

PLAYERS = (2, 3, 4, 5)


def ends_of(rules: SpeicherstadtRules, state: State) -> Ends:
    judge = valuer(rules.box, rules.players, WEIGHTS[rules.players])
    return Ends(rules, state, judge, LinearEvaluator(judge), 0, PLAIN)


def facts(one: Belongings) -> dict[str, object]:
    return {name: getattr(one, name) for name in Belongings.__slots__}


def games(players: int) -> Iterator[tuple[Match[Any], Dealer, SpeicherstadtRules]]:
    for seed in range(6):
        dealer = Dealer(GAME, players, seed)
        match: Match[Any] = Match(dealer.rules)
        dealer.serve(match)
        assert isinstance(dealer.rules, SpeicherstadtRules)
        yield match, dealer, dealer.rules


@pytest.mark.parametrize("players", PLAYERS)
def test_a_tally_leads_to_what_its_purchases_lead_to(players: int) -> None:
    """Looked at for seats with nothing to ship: what the others ship is a matter of judgement."""
    compared = 0
    for match, dealer, rules in games(players):
        brain = GreedyBrain()
        before, tally = match.state, 0
        while not match.over:
            state = match.state
            question = question_in(match)
            if state.phase == DEMAND and not state.placed:
                before, tally = state, 0
            action = brain.choose(question).action
            if action == act.BUY:
                tally += purchase(question.seat, state.column, state.heights[state.column])
            match.play(question.seat, action)
            if match.state.rounds > before.rounds and match.state.phase != OVER:
                ends = ends_of(rules, before)
                _, everybody = of_state(rules.box, match.state)
                for seat, (mine, true) in enumerate(zip(ends.belongings(tally), everybody, strict=True)):
                    new_ships = true.cards & ~before.cards[seat] & rules.box.ships
                    if not (new_ships or before.warehouse[seat] or before.market[seat]):
                        assert facts(mine) == facts(true)
                        compared += 1
                    assert (mine.cards, mine.strength) == (true.cards, true.strength)
            dealer.serve(match)
    assert compared > 20


def last_to_ship(state: State) -> bool:
    """Whether a seat begins its shipping and nobody ships after it."""
    if state.phase != SHIPPING or state.turn < len(state.coins):
        return False
    return state.pool == state.fresh[state.mover] + state.warehouse[state.mover] + state.market[state.mover]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_plan_leads_to_what_its_moves_lead_to(players: int) -> None:
    compared = 0
    for match, dealer, rules in games(players):
        while not match.over:
            state = match.state
            last = state.phase == SHIPPING and state.turn == players
            if (
                last
                and state.pool == state.fresh[state.mover] + state.warehouse[state.mover] + state.market[state.mover]
            ):
                for plan in ends_of(rules, state).plans(5):
                    after = state.copy()
                    for action in plan.moves:
                        rules.check(after, state.mover, action)
                        rules.step(after, state.mover, action)
                    found = ends_of(rules, state).belongings_after(plan)
                    _, everybody = of_state(rules.box, after)
                    assert [facts(one) for one in found] == [facts(one) for one in everybody]
                    compared += 1
            question = question_in(match)
            match.play(question.seat, RandomBrain().choose(question).action)
            dealer.serve(match)
    assert compared > 20


@pytest.mark.parametrize("players", PLAYERS)
def test_in_the_last_round_it_knows_who_will_win(players: int) -> None:
    compared = 0
    for match, dealer, rules in games(players):
        while not match.over:
            state = match.state
            question = question_in(match)
            if last_to_ship(state) and not state.pile & ~rules.box.fires:
                ends = ends_of(rules, state)
                plan = ends.plans(1)[0]
                value = ends.value_of(plan)
                for action in plan.moves:
                    match.play(question.seat, action)
                dealer.serve(match)
                assert {seat for seat, part in enumerate(value) if part == max(value)} == set(match.outcome().winners)
                compared += 1
            else:
                match.play(question.seat, GreedyBrain().choose(question).action)
                dealer.serve(match)
    assert compared
