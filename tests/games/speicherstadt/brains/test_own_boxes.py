"""Computer players, hints and reviews with a box of somebody's own: they reckon with its cards."""

from __future__ import annotations

from functools import cache

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.advice import must_have
from speicherstadt_app.ai.brain import Question
from speicherstadt_app.ai.hints import hints
from speicherstadt_app.ai.playing import played_out
from speicherstadt_app.ai.review import review
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.speicherstadt.brains.evaluators import best, plain
from speicherstadt_app.games.speicherstadt.rules.boxes import box_of
from speicherstadt_app.games.speicherstadt.rules.cards import standard_box
from speicherstadt_app.games.speicherstadt.rules.rules import GAME, SpeicherstadtRules
from tests.games.speicherstadt.variants import OPTIONS

ID = GAME.card.id
GAMES = 20


@cache
def questions(box: str, players: int) -> tuple[Question, ...]:
    """Some decisions of a game played at random, from the first round to the last."""
    dealer = Dealer(GAME, players, 5, OPTIONS[box])
    match = Match(dealer.rules)
    stream = Stream(5, "players")
    found = []
    while match.actors:
        (seat,) = match.actors
        if seat == CHANCE:
            dealer.serve(match)
            continue
        legal = match.legal(seat)
        if len(legal) > 1:
            found.append(Question(match.rules, match.state, seat, legal, 5, match.ply, 12))
        match.play(seat, stream.choice(legal))
    return tuple(found)


def won_against_chance(box: str, players: int, level: str) -> float:
    """The share of wins at one seat, everybody else deciding at random."""
    strong, weak = brains.brain(ID, level), brains.brain(ID, "random")
    victories = 0.0
    for number in range(GAMES):
        seat = number % players
        thinkers = [strong if other == seat else weak for other in range(players)]
        outcome = played_out(Dealer(GAME, players, number, OPTIONS[box]), thinkers, number).outcome()
        victories += (seat in outcome.winners) / len(outcome.winners)
    return victories / GAMES


@pytest.mark.parametrize("box", OPTIONS)
@pytest.mark.parametrize("players", [2, 5])
def test_every_level_and_style_chooses_something_legal_everywhere(box: str, players: int) -> None:
    asked = questions(box, players)
    for number, level in enumerate(brains.known_levels(ID)):
        for style in brains.styles(ID)[number % 3 :: 3]:
            for question in asked[number::29]:
                answer = brains.brain(ID, level, style).choose(question)
                assert answer.action in question.legal
                assert 0 <= answer.value <= 1


@pytest.mark.parametrize("box", OPTIONS)
@pytest.mark.parametrize("players", [2, 4])
def test_rules_of_thumb_win_nearly_always_against_chance(box: str, players: int) -> None:
    assert won_against_chance(box, players, "greedy") >= 0.9


def test_the_lowest_level_wins_nearly_always_against_chance() -> None:
    assert won_against_chance("printed", 2, "apprentice") >= 0.9


@pytest.mark.parametrize("box", OPTIONS)
def test_an_evaluator_looks_at_the_cards_of_the_game(box: str) -> None:
    """A box that came back from a record is the box that evaluators and tables are kept under."""
    own = box_of(OPTIONS[box])
    assert best(4, own) is best(4, box_of(OPTIONS[box]))
    assert best(4, own) is not best(4, standard_box())
    assert plain(4, own) is not plain(4, standard_box())


@pytest.mark.parametrize("box", OPTIONS)
def test_hints_can_be_followed(box: str) -> None:
    for question in questions(box, 2)[::40]:
        for hint in hints(must_have(ID, question.rules), question.view, question.seat).hints:
            state = question.view
            for action in hint.actions:
                state = question.rules.apply(state, question.seat, action).state


@pytest.mark.parametrize("box", OPTIONS)
def test_a_review_reads_the_record_alone(box: str) -> None:
    record = begun(box, 40)
    found = review(record)
    assert found is not None
    assert found.moves == 40
    assert all(abs(sum(point.shares) - 1) < 1e-6 for point in found.curve)


def begun(box: str, moves: int) -> Record:
    dealer = Dealer(GAME, 2, 9, OPTIONS[box])
    assert isinstance(dealer.rules, SpeicherstadtRules)
    match = Match(dealer.rules)
    stream = Stream(9, "players")
    while match.ply < moves:
        if match.actors == (CHANCE,):
            match.play(CHANCE, match.look(dealer.deal))
        else:
            match.play(match.actors[0], stream.choice(match.legal(match.actors[0])))
    return record_of(GAME, match, (Player("Anna", "human"), Player("Kontor", "ai")))
