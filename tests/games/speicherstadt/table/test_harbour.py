"""The columns: price, who is first, what each would pay, who can't, and what a worker of mine would change."""

from __future__ import annotations

import pytest

from speicherstadt_app.games.speicherstadt.rules.state import SHIPPING, SUPPLY
from speicherstadt_app.games.speicherstadt.table.harbour import Column, broke, columns
from speicherstadt_app.games.speicherstadt.table.lately import Lately
from speicherstadt_app.games.speicherstadt.table.scene import Picks, Scene
from tests.games.speicherstadt.table.positions import ADA, BO, CEM, MARA, ROW, demand, position, purchase, scene


def first(seen: Scene) -> Column:
    return columns(seen)[0]


def prices(column: Column) -> list[tuple[int, int]]:
    return [(worker["sign"], worker["price"]) for worker in column.line]


def test_a_card_shows_what_it_is() -> None:
    ship, warehouse, contract, firefighter, trader = columns(scene(demand(freight={0: "coffee tea tea"})))
    assert (ship.kind, ship.title, ship.goods, ship.effect) == ("ship", "Ship", ["coffee", "tea", "tea"], "")
    assert (warehouse.title.replace("\u00ad", ""), warehouse.goods) == ("Warehouse", [])
    assert (contract.value, contract.unit, contract.goods) == ("8", "pts", ["coffee", "saffron", "carpet"])
    assert (firefighter.value, firefighter.unit) == ("2", "")
    assert (trader.good, trader.title) == ("tea", "Tea trader")
    assert [column.number for column in columns(scene(demand()))] == [1, 2, 3, 4, 5]


def test_each_pays_what_it_costs_once_those_before_him_have_passed() -> None:
    column = first(scene(demand(lines={0: [BO, CEM, ADA]})))
    assert column.price == 3
    assert prices(column) == [(BO, 3), (CEM, 2), (ADA, 1)]
    assert column.nextPrice == -1


def test_one_who_has_too_little_shows_what_he_has() -> None:
    column = first(scene(demand(lines={0: [BO, CEM]}, coins=[5, 5, 1, 5])))
    assert [worker["had"] for worker in column.line] == [1, -1]


def test_a_picked_column_shows_my_worker_and_the_price_to_come() -> None:
    column = first(scene(demand(lines={0: [BO, CEM]}, coins=[5, 5, 2, 5]), picks=Picks(column=0)))
    assert (column.state, column.price, column.nextPrice) == ("chosen", 2, 3)
    assert prices(column) == [(BO, 3), (CEM, 2), (MARA, 1)]
    assert [worker["ghost"] for worker in column.line] == [False, False, True]
    assert column.line[0]["had"] == 2


@pytest.mark.parametrize(("has", "names"), [(1, []), (2, [BO]), (3, [])])
def test_broke_is_who_could_pay_until_i_came(has: int, names: list[int]) -> None:
    seen = scene(demand(lines={0: [BO, CEM]}, coins=[5, 5, has, 9]))
    assert [seat for seat, _ in broke(seen, 0)] == names


def test_my_own_workers_are_not_among_those_i_drive_out() -> None:
    assert broke(scene(demand(lines={0: [MARA, CEM]}, coins=[2, 5, 5, 9])), 0) == []


def test_a_full_column_says_so_and_has_no_token() -> None:
    column = first(scene(demand(lines={0: [BO] * 4 + [CEM] * 4})))
    assert (column.state, column.token) == ("full", "")
    assert "Eight workers" in column.whyNot
    assert "Eight workers" in column.spoken


def test_tokens_are_there_only_while_i_am_asked() -> None:
    assert [column.token for column in columns(scene(demand()))] == [f"place {n}" for n in range(1, 6)]
    assert {column.token for column in columns(scene(demand(), asked=False))} == {""}
    assert {column.token for column in columns(scene(demand(mover=ADA)))} == {""}


def test_in_the_purchase_one_column_is_for_sale_and_the_rest_in_shade() -> None:
    table = purchase(lines={1: [MARA], 2: [BO]}, column=1)
    seen = columns(scene(table, lately=Lately(ROW[:5], {0: (ADA, 2)})))
    assert [column.state for column in seen] == ["done", "selling", "shade", "shade", "shade"]
    assert (seen[0].stampSign, seen[0].stampText) == (ADA, "Ada paid 2")
    assert [column.token for column in seen] == ["", "offer", "", "", ""]


def test_nobody_bought_it_is_a_stamp_too() -> None:
    column = first(scene(purchase(column=1), lately=Lately(ROW[:5], {0: (-1, 0)})))
    assert (column.stampSign, column.stampText) == (-1, "Nobody bought it")


def test_a_card_that_i_can_not_pay_says_why() -> None:
    column = first(scene(purchase(lines={0: [MARA, BO, CEM]}, coins=[2, 5, 5, 5])))
    assert (column.token, column.whyNot) == ("", "It costs 3, and 2 coins are left: pass.")


def test_between_two_rounds_the_row_stands_with_its_stamps() -> None:
    table = position(phase=SUPPLY, row=(), mover=-1, rounds=1)
    seen = columns(scene(table, lately=Lately(ROW[:5], {0: (ADA, 1), 1: (-1, 0)})))
    assert [column.card for column in seen] == list(ROW[:5])
    assert {column.state for column in seen} == {"done"}
    assert seen[0].stampText == "Ada paid 1"


def test_while_goods_are_shipped_everything_is_sold() -> None:
    assert {column.state for column in columns(scene(position(phase=SHIPPING)))} == {"done"}


def test_the_spoken_column_says_who_pays_what_and_what_i_would_change() -> None:
    table = demand(freight={0: "coffee tea tea"}, lines={0: [ADA, MARA]}, coins=[5, 2, 5, 5])
    assert first(scene(table)).spoken == (
        "House 1 of 5. Ship: coffee and 2 tea. Price 2: Ada 2, you 1. Placing here raises the price for Ada to 3; "
        "the worker would stand as number 3 and pay 1 if all before pass. Ada could no longer pay."
    )


def test_among_several_people_nobody_is_called_you() -> None:
    table = demand(lines={0: [ADA, MARA]})
    column = first(scene(table, people=(MARA, BO)))
    assert "Price 2: Ada 2, Mara 1" in column.spoken
    assert column.listNote == "Price 2: Ada 2, Mara 1"


def test_an_empty_column_is_free_to_come_first() -> None:
    column = first(scene(demand()))
    assert column.listNote == "Nobody in line"
    assert "first in line, for 1 if nobody joins" in column.spoken


def test_the_list_says_in_a_line_what_there_is() -> None:
    seen = columns(scene(demand(freight={0: "tea tea rubber"})))
    assert [column.listText for column in seen][:3] == [
        "1  Ship: 2 tea and rubber",
        "2  Warehouse",
        "3  8-point contract: coffee, saffron and carpet",
    ]
