"""Accuracy falls with everything that is lost, also by who is far behind, and is told only where it was measured."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speicherstadt_app.ai import accuracy
from speicherstadt_app.ai.accuracy import FAINTEST, Judged, Scale, quality, scale_for
from speicherstadt_app.ai.review import review
from speicherstadt_app.engine.record import Record
from speicherstadt_app.games import registry
from tests.ai.games import GAME
from tests.ai.recorded import broken_off, random_game

shares = st.floats(2 * FAINTEST, 1 - 2 * FAINTEST)
decisions = st.lists(
    st.builds(
        lambda phase, best, part: Judged(phase, best, best * part), st.sampled_from("ab"), shares, st.floats(0, 1)
    )
)
LADDER = Scale(((0.5, 0), (0.8, 30), (0.9, 60), (1, 100)), {"b": 3})


def of(best: float, done: float) -> float:
    return quality([Judged("a", best, done)], {})


@given(decisions, shares, st.floats(0.1, 0.9))
def test_whatever_is_lost_makes_it_worse(some: list[Judged], best: float, part: float) -> None:
    lossless, lossy = [*some, Judged("a", best, best)], [*some, Judged("a", best, best * part)]
    assert 0 <= quality(lossy, LADDER.weights) < quality(lossless, LADDER.weights) <= 1
    assert LADDER.accuracy(lossy) <= LADDER.accuracy(lossless)


def test_who_is_far_behind_can_lose_as_much_as_who_is_level() -> None:
    assert of(0.02, 0.018) == pytest.approx(of(0.5, 0.4735), abs=0.01) == pytest.approx(0.49, abs=0.02)


def test_who_loses_nothing_is_fully_accurate() -> None:
    lossless = [Judged("a", share, share) for share in (0.4, 0.001, 1.0, 0.0)]
    assert quality(lossless, {}) == 1
    assert LADDER.accuracy(lossless) == 100


def test_kinds_of_decision_that_tell_more_count_for_more() -> None:
    good, bad = (0.5, 0.5), (0.5, 0.3)
    assert quality([Judged("a", *good), Judged("b", *bad)], LADDER.weights) < quality(
        [Judged("a", *bad), Judged("b", *good)], LADDER.weights
    )


def test_a_scale_goes_through_its_knots_and_never_beyond() -> None:
    assert [LADDER.told(one) for one in (0.2, 0.5, 0.65, 0.8, 0.85, 1.0)] == pytest.approx([0, 0, 15, 30, 45, 100])


@pytest.mark.parametrize("game", [card.id for card in registry.cards()])
def test_the_scales_of_a_game_rise_from_nothing_to_all(game: str) -> None:
    known = accuracy.scales(game)
    assert bool(known) == bool(accuracy.stamp(game))
    assert set(known) <= set(registry.card(game).range)
    for one in known.values():
        assert (one.knots[0][1], one.knots[-1]) == (0, (1, 100))
        assert all(low < high and bottom < top for (low, bottom), (high, top) in pairwise(one.knots))


def told(record: Record) -> set[float | None]:
    found = review(record)
    assert found
    assert all(seat.decisions for seat in found.seats)
    return {seat.accuracy for seat in found.seats}


def test_it_is_told_where_it_was_measured_and_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    record = broken_off(random_game(2, 5), 40)
    assert None not in told(record)
    with monkeypatch.context() as without:
        without.setattr(accuracy, "scales", lambda _game: {})
        assert told(record) == {None}
    with monkeypatch.context() as without:
        without.setattr(accuracy, "flaw", lambda _game: "What was learned is missing.")
        assert told(record) == {None}
    assert scale_for(replace(record, options={"box": {"cards": []}}), GAME.card) is None
