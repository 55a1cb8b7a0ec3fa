"""The question in one sentence, what follows, and and buttons that keep their places."""

from __future__ import annotations

from dataclasses import replace

import pytest

from speicherstadt_app.games.speicherstadt.rules.events import FireStruck
from speicherstadt_app.games.speicherstadt.rules.state import OVER, SUPPLY
from speicherstadt_app.games.speicherstadt.table.lately import Lately
from speicherstadt_app.games.speicherstadt.table.prompt import asked
from speicherstadt_app.games.speicherstadt.table.scene import Cube, Picks, Scene
from speicherstadt_app.ui.table.presenter import Asked, Button, Undo
from tests.games.speicherstadt.table.positions import ADA, BO, CEM, MARA, demand, position, purchase, scene, shipping

MAY_UNDO = Undo(can=True)


def ask(seen: Scene, undo: Undo = MAY_UNDO) -> Asked:
    return asked(seen, undo)


def button(found: Asked, slot: str) -> Button:
    return next(button for button in found.buttons if button.slot == slot)


SITUATIONS = {
    "placing": scene(demand()),
    "placing, one picked": scene(demand(), picks=Picks(column=1)),
    "buying": scene(purchase(lines={0: [MARA, BO]})),
    "too dear": scene(purchase(lines={0: [MARA, BO]}, coins=[1, 5, 5, 5])),
    "shipping": scene(shipping("tea tea")),
    "an exchange": scene(shipping("tea tea"), picks=Picks(trade="barter")),
    "somebody else": scene(demand(mover=ADA), asked=False, skippable=True),
    "held": scene(demand(mover=ADA), asked=False, held=True),
    "dealing": scene(position(phase=SUPPLY, mover=-1), asked=False),
    "the end": scene(position(phase=OVER, mover=-2), asked=False),
}


@pytest.mark.parametrize("situation", SITUATIONS)
def test_the_same_buttons_stand_in_the_same_places(situation: str) -> None:
    found = ask(SITUATIONS[situation])
    assert [button.slot for button in found.buttons] == ["pass", "undo", "redo", "advise", "yes"]
    assert [button.key for button in found.buttons] == ["P", "U", "Y", "H", "↵"]
    assert all(button.label for button in found.buttons)
    assert found.prompt.question[-1] in "?.!"


@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_button_that_does_nothing_is_hidden_or_says_why(situation: str) -> None:
    seen = SITUATIONS[situation]
    for shown in ask(seen, Undo(why_not="There is nothing to undo.")).buttons:
        if seen.looks.asked and shown.shown and not shown.enabled:
            assert shown.whyNot
        if shown.enabled:
            assert shown.token


# Demand


@pytest.mark.parametrize(
    ("placed", "word", "left"),
    [
        (0, "first", "2 workers left after this one."),
        (5, "second", "1 worker left after this one."),
        (8, "third", "The last one of this round."),
    ],
)
def test_which_worker_is_asked_for(placed: int, word: str, left: str) -> None:
    prompt = ask(scene(demand(placed=placed))).prompt
    assert (prompt.question, prompt.consequence) == (f"Where does your {word} worker go?", left)


def test_among_several_people_the_question_begins_with_a_name() -> None:
    prompt = ask(scene(demand(mover=BO), me=BO, people=(MARA, BO))).prompt
    assert prompt.question == "Bo: Where does the first worker go?"
    assert (prompt.sign, prompt.name) == (BO, "Bo")


def test_a_picked_column_is_asked_for_by_name_with_what_it_changes() -> None:
    table = demand(lines={0: [CEM, BO]}, coins=[5, 5, 5, 2], placed=4)
    found = ask(scene(table, picks=Picks(column=0)))
    assert found.prompt.question == "Place your second worker above the ship?"
    assert found.prompt.consequence == "The price rises 2 → 3. Cem could no longer pay."
    assert "The price rises from 2 to 3." in found.prompt.spoken
    assert (button(found, "yes").token, button(found, "undo").token) == ("place 1", "drop")


@pytest.mark.parametrize(
    ("line", "coins", "says"),
    [
        ([], [5, 5, 5, 5], "First in line: the price is 1 until somebody joins."),
        ([MARA], [5, 5, 5, 5], "Nobody else is here: 2 now, less after a pass."),
        ([BO], [5, 5, 2, 5], "The price rises 1 → 2. Bo has just enough."),
        ([MARA, BO], [2, 5, 5, 5], "The price rises 2 → 3. Too much for the first worker here: only 2 coins left."),
    ],
)
def test_what_a_worker_more_changes(line: list[int], coins: list[int], says: str) -> None:
    table = demand(lines={0: line}, coins=coins)
    assert ask(scene(table, picks=Picks(column=0))).prompt.consequence == says


# Purchase


def test_buying_shows_coins_before_and_after_and_who_is_next() -> None:
    found = ask(scene(purchase(lines={0: [MARA, BO, CEM]}, coins=[7, 5, 5, 5])))
    prompt = found.prompt
    assert prompt.question == "Buy the ship for 3?"
    assert prompt.consequence == "Leaves 4 of 7 coins. After a pass: Bo, for 2."
    assert (prompt.before, prompt.after) == (7, 4)
    assert (button(found, "yes").label, button(found, "yes").token) == ("Buy for 3", "buy")
    assert (button(found, "pass").token, button(found, "pass").shown) == ("pass", True)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ([MARA], "After a pass nobody gets it."),
        ([MARA, MARA], "After a pass: the next worker here, for 1."),
        ([MARA, BO, BO, BO], "After a pass: Bo for 3, but has 2."),
    ],
)
def test_what_happens_after_a_pass(line: list[int], says: str) -> None:
    table = purchase(lines={0: line}, coins=[9, 5, 2, 5])
    assert ask(scene(table)).prompt.consequence.endswith(says)


def test_who_can_not_pay_is_told_and_can_only_pass() -> None:
    found = ask(scene(purchase(lines={0: [MARA, BO, CEM]}, coins=[2, 5, 5, 5])))
    assert found.prompt.question == "Pass on the ship?"
    assert found.prompt.consequence.startswith("It costs 3; only 2 coins left.")
    assert not button(found, "yes").enabled
    assert button(found, "yes").whyNot == "It costs 3; only 2 coins left."
    assert button(found, "pass").enabled


@pytest.mark.parametrize(
    ("confirm", "armed", "says"), [("twice", False, False), ("twice", True, True), ("button", True, False)]
)
def test_after_a_tap_on_the_card_it_is_said_what_the_next_one_does(confirm: str, armed: bool, says: bool) -> None:
    seen = scene(purchase(lines={0: [MARA]}), picks=Picks(armed=armed), confirm=confirm)
    assert ("Tap again" in ask(seen).prompt.consequence) is says


# Shipping


def test_shipping_asks_for_the_cube_in_hand_and_warns_of_what_would_be_lost() -> None:
    table = shipping("tea carpet", owned={MARA: ["A-tea-trader"]})
    found = ask(scene(table, picks=Picks(cubes=(Cube("tea", 0, 0),))))
    assert found.prompt.question == "Where does the tea go?"
    assert found.prompt.warning == "No room for the carpet: it would be lost."
    assert found.prompt.consequence == "Wanted by the trader."
    assert button(found, "advise").shown
    assert (button(found, "yes").label, button(found, "yes").token) == ("Finish", "finish")


def test_an_exchange_is_finished_or_dropped_before_the_shipping_is() -> None:
    found = ask(scene(shipping("tea tea"), picks=Picks(trade="barter")))
    assert not button(found, "yes").enabled
    assert button(found, "undo").token == "drop"


# Between decisions


def test_what_others_do_is_told_and_can_be_skipped() -> None:
    found = ask(SITUATIONS["somebody else"])
    assert found.prompt.question == "Ada is placing a worker."
    assert found.prompt.waiting
    assert (button(found, "yes").label, button(found, "yes").token) == ("Skip", "skip")


def test_a_held_table_goes_on_by_the_same_button() -> None:
    found = ask(SITUATIONS["held"])
    assert (button(found, "yes").label, button(found, "yes").token) == ("Continue", "goOn")


@pytest.mark.parametrize(
    ("lately", "taught", "says"),
    [
        (Lately(), False, "Cards are being dealt."),
        (Lately(("B-ship-1",)), False, "The round is over: everybody gets income."),
        (Lately(("B-ship-1",)), True, "Read on, and the game goes on."),
    ],
)
def test_what_goes_on_by_itself_is_called_what_it_is(lately: Lately, taught: bool, says: str) -> None:
    between = position(phase=SUPPLY, mover=-1, row=())
    assert ask(scene(between, lately=lately, asked=False, taught=taught)).prompt.question == says


def test_after_a_fire_the_question_is_what_it_did() -> None:
    struck = FireStruck("B-fire", 1, (0, 2, 0, 1), (-1, 1, -1, 0))
    found = asked(replace(scene(position(phase=SUPPLY, mover=-1), asked=False), blaze=struck), MAY_UNDO)
    assert found.prompt.question == "Ada saves the houses: +1."
    assert found.prompt.consequence == "Too weak: Mara and Bo, \N{MINUS SIGN}1 each."
    assert found.prompt.spoken == "Fire I. Mara \N{MINUS SIGN}1, Ada +1 and Bo \N{MINUS SIGN}1."
    assert button(found, "yes").token == "goOn"
