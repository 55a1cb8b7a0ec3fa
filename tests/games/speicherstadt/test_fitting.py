"""Loading by a plain rule, and a stop at which there is nothing to decide."""

from __future__ import annotations

import pytest

from speicherstadt_app.games.speicherstadt.rules.fitting import what_fits
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import State
from tests.games.speicherstadt.table.positions import ADA, MARA, demand, shipping

EIGHT = "A-contract-8"  # coffee, saffron and carpet
FIVE = "A-contract-5"  # tea and rubber
WAREHOUSE = "A-warehouse"


def fitted(table: tuple[SpeicherstadtRules, State]) -> list[str]:
    rules, state = table
    return [rules.text(MARA, action).partition(" ")[2] for action in what_fits(rules.box, state, MARA)]


@pytest.mark.parametrize(
    ("pool", "owned", "loaded"),
    [
        ("coffee tea", [EIGHT], [f"load coffee {EIGHT}"]),
        ("tea tea rubber", [FIVE], [f"load tea {FIVE}", f"load rubber {FIVE}"]),
        ("coffee tea rubber", [EIGHT, FIVE], [f"load tea {FIVE}", f"load rubber {FIVE}", f"load coffee {EIGHT}"]),
        ("carpet carpet", [FIVE], []),
        ("tea", [], []),
    ],
)
def test_every_cube_that_a_contract_wants_goes_onto_the_fullest(pool: str, owned: list[str], loaded: list[str]) -> None:
    assert fitted(shipping(pool, owned={MARA: owned})) == loaded


def test_what_fits_can_be_done_move_by_move() -> None:
    rules, state = shipping("coffee tea rubber tea saffron", owned={MARA: [EIGHT, FIVE]})
    for action in what_fits(rules.box, state, MARA):
        state = rules.apply(state, MARA, action).state
    assert what_fits(rules.box, state, MARA) == ()
    assert fitted(demand()) == []


@pytest.mark.parametrize(
    ("pool", "owned", "passed"),
    [
        ("tea", [], "stow market=tea"),
        ("tea", [WAREHOUSE], "stow warehouse=tea"),
        ("tea", [WAREHOUSE, EIGHT], "stow warehouse=tea"),
        ("tea", [WAREHOUSE, FIVE], ""),
        ("tea", [WAREHOUSE, "A-tea-trader"], ""),
        ("tea tea", [WAREHOUSE], ""),
    ],
)
def test_a_cube_that_nothing_wants_is_kept_without_a_question(pool: str, owned: list[str], passed: str) -> None:
    rules, state = shipping(pool, owned={MARA: owned})
    action = rules.obvious(state, MARA)
    assert ("" if action is None else rules.text(MARA, action).partition(" ")[2].strip()) == passed
    assert rules.obvious(state, ADA) is None
