"""What is asked of a seat, and what there is to choose, in words."""

from __future__ import annotations

from typing import cast

from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE, Setup
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import State
from speicherstadt_app.games.speicherstadt.words import deciding

NAMES = ("Ada", "Bo")


def test_many_ways_of_one_kind_are_folded_into_one_line() -> None:
    """Six cubes for one seat: two ships bought in the first round after winter."""
    rules = cast(SpeicherstadtRules, find("speicherstadt").rules(Setup(2)))
    match = Match(rules)
    winter = [f"* deal {card}" for card in rules.box.names(rules.box.seasons[0])]
    for text in (*winter, "* deal B-ship-1 coffee coffee tea", "* deal B-ship-2 saffron rubber carpet"):
        while match.actors != (CHANCE,):
            match.play(match.actors[0], match.legal(match.actors[0])[-1])
        match.play_text(text)
    match.play_text("* deal B-office")
    seat = match.actors[0]
    for column in (1, 3, 2, 3, 3, 3):
        match.play_text(f"{match.actors[0]} place {column}")
    while match.phase == "purchase":
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    choices = deciding.choices(rules, match.state, seat, match.legal(seat), NAMES).values()
    single = [choice.actions[0] for choice in choices if len(choice.actions) == 1]
    folded = [inner.actions[0] for choice in choices for inner in choice.inside]
    assert match.phase == "shipping"
    assert folded
    assert len(choices) < 10
    assert sorted(single + folded) == sorted(match.legal(seat))


def purchase_of(*columns: int) -> tuple[SpeicherstadtRules, Match[State]]:
    """Two players in the first round: a ship-less row of three, the workers placed in these columns in turn."""
    rules = cast(SpeicherstadtRules, find("speicherstadt").rules(Setup(2)))
    match: Match[State] = Match(rules, ["* deal A-warehouse", "* deal A-contract-8", "* deal A-firefighter-2"])
    for column in columns:
        match.play_text(f"{match.actors[0]} place {column}")
    return rules, match


def words_of(rules: SpeicherstadtRules, match: Match[State]) -> list[str]:
    seat = match.actors[0]
    choices = deciding.choices(rules, match.state, seat, match.legal(seat), NAMES)
    question = deciding.question(rules, match.state, seat, NAMES)
    return [question, *(f"{number} {choice.text}" for number, choice in choices.items())]


def test_a_place_is_told_with_what_it_would_cost_whom() -> None:
    assert words_of(*purchase_of(1, 2, 3, 1)) == [
        "Where does your third worker go?",
        "1 Warehouse. The price rises 2 → 3.",
        "2 8-point contract (coffee, saffron and carpet). The price rises 1 → 2.",
        "3 Firefighters (strength 2). Nobody else is here: 2 now, less after a pass.",
    ]


def test_a_purchase_is_asked_with_what_is_left_and_who_comes_next() -> None:
    assert words_of(*purchase_of(1, 1, 1, 1, 1, 2)) == [
        "Buy the warehouse for 5?",
        "1 Buy for 5. Leaves 0 of 5 coins.",
        "2 After a pass: Bo, for 4.",
    ]
    rules, match = purchase_of(1, 1, 1, 2, 1, 2)
    match.play_text("0 buy")
    assert words_of(rules, match) == [
        "Buy the 8-point contract for 2?",
        "1 Buy for 2. Leaves 3 of 5 coins.",
        "2 After a pass: the next worker here, for 1.",
    ]
    match.play_text("1 pass")
    assert words_of(rules, match)[2] == "2 After a pass nobody gets it."
