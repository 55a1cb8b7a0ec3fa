"""The shipping solver, held to every sequence of single moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import Illegal
from speicherstadt_app.engine.rules import CHANCE, Setup
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules.cards import numbers
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS, KINDS, bundle_of, goods_in, holds, size
from speicherstadt_app.games.speicherstadt.rules.rules import GAME
from speicherstadt_app.games.speicherstadt.rules.scoring import points_of
from speicherstadt_app.games.speicherstadt.rules.shipping import CAP, Result, Solution, solve, suggest
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, SHIPPING, State
from tests.games.speicherstadt.shipping_bench import Position, worst_position

NO_CAP = 10_000_000
SETS_OF_CONTRACTS = 4_500
"""Looking at all sets of contracts, and at the results of one, never takes more states than this."""


class End(NamedTuple):
    """What tells the ends of a shipping apart; the needs are those of all the seat's contracts."""

    needs: tuple[int, ...]
    coins: int
    kept: int
    stored: int

    def dominates(self, other: End) -> bool:
        return (
            self != other
            and self.coins >= other.coins
            and self.stored >= other.stored
            and holds(self.kept, other.kept)
            and all(holds(theirs, mine) for mine, theirs in zip(self.needs, other.needs, strict=True))
        )


def contracts_of(position: Position) -> list[int]:
    box = position.rules.box
    return numbers(position.state.cards[position.seat] & box.contract_mask)


def ends_by_single_moves(position: Position, most: int) -> dict[End, set[int]] | None:
    """Every end there is, with the general supplies it can come with; None if it takes more than so many states."""
    rules, start, seat = position
    contracts = [rules.box.contract_index[n] for n in contracts_of(position)]
    seen = set()
    waiting = [start]
    ends: dict[End, set[int]] = {}
    while waiting:
        state = waiting.pop()
        needs = tuple(state.needs[n] for n in contracts)
        key = (state.pool, state.supply, state.coins[seat], needs)
        if key in seen:
            continue
        seen.add(key)
        if len(seen) > most:
            return None
        for action in rules.legal(state, seat):
            if action & act.KIND_MASK == act.STOW:
                warehouse, market = act.stow_of(action)
                kept = warehouse + market
                end = End(needs, state.coins[seat] - start.coins[seat], kept, size(warehouse))
                ends.setdefault(end, set()).add(state.supply + state.pool - kept)
            else:
                after = state.copy()
                rules.step(after, seat, action)
                waiting.append(after)
    return ends


def undominated(ends: Iterable[End]) -> set[End]:
    best: list[End] = []
    # Whatever dominates an end comes before it in this order.
    for end in sorted(ends, key=lambda end: (-end.coins, -end.stored, -size(end.kept), sum(map(size, end.needs)))):
        if not any(other.dominates(end) for other in best):
            best.append(end)
    return set(best)


def end_of(position: Position, solution: Solution, result: Result) -> End:
    needs = dict(zip(solution.contracts, result.needs, strict=True))
    return End(
        tuple(needs.get(n, 0) for n in contracts_of(position)),
        result.coins,
        result.warehouse + result.market,
        size(result.warehouse),
    )


def shippings(players: int, seed: int) -> Iterator[Position]:
    """Every shipping decision of a game of random moves, those in the middle of a shipping too."""
    dealer = Dealer(GAME, players, seed)
    rules = GAME.rules(dealer.rules.setup)
    state = rules.start()
    chance = Stream(seed, "moves")
    while actors := rules.actors(state):
        (seat,) = actors
        if seat == CHANCE:
            rules.step(state, seat, dealer.deal(state))
            continue
        if state.phase == SHIPPING:
            yield Position(rules, state.copy(), seat)
        rules.step(state, seat, chance.choice(rules.legal(state, seat)))


def laid_out(
    pool: Iterable[int],
    supply: Iterable[int],
    cards: int = 0,
    loaded: Iterable[tuple[int, int]] = (),
    last: bool = False,
) -> Position:
    """The first of two seats is shipping; `loaded` says which goods lie on which contracts already."""
    rules = GAME.rules(Setup(2))
    box = rules.box
    state = rules.start()
    state.phase = SHIPPING
    state.mover = 0
    state.turn = 2
    state.bought = 1
    state.pool = state.fresh[0] = bundle_of(pool)
    state.supply = bundle_of(supply)
    state.cards[0] = cards
    state.pile = box.seasons[-1] if last else state.pile & ~cards
    for card, good in loaded:
        state.needs[box.contract_index[card]] -= bundle_of([good])
    return Position(rules, state, 0)


def rich(seed: int, cubes: int, others: int, last: bool = False) -> Position:
    """A position with many cards, any of which may be missing, and contracts that are partly filled."""
    chance = Stream(seed, "rich")
    box = GAME.rules(Setup(2)).box
    cubes_there_are = [good for good in KINDS for _ in range(9)]
    chance.shuffle(cubes_there_are)
    often = 1 + chance.below(9)
    useful = box.contract_mask | box.all_traders | box.warehouses | box.chambers
    cards = sum(1 << card for card in numbers(useful) if chance.below(10) < often)
    loaded = [
        (card, good)
        for card in numbers(cards & box.contract_mask)
        for good in box.cards[card].goods[chance.below(2) :]
        if not chance.below(3)
    ]
    return laid_out(cubes_there_are[:cubes], cubes_there_are[cubes : cubes + others], cards, loaded, last)


def compare_with_single_moves(positions: Iterable[Position], most: int) -> int:
    """How many positions were small enough to be compared."""
    compared = 0
    for position in positions:
        ends = ends_by_single_moves(position, most)
        if ends is None:
            continue
        compared += 1
        solution = solve(*position)
        found = {end_of(position, solution, result): result.supply for result in solution.results}
        assert solution.complete
        assert len(found) == len(solution.results)
        assert found.keys() == undominated(ends)
        # That the general supply follows from the rest is why it needs no place in an end.
        assert all(ends[end] == {supply} for end, supply in found.items())
    return compared


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_lists_what_any_sequence_of_moves_leads_to_but_for_the_dominated(players: int) -> None:
    positions = (position for seed in range(60) for position in shippings(players, seed))
    assert compare_with_single_moves(positions, most=250) > 1500


@pytest.mark.parametrize("cubes", [1, 2, 3, 4, 5, 6])
def test_it_does_so_with_many_cards_and_a_full_general_supply(cubes: int) -> None:
    positions = (rich(seed, cubes, others=seed % 10) for seed in range(150))
    assert compare_with_single_moves(positions, most=600) > 30


def follow(position: Position, moves: Iterable[int]) -> tuple[State, State]:
    """The states before and after the last move, each move checked."""
    rules, state, seat = position
    after = before = state
    for move in moves:
        before = after
        after = rules.apply(before, seat, move).state
    return before, after


@pytest.mark.parametrize("cubes", [1, 3, 5, 8, 14])
def test_the_moves_are_legal_and_lead_to_the_result(cubes: int) -> None:
    for position in [*(rich(seed, cubes, others=seed % 16) for seed in range(25)), *shippings(3, cubes)]:
        _, start, seat = position
        solution = solve(*position)
        contracts = [position.rules.box.contract_index[n] for n in solution.contracts]
        for result in solution.results[:: max(1, len(solution.results) // 15)]:
            moves = solution.moves(result)
            before, after = follow(position, moves)
            assert moves[-1] == act.stow(result.warehouse, result.market)
            assert before.phase == SHIPPING
            assert before.mover == seat
            assert result.coins == before.coins[seat] - start.coins[seat]
            assert result.needs == tuple(before.needs[n] for n in contracts)
            assert (result.warehouse, result.market) == (after.warehouse[seat], after.market[seat])
            assert result.supply == after.supply


def test_the_same_state_has_the_same_solution_however_it_came_about() -> None:
    turned_round = 0
    for seed in range(10):
        for position in shippings(2, seed):
            rules, state, seat = position
            untouched = state.copy()
            solution = solve(*position)
            assert solve(rules, state.copy(), seat) == solution
            assert state == untouched
            moves = [move for move in solution.moves(solution.results[0])[:-1] if move & act.KIND_MASK == act.LOAD]
            if len(moves) > 1:
                turned_round += 1
                there, back = state.copy(), state.copy()
                for forth, backwards in zip(moves, reversed(moves), strict=True):
                    rules.step(there, seat, forth)
                    rules.step(back, seat, backwards)
                assert solve(rules, there, seat) == solve(rules, back, seat)
    assert turned_round


def test_the_best_comes_first() -> None:
    for seed in range(40):
        worths = [result.worth for result in solve(*rich(seed, 6, others=8)).results]
        assert worths == sorted(worths, reverse=True)


@pytest.mark.parametrize("cap", [1, 40, 300, 1500])
def test_beyond_the_cap_it_says_so_and_lists_some_of_the_undominated(cap: int) -> None:
    beyond = 0
    for seed in range(60):
        position = rich(seed, 3 + seed % 4, others=seed % 9)
        every = solve(*position, cap=NO_CAP)
        some = solve(*position, cap=cap)
        assert every.complete
        assert some.results
        assert set(some.results) <= set(every.results)
        assert some.complete == (every.visited <= cap)
        assert some.visited <= 2.5 * cap + SETS_OF_CONTRACTS
        if some.complete:
            assert some.results == every.results
        else:
            beyond += 1
    assert beyond > 5


def test_beyond_the_cap_no_cube_is_taken_only_to_be_kept() -> None:
    """As long as that is enough to stay below it; the fewer choices must be all there."""
    box = GAME.rules(Setup(2)).box
    contract = box.number["A-contract-8"]
    position = laid_out([1, 1, 1, 1, 3, 3], [0, 0, 2, 4], box.warehouses | 1 << contract, [(contract, 2)])
    every = solve(*position)
    fewer = solve(*position, cap=every.visited - 1)
    needed = bundle_of([0, 4])
    assert not fewer.complete
    assert set(fewer.results) == {
        result
        for result in every.results
        if holds(position.state.pool, result.warehouse + result.market) and holds(needed, sum(result.needs))
    }


def test_the_worst_positions_stay_within_bounds() -> None:
    beyond = 0
    for seed in range(60):
        position = worst_position(seed)
        solution = solve(*position)
        assert solution.results
        assert solution.visited <= 2.5 * CAP + SETS_OF_CONTRACTS
        beyond += not solution.complete
        follow(position, solution.moves(solution.results[-1]))
    assert beyond > 40


@pytest.mark.parametrize("cubes", [3, 4, 5])
def test_in_the_last_round_it_suggests_the_most_points_then_the_most_coins(cubes: int) -> None:
    compared = 0
    for seed in range(120):
        position = rich(seed, cubes, others=seed % 10, last=True)
        rules, start, seat = position
        ends = ends_by_single_moves(position, most=500)
        if ends is None:
            continue
        compared += 1
        scores = []
        for end in ends:
            state = start.copy()
            for card, need in zip(contracts_of(position), end.needs, strict=True):
                state.needs[rules.box.contract_index[card]] = need
            state.coins[seat] += end.coins
            # Only how many lie in the warehouse counts.
            state.warehouse[seat] = bundle_of(goods_in(end.kept)[: end.stored])
            scores.append((points_of(rules.box, state, seat), state.coins[seat]))
        _, after = follow(position, suggest(*position))
        income = 1
        points = points_of(rules.box, after, seat)
        if after.cards[seat] & rules.box.chambers:
            points -= income
        assert (points, after.coins[seat] - income) == max(scores)
    assert compared > 40


def suggested(
    pool: str, supply: str = "", own: str = "", loaded: Iterable[tuple[str, str]] = (), last: bool = False
) -> list[str]:
    box = GAME.rules(Setup(2)).box
    position = laid_out(
        (GOODS.index(good) for good in pool.split()),
        (GOODS.index(good) for good in supply.split()),
        sum(1 << box.number[card] for card in own.split()),
        [(box.number[card], GOODS.index(good)) for card, good in loaded],
        last,
    )
    return [position.rules.text(0, move).removeprefix("0 ") for move in suggest(*position)]


@pytest.mark.parametrize(("own", "last"), [("A-contract-5", False), ("A-contract-5 A-coffee-trader", True)])
def test_it_suggests_to_finish_a_contract_even_by_converting(own: str, last: bool) -> None:
    assert suggested("tea coffee coffee coffee", supply="rubber", own=own, last=last) == [
        "convert coffee coffee coffee > rubber",
        "load tea A-contract-5",
        "load rubber A-contract-5",
        "stow",
    ]


def test_it_suggests_the_contract_that_is_nearer_to_its_end() -> None:
    own = "A-contract-11 B-contract-5"
    assert suggested("tea", own=own, loaded=[("A-contract-11", "rubber")]) == ["load tea A-contract-11", "stow"]
    assert suggested("tea", own=own, loaded=[("B-contract-5", "carpet")]) == ["load tea B-contract-5", "stow"]


def test_it_suggests_to_sell_what_a_trader_buys_and_to_barter_the_rest() -> None:
    moves = suggested("tea coffee coffee carpet", own="A-coffee-trader")
    assert moves == ["sell coffee 2", "barter tea carpet", "stow"]


def test_before_the_end_it_loads_for_a_contract_and_in_the_end_it_takes_the_coin() -> None:
    own = "A-contract-11 A-tea-trader"
    assert suggested("tea", own=own) == ["load tea A-contract-11", "stow"]
    assert suggested("tea", own=own, last=True) == ["sell tea 1", "stow"]


def test_in_the_end_a_cube_in_the_warehouse_is_worth_more_than_a_coin_unless_the_coin_counts_as_well() -> None:
    assert suggested("tea", own="A-warehouse A-tea-trader", last=True) == ["stow warehouse=tea"]
    assert suggested("tea", own="A-warehouse A-tea-trader D-chamber", last=True) == ["sell tea 1", "stow"]


def test_only_the_seat_that_is_shipping_can_ask() -> None:
    rules, state, seat = next(shippings(2, 1))
    with pytest.raises(Illegal, match=f"seat {1 - seat} has nothing to ship now, in the phase shipping"):
        solve(rules, state, 1 - seat)
    state.phase = DEMAND
    with pytest.raises(Illegal, match=f"seat {seat} has nothing to ship now, in the phase demand"):
        suggest(rules, state, seat)
