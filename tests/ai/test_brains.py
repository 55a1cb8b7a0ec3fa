"""What brains promise, tried in whole games with every level and style of the first game; those
of every game are tried at a few questions in tests/contract/test_brains.py."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import count, pairwise, product
from pathlib import Path

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.brain import Brain, Question
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import WrongVersion
from speicherstadt_app.engine.match import Match
from tests.ai.games import GAME, Now, finished, inside, played, positions, question_in

SRC = Path(__file__).resolve().parents[2] / "src"
LEVELS = [(GAME.card.id, level, brains.styles(GAME.card.id)[0]) for level in brains.known_levels(GAME.card.id)]
STYLES = [(GAME.card.id, brains.levels(GAME.card.id)[-1], style) for style in brains.styles(GAME.card.id)[1:]]
EVERYBODY = [*LEVELS, *STYLES]
AT_TABLES = [*product(LEVELS[::3], (2, 4, 5)), *((who, 3) for who in EVERYBODY)]
EACH_WITH_EACH = [
    (GAME.card.id, level, style) for level in brains.known_levels(GAME.card.id) for style in brains.styles(GAME.card.id)
]
FEW = 12
"""Iterations, where it is not about strength: every way through a brain is gone with few as with many."""


@pytest.fixture(params=EVERYBODY, ids="-".join)
def brain(request: pytest.FixtureRequest) -> Brain:
    return brains.brain(*request.param)


def test_levels_stand_weakest_first() -> None:
    """Measured are they in docs/ai.md; here it is seen that nobody has turned the list round."""
    *_, last = levels = brains.levels(GAME.card.id)
    for weaker, stronger in pairwise(("random", levels[0], last)):
        players = [brains.brain(GAME.card.id, stronger), brains.brain(GAME.card.id, weaker)]
        games = [finished([*players[seat:], *players[:seat]], seed, 100) for seed in range(5) for seat in (0, 1)]
        wins = sum(match.outcome().winners == (number % 2,) for number, match in enumerate(games))
        assert wins > len(games) / 2


def test_old_names_are_still_known() -> None:
    known = brains.known_levels(GAME.card.id)
    assert {"random", "greedy", "greedy-1"} <= set(known)
    assert set(brains.levels(GAME.card.id)).isdisjoint({"random", "greedy", "greedy-1"})
    question = positions(2, 1)[0]
    usual = brains.brain(GAME.card.id, "clerk").choose(question)
    assert brains.brain(GAME.card.id, "clerk", "plain").choose(question) == usual


@pytest.mark.parametrize(
    ("asked", "known"),
    [
        (("chess", "greedy"), ["speicherstadt"]),
        (("speicherstadt", "grandmaster"), list(brains.known_levels("speicherstadt"))),
        (("speicherstadt", "greedy", "romantic"), list(brains.styles("speicherstadt"))),
        (("speicherstadt", ""), list(brains.levels("speicherstadt"))),
    ],
)
def test_who_asks_for_somebody_unknown_is_told_who_there_is(asked: tuple[str, ...], known: list[str]) -> None:
    with pytest.raises(WrongVersion) as refused:
        brains.brain(*asked)
    assert all(name in refused.value.why for name in known)


@pytest.mark.parametrize(("who", "players"), AT_TABLES, ids=str)
def test_answers_are_legal_and_well_formed(who: tuple[str, str, str], players: int) -> None:
    brain = brains.brain(*who)
    for _, question, answer in played([brain] * players, seed=players, iterations=FEW):
        actions = [one.action for one in answer.candidates]
        shares = [one.share for one in answer.candidates]
        assert set(actions) <= set(question.legal)
        assert len(set(actions)) == len(actions)
        assert (answer.action, answer.value) == (actions[0], answer.candidates[0].value)
        assert all(0 <= one.value <= 1 for one in answer.candidates)
        assert all(0 <= share <= 1 for share in shares)
        assert shares == sorted(shares, reverse=True)
        assert sum(shares) == pytest.approx(1)


def test_the_same_question_has_the_same_answer_whatever_was_asked_before(brain: Brain) -> None:
    questions = positions(3, seed=3, iterations=FEW)[::3]
    in_order = [brain.choose(question) for question in questions]
    assert [brain.choose(question) for question in reversed(questions)] == in_order[::-1]


def test_a_question_is_not_changed_by_answering_it(brain: Brain) -> None:
    for question in positions(3, seed=4, iterations=FEW)[::2]:
        before = question.view.copy()
        legal = tuple(question.legal)
        brain.choose(question)
        assert (question.view, tuple(question.legal)) == (before, legal)


def test_in_a_hurry_there_is_an_answer_as_well(brain: Brain) -> None:
    assert finished([Now(brain)] * 3, seed=5).over


def same_answers_elsewhere(brain: Brain, players: int, seed: int, iterations: int | None) -> int:
    """The same moves lie on another table, where the dealer has other cards and cubes to come. How often it would."""
    true, other = (Dealer(GAME, players, number) for number in (seed, seed + 1))
    differences = 0
    for match, question, answer in played([brain] * players, seed, iterations):
        elsewhere = Match(true.rules, match.texts)
        assert brain.choose(question_in(elsewhere, seed, iterations)) == answer
        differences += question.view.pile and true.deal(match.state) != other.deal(match.state)
    return differences


def test_what_the_dealer_holds_makes_no_difference(brain: Brain) -> None:
    assert same_answers_elsewhere(brain, 3, 6, iterations=4)


@pytest.mark.long
@pytest.mark.parametrize("who", EACH_WITH_EACH, ids="-".join)
def test_what_the_dealer_holds_makes_no_difference_in_a_thousand_positions(who: tuple[str, str, str]) -> None:
    found = 0
    for seed in count():
        found += same_answers_elsewhere(brains.brain(*who), 2 + seed % 4, 10 * seed, iterations=50)
        if found >= 1000:
            break


def test_a_dealer_hidden_in_a_question_would_be_found() -> None:
    dealer = Dealer(GAME, 2, 1)
    question = positions(2, 1)[0]
    planted = Question(question.rules, {"innocent": [lambda: dealer]}, 0, (), 0, 0)
    assert dealer in list(inside(planted, {}))


def test_a_game_goes_the_same_way_in_another_process(brain: Brain, request: pytest.FixtureRequest) -> None:
    code = (
        "from tests.ai.games import finished\n"
        "from speicherstadt_app.ai import brains\n"
        f"print('\\n'.join(finished([brains.brain(*{request.node.callspec.params['brain']!r})] * 3, 9, {FEW}).texts))"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(SRC), str(SRC.parent))), "PYTHONHASHSEED": "77"}
    answer = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert answer.stdout.splitlines() == finished([brain] * 3, 9, FEW).texts
