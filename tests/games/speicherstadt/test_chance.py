"""What chance brought against what was to be expected of it: fair shuffles come out even, unfair ones show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt

import pytest

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.drawn import Drawn
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.engine.rules import CHANCE, Action
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules.cards import standard_box
from speicherstadt_app.games.speicherstadt.rules.chance import NOTHING, Chances, chances_of
from speicherstadt_app.games.speicherstadt.rules.goods import KINDS, count
from speicherstadt_app.games.speicherstadt.rules.state import State

GAME = find("speicherstadt")
GAMES = 150
SURE = 4.0
"""So many standard deviations come by chance once in 16,000 times."""


def played(seed: int, favoured: int | None = None) -> Record:
    """A game by lot; the cubes of a cheat are those that one seat wants."""
    dealer, random = Dealer(GAME, 3, seed), Stream(seed, "moves")
    match = Match(dealer.rules)
    while not match.over:
        seat = match.actors[0]
        if seat == CHANCE:
            if favoured is None:
                match.play(CHANCE, dealer.deal(match.state))
            else:
                chances = match.rules.chances(match.state)
                match.play(CHANCE, max((one for one, _ in chances), key=lambda one: wanted(match.state, one, favoured)))
        else:
            match.play(seat, random.choice(match.legal(seat)))
    return record_of(GAME, match, (Player("Anna", "human"), Player("Ben", "human"), Player("Cem", "human")))


def wanted(state: State, action: Action, seat: int) -> int:
    box = standard_box()
    needs = [state.needs[box.contract_index[n]] for n in box.contracts if state.cards[seat] >> n & 1]
    _, cargo = act.deal_of(action)
    return sum(count(cargo, good) for good in KINDS if any(count(need, good) for need in needs))


def summed(found: Sequence[tuple[Chances, ...]], seat: int) -> Chances:
    total = NOTHING
    for game in found:
        total = total.and_then(game[seat])
    return total


def off(drawn: Drawn) -> float:
    return (drawn.seen - drawn.expected) / sqrt(drawn.variance)


def test_a_fair_shuffle_favours_nobody() -> None:
    found = [chances_of(played(seed)) for seed in range(GAMES)]
    for seat in range(3):
        total = summed(found, seat)
        assert total.cubes.expected > 100, "there is something to count"
        assert abs(off(total.cubes)) < SURE
        assert abs(off(total.fires)) < SURE


def test_a_shuffle_that_brings_somebody_what_he_wants_is_seen_in_a_few_games() -> None:
    found = [chances_of(played(seed, favoured=1)) for seed in range(12)]
    assert off(summed(found, 1).cubes) > SURE


def test_the_points_of_the_fires_are_those_of_the_game_but_for_what_was_certain() -> None:
    """The last fire comes when everybody knows it, and so does one that is the last card of its season."""
    checked = 0
    for seed in range(20):
        record = played(seed)
        match = Match(GAME.rules(record.setup))
        points, certain = [0] * 3, 0
        for text in record.moves:
            left = len({act.deal_of(one)[0] for one, _ in match.rules.chances(match.state)}) if text[0] == "*" else 0
            before = len(match.state.fires)
            match.play_text(text)
            if len(match.state.fires) > before:
                certain += left == 1
                points = [sum(each) for each in zip(points, match.state.fires[-1], strict=True)] if left > 1 else points
        checked += certain > 0
        assert [one.fires.seen for one in chances_of(record)] == pytest.approx(points)
    assert checked == 20, "every game has a fire that is certain"


def test_what_a_ship_may_bring_is_reckoned_over_all_its_cargoes() -> None:
    record = played(3)
    match = Match(GAME.rules(record.setup))
    ships = 0
    for ply, text in enumerate(record.moves):
        card, cargo = act.deal_of(match.rules.parse(text).action) if text[0] == "*" else (0, 0)
        if cargo:
            ships += 1
            may_come = [
                (one, weight) for one, weight in match.rules.chances(match.state) if act.deal_of(one)[0] == card
            ]
            total = sum(weight for _, weight in may_come)
            before, after = (
                chances_of(replace(record, moves=record.moves[:end], result=None)) for end in (ply, ply + 1)
            )
            for seat in range(3):
                found = [(wanted(match.state, one, seat), weight) for one, weight in may_come]
                mean = sum(number * weight for number, weight in found) / total
                variance = sum((number - mean) ** 2 * weight for number, weight in found) / total
                one, other = before[seat].cubes, after[seat].cubes
                assert other.expected - one.expected == pytest.approx(mean)
                assert other.variance - one.variance == pytest.approx(variance)
        match.play_text(text)
    assert ships > 10


def test_a_game_that_goes_on_is_counted_as_far_as_it_went() -> None:
    whole = played(3)
    half = chances_of(replace(whole, moves=whole.moves[:60], result=None))
    assert all(early.cubes.variance <= late.cubes.variance for early, late in zip(half, chances_of(whole), strict=True))
    assert chances_of(replace(whole, moves=(), result=None)) == (NOTHING,) * 3
