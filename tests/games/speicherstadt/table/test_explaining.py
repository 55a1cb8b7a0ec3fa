"""Anything on the table explains itself; nothing that QML may ask for is without words."""

from __future__ import annotations

import pytest

from speicherstadt_app.games.speicherstadt.rules.cards import standard_box
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS
from speicherstadt_app.games.speicherstadt.rules.state import SHIPPING
from speicherstadt_app.games.speicherstadt.table.explaining import explain
from speicherstadt_app.ui.art import is_drawn
from tests.games.speicherstadt.table.positions import ADA, BO, MARA, ROW, cubes, demand, position, scene

CARDS = [f"card:{card.id}" for card in standard_box().cards]
THINGS = ["coin", "worker", "price", "bell", "contract", "market", "supply", "brigade", "fire"]
PHASES = [f"phase:{phase}" for phase in ("supply", "demand", "purchase", "shipping", "income")]
SEASONS = [f"season:{season}" for season in ("winter", "spring", "summer", "autumn")]
PLAYERS = [f"player:{seat}" for seat in range(4)]
ALL = [*CARDS, *THINGS, *PHASES, *SEASONS, *PLAYERS, *(f"good:{good}" for good in GOODS)]


@pytest.mark.parametrize("identity", ALL)
def test_nothing_is_without_words(identity: str) -> None:
    found = explain(scene(demand()), identity)
    assert found["title"]
    assert found["lines"]
    assert all(found["lines"])
    assert "%" not in found["title"] + "".join(found["lines"])


@pytest.mark.parametrize(
    "identity", [one for one in ALL if not one.startswith("phase") and not one.startswith("player")]
)
def test_the_picture_beside_it_exists(identity: str) -> None:
    assert is_drawn(explain(scene(demand()), identity)["art"])


@pytest.mark.parametrize("identity", ["", "card:nonsense", "good:gold", "player:9", "phase:", "season:summery"])
def test_what_nobody_knows_has_no_words(identity: str) -> None:
    assert explain(scene(demand()), identity) == {}


def lines(identity: str, seen: object = None) -> list[str]:
    found = explain(seen or scene(demand()), identity)["lines"]  # type: ignore[arg-type]
    assert isinstance(found, list)
    return found


def test_how_many_of_its_kind_remain() -> None:
    assert "14 more of its kind in the pile." in lines("card:B-ship-1")
    assert "None of its kind is left in the pile." in lines("card:A-warehouse")


def test_a_ship_is_worth_what_open_contracts_want_of_it() -> None:
    table = demand(freight={0: "coffee tea carpet"}, owned={MARA: ["A-contract-8"]})
    assert "For you now: open contracts want 2 of its 3 cubes." in lines("card:B-ship-1", scene(table))


def test_a_contract_is_worth_what_lies_in_store_for_it() -> None:
    table = demand(market=[cubes("coffee"), 0, 0, 0])
    assert "For you now: you hold 1 of its 3 goods." in lines("card:A-contract-8", scene(table))
    among_people = scene(table, people=(MARA, BO))
    assert "For Mara now: 1 of its 3 goods in hand." in lines("card:A-contract-8", among_people)


def test_firefighters_are_worth_what_the_next_fire_would_do() -> None:
    table = demand(owned={ADA: ["A-firefighter-1"]})
    minus = "\N{MINUS SIGN}"
    assert f"For you now: brigade 0 → 2, the next fire {minus}1 → +1." in lines("card:A-firefighter-2", scene(table))


@pytest.mark.parametrize(
    ("card", "owned", "worth"),
    [
        ("A-office", ["B-office"], "3 points"),
        ("D-port", ["B-ship-2", "B-ship-3"], "2 points"),
        ("D-chamber", [], "5 points"),
        ("D-michael", [], "4 points"),
        ("A-tea-trader", [], "1 point"),
        ("C-bank", [], "10 coins"),
    ],
)
def test_what_a_card_is_worth_to_me_now(card: str, owned: list[str], worth: str) -> None:
    table = demand(row=(card, *ROW[1:5]), owned={MARA: owned})
    assert f"For you now: {worth}." in lines(f"card:{card}", scene(table))


def test_a_card_that_somebody_has_tells_whose_it_is() -> None:
    table = demand(owned={ADA: ["A-contract-5"], BO: ["C-bank"]})
    assert "Belongs to Ada. It still needs tea and rubber." in lines("card:A-contract-5", scene(table))
    assert "Belongs to Bo." in lines("card:C-bank", scene(table))


def test_a_good_tells_where_its_cubes_are_and_who_wants_them() -> None:
    table = position(phase=SHIPPING, supply=cubes("tea tea"), owned={ADA: ["A-contract-5"]})
    assert lines("good:tea", scene(table)) == [
        "9 of 9 cubes still to come by ship.",
        "2 in the general supply.",
        "Wanted by Ada.",
    ]


def test_a_player_is_described_as_he_is_read_aloud() -> None:
    assert lines("player:1")[0].startswith("5 coins, 3 workers at home, brigade of 0")
