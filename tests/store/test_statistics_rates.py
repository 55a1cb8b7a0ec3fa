"""Rates that say how sure they are, streaks, medians, packed sums, and ratings week by week."""

from __future__ import annotations

import statistics as plain
from math import isnan

import pytest
from hypothesis import given
from hypothesis import strategies as some

from speicherstadt_app.store.statistics.change import rating_change
from speicherstadt_app.store.statistics.glicko import Rating, Result, rated, rested, weight
from speicherstadt_app.store.statistics.packing import MOST, NOTHING, add, column, pack, pack_each
from speicherstadt_app.store.statistics.rates import Rate, RollingMedian, Streak, streaks, wilson
from speicherstadt_app.store.statistics.ratings import Ladder, Meeting, Opponent, Strength, week_of

CLERK = Opponent(None, "clerk", "plain")
MERCHANT = Opponent(None, "merchant", "plain")
UNKNOWN = Opponent(None, "new", "plain")
GUEST = Opponent(None, None, None)
ANNA, BEN = Opponent("anna", None, None), Opponent("ben", None, None)
STRENGTHS = {"clerk": Strength(1400, 30), "merchant": Strength(1700, 20)}
FIRST, SECOND, LATER = "2026-11-16", "2026-11-23", "2026-12-14"


def strength(game_id: str, players: int, level: str, style: str) -> Strength | None:
    assert game_id == "speicherstadt"
    assert style == "plain"
    found = STRENGTHS.get(level)
    return found and found._replace(rating=found.rating + players)


def ladder(*meetings: Meeting) -> Ladder:
    return Ladder("speicherstadt", meetings, strength)


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (50, 100, 0.4038, 0.5962),
        (7, 10, 0.3968, 0.8922),
        (0, 10, 0, 0.2775),
        (1, 1, 0.2065, 1),
    ],
)
def test_wilson_intervals_known_from_the_books(count: int, of: int, low: float, high: float) -> None:
    assert wilson(count, of) == pytest.approx((low, high), abs=5e-5)


@given(some.integers(0, 500), some.integers(0, 500))
def test_the_interval_holds_the_share_and_never_leaves_0_and_1(count: int, more: int) -> None:
    rate = Rate(count, count + more)
    low, high = rate.interval
    assert 0 <= low <= (rate.share or 0) <= high <= 1


def test_of_no_games_nothing_is_known() -> None:
    assert Rate(0, 0).share is None
    assert Rate(0, 0).interval == (0, 1)


def test_streaks_know_their_days_and_the_first_of_equals_is_the_longest() -> None:
    days = [f"2026-11-{day:02}" for day in range(1, 10)]
    won = [True, True, False, False, True, True, False, True, True]
    current, longest = streaks(zip(days, won, strict=True))
    assert longest == Streak(2, "2026-11-01", "2026-11-02")
    assert current == Streak(2, "2026-11-08", "2026-11-09")
    assert streaks([]) == (Streak(0), Streak(0))
    assert streaks([(days[0], True), (days[1], False)])[0] == Streak(0)


@given(some.lists(some.integers(-20, 60), max_size=40), some.integers(1, 12))
def test_rolling_medians(values: list[int], width: int) -> None:
    expected = [plain.median(values[max(n - width + 1, 0) : n + 1]) for n in range(len(values))]
    medians = RollingMedian(values, width)
    assert list(medians) == medians[:] == [medians[n] for n in range(len(medians))] == expected


rows = some.integers(1, 8).flatmap(
    lambda width: some.lists(some.lists(some.integers(-MOST, MOST), min_size=width, max_size=width), min_size=1)
)


@given(rows)
def test_packed_rows_add_up_column_by_column(rows: list[list[int]]) -> None:
    assert add(map(pack, rows), len(rows[0])) == [sum(numbers) for numbers in zip(*rows, strict=True)]
    assert add([], 3) == [0, 0, 0]


@given(rows)
def test_packed_columns_are_what_was_packed(rows: list[list[int]]) -> None:
    packed = [pack_each(row) for row in rows]
    for index, numbers in enumerate(zip(*rows, strict=True)):
        assert list(column(packed, index, len(rows[0]))) == list(numbers)
    assert list(column([pack_each([None, 3])], 0, 2)) == [NOTHING]


def test_a_number_that_would_spoil_its_neighbour_is_refused() -> None:
    with pytest.raises(ValueError, match="no figure"):
        pack([1, MOST + 1])


def test_weeks_begin_on_monday() -> None:
    assert week_of("2026-11-16") == week_of("2026-11-22") == "2026-11-16"
    assert week_of("2026-11-23") == "2026-11-23"
    assert week_of("2027-01-01") == "2026-12-28"
    assert week_of("0001-01-01") == "0001-01-01"


def test_a_week_is_one_rating_period_and_a_game_of_three_counts_as_one() -> None:
    told = ladder(
        Meeting("anna", FIRST, (CLERK,), "+"),
        Meeting("anna", FIRST, (CLERK, MERCHANT), "+-"),
        Meeting("anna", FIRST, (CLERK,), "="),
        Meeting("anna", LATER, (MERCHANT,), "+"),
    ).curves["anna"]
    first = rated(
        Rating(),
        [
            Result(1402, 30, 1),
            Result(1403, 30, 1, 0.5),
            Result(1703, 20, 0, 0.5),
            Result(1402, 30, 0.5),
        ],
    )
    later = rated(rested(first, 3), [Result(1702, 20, 1)])
    assert [(point.week, point.games) for point in told] == [(FIRST, 3), (LATER, 1)]
    for point, rating in zip(told, (first, later), strict=True):
        assert point[1:4] == pytest.approx(rating)


def test_two_people_are_rated_by_each_others_strength_of_monday() -> None:
    told = ladder(
        Meeting("anna", FIRST, (CLERK,), "+"),
        Meeting("anna", SECOND, (BEN,), "+"),
        Meeting("ben", SECOND, (ANNA,), "-"),
        Meeting("ben", SECOND, (CLERK,), "+"),
    )
    anna = rated(Rating(), [Result(1402, 30, 1)])
    monday = rested(anna, 0)
    assert told.curves["anna"][1][1:4] == pytest.approx(rated(monday, [Result(1500, 350, 1)]))
    ben = rated(Rating(), [Result(monday.rating, monday.deviation, 0), Result(1402, 30, 1)])
    assert told.curves["ben"][0][1:4] == pytest.approx(ben)


def test_opponents_of_unknown_strength_leave_the_rating_alone() -> None:
    told = ladder(Meeting("anna", FIRST, (UNKNOWN, GUEST), "++"))
    assert told.curves == {}
    assert [isnan(found) for found in told.weights((UNKNOWN, GUEST, CLERK), FIRST)] == [True, True, False]
    assert told.weights((CLERK, ANNA), FIRST) == [weight(1403), weight(1500)]
    mixed = ladder(Meeting("anna", FIRST, (UNKNOWN, CLERK), "++"))
    assert mixed.curves["anna"][0][1:4] == pytest.approx(rated(Rating(), [Result(1403, 30, 1, 0.5)]))


def test_a_person_at_two_seats_is_not_rated_against_themselves() -> None:
    assert ladder(Meeting("anna", FIRST, (ANNA,), "+"), Meeting("anna", FIRST, (ANNA,), "-")).curves == {}


def test_the_curve_of_some_games_is_made_of_these_alone() -> None:
    some_games = [Meeting("anna", FIRST, (CLERK,), "+"), Meeting("anna", LATER, (CLERK,), "-")]
    others = [Meeting("anna", SECOND, (MERCHANT,), "+")]
    assert ladder(*some_games, *others).curve(some_games) == tuple(ladder(*some_games).curves["anna"])


def test_before_the_first_game_everybody_is_new_and_afterwards_less_sure_week_by_week() -> None:
    told = ladder(Meeting("anna", SECOND, (CLERK,), "+"))
    assert told.before("anna", FIRST) == told.before("anna", SECOND) == Rating()
    (point,) = told.curves["anna"]
    assert told.before("anna", LATER) == rested(Rating(*point[1:4]), 2)


def test_whoever_is_stronger_climbs_above_and_the_rating_grows_surer() -> None:
    weeks = [f"2026-{month:02}-{day:02}" for month in range(1, 11) for day in (5, 12, 19, 26)]
    told = ladder(*(Meeting("anna", week_of(week), (CLERK,), result) for week in weeks for result in "++-+"))
    last = told.curves["anna"][-1]
    assert 1480 < last.rating < 1640
    assert last.deviation < 80


def test_what_a_game_has_changed_is_the_rating_with_it_less_that_without_it() -> None:
    before, after = Meeting("anna", FIRST, (CLERK,), "+"), Meeting("anna", LATER, (MERCHANT,), "+")
    known = ladder(before, after)
    whole = known.curves["anna"]
    assert rating_change(whole, {4: before, 7: after}, known, 7) == (whole[-1].rating, whole[0].rating)
    (only,) = ladder(after).curves["anna"]
    assert rating_change([only], {7: after}, ladder(after), 7) == (only.rating, None), (
        "the first is no loss from anything"
    )
    assert rating_change(whole, {4: before, 7: after}, known, 9) is None, "it does not count"
