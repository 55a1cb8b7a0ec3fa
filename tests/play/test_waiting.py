"""How long a person waits: seconds by a clock that nobody waits for."""

import pytest

from speicherstadt_app.play.pace import Beat
from tools.waiting import waited


def test_waiting_counts_each_pause_of_a_decision_once() -> None:
    found = waited("venedig", 2, 2, {})
    assert found.watched
    for seconds in found.watched:
        steps = (seconds - Beat.ANSWER.value) / Beat.STEP.value
        forced = (seconds - Beat.FORCED.value) / Beat.STEP.value
        assert any(number == pytest.approx(round(number)) and number >= 1 for number in (steps, forced))
    assert max(found.between) > max(found.watched)


def test_waiting_is_the_same_again() -> None:
    assert waited("venedig", 2, 1, {}) == waited("venedig", 2, 1, {})
