"""Accuracy falls with everything that is lost, also by who is far behind, and is told only where it was measured."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speicherstadt_app.ai import accuracy
from speicherstadt_app.ai.accuracy import ALIKE, FAINTEST, MEASURES, WORST, Judged, Quality, Scale, scale_for
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
WEIGHED = Quality({"b": 3})
LADDER = Scale(((0.5, 0), (0.8, 30), (0.9, 60), (1, 100)), WEIGHED)


def of(best: float, done: float) -> float | None:
    return Quality({}).of([Judged("a", best, done)])


@given(decisions, shares, st.floats(0.1, 0.9))
def test_whatever_is_lost_makes_it_worse(some: list[Judged], best: float, part: float) -> None:
    lossless, lossy = [*some, Judged("a", best, best)], [*some, Judged("a", best, best * part)]
    worse, better = WEIGHED.of(lossy), WEIGHED.of(lossless)
    assert worse is not None
    assert better is not None
    assert 0 <= worse < better <= 1
    assert LADDER.told(worse) <= LADDER.told(better)


def test_who_is_far_behind_can_lose_as_much_as_who_is_level() -> None:
    assert of(0.02, 0.018) == pytest.approx(of(0.5, 0.4735), abs=0.01) == pytest.approx(0.49, abs=0.02)


def test_who_loses_nothing_is_fully_accurate() -> None:
    lossless = [Judged("a", share, share) for share in (0.4, 0.001, 1.0, 0.0)]
    assert Quality({}).of(lossless) == 1
    assert LADDER.accuracy(lossless) == 100


def test_kinds_of_decision_that_tell_more_count_for_more() -> None:
    good, bad = (0.5, 0.5), (0.5, 0.3)
    rest, most = ([Judged("a", *one), Judged("b", *other)] for one, other in ((good, bad), (bad, good)))
    assert LADDER.accuracy(rest) < LADDER.accuracy(most)  # type: ignore[operator]


def test_a_scale_goes_through_its_knots_and_never_beyond() -> None:
    assert [LADDER.told(one) for one in (0.2, 0.5, 0.65, 0.8, 0.85, 1.0)] == pytest.approx([0, 0, 15, 30, 45, 100])


@pytest.mark.parametrize("game", [card.id for card in registry.cards()])
def test_the_scales_of_a_game_rise_from_nothing_to_all(game: str) -> None:
    known = accuracy.scales(game)
    assert bool(known) == bool(accuracy.stamp(game))
    assert set(known) <= set(registry.card(game).range)
    assert accuracy.quality(game).measure in MEASURES
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


KEPT = Quality({"b": 3}, "kept")


def of_points(points: float, stake: float, phase: str = "a") -> Judged:
    return Judged(phase, 0.5, 0.5, points, stake)


def test_who_draws_lots_keeps_nothing_and_who_finds_the_best_everything() -> None:
    lots = [of_points(lost, 2.0) for lost in (0.0, 1.0, 2.0, 3.0, 4.0)]
    assert KEPT.of(lots) == pytest.approx(0)
    assert KEPT.of([of_points(0.0, 2.0)] * 5) == 1


@given(st.lists(st.tuples(st.floats(0, 30), st.floats(1, 10))), st.floats(1, 10), st.floats(0.1, 3))
def test_a_part_that_is_lost_makes_it_worse(some: list[tuple[float, float]], stake: float, part: float) -> None:
    others = [of_points(*one) for one in some]
    better, worse = KEPT.of([*others, of_points(0.0, stake)]), KEPT.of([*others, of_points(part * stake, stake)])
    assert better is not None
    assert worse is not None
    assert WORST <= worse < better <= 1


def test_a_decision_counts_the_more_the_more_was_at_stake() -> None:
    assert KEPT.of([of_points(4.0, 4.0), of_points(0.0, 1.0)]) == pytest.approx(1 / 3)


def test_where_all_options_are_alike_nothing_is_judged() -> None:
    assert KEPT.of([of_points(0.2, ALIKE / 2)]) is None
    assert KEPT.of([of_points(0.2, ALIKE / 2), of_points(0.0, 2.0)]) == 1
    assert Scale(LADDER.knots, KEPT).accuracy([of_points(0.0, 0.0)]) is None


def test_by_odds_points_are_not_looked_at() -> None:
    assert Quality({}).of([of_points(9.0, 2.0)]) == 1


def test_accuracies_by_another_measure_are_never_in_one_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    by_odds = accuracy.stamp(GAME.card.id)
    judged = accuracy.quality(GAME.card.id)
    monkeypatch.setattr(accuracy, "quality", lambda _game: replace(judged, measure="kept"))
    assert accuracy.stamp(GAME.card.id) not in ("", by_odds)
