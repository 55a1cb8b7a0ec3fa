"""Ratings, held to the worked example of their inventor and to what a rating must do."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from speicherstadt_app.store.statistics.glicko import Rating, Result, rated, rested, weight

EXAMPLE = [Result(1400, 30, 1), Result(1550, 100, 0), Result(1700, 300, 0)]

ratings = some.builds(Rating, some.floats(500, 2500), some.floats(30, 350), some.floats(0.03, 0.12))
results = some.lists(
    some.builds(
        Result,
        some.floats(500, 2500),
        some.floats(0, 350),
        some.sampled_from([0.0, 0.5, 1.0]),
        some.sampled_from([0.25, 0.5, 1.0]),
    ),
    min_size=1,
    max_size=20,
)


def test_the_worked_example_of_the_paper() -> None:
    after = rated(Rating(1500, 200, 0.06), EXAMPLE, tau=0.5)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_period_without_games_only_makes_the_rating_less_sure() -> None:
    """Step 6 with the volatility of before: sqrt(200² + (0.06 * 173.7178)²)."""
    idle = rested(Rating(1500, 200, 0.06))
    assert idle.rating == 1500
    assert idle.deviation == pytest.approx(200.2714, abs=1e-4)
    assert idle.volatility == 0.06


def test_long_rest_is_many_short_ones_and_never_less_sure_than_at_the_beginning() -> None:
    long = short = Rating(1600, 50, 0.06)
    for _ in range(40):
        short = rested(short)
    assert rested(long, 40) == pytest.approx(short)
    assert rested(long, 400_000).deviation == 350


def test_nobody_is_less_sure_than_a_beginner() -> None:
    """A result against somebody far off says next to nothing, and the volatility adds to the doubt."""
    assert rated(Rating(), [Result(5000, 350, 0)]).deviation == 350


def test_two_halves_of_a_result_are_one() -> None:
    halves = [result._replace(weight=0.5) for result in EXAMPLE for _ in range(2)]
    whole = rated(Rating(1500, 200), EXAMPLE)
    assert rated(Rating(1500, 200), halves) == pytest.approx(whole)


def test_a_result_of_little_weight_says_little() -> None:
    light = rated(Rating(), [Result(1500, 0, 1, weight=0.25)])
    heavy = rated(Rating(), [Result(1500, 0, 1)])
    assert 1500 < light.rating < heavy.rating
    assert light.deviation > heavy.deviation


@given(ratings, results)
def test_games_make_a_rating_surer_than_an_idle_period_and_keep_it_finite(before: Rating, games: list[Result]) -> None:
    after = rated(before, games)
    assert 0 < after.deviation <= rested(before).deviation + 2
    assert 0.01 < after.volatility < 1
    assert abs(after.rating) < 10_000


@given(ratings, results)
def test_better_results_never_give_a_lower_rating(before: Rating, games: list[Result]) -> None:
    won = rated(before, [game._replace(score=1.0) for game in games])
    lost = rated(before, [game._replace(score=0.0) for game in games])
    assert lost.rating < before.rating < won.rating


def test_an_erratic_result_raises_the_volatility() -> None:
    steady = Rating(1500, 60, 0.06)
    shocking = [Result(2300, 30, 1)] * 8
    assert rated(steady, shocking).volatility > 0.0601


def chance(*ratings: float) -> float:
    """That of the first of these to win."""
    return weight(ratings[0]) / sum(map(weight, ratings))


def test_equals_share_evenly_and_four_hundred_points_are_ten_to_one() -> None:
    assert chance(1500, 1500) == pytest.approx(1 / 2)
    assert chance(1700, 1700, 1700, 1700, 1700) == pytest.approx(1 / 5)
    assert chance(1900, 1500) == pytest.approx(10 / 11, abs=1e-4)
    assert chance(1500, 1500, 1900) == pytest.approx(1 / 12, abs=1e-4)
