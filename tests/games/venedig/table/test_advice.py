"""What a hint suggests: the whole of it, with everybody's name, and nothing that is remembered of a hand."""

from __future__ import annotations

import pytest

from speicherstadt_app.ai.hints import Hint, Hints
from speicherstadt_app.engine.rules import Action
from speicherstadt_app.games.venedig.rules.state import PHASES
from speicherstadt_app.ui.table.advice import HINT, MOVES, Subject, Wording
from tests.games.venedig.table.test_board import positions, record, scene

pytestmark = pytest.mark.usefixtures("qapp")

SIX = "six-play-with-all-roles"
NAMES = ("Ada", "Bo", "Cem", "Dora", "Emil", "Frida")


def advised(name: str, phase: str, *, whole: bool = False) -> list[str]:
    """What is suggested in each position of that phase: the first move, or all that the seat did there in a row."""
    kept, told = record(name), []
    for rules, state, _ in positions(name, phase):
        presenter, shown = scene(rules, state)
        first = rules.legal(state, shown.me)[0]
        plan: list[Action] = [first]
        after = rules.apply(state, shown.me, first).state
        while whole and PHASES[after.phase] == phase and rules.actors(after) == (shown.me,):
            plan.append(rules.legal(after, shown.me)[0])
            after = rules.apply(after, shown.me, plan[-1]).state
        count = len(kept.players)
        words = Wording(presenter.advice, NAMES[:count], tuple(range(count)))
        found = Hints(shown.me, (Hint(tuple(plan), 0.5, 0.01, level=True, reasons=()),))
        said = words.said(Subject(HINT, 0, shown.me, shown.state), MOVES, found)
        told += [row.text for row in said.rows]
        assert ":." not in said.values.spoken
    assert told
    return told


def test_a_hint_tells_all_piles_of_a_plan_at_once() -> None:
    for text in advised(SIX, "piles", whole=True):
        assert text.startswith(NAMES)
        assert text.count(".") == 1
        number = int(text.partition(" drives ")[2].partition(" pile")[0])
        assert number == text.partition(" at ")[2].count(",") + 1 + (" and " in text)


@pytest.mark.parametrize("phase", ["exchange", "give", "choose", "spy", "use", "beg"])
def test_a_hint_calls_everybody_by_name(phase: str) -> None:
    for text in advised(SIX, phase):
        assert text.startswith(NAMES)


def test_a_hint_for_the_spy_tells_no_card_that_is_remembered() -> None:
    assert {text.rpartition(" of ")[2].rstrip(".") for text in advised(SIX, "spy")} <= set(NAMES)
