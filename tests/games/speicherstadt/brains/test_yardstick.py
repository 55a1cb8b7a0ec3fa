"""`greedy-1` is the yardstick of all measuring: it decides today as on the day when it was frozen."""

from __future__ import annotations

import hashlib

import pytest

from speicherstadt_app.ai import brains
from tests.ai.games import GAME, positions

FROZEN = {
    2: "f485c5fbf0dc1e81",
    3: "60f7e9f6a7b8843b",
    4: "c1ba2f9a548d1fac",
    5: "aaf62733491dfaed",
}


@pytest.mark.parametrize("name", ["greedy-1", "greedy"])
@pytest.mark.parametrize("players", FROZEN)
def test_the_yardstick_never_changes(name: str, players: int) -> None:
    yardstick = brains.brain(GAME.card.id, name)
    questions = [question for seed in range(4) for question in positions(players, seed)]
    moves = [question.rules.text(question.seat, yardstick.choose(question).action) for question in questions]
    assert hashlib.sha256("\n".join(moves).encode()).hexdigest()[:16] == FROZEN[players]
