"""The bot protocol where hands are hidden: what is asked with a seat's record, and that nothing else gets in."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.brain import Answer, Question, Stop, never
from speicherstadt_app.ai.playing import asked
from speicherstadt_app.ai.protocol import Bot
from speicherstadt_app.ai.random_brain import RandomBrain
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import record_of
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.engine.trial import Trial
from speicherstadt_app.games import registry
from tests.ai.test_protocol import answered
from tests.fixture_game.registered import registered
from tests.fixture_game.rules.rules import GAME

Data = dict[str, Any]


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with registered():
        yield


class Listener(RandomBrain):
    """Chooses by lot, and tells afterwards what it was asked."""

    def __init__(self) -> None:
        self.questions: list[Question] = []

    def choose(self, question: Question, stop: Stop = never) -> Answer:
        self.questions.append(question)
        return super().choose(question, stop)


def bot(brain: RandomBrain | None = None) -> Bot:
    return Bot("1.0") if brain is None else Bot("1.0", find_brain=lambda _game, _level, _style: brain)


def trial(seed: int = 3, players: int = 3) -> tuple[Trial, Data]:
    """A game, and its whole record."""
    game = Trial(GAME, players, seed)
    return game, record_of(GAME, game.match(), game.players(), seed=seed, meta={"app": "1"}).to_json()


def cut(record: Data, ply: int) -> Data:
    return {key: value for key, value in record.items() if key not in ("result", "seed")} | {
        "moves": record["moves"][:ply]
    }


def ask(do: str, record: Data, brain: RandomBrain | None = None, **more: object) -> Data:
    return answered(bot(brain), {"id": 1, "do": do, "record": record, **more})


def seen(record: Data, viewer: int) -> Data:
    told: Data = ask("seen", record, viewer=viewer)["record"]
    return told


def choose(record: Data, brain: RandomBrain | None = None, **more: object) -> Data:
    return ask("choose", record, brain, **{"iterations": 20, "seed": 7, **more})


def error(answer: Data) -> Data:
    assert set(answer) == {"id", "error"}, answer
    told: Data = answer["error"]
    assert told["why"]
    return told


def amid_a_choice(record: Data, sealed: int = 1) -> int:
    """A ply at which so many of those who choose at the same time have done so, and others have not."""
    moves = record["moves"]
    first = next(ply for ply, move in enumerate(moves) if " bid " in move)
    return first + sealed


def test_hello_tells_the_levels_and_styles_of_the_game_that_is_asked_for() -> None:
    first, own = (answered(bot(), {"id": 1, "do": "hello", **more}) for more in ({}, {"game": GAME.card.id}))
    assert first["games"] == own["games"] == list(registry.FOLDERS)
    assert first["levels"] == list(brains.levels("speicherstadt"))
    assert own["levels"] == list(brains.levels(GAME.card.id)) != first["levels"]
    assert own["styles"] == list(brains.styles(GAME.card.id)) != first["styles"]
    why = error(answered(bot(), {"id": 1, "do": "hello", "game": "chess"}))["why"]
    assert "chess" in why
    assert GAME.card.id in why


# Seen


def test_a_seats_record_is_the_same_game_with_its_secrets_veiled() -> None:
    _, record = trial()
    for viewer in range(3):
        told = seen(record, viewer)
        assert told["viewer"] == viewer
        assert {*told} == {*record} - {"result", "seed", "meta"} | {"viewer"}
        assert all(told[key] == record[key] for key in ("game", "rules", "options", "players", "first"))
        assert len(told["moves"]) == len(record["moves"])
        for whole, seat in zip(record["moves"], told["moves"], strict=True):
            who, verb, *rest = whole.split()
            secret = (verb == "bid" and who != str(viewer)) or (verb == "deal" and rest[0] != str(viewer))
            secret = secret or (verb == "show" and str(viewer) not in rest[:2])
            assert seat.endswith("?") == secret
            assert secret or seat == whole


def test_who_asks_what_a_seat_saw_must_name_a_seat_and_bring_a_whole_record() -> None:
    _, record = trial()
    assert "no 'viewer'" in error(ask("seen", record))["why"]
    for wrong in (3, -1, "0", True):
        assert "'viewer'" in error(ask("seen", record, viewer=wrong))["why"]
    assert "seat 1" in error(ask("seen", seen(record, 1), viewer=1))["why"]
    assert error(ask("seen", record | {"moves": ["* deal 0 99"]}, viewer=1))["ply"] == 0


# Every ply of many games


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (6, 4)])
def test_a_seats_record_has_the_answers_of_the_whole_one_at_every_ply(players: int, seed: int) -> None:
    game, record = trial(seed, players)
    rules = game.rules
    for ply, state in game.positions():
        whole = cut(record, ply)
        asked = ask("legal", whole)
        actors = rules.actors(state)
        for viewer in range(players):
            own = seen(whole, viewer)
            answer = ask("legal", own)
            assert (answer["to_move"], answer["phase"]) == (asked["to_move"], asked["phase"])
            assert answer["legal"] == [rules.text(viewer, action) for action in rules.legal(state, viewer)]
            assert ask("result", own)["result"] == ask("result", whole)["result"]
            if viewer in actors:
                assert choose(own, RandomBrain())["move"] in answer["legal"]
                assert ask("legal", whole, seat=viewer)["legal"] == answer["legal"] or len(actors) == 1
            else:
                assert error(choose(own))


def test_to_move_is_a_list_while_several_are_to_choose() -> None:
    _, record = trial()
    for sealed, number in ((0, 3), (1, 2), (2, 1)):
        ply = amid_a_choice(record, sealed)
        left = sorted({0, 1, 2} - {int(move[0]) for move in record["moves"][ply - sealed : ply]})
        answer = ask("legal", cut(record, ply))
        assert answer["to_move"] == (left if number > 1 else left[0])
        assert all(move.startswith(f"{left[0]} ") for move in answer["legal"]), "of the lowest, if none is named"
    assert ask("legal", record)["to_move"] is None


def test_of_several_the_seat_that_is_asked_for_is_answered() -> None:
    _, record = trial()
    ply = amid_a_choice(record, 1)
    chosen = int(record["moves"][ply - 1][0])
    for seat in range(3):
        legal = ask("legal", cut(record, ply), seat=seat)["legal"]
        assert bool(legal) == (seat != chosen)
        assert all(move.startswith(f"{seat} ") for move in legal)
    assert "'seat'" in error(ask("legal", cut(record, ply), seat=3))["why"]


# Choose


@pytest.mark.parametrize("ply", [0, 5, -1])
def test_a_whole_record_is_no_question_to_a_bot_whatever_the_position(ply: int) -> None:
    _, record = trial()
    whole = record if ply < 0 else cut(record, ply)
    assert "whole record" in error(choose(whole))["why"]


def test_it_is_the_viewers_turn_or_there_is_nothing_to_choose() -> None:
    _, record = trial()
    ply = amid_a_choice(record, 1)
    chosen = int(record["moves"][ply - 1][0])
    assert f"seat {chosen}" in error(choose(seen(cut(record, ply), chosen)))["why"]
    assert "chance" in error(choose(seen(cut(record, 0), 0)))["why"]
    assert "over" in error(choose(seen(record, 0)))["why"]


def test_the_brain_is_given_the_view_of_the_seat_and_nothing_else() -> None:
    game, record = trial()
    ply = amid_a_choice(record, 0)
    brain = Listener()
    choose(seen(cut(record, ply), 1), brain)
    [question] = brain.questions
    state = dict(game.positions())[ply]
    assert question.view == game.rules.view(state, 1)
    assert (question.seat, question.ply, question.seed, question.iterations) == (1, ply, 7, 20)


def test_who_has_sealed_already_and_in_which_order_changes_no_answer() -> None:
    _, record = trial(players=4)
    first = amid_a_choice(record, 0)
    choices = {int(move[0]): move for move in record["moves"][first : first + 4]}
    for seat in range(4):
        others = [other for other in choices if other != seat]
        orders = [order for many in range(4) for order in permutations(others, many)]
        brain = Listener()
        answers = []
        for order in orders:
            whole = cut(record, first)
            whole["moves"] = [*whole["moves"], *(choices[other] for other in order)]
            answers.append(choose(seen(whole, seat), brain))
        assert len(orders) == 16
        assert all(answer == answers[0] for answer in answers)
        asked = [(one.view, one.legal, one.seed, one.ply) for one in brain.questions]
        assert all(one == asked[0] for one in asked)
        longest = cut(record, first)
        longest["moves"] = [*longest["moves"], *(choices[other] for other in orders[-1])]
        assert choose(seen(longest, seat)) == choose(seen(cut(record, first), seat))


def test_choose_tells_the_brain_how_its_decision_began_and_what_it_played_since() -> None:
    longest = 0
    for seed in range(4):
        game, record = trial(seed, players=3)
        match: Match[Any] = Match(game.rules)
        for ply in game.plies:
            if ply.seat != CHANCE and len(match.legal(ply.seat)) > 1:
                brain = Listener()
                choose(seen(cut(record, ply.number), ply.seat), brain)
                [question] = brain.questions
                here = asked(match, ply.seat, 7)
                assert (question.began, question.played) == (here.began, here.played)
                assert (question.began is question.view) == (not question.played)
                if question.played:
                    longest = max(longest, len(question.played))
                    assert question.began == game.rules.view(match.at(ply.number - len(question.played)), ply.seat)
            match.play(ply.seat, ply.action)
    assert longest


def test_two_true_positions_with_the_same_seats_record_have_the_same_answer() -> None:
    for seed in range(5):
        _, record = trial(seed)
        here = cut(record, amid_a_choice(record, 0))
        dealt = [move.split()[3] for move in here["moves"] if move.startswith("* deal")]
        other = next(str(card) for card in range(1, 99) if str(card) not in dealt)
        changed = next(move for move in here["moves"] if move.startswith("* deal 1 "))
        there = here | {"moves": [f"* deal 1 {other}" if move == changed else move for move in here["moves"]]}
        assert ask("legal", here, seat=1) != ask("legal", there, seat=1)
        assert choose(seen(here, 0)) == choose(seen(there, 0))


def test_in_an_open_game_either_record_will_do() -> None:
    whole = {
        "format": "speicherstadt-record",
        "version": 1,
        "game": "speicherstadt",
        "rules": 1,
        "players": [{"name": "Anna", "kind": "human"}, {"name": "Kontor", "kind": "ai"}],
        "first": 0,
        "moves": ["* deal A-contract-5", "* deal A-office", "* deal A-firefighter-2", "0 place 3"],
    }
    one = seen(whole, 1)
    assert one == {**whole, "options": {}, "viewer": 1}
    for do in ("legal", "result"):
        assert ask(do, one) == ask(do, whole)
    assert choose(one, level="greedy") == choose(whole, level="greedy")
    assert "seat 0" in error(choose(seen(whole, 0), level="greedy"))["why"]
    assert ask("legal", seen(whole, 0))["legal"] == []


# What is wrong with a seat's record


def test_a_seats_record_tells_neither_result_nor_seed() -> None:
    _, record = trial()
    own = seen(record, 1)
    for key in ("result", "seed"):
        assert "neither result nor seed" in error(ask("legal", own | {key: record[key]}))["why"]
    assert error(ask("legal", record | {"viewer": 1}))
    for wrong in (3, -1, "1", 1.0, True):
        assert "'viewer'" in error(ask("legal", own | {"viewer": wrong}))["why"]


def test_a_whole_record_is_not_the_one_of_a_seat_and_the_other_way_round() -> None:
    _, record = trial()
    whole = cut(record, len(record["moves"]) - 1)
    flaw = error(ask("legal", whole | {"viewer": 0}))
    assert whole["moves"][flaw["ply"]] == flaw["move"] != seen(whole, 0)["moves"][flaw["ply"]]
    own = seen(whole, 0)
    flaw = error(ask("legal", {key: value for key, value in own.items() if key != "viewer"}))
    assert flaw["move"].endswith("?")
    assert error(ask("legal", own | {"viewer": 2}))["ply"] == 0


@pytest.mark.parametrize("players", [2, 4])
def test_each_move_in_the_form_of_another_viewer_is_refused_where_it_stands(players: int) -> None:
    game, record = trial(8, players)
    rules = game.rules
    whole = cut(record, len(record["moves"]))
    mine, others = seen(whole, 0), seen(whole, 1)
    for ply, played in enumerate(game.plies):
        forms = {rules.text(played.seat, played.action), others["moves"][ply]} - {mine["moves"][ply]}
        for form in forms:
            wrong = mine | {"moves": [*mine["moves"][:ply], form, *mine["moves"][ply + 1 :]]}
            flaw = error(ask("legal", wrong))
            assert (flaw["ply"], flaw["move"]) == (ply, form)


def test_what_is_open_to_the_viewer_shows_that_a_move_is_not_legal() -> None:
    _, record = trial()
    ply = amid_a_choice(record, 0)
    own = seen(cut(record, ply), 0)
    hand = [move.split()[3] for move in own["moves"] if move.startswith("* deal 0 ")]
    foreign = next(str(card) for card in range(1, 99) if str(card) not in hand)
    for move in (f"0 bid {foreign}", "1 take A", "* turn 1", f"* deal 0 {hand[0]}", "nonsense", ""):
        flaw = error(ask("legal", own | {"moves": [*own["moves"], move]}))
        assert (flaw["ply"], flaw["move"]) == (ply, move)
    twice = own | {"moves": [*own["moves"], "1 bid ?", "1 bid ?"]}
    assert error(ask("legal", twice))["ply"] == ply + 1


def test_no_contradiction_brings_the_program_down() -> None:
    """Moves of one game put into another: refused or answered, whatever they say."""
    _, record = trial(1, 4)
    _, other = trial(2, 4)
    one, two = seen(record, 2), seen(other, 2)
    for ply in range(len(one["moves"])):
        mixed = one | {"moves": [*one["moves"][:ply], *two["moves"][ply : ply + 3]]}
        for do in ("legal", "result"):
            answer = ask(do, mixed)
            assert ("error" in answer) or ("legal" in answer) or ("result" in answer)
        answer = choose(mixed)
        assert ("error" in answer) != ("move" in answer)
