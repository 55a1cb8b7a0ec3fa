"""Luck of deals: nothing on the whole, nothing for all seats together, and nothing where nothing else could come."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.advice import must_have
from speicherstadt_app.ai.luck import Deal, deal, deals
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.speicherstadt.brains.advising import SpeicherstadtAnalyst
from speicherstadt_app.games.speicherstadt.rules.cards import standard_box
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from tests.ai.games import GAME
from tests.ai.recorded import broken_off, game_of, random_game

DRAWN = 2


def sums_by_seat(records: Sequence[Record]) -> list[list[float]]:
    """For each seat, what its luck came to in each game."""
    found: list[list[float]] = [[] for _ in records[0].players]
    for record in records:
        lucks = [one.luck for one in deals(record, drawn=DRAWN)]
        for seat, mine in enumerate(found):
            mine.append(sum(luck[seat] for luck in lucks))
    return found


def is_nothing_on_the_whole(lucks: Sequence[float]) -> bool:
    """0 lies in the interval of 99.9 %: with all numbers of players there are fourteen seats to be right about."""
    return abs(fmean(lucks)) <= 3.29 * stdev(lucks) / sqrt(len(lucks))


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.long)])
def test_nobody_is_luckier_on_the_whole(players: int) -> None:
    records = [broken_off(random_game(players, seed), 60) for seed in range(40)]
    assert all(map(is_nothing_on_the_whole, sums_by_seat(records)))


@pytest.mark.parametrize("players", [2, 3, pytest.param(4, marks=pytest.mark.long)])
def test_from_any_position_luck_is_nothing_on_the_whole(players: int) -> None:
    """Seats that stand differently: what is drawn is not merely as lucky for all, but comes as true deals do."""
    record = random_game(players, 8)
    match: Match[Any] = Match(GAME.rules(record.setup), record.moves[: len(record.moves) // 2])
    while match.actors != (CHANCE,):
        match.play_text(record.moves[match.ply])
    looking = must_have(GAME.card.id, match.rules)
    ply = match.ply
    lucks = []
    for number in range(80):
        stream = Stream(number, "true")
        while match.actors == (CHANCE,):
            match.play(CHANCE, stream.weighted(match.rules.chances(match.state)))
        after = match.state
        texts = match.texts
        match.jump(ply)
        found = deal(looking, match.rules, match.state, after, texts, DRAWN)
        assert found
        lucks.append(found.luck)
    assert all(map(is_nothing_on_the_whole, zip(*lucks, strict=True)))


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_is_luckier_in_a_thousand_games(players: int) -> None:
    greedy = [brains.brain(GAME.card.id, "greedy-1")] * players
    lucks = sums_by_seat([game_of(greedy, seed) for seed in range(1000)])
    assert all(map(is_nothing_on_the_whole, lucks))


@pytest.fixture(scope="module")
def some_deals() -> list[Deal]:
    return list(deals(random_game(3, 5)))


def test_the_luck_of_all_seats_comes_to_nothing(some_deals: list[Deal]) -> None:
    assert len(some_deals) > 5
    for one in some_deals:
        assert sum(one.luck) == pytest.approx(0, abs=1e-6)
        assert any(one.luck)
        assert all(doubt >= 0 for doubt in one.doubt)


def test_a_deal_that_helps_is_luck(some_deals: list[Deal]) -> None:
    """Luck is the share after the deal less a mean, so no luck can be larger than the share."""
    for one in some_deals:
        assert all(luck <= share for luck, share in zip(one.luck, one.shares, strict=True))
    assert any(luck > 0.01 for one in some_deals for luck in one.luck)
    assert any(luck < -0.01 for one in some_deals for luck in one.luck)


def test_luck_lies_within_its_doubt_of_what_longer_searches_find() -> None:
    record = random_game(2, 5)
    patient = SpeicherstadtAnalyst(SpeicherstadtRules(record.setup, standard_box()), 400)
    off = [
        (abs(one.luck[0] - other.luck[0]), one.doubt[0])
        for one, other in zip(deals(record), deals(record, judge=patient), strict=True)
    ]
    assert sum(gap > doubt for gap, doubt in off) <= 1
    assert fmean(gap for gap, _ in off) < 0.03


def test_the_last_fire_comes_for_certain_and_is_no_luck(some_deals: list[Deal]) -> None:
    record = random_game(3, 5)
    assert record.moves[-1].startswith("* deal")
    assert some_deals[-1].ply < len(record.moves)


def test_luck_knows_nothing_of_what_comes_later(some_deals: list[Deal]) -> None:
    record = random_game(3, 5)
    third = some_deals[2]
    assert list(deals(broken_off(record, third.ply + 1))) == some_deals[:3]


def test_somebody_may_say_stop() -> None:
    assert list(deals(random_game(3, 5), stop=lambda: True)) == []
