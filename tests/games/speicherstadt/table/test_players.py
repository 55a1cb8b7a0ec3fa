"""Strips and counter: what one must always see of everybody."""

from __future__ import annotations

from speicherstadt_app.games.speicherstadt.rules.state import SUPPLY
from speicherstadt_app.games.speicherstadt.table.players import Strip, house, sheets, strips, tiles
from speicherstadt_app.games.speicherstadt.table.scene import Picks, Scene
from tests.games.speicherstadt.table.positions import ADA, BO, CEM, MARA, cubes, demand, position, scene


def strip(seen: Scene, seat: int) -> Strip:
    return next(strip for strip in strips(seen) if strip.seat == seat)


def test_everybody_is_there_clockwise_from_the_one_who_looks() -> None:
    assert [strip.name for strip in strips(scene(demand()))] == ["Mara", "Ada", "Bo", "Cem"]
    assert [strip.name for strip in strips(scene(demand(), me=BO, people=(MARA, BO)))] == ["Bo", "Cem", "Mara", "Ada"]


def test_a_strip_has_the_essentials() -> None:
    table = demand(
        lines={0: [ADA, BO], 1: [ADA]},
        owned={ADA: ["A-contract-8", "B-firefighter-3", "B-ship-2", "A-office", "B-office"]},
        coins=[5, 7, 5, 5],
        market=[0, cubes("tea"), 0, 0],
        fires=((1, -1, 0, 0),),
        first=ADA,
    )
    ada = strip(scene(table), ADA)
    assert (ada.coins, ada.workers, ada.strength, ada.first, ada.human) == (7, 1, 3, True, False)
    assert (ada.score, ada.running) == (-1, 4)
    assert ada.wants == ["coffee", "saffron", "carpet"]
    assert ada.keeps == ["tea"]
    assert [(tile["kind"], tile["tag"]) for tile in ada.cards] == [("firefighter", "3"), ("ship", "1"), ("office", "2")]
    assert ada.spoken == (
        "Ada, 7 coins, 1 worker at home, brigade of 3, 4 points so far, \N{MINUS SIGN}1 point from fires, "
        "first player of this round, wants coffee, saffron and carpet, keeps tea. "
        "Owns firefighters 3, ships 1 and counting offices 2."
    )


def test_a_contract_wants_only_what_it_still_lacks() -> None:
    table = demand(owned={ADA: ["A-contract-8"]})
    rules, state = table
    state.needs[rules.box.contract_index[rules.box.number["A-contract-8"]]] = cubes("saffron")
    assert strip(scene(table), ADA).wants == ["saffron"]
    (sheet,) = sheets(scene(table, me=ADA, people=(ADA,)), ADA)
    assert [(place["good"], place["filled"]) for place in sheet.places] == [
        ("coffee", True),
        ("saffron", False),
        ("carpet", True),
    ]
    assert sheet.spoken == "8-point contract: still needs saffron."


def test_a_complete_contract_says_so() -> None:
    rules, state = demand(owned={MARA: ["A-contract-8"]})
    state.needs[rules.box.contract_index[rules.box.number["A-contract-8"]]] = 0
    (sheet,) = sheets(scene((rules, state)), MARA)
    assert (sheet.complete, sheet.spoken) == (True, "8-point contract: complete.")


def test_my_preview_tells_who_can_not_pay_any_more_and_who_pays_more() -> None:
    table = demand(lines={0: [CEM, BO]}, coins=[5, 5, 1, 5])
    seen = scene(table, picks=Picks(column=0))
    assert (strip(seen, BO).note, strip(seen, BO).noteKind) == ("can't pay 2", "bad")
    assert (strip(seen, CEM).note, strip(seen, CEM).noteKind) == ("would pay 3", "plain")
    assert strip(seen, ADA).note == ""
    assert [each.note for each in strips(scene(table))] == ["", "", "", ""]


def test_the_counter_is_that_of_the_one_who_looks() -> None:
    table = demand(
        owned={BO: ["A-warehouse"]}, warehouse=[0, 0, cubes("tea tea"), 0], market=[0, 0, cubes("coffee"), 0]
    )
    counter = house(scene(table, me=BO, people=(MARA, BO)))
    assert (counter.name, counter.hasWarehouse, counter.market) == ("Bo", True, "coffee")
    assert counter.warehouse == ["tea", "tea", "", ""]
    assert house(scene(table)).warehouse == []


def test_the_general_supply_is_counted_by_good() -> None:
    counter = house(scene(demand(supply=cubes("tea tea rubber"))))
    assert [(good["good"], good["count"]) for good in counter.supply] == [
        ("coffee", 0),
        ("tea", 2),
        ("saffron", 0),
        ("rubber", 1),
        ("carpet", 0),
    ]


def test_between_rounds_all_workers_are_at_home() -> None:
    seen = scene(position(phase=SUPPLY, row=(), mover=-1), asked=False)
    assert {strip.workers for strip in strips(seen)} == {3}


def test_traders_and_single_cards_stand_each_by_itself() -> None:
    table = demand(owned={MARA: ["A-tea-trader", "A-coffee-trader", "A-warehouse", "C-bank", "D-michael"]})
    assert [(tile.kind, tile.good) for tile in tiles(scene(table), MARA)] == [
        ("trader", "coffee"),
        ("trader", "tea"),
        ("warehouse", ""),
        ("bank", ""),
        ("michael", ""),
    ]
