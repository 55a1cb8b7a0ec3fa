"""A brain remembers nothing, and yet it carries out what it began to ship."""

from __future__ import annotations

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.brain import Question
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import SHIPPING, State
from tests.ai.games import GAME, positions

MOST_MOVES = 25


def beginnings(players: int, seed: int) -> list[Question]:
    """The first decision of every shipping of a game that leaves a choice."""
    found: dict[tuple[int, int], Question] = {}
    for question in positions(players, seed):
        state: State = question.view
        if state.phase == SHIPPING and len(question.legal) > 1:
            found.setdefault((state.rounds, state.turn), question)
    return list(found.values())


@pytest.mark.parametrize("level", ["clerk", "hanseat"])
@pytest.mark.parametrize("players", [2, 4])
def test_what_comes_out_is_worth_what_was_promised(level: str, players: int) -> None:
    brain = brains.brain(GAME.card.id, level)
    questions = [question for seed in (1, 2) for question in beginnings(players, seed)]
    assert len(questions) > 10
    for question in questions:
        rules = question.rules
        assert isinstance(rules, SpeicherstadtRules)
        state = question.view.copy()
        promised = brain.choose(question).value
        reached = promised
        for move in range(MOST_MOVES):
            legal = rules.legal(state, question.seat)
            answer = brain.choose(Question(rules, state, question.seat, legal, 0, move))
            reached = answer.value
            rules.step(state, question.seat, answer.action)
            if state.phase != SHIPPING or state.mover != question.seat:
                break
        else:
            pytest.fail("it ships and ships")
        assert reached >= promised - 0.02
