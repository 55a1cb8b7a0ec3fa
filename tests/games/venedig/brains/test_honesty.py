"""No answer depends on what the seat can't know, nor on who has sealed a card already."""

from __future__ import annotations

from dataclasses import replace
from itertools import count, islice

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.brain import Question
from speicherstadt_app.ai.playing import known_to
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.box import numbers
from speicherstadt_app.games.venedig.rules.state import CHOOSE, State
from tests.games.venedig.brains.games import ID, bot, played

LEVELS = brains.levels(ID)
NEUTRAL, *LIKINGS = brains.styles(ID)
WHO = [*((level, NEUTRAL) for level in LEVELS), *((LEVELS[-1], style) for style in LIKINGS)]
EVERYBODY = [(level, style) for level in LEVELS for style in (NEUTRAL, *LIKINGS)]


def same_elsewhere(match: Match[State], question: Question, number: int) -> Question:
    """The same question where the others hold whatever they may hold, as far as this seat knows."""
    seat = question.seat
    other = question.rules.imagine(question.rules.view(match.state, seat), seat, Stream(number, "elsewhere"))
    return replace(question, view=known_to(question.rules, other, seat))


def checked(level: str, style: str, players: int, seed: int, iterations: int, most: int | None = None) -> int:
    """In how many positions of a game other hands could have been there, and were."""
    found = 0
    brain = bot(level, style)
    game = islice(played([brain] * players, seed, iterations), most)
    for number, (match, question, answer) in enumerate(game):
        elsewhere = same_elsewhere(match, question, number)
        assert bot(level, style).choose(elsewhere) == answer
        found += 1
    return found


@pytest.mark.parametrize(("level", "style"), WHO, ids=str)
def test_the_true_hands_make_no_difference(level: str, style: str) -> None:
    # A style weighs otherwise what its level has looked at.
    assert checked(level, style, 3, 11, 1, most=None if style == NEUTRAL else 60) > 50


def test_who_was_quicker_makes_no_difference() -> None:
    brain = bot(LEVELS[-1])
    rounds = 0
    for match, question, answer in played([brain] * 4, 12, 2):
        if match.state.phase != CHOOSE or question.seat != 3:
            continue
        # The others have sealed already: once they are taken back, one by one, the answer stays what it was.
        whole = match.state.copy()
        for seat in range(3):
            whole.hands[seat] |= 1 << whole.chosen[seat]
            whole.chosen[seat] = -1
        for seat in (2, 0):
            view = question.rules.view(whole, 3)
            asked = Question(question.rules, view, 3, question.legal, question.seed, question.ply, question.iterations)
            assert brain.choose(asked) == answer
            card = numbers(whole.hands[seat])[0]
            question.rules.step(whole, seat, act.one(act.CHOOSE, card))
        rounds += 1
    assert rounds > 5


@pytest.mark.long
@pytest.mark.parametrize(("level", "style"), EVERYBODY, ids=str)
def test_the_true_hands_make_no_difference_in_a_thousand_positions(level: str, style: str) -> None:
    found = 0
    for seed in count():
        found += checked(level, style, 2 + seed % 5, 100 + seed, 2)
        if found >= 1000:
            break
