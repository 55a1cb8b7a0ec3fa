"""How long a person waits: seconds by a clock that nobody waits for."""

import pytest

from speicherstadt_app.games import registry
from speicherstadt_app.play.pace import Beat
from tests.ferries.rules.rules import GAME as FERRIES
from tests.ferries.rules.state import HOLD
from tools.waiting import at_length, waited

VENEDIG = registry.find("venedig")
GOAL = 9.0
"""Seconds between two own turns, with six moves in each of the others."""


def test_waiting_counts_each_pause_of_a_decision_once() -> None:
    found = waited(VENEDIG, 2, 2, {})
    assert found.watched
    for seconds in found.watched:
        steps = (seconds - Beat.ANSWER.value) / Beat.STEP.value
        forced = (seconds - Beat.FORCED.value) / Beat.STEP.value
        assert any(number == pytest.approx(round(number)) and round(number) >= 1 for number in (steps, forced))
    assert max(found.between) > max(found.watched)


def test_waiting_is_the_same_again() -> None:
    assert waited(VENEDIG, 2, 1, {}) == waited(VENEDIG, 2, 1, {})


@pytest.mark.parametrize("players", [5, 15])
def test_waiting_between_two_own_turns_is_short_at_a_full_table(players: int) -> None:
    found = waited(FERRIES, players, 3, {}, at_length)
    assert max(found.watched) == pytest.approx(Beat.ANSWER.value + (HOLD - 1) * Beat.STEP.value)
    assert 6 < max(found.turns) <= GOAL


def test_waiting_knows_own_turns_that_leave_no_choice() -> None:
    found = waited(FERRIES, 5, 3, {}, at_length)
    assert len(found.turns) > len(found.between)
    assert max(found.turns) < max(found.between)
