"""The arena's statistics are true: intervals hold what they promise, tests err as seldom as they say, ratings find the
strength that was put in. All by simulation with fixed seeds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from speicherstadt_app.ai.arena.intervals import (
    Estimate,
    mean_estimate,
    points_of,
    share_estimate,
    share_of,
    t_quantile,
)
from speicherstadt_app.ai.arena.ratings import Result, ratings
from speicherstadt_app.ai.arena.sprt import Bounds, Sprt

TRIALS = 1000
# Four standard deviations of a share of 95 % of so many trials, and a half per cent for what is approximate.
NEARLY = 0.035


def holds(estimate: Estimate, truth: float) -> bool:
    assert estimate.low is not None
    assert estimate.high is not None
    assert estimate.low <= estimate.value <= estimate.high
    return estimate.low <= truth <= estimate.high


def covered(draw: Callable[[Random], Estimate], truth: float, seed: int = 1) -> float:
    """How often an interval holds the truth."""
    random = Random(seed)
    return sum(holds(draw(random), truth) for _ in range(TRIALS)) / TRIALS


@pytest.mark.parametrize(
    ("freedom", "true"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (10, 2.228), (30, 2.042), (120, 1.980), (10**6, 1.960)],
)
def test_students_t_is_that_of_the_tables(freedom: int, true: float) -> None:
    assert t_quantile(freedom) == pytest.approx(true, abs=0.006)


def block(random: Random, chances: Sequence[float]) -> float:
    """A block's share; the deal settles which chance all its games have."""
    chance = random.choice(chances)
    return sum(random.random() < chance for _ in range(4)) / 4


def opposite_seats(random: Random, chance: float) -> float:
    """A block of two games in which one seat has all the luck: who wins by it here loses by it there."""
    luck = random.random()
    return ((luck < chance) + (1 - luck < chance)) / 2


@pytest.mark.parametrize("blocks", [8, 40, 200])
@pytest.mark.parametrize(
    "chances",
    [(0.5,), (0.25,), (0.9,), (0.1, 0.4), (0.7, 0.9, 1.0)],
    ids=["equal", "fair", "strong", "of-the-deal", "strong-and-of-the-deal"],
)
def test_intervals_of_shares_hold_the_truth(chances: tuple[float, ...], blocks: int) -> None:
    truth = sum(chances) / len(chances)
    rate = covered(lambda random: share_estimate([block(random, chances) for _ in range(blocks)]), truth)
    assert rate == pytest.approx(0.95, abs=NEARLY)


def test_intervals_of_shares_profit_from_seats_that_balance_each_other() -> None:
    random = Random(5)
    blocks = [opposite_seats(random, 0.6) for _ in range(200)]
    together = share_estimate(blocks)
    alone = share_estimate([float(random.random() < 0.6) for _ in range(400)])
    assert holds(together, 0.6)
    assert width(together) < 0.7 * width(alone)
    assert covered(lambda random: share_estimate([opposite_seats(random, 0.6) for _ in range(60)]), 0.6) > 0.95 - NEARLY


def width(estimate: Estimate) -> float:
    assert estimate.low is not None
    assert estimate.high is not None
    return estimate.high - estimate.low


def test_who_won_everything_may_still_lose_some_day() -> None:
    few, many = share_estimate([1.0] * 10), share_estimate([1.0] * 1000)
    assert few.value == many.value == few.high == many.high == 1.0
    assert few.low is not None
    assert many.low is not None
    assert 0.6 < few.low < 0.8
    assert 0.99 < many.low < 1.0
    assert share_estimate([0.0] * 10).high == pytest.approx(1 - few.low)


def test_one_block_says_nothing_of_its_kind() -> None:
    assert share_estimate([0.75]) == mean_estimate([0.75]) == Estimate(0.75, None, None)


@pytest.mark.parametrize("blocks", [5, 50])
def test_intervals_of_means_hold_the_truth(blocks: int) -> None:
    def draw(random: Random) -> Estimate:
        return mean_estimate([random.gauss(4.5, 9) for _ in range(blocks)])

    assert covered(draw, 4.5) == pytest.approx(0.95, abs=NEARLY)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_points_and_shares_are_two_ways_to_say_the_same(players: int) -> None:
    assert share_of(0, players) == pytest.approx(1 / players)
    assert share_of(400, 2) == pytest.approx(10 / 11)
    for points in (-300.0, 0.0, 60.0, 750.0):
        assert points_of(share_of(points, players), players) == pytest.approx(points)


# The sequential test

Verdicts = dict[str, float]
TESTS = 300


def outcomes(bounds: Bounds, players: int, points: float, seed: int = 1) -> tuple[Verdicts, float]:
    """How often the test says what about a bot that is so many points ahead, and after how many blocks."""
    random = Random(seed)
    chance = share_of(points, players)
    said = {"better": 0.0, "not better": 0.0, "open": 0.0}
    blocks = 0
    for _ in range(TESTS):
        sprt = Sprt(bounds, players)
        while sprt.verdict == "open" and sprt.blocks < 20_000:
            sprt.hear(sum(random.random() < chance for _ in range(players)) / players)
        said[sprt.verdict] += 1 / TESTS
        blocks += sprt.blocks
    return said, blocks / TESTS


CLAIMS = [(0.0, 100.0, 2), (0.0, 120.0, 4), (-80.0, 0.0, 3), (600.0, 800.0, 2), (300.0, 420.0, 5)]
# 5 %, three standard deviations of a share of so many tests, and a half per cent for what is approximate.
AT_MOST = 0.05 + 3 * (0.05 * 0.95 / TESTS) ** 0.5 + 0.005


@pytest.mark.parametrize(("low", "high", "players"), CLAIMS)
def test_the_test_errs_as_seldom_as_it_says(low: float, high: float, players: int) -> None:
    bounds = Bounds(low, high)
    if_low, _ = outcomes(bounds, players, low)
    if_high, _ = outcomes(bounds, players, high, seed=2)
    assert if_low["better"] <= AT_MOST
    assert if_high["not better"] <= AT_MOST
    assert if_low["open"] == if_high["open"] == 0
    # Not by saying the same to everybody.
    assert if_low["not better"] > 0.9
    assert if_high["better"] > 0.9


def test_risks_can_be_chosen() -> None:
    careful, hasty = Bounds(0, 100, 0.01, 0.01), Bounds(0, 100, 0.2, 0.2)
    few, short = outcomes(careful, 2, 0)
    many, long = outcomes(hasty, 2, 0)
    assert few["better"] <= 0.03
    assert 0.05 < many["better"] <= 0.2 + 0.06
    assert long < short


def test_what_is_plain_is_known_sooner() -> None:
    bounds = Bounds(0, 50)
    assert outcomes(bounds, 2, 300)[1] < outcomes(bounds, 2, 50)[1] / 3


def test_the_test_decides_once() -> None:
    sprt = Sprt(Bounds(0, 50), 2)
    while sprt.hear(1.0) == "open":
        pass
    assert sprt.verdict == "better"
    with pytest.raises(ValueError, match="has ended"):
        sprt.hear(0.0)


# Ratings


def contest(random: Random, points: Sequence[float], fields: Sequence[Sequence[int]], blocks: int) -> list[Result]:
    """Blocks of bots of these strengths, in these fields by turns."""
    found = []
    for number in range(blocks):
        field = fields[number % len(fields)]
        wins = [0.0] * len(points)
        for _ in field:
            (winner,) = random.choices(field, [10 ** (points[bot] / 400) for bot in field])
            wins[winner] += 1
        found.append(Result(tuple(map(field.count, range(len(points)))), len(field), tuple(wins)))
    return found


TRUE = (1000.0, 1150.0, 900.0, 1400.0)
FIELDS = [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]


def test_ratings_find_what_was_put_in() -> None:
    found = ratings(contest(Random(1), TRUE, FIELDS, 8000), anchor=0)
    assert [round(estimate.value) for estimate in found] == pytest.approx(TRUE, abs=20)
    assert found[0] == Estimate(1000.0, None, None)
    assert all(width(estimate) < 50 for estimate in found[1:])


def test_intervals_of_ratings_hold_the_truth() -> None:
    random = Random(2)
    held = 0
    for _ in range(150):
        found = ratings(contest(random, TRUE, FIELDS, 100), anchor=0)
        held += sum(holds(estimate, true) for estimate, true in zip(found[1:], TRUE[1:], strict=True))
    assert held / 450 == pytest.approx(0.95, abs=0.04)


def test_intervals_of_ratings_know_that_games_of_a_deal_belong_together() -> None:
    """Every game of a block goes to the same bot: that is one observation and not two."""
    random = Random(3)
    blocks = []
    for _ in range(200):
        wins = (2.0, 0.0) if random.random() < 0.5 else (0.0, 2.0)
        blocks.append(Result((1, 1), 2, wins))
    once = [Result((1, 1), 1, (wins[0] / 2, wins[1] / 2)) for _, _, wins in blocks]
    assert width(ratings(blocks, 0)[1]) == pytest.approx(width(ratings(once, 0)[1]), rel=0.02)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_bots_are_rated_by_their_share(players: int) -> None:
    field = (0, *[1] * (players - 1))
    blocks = contest(Random(4), (1300.0, 1000.0), [field], 500)
    share = sum(wins[0] for _, _, wins in blocks) / (500 * players)
    assert ratings(blocks, anchor=1)[0].value == pytest.approx(1000 + points_of(share, players), abs=2)


def test_who_won_everything_is_rated_at_a_distance_that_says_how_unsure_it_is() -> None:
    won = [Result((1, 1), 2, (2.0, 0.0))] * 50
    best = ratings(won, anchor=1)[0]
    assert 1500 < best.value < 2200
    assert width(best) > 400
    assert best.low is not None
    assert best.low > 1200


def test_the_order_of_blocks_and_the_choice_of_the_anchor_change_nothing_but_the_zero() -> None:
    blocks = contest(Random(5), TRUE, FIELDS, 400)
    straight, backwards, other = ratings(blocks, 0), ratings(blocks[::-1], 0), ratings(blocks, 3)
    for one, two, three in zip(straight, backwards, other, strict=True):
        assert one.value == pytest.approx(two.value)
        assert one.value == pytest.approx(three.value + straight[3].value - 1000, abs=3)


def test_equal_bots_are_not_told_apart() -> None:
    random = Random(6)
    held = 0
    for _ in range(100):
        found = ratings(contest(random, (1000.0, 1000.0), [(0, 1)], 60), anchor=1)[0]
        held += holds(found, 1000.0)
    assert held >= 89
