"""Season, round, phase, the next fire and what is left in the pile."""

from __future__ import annotations

from dataclasses import replace

import pytest

from speicherstadt_app.games.speicherstadt.rules.events import FireStruck
from speicherstadt_app.games.speicherstadt.rules.state import OVER, PURCHASE, SUPPLY, State
from speicherstadt_app.games.speicherstadt.table import bar
from speicherstadt_app.games.speicherstadt.table.lately import Lately
from tests.games.speicherstadt.table.positions import ADA, BO, MARA, ROW, demand, position, scene

MINUS = "\N{MINUS SIGN}"


def seasons_left(state: State, rules_box_seasons: tuple[int, ...], *left: int) -> None:
    """Only these seasons are in the pile, whole."""
    state.pile = sum(rules_box_seasons[n] for n in left)


def test_the_bar_tells_season_round_and_phase() -> None:
    shown = scene(demand(row=ROW[1:6], rounds=1))
    found, year = bar.bar(shown), bar.year(shown)
    assert (found.roundText, found.phase) == ("Round 2 of 10", "demand")
    assert [phase["key"] for phase in found.phases if phase["current"]] == ["demand"]
    assert year.season == "winter"
    assert [season["key"] for season in year.seasons] == ["winter", "spring", "summer", "autumn"]
    assert found.spoken == "Winter. Round 2 of 10. Demand."


@pytest.mark.parametrize(("players", "rounds"), [(2, 16), (3, 12), (4, 10), (5, 8)])
def test_a_game_has_as_many_rounds_as_there_are_rows(players: int, rounds: int) -> None:
    assert bar.bar(scene(position(players, row=ROW[: players + 1]))).rounds == rounds


def test_between_two_rounds_it_is_still_the_old_one_and_its_income() -> None:
    table = position(phase=SUPPLY, row=(), mover=-1, rounds=3)
    found = bar.bar(scene(table, lately=Lately(ROW[:5]), asked=False))
    assert (found.round, found.phase) == (3, "income")


def test_a_season_is_past_once_a_card_of_the_next_one_lies_there() -> None:
    found = bar.year(scene(demand(row=("B-ship-1", *ROW[1:4], "B-office"))))
    assert [season["past"] for season in found.seasons] == [True, False, False, False]
    assert found.season == "spring"


@pytest.mark.parametrize(
    ("left", "when", "soon"),
    [((0, 1, 2, 3, 4), "in spring", False), ((1, 2, 3, 4), "within 13 cards", False), ((4,), "at the very end", True)],
)
def test_when_the_next_fire_comes(left: tuple[int, ...], when: str, soon: bool) -> None:
    rules, state = demand()
    seasons_left(state, rules.box.seasons, *left)
    found = bar.fire(scene((rules, state)))
    assert (found.when, found.soon) == (when, soon)


def test_a_fire_is_near_when_few_cards_are_left_above_it() -> None:
    rules, state = demand()
    number = rules.box.number
    state.pile = 1 << number["B-fire"] | 1 << number["B-ship-4"] | rules.box.seasons[2]
    assert bar.fire(scene((rules, state))).soon


def test_the_forecast_tells_everybody_s_strength_and_what_would_happen_now() -> None:
    table = demand(owned={MARA: ["A-firefighter-1"], ADA: ["B-firefighter-3"], BO: ["A-firefighter-2"]})
    found = bar.fire(scene(table))
    assert (found.label, found.points) == ("Fire I", 1)
    assert [(row["strength"], row["changeText"]) for row in found.rows] == [
        (1, ""),
        (3, "+1"),
        (2, ""),
        (0, f"{MINUS}1"),
    ]
    assert found.lead == "The strongest brigade gains 1 point, the weakest loses 1."
    assert f"Ada: strength 3, +1, Bo: strength 2 and Cem: strength 0, {MINUS}1" in found.spoken


def test_among_equals_a_fire_does_nothing() -> None:
    found = bar.fire(scene(demand()))
    assert [row["change"] for row in found.rows] == [0, 0, 0, 0]
    assert "nothing would happen" in found.spoken


def test_when_all_fires_are_out_there_is_none() -> None:
    found = bar.fire(scene(position(phase=OVER, mover=-2, pile=0), asked=False))
    assert (found.there, found.label) == (False, "All fires are out")


def test_a_blaze_shows_each_brigade_by_its_firefighters() -> None:
    table = position(phase=SUPPLY, mover=-1, owned={ADA: ["A-firefighter-1", "B-firefighter-3"]})
    struck = FireStruck("B-fire", 1, (0, 4, 0, 0), (-1, 1, -1, -1))
    found = bar.blaze(replace(scene(table), blaze=struck))
    assert (found.visible, found.title, found.most) == (True, "Fire I", 4)
    assert found.brigades[1]["values"] == [3, 1]
    assert [brigade["changeText"] for brigade in found.brigades] == [f"{MINUS}1", "+1", f"{MINUS}1", f"{MINUS}1"]
    assert not bar.blaze(scene(table)).visible


def test_the_pile_tells_by_season_which_cards_are_left() -> None:
    winter, spring, summer, autumn = bar.pile(scene(demand(row=ROW[1:6])))
    assert (winter.left, spring.left, summer.left, autumn.left) == (7, 13, 13, 15)
    assert winter.text == "7 cards left"
    assert {"title": "firefighters (strength 1)", "kind": "firefighter", "count": 1} in winter.kinds
    assert {"title": "ship", "kind": "ship", "count": 5} in spring.kinds
    assert "5 \N{MULTIPLICATION SIGN} ship" in spring.spoken
    assert winter.current


def test_the_phase_of_a_purchase_is_the_purchase() -> None:
    assert bar.bar(scene(position(phase=PURCHASE))).phase == "purchase"
