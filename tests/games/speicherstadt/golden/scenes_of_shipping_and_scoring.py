"""Golden scenes of shipping, the end and the final score (docs/rules/speicherstadt.md §3.4, §5, §6, §8)."""

from collections import Counter

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.speicherstadt.rules.events import ContractCompleted, IncomePaid
from tests.games.golden_scene import first, listed, turns
from tests.games.speicherstadt.golden.scene import (
    cards_of,
    earlier_in_round,
    fire_changes,
    for_sale,
    later_in_round,
    over,
    points,
    purchase_of,
    scene,
)
from tests.games.speicherstadt.in_words import loaded, named
from tests.games.speicherstadt.told import Told, Turn

SHIPPING = ("load", "sell", "convert", "barter", "stow")
LOADING = {"load": 30.0, "buy": 4.0, "stow": 3.0}
STORING = {"buy": 4.0, "buy warehouse": 20.0, "place warehouse": 5.0, "stow": 30.0}
CONVERTING = {"convert": 30.0, "buy ship": 6.0}


def fresh(turn: Turn) -> list[str]:
    """The cubes on the ships that the seat bought in this round."""
    return named(turn.before.fresh[turn.seat])


def taken(turn: Turn) -> str:
    return turn.rest.split(" > ")[1]


def given(turn: Turn) -> list[str]:
    return turn.rest.split(" > ")[0].split(" ")


def opening_of_shipping(told: Told, turn: Turn) -> Turn:
    """The first move of this round's shipping, whoever made it."""
    return first(other for other in [*earlier_in_round(told, turn), turn] if other.verb in SHIPPING)


def owners_of_warehouse(told: Told, turn: Turn) -> bool:
    return bool(cards_of(told, turn.before, turn.seat, "warehouse"))


@scene(4, "R14", likings=STORING)
def a_warehouse_stores_in_the_round_it_is_bought(told: Told) -> None:
    """The warehouse and a ship are bought in one round; cubes of that ship lie in the warehouse when it ends."""
    purchase = purchase_of(told, "A-warehouse")
    stowing = first(t for t in later_in_round(told, purchase) if t.verb == "stow" and t.seat == purchase.seat)
    assert len(named(stowing.after.warehouse[purchase.seat])) >= 2


@scene(3, "R14", likings=LOADING)
def a_contract_is_loaded_in_the_round_it_is_bought(told: Told) -> None:
    """A contract and a ship are bought in one round, and a cube of the ship goes onto the contract at once."""
    loading = first(
        t for t in turns(told, "load") if purchase_of(told, t.rest.split(" ")[1]).before.rounds == t.before.rounds
    )
    assert loading.rest.split(" ")[0] in fresh(loading)


@scene(3, "R15", likings=CONVERTING)
def a_later_seat_takes_what_an_earlier_one_gave(told: Told) -> None:
    """A cube that one player gives away in a shipping is taken in the same shipping by the next."""
    turn = first(
        turn
        for turn in turns(told, "convert")
        if opening_of_shipping(told, turn).seat != turn.seat
        and taken(turn) not in named(opening_of_shipping(told, turn).before.supply)
        and all(
            taken(turn) not in given(own)
            for own in earlier_in_round(told, turn)
            if own.text.startswith(f"{turn.seat} convert")
        )
    )
    givers = [t.seat for t in earlier_in_round(told, turn) if t.verb in SHIPPING]
    assert turn.seat not in givers[:1]
    order = list(dict.fromkeys([*givers, turn.seat]))
    assert order == sorted(order, key=lambda seat: (seat - turn.before.first) % told.players)


@scene(2, "R16", likings=LOADING)
def an_old_cube_is_loaded_with_the_new_ones(told: Told) -> None:
    """A player with a new ship loads a good that is not on it, but lay in the market or the warehouse."""
    turn = first(t for t in turns(told, "load") if fresh(t) and t.rest.split(" ")[0] not in fresh(t))
    earlier = [t for t in earlier_in_round(told, turn) if t.seat == turn.seat and t.verb in SHIPPING]
    assert all(t.verb == "load" for t in earlier)
    kept = named(turn.before.warehouse[turn.seat] + turn.before.market[turn.seat])
    assert turn.rest.split(" ")[0] in kept


@scene(3, "R17", likings={"stow": 9})
def a_single_old_cube_is_a_shipping(told: Told) -> None:
    """A player's only cube lies in the market, and it must be handled; the others have none and make no move."""
    turn = first(
        t
        for t in turns(told, "stow")
        if len(named(t.before.pool)) == 1
        and named(t.before.market[t.seat]) == named(t.before.pool)
        and {other.seat for other in [*earlier_in_round(told, t), *later_in_round(told, t)] if other.verb in SHIPPING}
        == {t.seat}
    )
    assert not fresh(turn)
    for seat in {0, 1, 2} - {turn.seat}:
        assert not named(turn.before.fresh[seat] + turn.before.market[seat] + turn.before.warehouse[seat])


@scene(3, "R17", likings={"sell": 5, "load": 5})
def an_empty_pool_is_still_stowed(told: Told) -> None:
    """A player uses up all cubes and then ends the shipping with the one move that is left: stowing nothing."""
    turn = first(t for t in turns(told, "stow") if not t.before.pool)
    assert listed(told, turn) == [turn.text] == [f"{turn.seat} stow"]


@scene(3, "R18", whole=True, likings=LOADING)
def an_incomplete_contract_keeps_its_cubes(told: Told) -> None:
    """Cubes loaded onto a contract stay there to the end, although it is never completed and brings no points."""
    assert over(told)
    loading = turns(told, "load")[0]
    good, card = loading.rest.split(" ")
    aboard = loaded(told.rules, told.end, loading.seat)[card]
    contract = told.rules.box.cards[told.rules.box.number[card]]
    assert good in aboard
    assert 0 < len(aboard) < len(contract.goods)
    assert points(told, loading.seat, "contract") == 0


@scene(4, "R18", likings=LOADING)
def a_contract_is_filled_over_several_rounds(told: Told) -> None:
    """A contract is loaded in two rounds and complete with the second."""
    turn = first(t for t in turns(told, "load") if any(isinstance(event, ContractCompleted) for event in t.events))
    others = [t for t in turns(told, "load") if t.rest.endswith(turn.rest.split(" ")[1]) and t.ply < turn.ply]
    assert any(t.before.rounds < turn.before.rounds for t in others)


@scene(3, "R18", likings=LOADING)
def a_cube_has_the_choice_of_two_contracts(told: Told) -> None:
    """The same cube could go onto either of two contracts of a player, who chooses the later one."""
    turn = first(
        t
        for t in turns(told, "load")
        if (same := [m for m in listed(told, t) if m.startswith(f"{t.seat} load {t.rest.split(' ')[0]} ")])
        and same[0] != t.text
    )
    assert turn.text in listed(told, turn)


@scene(3, "R19", likings={"buy ship": 9, "buy": 2})
def nothing_can_be_taken_from_an_empty_supply(told: Told) -> None:
    """The general supply is empty: a player with three cubes can't convert them."""
    turn = first(t for t in turns(told, *SHIPPING) if not t.before.supply)
    assert len(named(turn.before.pool)) == 3
    assert not any("convert" in move for move in listed(told, turn))
    assert any("barter" in move for move in listed(told, turn))


@scene(3, "R19", likings=CONVERTING)
def only_what_lay_there_before_can_be_taken(told: Told) -> None:
    """One good lies in the supply: three cubes can be converted into that, and into none of those just given."""
    turn = first(t for t in turns(told, "convert") if len(set(named(t.before.supply))) == 1)
    conversions = [move for move in listed(told, turn) if "convert" in move]
    assert {move.split(" > ")[1] for move in conversions} == {*named(turn.before.supply)}
    assert not {*named(turn.before.supply)} & {*given(turn)}


@scene(3, "R19", likings=CONVERTING)
def a_good_among_the_three_given_is_taken(told: Told) -> None:
    """A cube of a good that is also among the three given is taken, because one lay in the supply before."""
    turn = first(t for t in turns(told, "convert") if taken(t) in given(t))
    assert taken(turn) in named(turn.before.supply)
    assert Counter(named(turn.before.pool)) - Counter(named(turn.after.pool))


@scene(2, "R19", likings=CONVERTING)
def a_cube_of_an_earlier_conversion_is_taken(told: Told) -> None:
    """A player gives a cube in one conversion and takes its like in a second; the supply had none of them before."""
    turn = first(
        t
        for t in turns(told, "convert")
        if taken(t) not in named(opening_of_shipping(told, t).before.supply)
        and {other.seat for other in earlier_in_round(told, t) if other.verb in SHIPPING} == {t.seat}
    )
    assert any(taken(turn) in given(other) for other in earlier_in_round(told, turn) if other.verb == "convert")


@scene(3, "R20", likings=STORING)
def all_room_is_filled_and_the_rest_is_lost(told: Told) -> None:
    """A player with a warehouse has more cubes than room: four are stored, one lies in the market, the rest is lost."""
    turn = first(t for t in turns(told, "stow") if owners_of_warehouse(told, t) and len(named(t.before.pool)) > 5)
    assert len(named(turn.after.warehouse[turn.seat])) == 4
    assert len(named(turn.after.market[turn.seat])) == 1
    for move in listed(told, turn):
        if " stow " in move:
            assert move.count(",") == 3
            assert " market=" in move


@scene(3, "R20", likings={"stow": 9, "buy ship": 5})
def without_a_warehouse_one_cube_is_kept(told: Told) -> None:
    """A player without a warehouse stows three cubes: one stays in the market, two are lost to the general supply."""
    turn = first(t for t in turns(told, "stow") if not owners_of_warehouse(told, t) and len(named(t.before.pool)) == 3)
    assert len(named(turn.after.market[turn.seat])) == 1
    assert len(named(turn.after.supply)) == len(named(turn.before.supply)) + 2
    assert f"{turn.seat} stow" not in listed(told, turn)


@scene(3, "R21", likings=STORING)
def the_market_is_filled_though_the_warehouse_has_room(told: Told) -> None:
    """A player puts one of few cubes into the market, though the warehouse has room for all and only it scores."""
    turn = first(
        t
        for t in turns(told, "stow")
        if owners_of_warehouse(told, t) and 1 < len(named(t.before.pool)) < 4 and "market=" in t.text
    )
    assert any("market=" not in move for move in listed(told, turn) if " stow " in move)


@scene(4, likings={"sell": 9, "buy trader": 9, "buy ship": 6})
def a_trader_pays_a_coin_for_each_cube(told: Told) -> None:
    """Three cubes of one good are sold to its trader in one move, for three coins."""
    turn = first(t for t in turns(told, "sell") if t.text.endswith(" 3"))
    assert turn.after.coins[turn.seat] == turn.before.coins[turn.seat] + 3
    assert len(named(turn.after.supply)) == len(named(turn.before.supply)) + 3


@scene(4, likings={"barter": 3})
def two_cubes_are_bartered_for_a_coin(told: Told) -> None:
    """Two cubes of different goods are given at the market for one coin, without any trader."""
    turn = first(t for t in turns(told, "barter") if len(set(t.rest.split(" "))) == 2)
    assert not cards_of(told, turn.before, turn.seat, "trader")
    assert turn.after.coins[turn.seat] == turn.before.coins[turn.seat] + 1


# The end


@scene(3, whole=True)
def the_fourth_fire_strikes_after_the_last_round(told: Told) -> None:
    """Nothing but the fourth fire is left: this round is the last and ends with its income, then the fire strikes."""
    last, fire = told.turns[-2:]
    assert any(isinstance(event, IncomePaid) for event in last.events)
    assert told.rules.phase(fire.before) == "end"
    assert fire.text == "* deal E-fire"
    assert fire_changes(fire) != [0, 0, 0]
    assert told.rules.phase(fire.after) == "over"


@scene(4, "R26", whole=True)
def the_third_fire_lies_right_above_the_fourth(told: Told) -> None:
    """After the tenth round both fires strike one after the other, with no card, round or income between or after."""
    last, third, fourth = told.turns[-3:]
    assert [third.text, fourth.text] == ["* deal D-fire", "* deal E-fire"]
    assert any(isinstance(event, IncomePaid) for event in last.events)
    assert told.end.rounds == last.after.rounds == 10
    assert told.end.coins == last.after.coins
    assert fire_changes(third) != [0, 0, 0, 0]
    assert [change * 4 for change in fire_changes(third)] == [change * 3 for change in fire_changes(fourth)]


@scene(4, "R30", whole=True)
def two_share_the_victory(told: Told) -> None:
    """Two players have the most points and equally many coins: they share the victory."""
    assert over(told)
    assert len(told.outcome.winners) == 2
    one, other = told.outcome.winners
    assert told.outcome.scores[one] == told.outcome.scores[other] == max(told.outcome.scores) > 0
    assert told.end.coins[one] == told.end.coins[other]


@scene(3, "R29", "R30", whole=True)
def coins_break_a_tie(told: Told) -> None:
    """Two players have the most points; the one with more coins wins alone."""
    assert over(told)
    (winner,) = told.outcome.winners
    tied = [seat for seat, score in enumerate(told.outcome.scores) if score == max(told.outcome.scores)]
    assert len(tied) == 2
    assert all(told.end.coins[winner] > told.end.coins[seat] for seat in tied if seat != winner)


@scene(5, "R3", whole=True)
def a_score_below_zero(told: Told) -> None:
    """A player ends with fewer than 0 points."""
    assert over(told)
    assert min(told.outcome.scores) < 0


# The final score


def best_of(told: Told, source: str) -> tuple[int, Seat]:
    return max((points(told, seat, source), seat) for seat in range(told.players))


@scene(2, whole=True, likings={"buy office": 50, "place office": 9})
def four_counting_offices_bring_14(told: Told) -> None:
    """One player owns all four counting offices, for 14 points."""
    assert over(told)
    score, seat = best_of(told, "office")
    assert len(cards_of(told, told.end, seat, "office")) == 4
    assert score == 14


@scene(4, whole=True, likings={"buy office": 50, "place office": 9})
def three_offices_bring_9_and_one_brings_2(told: Told) -> None:
    """One player owns three counting offices, for 9 points, another one, for 2."""
    assert over(told)
    assert sorted(points(told, seat, "office") for seat in range(4)) == [0, 0, 2, 9]


@scene(3, whole=True, likings={"buy office": 50, "place office": 9})
def two_offices_bring_5_each_time(told: Told) -> None:
    """Two players own two counting offices each, for 5 points each."""
    assert over(told)
    assert sorted(points(told, seat, "office") for seat in range(3)) == [0, 5, 5]


@scene(2, whole=True, likings={**LOADING, "place contract": 3, "buy ship": 9, "place ship": 3})
def contracts_of_two_three_and_four_goods(told: Told) -> None:
    """One player completes contracts of two, three and four goods, for 5, 8 and 11 points."""
    assert over(told)
    _, seat = best_of(told, "contract")
    complete = [line.points for line in told.outcome.sheet[seat] if line.source == "contract"]
    assert {*complete} == {5, 8, 11}


@scene(2, whole=True, likings={"buy trader": 50, "place trader": 5})
def every_trader_brings_a_point(told: Told) -> None:
    """One player owns all five traders, for 5 points."""
    assert over(told)
    score, seat = best_of(told, "trader")
    assert score == len(cards_of(told, told.end, seat, "trader")) == 5


@scene(2, whole=True, likings={"buy church": 50, "place church": 9})
def both_churches_bring_7(told: Told) -> None:
    """One player owns the Boatmen's church and St. Michael's church, for 3 and 4 points."""
    assert over(told)
    assert best_of(told, "church")[0] == 7


@scene(2, "R27", whole=True, likings=STORING)
def the_market_scores_nothing(told: Told) -> None:
    """At the end the warehouse has room and a cube lies in the market: only the cubes in the warehouse score."""
    assert over(told)
    purchase = purchase_of(told, "A-warehouse")
    stored = named(told.end.warehouse[purchase.seat])
    assert 0 < len(stored) < 4
    assert len(named(told.end.market[purchase.seat])) == 1
    assert points(told, purchase.seat, "warehouse") == len(stored)


@scene(2, "R27", whole=True, likings=STORING)
def a_full_warehouse_brings_4(told: Told) -> None:
    """Four cubes lie in the warehouse at the end, for 4 points; the card itself brings none."""
    assert over(told)
    assert best_of(told, "warehouse")[0] == 4


@scene(4, "R14", "R28", whole=True, likings={"buy ship": 9, "buy port": 50, "place port": 20})
def a_port_counts_ships_of_before_and_after(told: Told) -> None:
    """The owner of the port scores for ships bought before it and after it, though some of their cubes were lost."""
    assert over(told)
    port = purchase_of(told, "D-port")
    ships = [t.ply for t in turns(told, "buy") if t.seat == port.seat and "ship" in for_sale(told, t).split("-")]
    assert min(ships) < port.ply < max(ships)
    assert points(told, port.seat, "port") == len(ships)


@scene(3, "R29", whole=True, likings={"buy chamber": 50, "place chamber": 20})
def a_chamber_counts_coins_and_keeps_them(told: Told) -> None:
    """The owner of the chamber of commerce scores a point for each coin after the last income and keeps the coins."""
    assert over(told)
    seat = purchase_of(told, "D-chamber").seat
    assert told.turns[-2].after.coins[seat] == told.end.coins[seat] > 3
    assert points(told, seat, "chamber") == told.end.coins[seat]
    assert told.outcome.facts["coins"] == told.end.coins


@scene(3, "R32", likings={**STORING, **LOADING})
def an_unfinished_score_counts_a_cube_twice(told: Told) -> None:
    """A cube goes from the warehouse onto a contract and completes it; until its owner stows it counts in both."""
    turn = first(
        t
        for t in turns(told, "load")
        if any(isinstance(event, ContractCompleted) for event in t.events)
        and owners_of_warehouse(told, t)
        and t.rest.split(" ")[0] not in fresh(t)
        and t.rest.split(" ")[0] in named(t.before.warehouse[t.seat])
    )
    before, after = (told.rules.outcome(state).breakdown()[turn.seat] for state in (turn.before, turn.after))
    assert after["contract"] > before["contract"]
    assert after["warehouse"] == before["warehouse"] > 0
