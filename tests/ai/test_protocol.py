"""Questions and answers of the bot protocol, without a process around them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.brain import Answer, Brain, Candidate, Question, Stop, never
from speicherstadt_app.ai.protocol import MOST_ITERATIONS, Bot, Watch, read
from speicherstadt_app.games.speicherstadt.rules.cards import standard_box

GOLDEN = Path(__file__).resolve().parents[1] / "games" / "speicherstadt" / "golden"
FINISHED = [json.loads(line) for file in sorted(GOLDEN.glob("spec-*.jsonl")) for line in file.read_bytes().splitlines()]
START = ["* deal A-contract-5", "* deal A-office", "* deal A-firefighter-2"]
DEMAND = [*START, "0 place 3", "1 place 1", "0 place 1", "1 place 3", "0 place 2", "1 place 2"]


class Listener:
    """A brain and a watch that tell afterwards what they were asked."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.times: list[float | None] = []

    def choose(self, question: Question, stop: Stop = never) -> Answer:
        self.questions.append(question)
        return Answer(question.legal[0], 0.25, (Candidate(question.legal[0], 0.25, 1.0),))

    def asked(self, **more: object) -> dict[str, Any]:
        bot = Bot("1.0", find_brain=lambda game, level, style: self)
        return answered(bot, {"id": 1, "do": "choose", "record": record(*START), **more}, self.watch)

    def watch(self, time_ms: float | None) -> Stop:
        self.times.append(time_ms)
        return never


def record(*moves: str, **more: object) -> dict[str, Any]:
    return {
        "format": "speicherstadt-record",
        "version": 1,
        "game": "speicherstadt",
        "rules": 1,
        "players": [{"name": "Anna", "kind": "human"}, {"name": "Kontor", "kind": "ai"}],
        "first": 0,
        "moves": list(moves),
        **more,
    }


def ask(do: str, *moves: str, **more: object) -> dict[str, Any]:
    return answered(Bot("1.0"), {"id": 1, "do": do, "record": record(*moves), **more})


def answered(bot: Bot, question: dict[str, object], watch: Watch = lambda _: never) -> dict[str, Any]:
    answer = bot.answer(read(json.dumps(question).encode()), watch)
    assert answer["id"] == question.get("id")
    return answer


def refused(do: str, *moves: str, **more: object) -> dict[str, Any]:
    answer = ask(do, *moves, **more)
    assert set(answer) == {"id", "error"}
    error: dict[str, Any] = answer["error"]
    assert error["why"]
    return error


def test_legal_at_the_table() -> None:
    assert ask("legal", *START) == {
        "id": 1,
        "to_move": 0,
        "phase": "demand",
        "legal": ["0 place 1", "0 place 2", "0 place 3"],
    }
    assert ask("legal", *DEMAND)["legal"] == ["1 buy", "1 pass"]


def test_legal_at_a_chance_move_lists_every_card_of_the_season() -> None:
    answer = ask("legal", *START[:2])
    winter = [card.id for card in standard_box().cards if card.season == 0]
    assert (answer["to_move"], answer["phase"]) == ("*", "supply")
    assert answer["legal"] == [f"* deal {card}" for card in winter if card not in ("A-contract-5", "A-office")]


@pytest.mark.parametrize("game", FINISHED, ids=lambda game: f"{len(game['players'])} players")
def test_a_finished_game(game: dict[str, Any]) -> None:
    assert ask("legal", record=game) == {"id": 1, "to_move": None, "phase": "over", "legal": []}
    assert ask("result", record=game)["result"] == game["result"]
    assert refused("choose", record=game)


def test_a_game_that_has_just_ended_needs_no_result_to_be_asked_about() -> None:
    game = {key: value for key, value in FINISHED[0].items() if key not in ("result", "seed")}
    assert ask("legal", record=game)["phase"] == "over"
    assert ask("result", record=game)["result"] == FINISHED[0]["result"]


def test_a_told_result_must_be_true() -> None:
    wrong = FINISHED[0] | {"result": FINISHED[0]["result"] | {"scores": [99, 0]}}
    assert "scores" in refused("legal", record=wrong)["why"]
    assert refused("legal", *START, record=record(*START, result=FINISHED[0]["result"]))


def test_every_ply_of_a_game_can_be_asked_about() -> None:
    game = FINISHED[0]
    for ply, move in enumerate(game["moves"]):
        cut = {key: value for key, value in game.items() if key not in ("result", "seed")}
        answer = ask("legal", record=cut | {"moves": game["moves"][:ply]})
        assert move in answer["legal"]
        assert move.split(" ")[0] == str(answer["to_move"])


def test_the_result_of_an_unfinished_game_is_not_final() -> None:
    nothing = dict.fromkeys(("fire", "office", "contract", "trader", "church", "warehouse", "port", "chamber"), 0)
    assert ask("result", *DEMAND, "1 buy")["result"] == {
        "scores": [0, 0],
        "coins": [5, 3],
        "rounds": 0,
        "breakdown": [nothing, nothing],
        "final": False,
    }


def test_choose_answers_with_the_brains_move_value_and_candidates() -> None:
    assert Listener().asked() == {
        "id": 1,
        "move": "0 place 1",
        "value": 0.25,
        "candidates": [{"move": "0 place 1", "value": 0.25, "share": 1.0}],
    }


def test_the_brain_gets_seed_ply_and_iterations() -> None:
    listener = Listener()
    listener.asked(seed=-7, iterations=12)
    (question,) = listener.questions
    assert (question.seat, question.seed, question.ply, question.iterations) == (0, -7, 3, 12)
    assert len(question.legal) == 3


@pytest.mark.parametrize(
    ("budget", "time_ms"),
    [
        ({}, 1000),
        ({"time_ms": 800}, 800),
        ({"time_ms": 0.5}, 0.5),
        ({"iterations": 10}, None),
        ({"iterations": 10, "time_ms": 5}, 5),
        ({"iterations": None, "time_ms": None}, 1000),
    ],
)
def test_the_budget(budget: dict[str, object], time_ms: float | None) -> None:
    listener = Listener()
    listener.asked(**budget)
    assert listener.times == [time_ms]
    assert listener.questions[0].iterations == budget.get("iterations")


@pytest.mark.parametrize("key", ["time_ms", "iterations"])
@pytest.mark.parametrize("value", [0, -1, -0.5, "800", True, [1], {}])
def test_a_budget_must_be_a_number_above_nothing(key: str, value: object) -> None:
    assert key in refused("choose", *START, **{key: value})["why"]


@pytest.mark.parametrize(
    ("key", "value"),
    [("iterations", 1.5), ("seed", 1.5), ("seed", "7"), ("seed", True), ("level", 3), ("style", ["plain"])],
)
def test_other_settings_must_be_what_they_should_be(key: str, value: object) -> None:
    assert key in refused("choose", *START, **{key: value})["why"]


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [("iterations", True, "true"), ("iterations", "7", "'7'"), ("seed", 0.5, "0.5"), ("level", [None], "[null]")],
)
def test_what_was_sent_is_told_as_it_was_sent(key: str, value: object, told: str) -> None:
    assert refused("choose", *START, **{key: value})["why"].endswith(f", not {told}")


def test_no_number_of_iterations_outgrows_the_memory() -> None:
    listener = Listener()
    listener.asked(iterations=10**39)
    assert listener.questions[0].iterations == MOST_ITERATIONS


def test_without_a_level_the_strongest_answers() -> None:
    levels: list[str] = []

    def find(game: str, level: str, style: str | None) -> Brain:
        levels.append(level)
        return brains.brain(game, level, style)

    question = {"id": 1, "do": "choose", "record": record(*START)}
    assert answered(Bot("1.0", find_brain=find), question)["move"]
    assert levels == [brains.levels("speicherstadt")[-1]]


@pytest.mark.parametrize(
    ("question", "known"),
    [
        ({"do": "think"}, ["hello", "legal", "choose", "result", "stop", "quit"]),
        ({"do": 5}, ["hello"]),
        ({"do": None}, ["hello"]),
        ({"do": ["hello"]}, ["hello"]),
        ({}, ["hello", "quit"]),
        ({"do": "legal", "record": record(game="chess")}, ["speicherstadt"]),
        ({"do": "choose", "record": record(*START), "level": "kapitaen"}, list(brains.levels("speicherstadt"))),
        ({"do": "choose", "record": record(*START), "level": ""}, list(brains.levels("speicherstadt"))),
        ({"do": "choose", "record": record(*START), "style": "romantic"}, list(brains.styles("speicherstadt"))),
    ],
)
def test_what_is_unknown_is_answered_with_what_is_known(question: dict[str, object], known: list[str]) -> None:
    assert all(name in answered(Bot("1.0"), question)["error"]["why"] for name in known)


def test_a_choice_at_a_chance_move_is_refused() -> None:
    assert "chance" in refused("choose", *START[:2])["why"]


@pytest.mark.parametrize("do", ["legal", "choose", "result"])
@pytest.mark.parametrize(
    "broken",
    [
        None,
        7,
        "record",
        [],
        {},
        record(version=2),
        record(rules=99),
        record(players=[]),
        record(first=2),
        record(moves=3),
    ],
)
def test_a_record_that_is_none_is_refused_whoever_asks(do: str, broken: object) -> None:
    assert set(refused(do, record=broken)) == {"why"}


@pytest.mark.parametrize("do", ["legal", "choose", "result"])
@pytest.mark.parametrize("move", ["1 buy", "0 place 4", "* deal A-office", "nonsense", ""])
def test_a_record_that_breaks_the_rules_is_refused_with_ply_and_move(do: str, move: str) -> None:
    error = refused(do, *START, move, "0 place 1")
    assert (error["ply"], error["move"]) == (3, move)


def test_unknown_keys_do_not_matter() -> None:
    assert ask("legal", *START, comment={"x": 1}) == ask("legal", *START)
    assert ask("legal", record=record(*START, comment="x")) == ask("legal", *START)
