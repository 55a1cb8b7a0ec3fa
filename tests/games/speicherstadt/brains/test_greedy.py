"""What anybody would expect of a sensible opponent in Die Speicherstadt."""

from __future__ import annotations

import pytest

from speicherstadt_app.ai.brain import Answer, Brain, Question
from speicherstadt_app.ai.random_brain import RandomBrain
from speicherstadt_app.engine.rules import Setup
from speicherstadt_app.games.speicherstadt.brains.greedy import GreedyBrain
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules.cards import numbers
from speicherstadt_app.games.speicherstadt.rules.goods import CUBE, GOODS, KINDS, bundle_of, count, holds
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.scoring import points_of
from speicherstadt_app.games.speicherstadt.rules.shipping import solve
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, PURCHASE, SHIPPING, State
from tests.ai.games import GAME, finished, positions

COFFEE, TEA, SAFFRON, RUBBER, CARPET = KINDS
GREEDY = GreedyBrain()


class Table:
    """A position laid out by hand: nobody owns anything, everybody has 5 coins, and the last round is being played."""

    def __init__(self, players: int, *row: str, rounds_left: int = 0) -> None:
        rules = GAME.rules(Setup(players))
        assert isinstance(rules, SpeicherstadtRules)
        self.rules = rules
        self.box = rules.box
        self.state: State = rules.start()
        state = self.state
        state.row = [self.box.number[card] for card in row]
        others = [n for n in numbers(self.box.seasons[3] & self.box.in_play(players)) if n not in state.row]
        left = [n for n in others if not self.box.fires >> n & 1][: rounds_left * (players + 1)]
        state.pile = self.box.seasons[-1] | sum(1 << n for n in left)
        state.bag = 0
        state.freight = [0] * len(row)
        state.heights = [0] * len(row)
        state.lines = [0] * len(row)
        state.phase = DEMAND
        state.mover = 0

    def own(self, seat: int, *cards: str) -> None:
        self.state.cards[seat] |= sum(1 << self.box.number[card] for card in cards)

    def line(self, column: int, *seats: int) -> None:
        """Workers above a card, the lowest first, when the sale has begun."""
        self.state.heights[column] = len(seats)
        self.state.lines[column] = sum(seat << 3 * n for n, seat in enumerate(seats))
        self.state.phase = PURCHASE
        self.state.mover = seats[0]

    def ship(self, seat: int, *goods: str) -> None:
        self.state.phase = SHIPPING
        self.state.turn = seat + 1
        self.state.mover = seat
        self.state.pool = self.state.fresh[seat] = bundle_of(GOODS.index(good) for good in goods)

    def answer(self) -> Answer:
        seat = self.state.mover
        return GREEDY.choose(Question(self.rules, self.state, seat, self.rules.legal(self.state, seat), 0, 0))

    def choice(self) -> str:
        return self.rules.text(self.state.mover, self.answer().action)

    def shipped(self) -> list[str]:
        """The moves of a whole shipping."""
        seat = self.state.mover
        moves = []
        while self.state.mover == seat and self.state.phase == SHIPPING:
            action = self.answer().action
            moves.append(self.rules.text(seat, action))
            self.rules.step(self.state, seat, action)
        return moves


def test_it_goes_for_points_in_the_last_round() -> None:
    assert Table(2, "A-contract-11", "D-michael", "A-office").choice() == "0 place 2"


def test_without_a_coin_it_makes_the_price_too_high_for_another() -> None:
    table = Table(2, "A-coffee-trader", "C-bank", "D-michael")
    table.state.coins = [0, 1]
    table.state.lines[2] = 1
    table.state.heights[2] = 1
    assert table.choice() == "0 place 3"


def test_it_buys_what_scores_more_than_it_costs() -> None:
    table = Table(2, "D-michael", "C-bank", "C-contract-5")
    table.line(0, 0)
    assert table.choice() == "0 buy"


def test_it_leaves_what_brings_nothing_any_more() -> None:
    table = Table(2, "C-contract-5", "D-michael", "C-bank")
    table.own(0, "D-chamber")
    table.line(0, 0)
    assert table.choice() == "0 pass"


def test_it_waits_for_its_cheaper_worker_when_nobody_stands_between() -> None:
    table = Table(2, "D-michael", "C-bank", "C-contract-5")
    table.own(0, "D-chamber")
    table.line(0, 0, 0)
    assert table.choice() == "0 pass"


def test_it_does_not_wait_when_somebody_else_would_buy() -> None:
    table = Table(2, "D-michael", "C-bank", "C-contract-5")
    table.line(0, 0, 1, 0)
    assert table.choice() == "0 buy"


def test_it_saves_its_coins_for_the_better_card_further_right() -> None:
    table = Table(2, "A-coffee-trader", "D-michael", "C-bank")
    table.state.coins = [1, 1]
    table.line(1, 0)
    table.line(0, 0)
    assert table.choice() == "0 pass"


def test_the_fourth_office_is_worth_more_than_the_first() -> None:
    table = Table(2, "D-office-1", "D-boatmen", "C-bank")
    assert table.choice() == "0 place 2"
    table.own(0, "A-office", "B-office", "D-office-2")
    assert table.choice() == "0 place 1"


def test_a_firefighter_is_bought_when_it_turns_the_fire() -> None:
    """The last fire gives or takes 4: ahead by it the change is 8 points, far behind nothing."""
    for strength, bought in ((1, True), (20, False)):
        table = Table(2, "A-firefighter-2", "C-bank", "C-contract-5")
        table.own(0, "D-chamber")
        table.state.strength = [0, strength]
        table.line(0, 0)
        assert (table.choice() == "0 buy") is bought


def test_it_pays_to_keep_from_another_what_decides_the_game() -> None:
    """Worth nothing to the buyer, the card would complete the other's contract for 11 points."""
    table = Table(2, "B-ship-1", "C-bank", "C-contract-5")
    table.own(1, "A-contract-11")
    table.state.freight[0] = CUBE[COFFEE] + CUBE[TEA] + CUBE[RUBBER]
    table.state.needs[table.box.contract_index[table.box.number["A-contract-11"]]] = CUBE[COFFEE] + CUBE[TEA]
    table.state.coins = [5, 1]
    table.line(0, 0, 1)
    assert table.choice() == "0 buy"


def test_it_loads_what_completes_a_contract_and_sells_the_rest() -> None:
    table = Table(2, "C-bank", "C-contract-8a", "C-contract-5")
    table.own(0, "B-contract-5", "A-coffee-trader")
    table.ship(0, "coffee", "coffee", "tea", "carpet")
    moves = table.shipped()
    assert {"0 load tea B-contract-5", "0 load carpet B-contract-5"} < set(moves)
    assert table.state.coins[0] == 5 + 2 + 2  # two sold, and the round's income


def test_it_converts_when_that_completes_a_contract() -> None:
    table = Table(2, "C-bank", "C-contract-8a", "C-contract-5")
    table.own(0, "B-contract-5")
    table.state.supply = CUBE[CARPET]
    table.ship(0, "coffee", "coffee", "coffee", "tea")
    assert "0 convert coffee coffee coffee > carpet" in table.shipped()
    assert points_of(table.box, table.state, 0) == 5


def test_in_the_last_round_no_point_is_left_lying() -> None:
    """What it ships to has as many points as any result there is, and as many coins as any with those points."""
    decisions = 0
    for seed in range(6):
        for players in (2, 3, 4):
            for question in positions(players, seed, GREEDY):
                rules, state, seat = question.rules, question.view.copy(), question.seat
                assert isinstance(rules, SpeicherstadtRules)
                if state.phase != SHIPPING or state.pile & ~rules.box.fires:
                    continue
                decisions += 1
                solution = solve(rules, state, seat)
                best = max(ended(rules, state, seat, solution.moves(result)) for result in solution.results)
                assert ended(rules, state, seat, None) == best
    assert decisions > 20


def ended(rules: SpeicherstadtRules, state: State, seat: int, moves: tuple[int, ...] | None) -> tuple[int, int]:
    """Points and coins of a seat after a shipping, by these moves or by the brain's own."""
    state = state.copy()
    planned = iter(moves or ())
    action = -1
    while action & act.KIND_MASK != act.STOW or action < 0:
        action = (
            next(planned)
            if moves
            else GREEDY.choose(Question(rules, state, seat, rules.legal(state, seat), 0, 0)).action
        )
        rules.step(state, seat, action)
    return points_of(rules.box, state, seat), state.coins[seat]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_never_throws_away_a_cube_that_one_of_its_contracts_waits_for(players: int) -> None:
    stowed = 0
    for seed in range(4):
        for question in positions(players, seed, RandomBrain() if seed % 2 else GREEDY):
            state, rules = question.view, question.rules
            assert isinstance(rules, SpeicherstadtRules)
            if state.phase != SHIPPING:
                continue
            action = GREEDY.choose(question).action
            if action & act.KIND_MASK == act.STOW:
                warehouse, market = act.stow_of(action)
                lost = state.pool - warehouse - market
                box = rules.box
                needs = [
                    state.needs[box.contract_index[n]] for n in numbers(state.cards[question.seat] & box.contract_mask)
                ]
                assert holds(state.pool, lost)
                assert not [good for good in KINDS for need in needs if count(lost, good) and count(need, good)]
                stowed += 1
    assert stowed


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_beats_random_play(players: int) -> None:
    wins = 0
    for seed in range(8):
        brains: list[Brain] = [RandomBrain()] * players
        brains[seed % players] = GREEDY
        wins += seed % players in finished(brains, seed).outcome().winners
    assert wins >= 6


def test_the_share_of_a_win_is_clear_when_the_game_is_as_good_as_won() -> None:
    table = Table(2, "D-michael", "C-bank", "C-contract-5")
    table.own(0, "A-office", "B-office", "D-office-1", "D-office-2")
    assert table.answer().value > 0.8
    table.state.mover = 1
    assert table.answer().value < 0.2
