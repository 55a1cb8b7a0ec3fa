"""What was measured is what plays: answers of all levels, and of the yardstick, on the same positions."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import replace

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.brain import Question
from speicherstadt_app.games.venedig.brains.levels import LEVELS, Level
from speicherstadt_app.games.venedig.brains.thinking import ThinkingBrain
from tests.games.venedig.brains.games import ID, bot, played

FEW = 4
MEASURED = {2: "f8c3b38f5af188d2", 4: "c69d73f354cae024", 6: "cb0e501458971338"}
"""A fingerprint of what all levels choose, by the number of players."""
FROZEN = {
    2: "dac5ba21ab9bb270",
    3: "8f10f7727e4e5a87",
    4: "73ed091af0b6ed9a",
    5: "909c4a1ca5d0967d",
    6: "bbc50c5c597311b9",
}
"""A fingerprint of every decision of `greedy-1` in a game against itself."""
APPRENTICES = {
    2: "3e9e2da1aec42719",
    3: "8a0a3faded10e0c0",
    4: "068fb1ae89029ed8",
    5: "8db05c8a8419cfa4",
    6: "099d2902abab1b31",
}
"""A fingerprint of what the apprentice chooses in all of them: it errs rarely enough to be missed in a few."""
DECISIONS_OF_SIX = (64, 65, 72)
"""A council, once more, and a choice: decisions of a game of six where each way of the doge tells."""
ENOUGH = 15
"""Imagined positions in which plans are left out at one patience and not yet at the other."""
DOGE_OF_SIX = "f305a5ee1662f1fd"
"""A fingerprint of what the doge of six thinks there."""


def chosen(players: int, levels: Sequence[str], every: int) -> str:
    found = hashlib.sha256()
    thinkers = [bot(level) for level in levels]
    for number, (_, question, _) in enumerate(played([bot("greedy-1")] * players, 3, FEW)):
        if number % every == 0:
            for thinker in thinkers:
                answer = thinker.choose(question)
                found.update(question.rules.text(question.seat, answer.action).encode())
    return found.hexdigest()[:16]


@pytest.mark.parametrize(("players", "fingerprint"), MEASURED.items())
def test_what_was_measured_is_what_plays(players: int, fingerprint: str) -> None:
    """Who changes an answer, to whatever end, has changed what docs/ai-diary.md says of all levels: measure it anew."""
    assert chosen(players, brains.levels(ID), 17) == fingerprint


@pytest.mark.parametrize(("players", "fingerprint"), FROZEN.items())
def test_the_yardstick_never_changes(players: int, fingerprint: str) -> None:
    assert chosen(players, ["greedy-1"], 1) == fingerprint


@pytest.mark.parametrize(("players", "fingerprint"), APPRENTICES.items())
def test_the_apprentice_errs_as_it_was_measured(players: int, fingerprint: str) -> None:
    assert chosen(players, ["apprentice"], 1) == fingerprint


def thought(level: Level, questions: Iterable[Question]) -> str:
    """What a level chooses, and what it takes everything else to be worth."""
    found = hashlib.sha256()
    for question in questions:
        for each in ThinkingBrain(level).choose(replace(question, iterations=ENOUGH)).candidates:
            found.update(f"{question.rules.text(question.seat, each.action)} {each.value:.6f}\n".encode())
    return found.hexdigest()[:16]


def test_whatever_the_doge_of_six_does_otherwise_is_seen() -> None:
    """Four positions are too few for that: nobody leaves a plan out."""
    game = enumerate(played([bot("greedy-1")] * 6, 3, FEW))
    asked: list[Question] = []
    while len(asked) < len(DECISIONS_OF_SIX):
        number, (_, question, _) = next(game)
        if number in DECISIONS_OF_SIX:
            asked.append(question)
    doge = LEVELS["doge"]
    assert thought(doge, asked) == DOGE_OF_SIX
    for other in (replace(doge, patient=()), replace(doge, further=()), replace(doge, chances=())):
        assert thought(other, asked) != DOGE_OF_SIX
