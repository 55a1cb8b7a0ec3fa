"""Every level of every game: legal answers, the same to the same question, and made of what the seat may know."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.brain import Question
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.engine.trial import Trial
from speicherstadt_app.games import registry
from tests.contract.every import GAMES, SMALL_TABLES

ITERATIONS = 8
QUESTIONS = 6
DIFFERENT_WORLDS = 3


def questions(game: str, players: int) -> Iterator[tuple[Trial, Question]]:
    """Some decisions from all over a game."""
    played = Trial(registry.find(game), players, 5)
    rules = played.rules
    plies = [ply for ply in played.plies if ply.seat != CHANCE and len(rules.legal(ply.state, ply.seat)) > 1]
    for ply in plies[:: len(plies) // QUESTIONS]:
        view = rules.view(ply.state, ply.seat)
        yield played, Question(rules, view, ply.seat, rules.legal(view, ply.seat), 7, ply.number, ITERATIONS)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_levels_and_a_usual_style(game: str) -> None:
    assert brains.levels(game)
    assert "random" in brains.known_levels(game)
    assert brains.styles(game)


@pytest.mark.parametrize(("game", "players"), SMALL_TABLES)
def test_each_level_answers_legally_and_the_same_again(game: str, players: int) -> None:
    for played, question in questions(game, players):
        before = played.rules.copy(question.view)
        for level in brains.known_levels(game):
            brain = brains.brain(game, level)
            answer = brain.choose(question)
            assert answer.action in question.legal
            assert {candidate.action for candidate in answer.candidates} <= {*question.legal}
            assert brains.brain(game, level).choose(question) == answer
            assert question.view == before


@pytest.mark.parametrize(("game", "players"), SMALL_TABLES)
def test_no_level_knows_what_its_seat_does_not(game: str, players: int) -> None:
    """Of true states that the seat can't tell apart, none changes the answer."""
    for played, question in questions(game, players):
        rules = played.rules
        worlds = [
            rules.imagine(question.view, question.seat, played.stream("world", question.ply, n))
            for n in range(DIFFERENT_WORLDS)
        ]
        for level in brains.levels(game):
            brain = brains.brain(game, level)
            answers = {
                brain.choose(replace(question, view=rules.view(world, question.seat))).action for world in worlds
            }
            assert len(answers) == 1


@pytest.mark.parametrize(("game", "players"), SMALL_TABLES)
def test_no_answer_depends_on_who_chose_first(game: str, players: int) -> None:
    for _, question in questions(game, players):
        rules = question.rules
        others = [seat for seat in rules.actors(question.view) if seat != question.seat]
        if not others:
            continue
        world = rules.imagine(question.view, question.seat, question.stream())
        for seat in others:
            rules.step(world, seat, rules.legal(world, seat)[0])
        for level in brains.levels(game):
            brain = brains.brain(game, level)
            later = replace(question, view=rules.view(world, question.seat))
            assert brain.choose(later).action == brain.choose(question).action
