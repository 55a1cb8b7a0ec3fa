"""The search for any game: it wins, it can't cheat, and it can't be foreseen where many choose at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from statistics import fmean, stdev
from typing import Any

import pytest

from speicherstadt_app.ai.brain import Brain, Question
from speicherstadt_app.ai.general import LEVELS, ImaginingAnalyst, ImaginingBrain
from speicherstadt_app.ai.hints import hints
from speicherstadt_app.ai.imagining import search
from speicherstadt_app.ai.payoffs import win_shares
from speicherstadt_app.ai.playing import played_out
from speicherstadt_app.ai.random_brain import RandomBrain
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE, Setup
from speicherstadt_app.engine.streams import Stream
from tests.fixture_game.rules.rules import GAME
from tests.fixture_game.rules.state import NOTHING, UNKNOWN

BRAINS = {name: ImaginingBrain(level) for name, level in LEVELS.items()}


def shares_of_wins(one: Brain, other: Brain, players: int, deals: int) -> list[float]:
    """The one against others in every seat of each deal: its share of the wins, deal by deal."""
    found = []
    for deal in range(deals):
        won = 0.0
        for seat in range(players):
            seats = [other] * players
            seats[seat] = one
            match = played_out(Dealer(GAME, players, deal), seats, 100 * deal + seat)
            won += win_shares(match.outcome())[seat]
        found.append(won / players)
    return found


def questions(
    players: int, seeds: Sequence[int], iterations: int | None = None
) -> Iterator[tuple[Match[Any], Question]]:
    """Every bid of games at random, with the match as it stands."""
    for seed in seeds:
        dealer = Dealer(GAME, players, seed)
        match: Match[Any] = Match(dealer.rules)
        chance = Stream(seed, "test")
        while match.actors:
            if match.actors == (CHANCE,):
                dealer.serve(match)
                continue
            seat = chance.choice(match.actors)
            view = match.rules.view(match.state, seat)
            yield match, Question(match.rules, view, seat, match.legal(seat), seed, match.ply, iterations)
            match.play(seat, chance.choice(match.legal(seat)))


def dealt(hands: Sequence[Sequence[int]]) -> Match[Any]:
    """The first round of sealed bids, with three lots to win."""
    deals = [f"* deal {seat} {card}" for seat, hand in enumerate(hands) for card in hand]
    return Match(GAME.rules(Setup(len(hands))), [*deals, "* turn 3"])


@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_chance(players: int) -> None:
    won = shares_of_wins(BRAINS["casual"], RandomBrain(), players, 12)
    assert fmean(won) > 1 / players


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_thought_wins_more(players: int) -> None:
    ladder: list[Brain] = [RandomBrain(), *BRAINS.values()]
    for weaker, stronger in pairwise(ladder):
        won = shares_of_wins(stronger, weaker, players, 600)
        assert fmean(won) + 2 * stdev(won) / len(won) ** 0.5 > 1 / players


def test_whatever_the_others_really_hold_the_answer_is_the_same() -> None:
    brain = BRAINS["novice"]
    looked_at = 0
    for match, question in questions(3, range(12)):
        if len(question.legal) < 2:
            continue
        answer = brain.choose(question)
        for world in range(3):
            other = match.rules.imagine(question.view, question.seat, Stream(world, "other"))
            view = match.rules.view(other, question.seat)
            assert brain.choose(replace(question, view=view)) == answer
            looked_at += 1
    assert looked_at > 100


def test_the_answer_does_not_depend_on_who_has_sealed_already() -> None:
    hands = [[1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15]]
    brain = BRAINS["casual"]
    answers = set()
    for sealed in ([], [1], [2], [1, 2], [2, 1]):
        match = dealt(hands)
        for seat in sealed:
            match.play(seat, match.legal(seat)[1])
        view = match.rules.view(match.state, 0)
        answers.add(brain.choose(Question(match.rules, view, 0, match.legal(0), 7, 9)))
    assert len(answers) == 1


def test_whoever_is_foreseen_is_beaten_so_it_mixes() -> None:
    """One prize for the higher card, two equal seats: it is no use to hide the higher one at the end."""
    drawn: Counter[int] = Counter()
    match = dealt([[2, 6, 10, 12], [4, 9, 11, 13]])
    rules, view = match.rules, match.rules.view(match.state, 0)
    for seed in range(40):
        question = Question(rules, view, 0, rules.legal(view, 0), seed, 9)
        drawn[BRAINS["regular"].choose(question).action] += 1
    assert len(drawn) > 1, "the same card every time would be foreseen"


def test_a_view_is_not_changed() -> None:
    for _, question in questions(4, [1], 32):
        before = question.view.copy()
        BRAINS["novice"].choose(question)
        assert question.view == before


def test_stopped_before_it_began_it_answers_all_the_same() -> None:
    for _, question in questions(2, [2]):
        answer = BRAINS["keen"].choose(question, lambda: True)
        assert answer.action in question.legal


def test_the_budget_is_kept() -> None:
    for _, question in questions(3, [3]):
        if len(question.legal) > 1:
            for budget in (8, 50, 300):
                found = search(question.rules, question.view, question.seat, question.legal, Stream(1), budget)
                assert found.iterations <= budget


def test_hints_for_a_game_that_brings_nobody_who_gives_any() -> None:
    looking = ImaginingAnalyst(GAME.rules(Setup(3)))
    question = next(question for _, question in questions(3, [4]) if len(question.legal) >= 3)
    found = hints(looking, question.view, question.seat)
    assert [hint.actions[0] in question.legal for hint in found.hints] == [True] * 3
    assert found.area is None
    assert sum(looking.expected(question.view, question.seat)) == pytest.approx(1)
    shares = [hint.share for hint in found.hints]
    assert shares == sorted(shares, reverse=True)
    assert hints(looking, question.view, question.seat) == found


def test_sealed_bids_can_be_thought_of_as_open_again() -> None:
    match = dealt([[1, 2, 5, 6], [3, 4, 7, 8]])
    rules = match.rules
    before = rules.view(match.state, 0)
    match.play_text("1 bid 4")
    view = rules.view(match.state, 0)
    assert view.sealed == [NOTHING, UNKNOWN]
    assert rules.unsealed(view, 0) == before
