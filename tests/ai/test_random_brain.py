from __future__ import annotations

from collections import Counter

from speicherstadt_app.ai.brain import Question
from speicherstadt_app.ai.random_brain import RandomBrain
from tests.ai.games import positions


def test_every_legal_action_is_as_likely() -> None:
    """1,000 draws from 5 columns: each comes 200 times, give or take four times the standard deviation of 12.6."""
    question = positions(4, seed=1)[0]
    drawn = Counter(
        RandomBrain()
        .choose(Question(question.rules, question.view, question.seat, question.legal, seed, question.ply))
        .action
        for seed in range(1000)
    )
    assert set(drawn) == set(question.legal)
    assert all(150 < times < 250 for times in drawn.values())


def test_it_decides_the_same_without_a_question() -> None:
    """Games of random brains make no view for somebody who doesn't look at it."""
    for question in positions(4, seed=2):
        choose = RandomBrain().blindly(question.seed, question.seat)
        assert choose(question.legal, question.ply, None) == RandomBrain().choose(question).action
