"""The end as a weapon: who is ahead and can end the game does, and nobody ends a game that would be lost."""

from __future__ import annotations

from functools import cache

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.brain import Question
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.box import DRIVER, numbers
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.rules.state import CHOOSE, State
from tests.games.venedig.brains.games import ID, bot, played

FEW = 5
ENDING = ("greedy-1", *brains.levels(ID)[2:])
CAREFUL = ("greedy-1", *brains.levels(ID)[-2:])


@cache
def last_choices(lead: int) -> list[Question]:
    """Choices of a start player with a driver that can drive the last pile, so far ahead or behind."""
    found = []
    for seed in range(60):
        for match, question, _ in played([bot("greedy-1")] * 3, seed, FEW):
            view: State = question.view
            rules = match.rules
            assert isinstance(rules, VenedigRules)
            if view.phase != CHOOSE or question.seat != view.start or view.left > 12:
                continue
            drivers = [card for card in numbers(view.hands[question.seat]) if rules.box.role[card] == DRIVER]
            if not drivers:
                continue
            view.left = 3
            others = max(score for seat, score in enumerate(view.scores) if seat != question.seat)
            view.scores[question.seat] = others + lead
            found.append(question)
            break
        if len(found) == 4:
            break
    return found


def plays_a_driver(question: Question, action: int) -> bool:
    assert isinstance(question.rules, VenedigRules)
    return question.rules.box.role[act.thing_of(action)] == DRIVER


CHARACTERS = [("merchant", style) for style in brains.styles(ID)[1:]]


@pytest.mark.parametrize(("level", "style"), [*((level, None) for level in ENDING), *CHARACTERS], ids=str)
def test_who_is_ahead_and_can_end_the_game_does(level: str, style: str | None) -> None:
    questions = last_choices(3)
    assert len(questions) == 4
    for question in questions:
        assert plays_a_driver(question, bot(level, style).choose(question).action)


@pytest.mark.parametrize(("level", "style"), [*((level, None) for level in CAREFUL), *CHARACTERS], ids=str)
def test_nobody_ends_a_game_that_would_be_lost(level: str, style: str | None) -> None:
    for question in last_choices(-15):
        if any(not plays_a_driver(question, action) for action in question.legal):
            assert not plays_a_driver(question, bot(level, style).choose(question).action)
