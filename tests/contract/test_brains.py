"""Every level of every game: legal answers, the same to the same question, and made of what the seat may know."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.advice import Care, Option, Reason
from speicherstadt_app.ai.answers import answer
from speicherstadt_app.ai.brain import Answer, Question, Stop, never
from speicherstadt_app.ai.playing import move, played_out
from speicherstadt_app.ai.random_brain import RandomBrain
from speicherstadt_app.ai.review import review
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import Illegal, WrongVersion
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.engine.rules import CHANCE, Action, Game, Move, Seat, Setup
from speicherstadt_app.engine.trial import Trial
from speicherstadt_app.games import registry
from speicherstadt_app.play.advising import Inquiry, look
from tests.ai.games import inside
from tests.contract.every import GAMES, SMALL_TABLES, card_of

ROOT = Path(__file__).resolve().parents[2]
ITERATIONS = 8
FEW = 2
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


def is_well_formed(found: Answer, question: Question) -> None:
    """As docs/bot-protocol.md promises it to other programs."""
    actions = [one.action for one in found.candidates]
    shares = [one.share for one in found.candidates]
    assert {*actions} <= {*question.legal}
    assert len({*actions}) == len(actions)
    assert (found.action, found.value) == (actions[0], found.candidates[0].value)
    assert all(0 <= one.value <= 1 for one in found.candidates)
    assert all(0 <= share <= 1 for share in shares)
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize(("game", "players"), SMALL_TABLES)
def test_each_level_answers_legally_and_the_same_again(game: str, players: int) -> None:
    for played, question in questions(game, players):
        before = played.rules.copy(question.view)
        for level in brains.known_levels(game):
            found = brains.brain(game, level).choose(question)
            is_well_formed(found, question)
            assert brains.brain(game, level).choose(question) == found
            assert question.view == before


@pytest.mark.parametrize("game", GAMES)
def test_each_style_answers_legally_and_the_usual_one_may_be_left_out(game: str) -> None:
    first, *others = islice(questions(game, card_of(game).seats[0]), 2)
    level = brains.levels(game)[-1]
    usual, *styles = brains.styles(game)
    assert brains.brain(game, level, usual).choose(first[1]) == brains.brain(game, level).choose(first[1])
    for style in styles:
        for _, question in others:
            is_well_formed(brains.brain(game, level, style).choose(question), question)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_asked_before_changes_no_answer(game: str) -> None:
    some = [replace(question, iterations=FEW) for _, question in islice(questions(game, card_of(game).seats[0]), 3)]
    for level in brains.levels(game):
        brain = brains.brain(game, level)
        in_order = [brain.choose(question) for question in some]
        assert [brain.choose(question) for question in reversed(some)] == in_order[::-1]


@pytest.mark.parametrize("game", GAMES)
def test_in_a_hurry_there_is_an_answer_as_well(game: str) -> None:
    for _, question in islice(questions(game, card_of(game).seats[1]), 0, None, 2):
        for level in brains.known_levels(game):
            asked = replace(question, iterations=None)
            assert brains.brain(game, level).choose(asked, lambda: True).action in question.legal


def answers(game: str) -> list[str]:
    """Of every level, to some questions: whole, as text."""
    some = [replace(question, iterations=FEW) for _, question in islice(questions(game, card_of(game).seats[0]), 1, 3)]
    return [f"{level} {brains.brain(game, level).choose(each)}" for level in brains.known_levels(game) for each in some]


@pytest.mark.parametrize("game", GAMES)
def test_answers_are_the_same_in_another_process(game: str) -> None:
    code = (
        "from tests.contract.test_brains import answers\n"
        "from tests.fixture_game.program import register\n"
        f"register()\nprint('\\n'.join(answers({game!r})))"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT))), "PYTHONHASHSEED": "77"}
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.splitlines() == answers(game)


@pytest.mark.parametrize("game", GAMES)
def test_who_asks_for_somebody_unknown_is_told_who_there_is(game: str) -> None:
    levels, styles = brains.known_levels(game), brains.styles(game)
    for asked, known in (((game, "grandmaster"), levels), ((game, levels[0], "romantic"), styles)):
        with pytest.raises(WrongVersion) as refused:
            brains.brain(*asked)
        assert all(name in refused.value.why for name in known)


class Noting:
    """Somebody who decides by lot and remembers what they were asked."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    def choose(self, question: Question, stop: Stop = never) -> Answer:
        self.asked.append(question)
        return RandomBrain().choose(question, stop)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_in_a_question_leads_to_the_match_or_the_dealer(game: str) -> None:
    noting = Noting()
    players = card_of(game).seats[0]
    played_out(Dealer(registry.find(game), players, 8), [noting] * players, 1)
    for question in noting.asked[:: max(1, len(noting.asked) // 3)]:
        assert not [thing for thing in inside(question, {}) if isinstance(thing, Match | Dealer)]


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


@pytest.mark.parametrize(("game", "players"), [table for table in SMALL_TABLES if not card_of(table[0]).open])
def test_who_has_a_single_thing_to_do_may_be_asked_all_the_same(game: str, players: int) -> None:
    """At a table with secrets nobody may notice whether there was a choice."""
    for _, question in questions(game, players):
        alone = replace(question, legal=question.legal[:1])
        for level in brains.known_levels(game):
            assert brains.brain(game, level).choose(alone).action == question.legal[0]


class Listening:
    """A brain that decides by lot, and an analyst that finds nothing worth doing: both note what they are told."""

    care = Care(1, 1.0)

    def __init__(self) -> None:
        self.told: list[tuple[Any, Seat]] = []

    def choose(self, question: Question, stop: Stop = never) -> Answer:
        self.told.append((question.view, question.seat))
        return RandomBrain().choose(question, stop)

    def advise(self, view: Any, seat: Seat, most: int, stop: Stop = never) -> list[Option]:
        self.told.append((view, seat))
        return [Option((0,), self._shares, 1.0, None)]

    def weigh(self, view: Any, seat: Seat, actions: Sequence[Action], stop: Stop = never) -> Option:
        self.told.append((view, seat))
        return Option(tuple(actions), self._shares, 1.0, None)

    def decision(self, view: Any, seat: Seat, moves: Sequence[Move]) -> int:
        self.told.append((view, seat))
        return 1

    def reasons(self, view: Any, seat: Seat, better: Option, worse: Option) -> tuple[Reason, ...]:
        return ()

    def expected(self, view: Any, seat: Seat) -> tuple[float, ...]:
        return self._shares

    @property
    def _shares(self) -> tuple[float, ...]:
        return (0.0,) * 15


def arena(game: Game, players: int, listening: Listening) -> None:
    played_out(Dealer(game, players, 8), [listening] * players, 1)


def move_by_move(game: Game, players: int, listening: Listening) -> None:
    dealer = Dealer(game, players, 8)
    match: Match[Any] = Match(dealer.rules)
    dealer.serve(match)
    while match.actors:
        move(match, listening, 1)
        dealer.serve(match)


def looked_back(game: Game, players: int, listening: Listening) -> None:
    review(by_lot(game, players))


def one_answer(game: Game, players: int, listening: Listening) -> None:
    record = by_lot(game, players)
    for ply in range(len(record.moves)):
        answer(record, ply)


def hinted(game: Game, players: int, listening: Listening) -> None:
    played = Trial(game, players, 8)
    for ply in played.plies:
        if ply.seat != CHANCE:
            look(Inquiry(game.card.id, played.rules, played.rules.view(ply.state, ply.seat), ply.seat), never)


def by_lot(game: Game, players: int) -> Record:
    match = played_out(Dealer(game, players, 8), [RandomBrain()] * players, 1)
    return record_of(game, match, tuple(Player(f"Bot {n}", "ai") for n in range(players)), seed=8)


@pytest.mark.parametrize("asks", [arena, move_by_move, looked_back, one_answer, hinted])
def test_nobody_who_thinks_is_told_who_has_chosen_already(
    asks: Callable[[Game, int, Listening], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not at a table, in an arena, in a review or for a hint: whatever brains a game brings."""
    game, players = registry.find("bids"), 4
    listening = Listening()
    for module in ("ai.review", "ai.answers", "play.advising"):
        monkeypatch.setattr(f"speicherstadt_app.{module}.must_have", lambda _game, _rules: listening)
    asks(game, players, listening)
    rules = game.rules(Setup(players))
    assert listening.told
    together = 0
    for view, seat in listening.told:
        assert rules.unsealed(view, seat) == view
        together += rules.phase(view) == "bid"
    assert together


@pytest.mark.parametrize("game", [game for game in GAMES if not card_of(game).open])
def test_nothing_is_said_of_decisions_while_a_game_with_secrets_goes_on(game: str) -> None:
    whole = by_lot(registry.find(game), 3)
    record = replace(whole, moves=whole.moves[:20], result=None, seed=None)
    with pytest.raises(Illegal, match="once it is over"):
        review(record)
    with pytest.raises(Illegal, match="once it is over"):
        answer(record, 15)
