"""The goods yard: what came, what becomes of it, who wants it, and what each tap does."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS, size
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import State
from speicherstadt_app.games.speicherstadt.table import narrowing, players, yard
from speicherstadt_app.games.speicherstadt.table.lately import Lately
from speicherstadt_app.games.speicherstadt.table.picks import tapped
from speicherstadt_app.games.speicherstadt.table.scene import Cube, Picks, Scene
from speicherstadt_app.ui.table.presenter import Tapped
from tests.games.speicherstadt.table.positions import MARA, cubes, scene, shipping

CONTRACT = "A-contract-8"  # coffee, saffron and carpet


def states(seen: Scene) -> dict[str, list[tuple[str, str]]]:
    return {source.key: [(cube["good"], cube["state"]) for cube in source.cubes] for source in yard.sources(seen)}


def two_ships(pool: str, **more: object) -> Scene:
    table = shipping(pool, fresh=[cubes("coffee tea carpet tea tea rubber"), 0, 0, 0], **more)
    ships = {MARA: (("coffee", "tea", "carpet"), ("tea", "tea", "rubber"))}
    return scene(table, lately=Lately(("B-ship-1",), {}, ships))


# What came


def test_each_ship_shows_its_cubes_and_those_that_are_gone() -> None:
    found = states(two_ships("tea tea rubber"))
    assert found["ship0"] == [("coffee", "gone"), ("tea", "gone"), ("carpet", "gone")]
    assert [good for good, _ in found["ship1"]] == ["tea", "tea", "rubber"]
    assert found["market"] == []


def test_what_would_be_lost_is_marked_and_said() -> None:
    seen = two_ships("tea tea rubber")
    kept = [cube for source in states(seen).values() for cube in source if cube[1] == "here"]
    lost = [cube for source in states(seen).values() for cube in source if cube[1] == "lost"]
    assert (len(kept), len(lost)) == (1, 2)
    assert yard.lose_warning(seen).startswith("No room for ")
    assert yard.shipping(seen).left == "3 of 6 left"


def test_who_is_led_to_sell_several_is_led_to_what_sells_one() -> None:
    seen = scene(shipping("tea tea coffee", owned={MARA: ["A-tea-trader"]}))
    sale = yard.sales(seen)[0].token
    for move in ("sell tea 1", "sell tea 2"):
        assert narrowing.next_token(seen, [move], []) == sale
        assert narrowing.leads(sale, [move])
    assert not narrowing.leads(sale, ["sell coffee 1", "load tea A-contract-8"])


def test_a_warehouse_gives_its_cubes_back_and_takes_them_again() -> None:
    table = shipping(
        "tea coffee", owned={MARA: ["A-warehouse"]}, warehouse=[cubes("coffee"), 0, 0, 0], fresh=[cubes("tea"), 0, 0, 0]
    )
    seen = scene(table, lately=Lately((), {}, {MARA: (("tea",),)}))
    assert states(seen)["warehouse"] == [("coffee", "here")]
    warehouse, market = yard.stores(seen)
    assert (warehouse.title, [place["good"] for place in warehouse.places]) == (
        "Warehouse, 2 of 4",
        ["coffee", "tea", "", ""],
    )
    assert [place["good"] for place in market.places] == [""]
    assert players.house(seen).warehouse == ["coffee", "tea", "", ""]


def test_a_cube_taken_at_the_market_lies_apart() -> None:
    found = states(two_ships("coffee saffron"))
    assert found["taken"] == [("saffron", "here")] or found["taken"] == [("saffron", "lost")]


def test_nothing_of_it_is_there_for_somebody_who_does_not_ship() -> None:
    seen = scene(shipping("tea", mover=1, fresh=[0, cubes("tea"), 0, 0]))
    assert (yard.sources(seen), yard.sales(seen), yard.stores(seen)) == ([], [], [])
    assert not yard.shipping(seen).active


# Who wants it


def test_a_cube_in_the_hand_is_welcome_where_a_contract_lacks_it() -> None:
    table = shipping("coffee tea", owned={MARA: [CONTRACT]})
    seen = scene(table, picks=Picks(cubes=(Cube("coffee", 0, 0),)))
    (sheet,) = players.sheets(seen, MARA)
    assert [(place["good"], place["welcome"], place["token"]) for place in sheet.places] == [
        ("coffee", True, f"load coffee {CONTRACT}"),
        ("saffron", False, ""),
        ("carpet", False, ""),
    ]
    assert states(seen)["market"] == []


def test_a_trader_takes_a_cube_at_a_time() -> None:
    table = shipping("tea tea", owned={MARA: ["A-tea-trader"]})
    trader = yard.sales(scene(table))[0]
    assert (trader.kind, trader.token, trader.enabled, trader.coin) == ("trader", "sell tea 1", True, True)
    trader = yard.sales(scene(shipping("coffee", owned={MARA: ["A-tea-trader"]})))[0]
    assert (trader.token, trader.whyNot) == ("", "No tea is left.")


def test_the_market_says_why_it_gives_nothing() -> None:
    barter, convert = yard.sales(scene(shipping("tea")))
    assert (barter.enabled, barter.whyNot) == (False, "It takes 2 cubes.")
    barter, convert = yard.sales(scene(shipping("tea tea coffee")))
    assert barter.enabled
    assert convert.whyNot == "The general supply is empty."
    convert = yard.sales(scene(shipping("tea tea coffee", supply=cubes("carpet"))))[1]
    assert (convert.enabled, convert.give, convert.coin) == (True, "any 3", False)


def test_the_general_supply_gives_once_three_cubes_are_given() -> None:
    table = shipping("tea tea coffee", supply=cubes("carpet"))
    assert not any(good["token"] for good in players.general_supply(scene(table)))
    hand = (Cube("tea", 0, 0), Cube("tea", 0, 1), Cube("coffee", 0, 2))
    given = scene(table, picks=Picks(cubes=hand, trade="convert"))
    assert {good["good"]: good["token"] for good in players.general_supply(given) if good["token"]} == {
        "carpet": "take carpet"
    }
    assert yard.steps_asked(given)[0] == "Which good for these three?"


# What a tap does


def tap(seen: Scene, *tokens: str) -> Tapped:
    """Several taps one after the other; the last one's deed."""
    deed = Tapped()
    for token in tokens:
        deed = tapped(seen, token)
        if deed.picks is not None:
            seen = scene((seen.rules, seen.state), picks=deed.picks, lately=seen.lately)
    return deed


def said(seen: Scene, deed: Tapped) -> str:
    """The move that it makes."""
    assert deed.action is not None
    return seen.rules.text(MARA, deed.action).partition(" ")[2]


def test_a_second_tap_puts_the_cube_back() -> None:
    seen = two_ships("tea tea rubber")
    assert tap(seen, "pick tea 1 0").picks == Picks(cubes=(Cube("tea", 1, 0),))
    assert tap(seen, "pick tea 1 0", "pick tea 1 0").picks == Picks()
    assert tap(seen, "pick tea 1 0", "pick rubber 1 2").picks == Picks(cubes=(Cube("rubber", 1, 2),))


def test_two_cubes_make_a_coin_at_once() -> None:
    seen = two_ships("tea tea rubber")
    assert said(seen, tap(seen, "trade barter", "pick rubber 1 2", "pick tea 1 0")) == "barter tea rubber"
    assert said(seen, tap(seen, "pick rubber 1 2", "trade barter", "pick tea 1 0")) == "barter tea rubber"
    assert tap(seen, "trade barter", "trade barter").picks == Picks()


def test_three_cubes_make_the_one_that_is_taken() -> None:
    table = shipping("coffee tea carpet tea tea rubber", supply=cubes("saffron"))
    seen = scene(table, lately=Lately((), {}, {MARA: (("coffee", "tea", "carpet"), ("tea", "tea", "rubber"))}))
    assert tap(seen, "trade convert", "pick tea 0 1", "pick rubber 1 2", "take saffron").action is None
    three = ("trade convert", "pick tea 0 1", "pick rubber 1 2", "pick tea 1 0")
    assert said(seen, tap(seen, *three, "take saffron")) == "convert tea tea rubber > saffron"


def test_what_is_to_be_kept_can_be_said() -> None:
    seen = two_ships("tea tea rubber")
    deed = tap(seen, "pick rubber 1 2", "keep market")
    assert deed.picks is not None
    assert deed.picks.market == "rubber"
    kept = scene((seen.rules, seen.state), picks=deed.picks, lately=seen.lately)
    assert said(kept, tapped(kept, "finish")) == "stow market=rubber"
    assert states(kept)["ship1"] == [("tea", "lost"), ("tea", "lost"), ("rubber", "here")]


def test_the_warehouse_takes_what_was_said_first() -> None:
    table = shipping("coffee coffee coffee coffee tea rubber", owned={MARA: ["A-warehouse"]})
    seen = scene(table, picks=Picks(warehouse=("tea",), market="rubber"))
    assert said(seen, tapped(seen, "finish")) == "stow warehouse=coffee,coffee,coffee,tea market=rubber"


def test_without_a_word_what_contracts_want_is_kept() -> None:
    table = shipping("coffee tea rubber", owned={MARA: [CONTRACT]})
    seen = scene(table)
    assert said(seen, tapped(seen, "finish")) == "stow market=coffee"


@pytest.mark.parametrize("token", ["load coffee A-contract-8", "sell tea 2"])
def test_a_move_is_made_as_it_is_named(token: str) -> None:
    seen = scene(shipping("coffee tea"))
    assert said(seen, tapped(seen, token)) == token


@pytest.mark.parametrize("token", ["", "place 1", "buy", "take tea", "keep market", "nonsense", "load"])
def test_a_token_of_another_moment_does_nothing_or_is_refused_by_the_table(token: str) -> None:
    seen = scene(shipping("coffee tea"))
    if token == "load":
        with pytest.raises(Unreadable):
            tapped(seen, token)
        return
    assert tapped(seen, token) == Tapped()


CARDS = st.lists(st.sampled_from(["A-warehouse", "A-tea-trader", CONTRACT, "B-contract-11"]), unique=True)
POOLS = st.lists(st.sampled_from(GOODS), min_size=1, max_size=9)
WISHES = st.lists(st.sampled_from(GOODS), max_size=4)


@settings(max_examples=60)
@given(pool=POOLS, owned=CARDS, wishes=WISHES, market=st.sampled_from(["", *GOODS]))
def test_whatever_is_wished_finishing_is_legal(
    pool: list[str], owned: list[str], wishes: list[str], market: str
) -> None:
    table: tuple[SpeicherstadtRules, State] = shipping(" ".join(pool), owned={MARA: owned})
    rules, state = table
    came = Lately((), {}, {MARA: (tuple(pool),)})
    seen = scene(table, picks=Picks(warehouse=tuple(wishes), market=market), lately=came)
    assert tapped(seen, "finish").action in rules.legal(state, MARA)
    assert size(yard.lost(seen)) == len(pool) - size(sum(seen.kept))
    marked = [cube for source in states(seen).values() for cube in source if cube[1] == "lost"]
    assert len(marked) == size(yard.lost(seen))
