"""The bot command from outside: a process that is asked lines and answers lines."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Condition
from typing import Any, TypeVar

import pytest

from speicherstadt_app import __version__
from speicherstadt_app.ai import brains
from speicherstadt_app.ai.protocol import Asked
from speicherstadt_app.cli.bot import Waiting, run
from speicherstadt_app.cli.refusal import Refusal
from speicherstadt_app.engine.record import record_from_json, replay
from speicherstadt_app.games import registry
from tests.fixture_game import CARD

T = TypeVar("T")

ROOT = Path(__file__).resolve().parents[2]
FOR_EVER = 10**9
COMMAND = "speicherstadt_app", "bot"
ODD = ("tests.cli.odd_bot",)
START = ["* deal A-contract-5", "* deal A-office", "* deal A-firefighter-2"]


class Session:
    """A running bot."""

    def __init__(self, *module: str) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
        self.process = subprocess.Popen(
            [sys.executable, "-m", *module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
        )
        assert self.process.stdin
        assert self.process.stdout
        self.input, self.output = self.process.stdin, self.process.stdout

    def send(self, *lines: bytes | dict[str, Any]) -> None:
        for line in lines:
            self.input.write((line if isinstance(line, bytes) else json.dumps(line).encode()) + b"\n")
        self.input.flush()

    def receive(self) -> dict[str, Any]:
        answer = json.loads(self.output.readline())
        assert isinstance(answer, dict)
        return answer

    def ask(self, line: bytes | dict[str, Any]) -> dict[str, Any]:
        self.send(line)
        return self.receive()

    def end(self) -> tuple[list[dict[str, Any]], str, int]:
        """Close the input: the answers still to come, what stands on standard error, and the exit code."""
        output, errors = self.process.communicate()
        return [json.loads(line) for line in output.splitlines()], errors.decode(), self.process.returncode


@pytest.fixture
def bot() -> Iterator[Session]:
    yield from session(*COMMAND)


@pytest.fixture
def secretive() -> Iterator[Session]:
    """The program with the tests' own game in it."""
    yield from session("tests.fixture_game", "bot")


@pytest.fixture
def odd() -> Iterator[Session]:
    yield from session(*ODD)


def session(*module: str) -> Iterator[Session]:
    one = Session(*module)
    with one.process:
        yield one
        one.process.kill()


def record(*moves: str, players: int = 2, **more: object) -> dict[str, Any]:
    return {
        "format": "speicherstadt-record",
        "version": 1,
        "game": "speicherstadt",
        "rules": 1,
        "players": [{"name": f"Player {seat}", "kind": "human"} for seat in range(players)],
        "first": 0,
        "moves": list(moves),
        **more,
    }


def choose(number: object, level: str, **more: object) -> dict[str, Any]:
    return {"id": number, "do": "choose", "record": record(*START), "level": level, **more}


def test_it_introduces_itself(bot: Session) -> None:
    assert bot.ask({"id": 1, "do": "hello"}) == {
        "id": 1,
        "name": "Speicherstadt",
        "version": __version__,
        "games": list(registry.FOLDERS),
        "levels": list(brains.levels("speicherstadt")),
        "styles": list(brains.styles("speicherstadt")),
    }


def test_a_game_with_secrets_is_asked_about_with_what_a_seat_saw(secretive: Session) -> None:
    hello = secretive.ask({"id": 1, "do": "hello", "game": CARD.id})
    assert {"speicherstadt", CARD.id} <= {*hello["games"]}
    dealt = [f"* deal {seat} {4 * seat + card}" for seat in (0, 1) for card in (1, 2, 3, 4)]
    whole = record(*dealt, "* turn 2", "1 bid 7", game=CARD.id)
    legal = secretive.ask({"id": 2, "do": "legal", "record": whole})
    assert (legal["to_move"], legal["phase"]) == (0, "bid")
    question = {"id": 3, "do": "choose", "level": hello["levels"][-1], "iterations": 30}
    assert "error" in secretive.ask({**question, "record": whole})
    seen = secretive.ask({"id": 4, "do": "seen", "viewer": 0, "record": whole})["record"]
    assert seen["moves"][4:] == [*["* deal 1 ?"] * 4, "* turn 2", "1 bid ?"]
    assert secretive.ask({**question, "record": seen})["move"] in legal["legal"]
    seen["moves"][-1] = "1 bid 7"
    error = secretive.ask({**question, "record": seen})["error"]
    assert (error["ply"], error["move"]) == (9, "1 bid 7")


@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_can_be_played_by_asking_alone(bot: Session, players: int) -> None:
    chance = random.Random(players)
    played = record(players=players)
    while (position := bot.ask({"id": 0, "do": "legal", "record": played}))["to_move"] is not None:
        if position["to_move"] == "*":
            move = chance.choice(position["legal"])
        elif position["to_move"] == 0:
            answer = bot.ask({"id": 1, "do": "choose", "record": played, "level": "greedy", "iterations": 10})
            move = answer["move"]
            assert answer["candidates"][0]["move"] == move
            assert {one["move"] for one in answer["candidates"]} <= set(position["legal"])
        else:
            move = chance.choice(position["legal"])
        assert move in position["legal"]
        played["moves"].append(move)
    assert position == {"id": 0, "to_move": None, "phase": "over", "legal": []}
    result = bot.ask({"id": 2, "do": "result", "record": played})["result"]
    assert "final" not in result
    assert replay(record_from_json(played | {"result": result}), registry.find).over
    assert bot.ask({"id": 3, "do": "result", "record": played | {"result": result}})["result"] == result
    assert bot.ask({"id": 4, "do": "choose", "record": played})["error"]["why"]


def test_the_same_seed_and_iterations_give_the_same_answer_in_another_process() -> None:
    questions = [choose(seed, level, seed=seed, iterations=50) for seed in range(5) for level in ("random", "greedy")]
    answers = []
    for _ in range(2):
        one = Session(*COMMAND)
        one.send(*questions)
        found, _, code = one.end()
        assert code == 0
        answers.append(found)
        questions.reverse()
    assert answers[0] == answers[1][::-1]
    assert len({answer["move"] for answer in answers[0]}) > 1


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"hello?",
        b"\x00",
        b"\xff\xfe{\x00}\x00",
        b'{"id": 1, "do": "hell\xf6"}',
        b"[]",
        b"null",
        b"7",
        b'"hello"',
        b'{"id": 1, "do": "hello"',
        b'{"id": 1, "do": "hello"} {"id": 2}',
        b'{"id": 1, "id": 2, "do": "hello"}',
        b'{"id": NaN, "do": "hello"}',
        b'{"id": 1e999, "do": "hello"}',
        b'{"id": ' + b"9" * 100_000 + b', "do": "hello"}',
        b'{"id": "\\ud800", "do": "hello"}',
        b"[" * 100_000,
        b'{"id":' * 50_000,
        b'{"id": 1, "do": "hello", "x": "' + b"x" * 3_000_000 + b'"}',
    ],
    ids=lambda line: repr(line[:30]),
)
def test_a_line_that_is_no_question_gets_an_error_without_id(bot: Session, line: bytes) -> None:
    answer = bot.ask(line)
    assert answer["id"] is None
    assert list(answer["error"]) == ["why"]
    assert bot.ask({"id": 2, "do": "hello"})["name"]


@pytest.mark.parametrize("number", [0, -1, 1.5, "seven", "ü\n", None, True, [1, {"a": None}], {"deep": [[]]}])
def test_the_id_comes_back_as_it_was(bot: Session, number: object) -> None:
    for do in ("hello", "legal", "nonsense", "stop"):
        answer = bot.ask({"id": number, "do": do})
        assert answer["id"] == number
        assert type(answer["id"]) is type(number)


def test_a_question_without_id_is_answered_with_none(bot: Session) -> None:
    assert bot.ask({"do": "stop"}) == {"id": None, "stopped": True}


def test_lines_may_end_as_on_windows_and_begin_with_a_byte_order_mark(bot: Session) -> None:
    assert bot.ask(b'\xef\xbb\xbf{"id": 1, "do": "stop"}\r') == {"id": 1, "stopped": True}


def test_a_wrong_move_is_told_with_its_place(bot: Session) -> None:
    question = {"id": 2, "do": "legal", "record": record(*START, "0 place 3", "1 place 4")}
    error = bot.ask(question)["error"]
    assert (error["ply"], error["move"]) == (4, "1 place 4")
    assert error["why"]


def test_quit_ends_it_and_what_comes_after_is_not_answered(bot: Session) -> None:
    bot.send({"id": 1, "do": "stop"}, {"id": 2, "do": "quit"}, {"id": 3, "do": "stop"})
    answers, errors, code = bot.end()
    assert answers == [{"id": 1, "stopped": True}, {"id": 2, "bye": True}]
    assert (errors, code) == ("", 0)


def test_quit_ends_it_while_the_input_stays_open(bot: Session) -> None:
    assert bot.ask({"id": 2, "do": "quit"}) == {"id": 2, "bye": True}
    assert bot.process.wait() == 0


def test_the_end_of_the_input_ends_it_once_all_is_answered(bot: Session) -> None:
    bot.send(choose(1, "greedy"), choose(2, "random"))
    bot.input.write(b'{"id": 3, "do": "stop"}')
    answers, errors, code = bot.end()
    assert [answer["id"] for answer in answers] == [1, 2, 3]
    assert (errors, code) == ("", 0)


def test_an_empty_input_is_no_error(bot: Session) -> None:
    assert bot.end() == ([], "", 0)


def test_stop_makes_a_running_choose_answer_before_it_is_answered_itself(odd: Session) -> None:
    odd.send(choose(8, "patient", time_ms=FOR_EVER), {"id": 9, "do": "stop"})
    assert odd.receive()["move"] == "0 place 1"
    assert odd.receive() == {"id": 9, "stopped": True}


def test_stop_holds_for_every_question_before_it(odd: Session) -> None:
    odd.send(choose(1, "patient", time_ms=FOR_EVER), choose(2, "patient", iterations=FOR_EVER), {"id": 3, "do": "stop"})
    assert [odd.receive()["id"] for _ in range(3)] == [1, 2, 3]


def test_stop_is_heard_behind_hundreds_of_questions(odd: Session) -> None:
    odd.send(*(choose(number, "patient", time_ms=FOR_EVER) for number in range(300)), {"id": 300, "do": "stop"})
    assert [odd.receive()["id"] for _ in range(301)] == list(range(301))


class Impatient(Condition):
    """Raises where one would have to wait."""

    def wait_for(self, predicate: Callable[[], T], timeout: float | None = None) -> T:
        if found := predicate():
            return found
        raise BlockingIOError


def test_no_more_questions_are_read_ahead_than_the_memory_is_meant_for(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = Waiting(10)
    monkeypatch.setattr(waiting, "_changed", Impatient())
    with pytest.raises(BlockingIOError):
        waiting.get()
    one, other, long = (Asked(number, "stop", {}) for number in range(3))
    waiting.put(one, 6)
    with pytest.raises(BlockingIOError):
        waiting.put(other, 5)
    waiting.put(other, 4)
    assert [waiting.get(), waiting.get()] == [one, other]
    waiting.put(long, 11)
    with pytest.raises(BlockingIOError):
        waiting.put(one, 1)
    assert waiting.get() is long
    waiting.put(None)
    assert waiting.get() is None


def test_a_first_question_finds_everything_loaded() -> None:
    """Some ask for an answer within milliseconds."""
    code = "import sys; from speicherstadt_app.cli import main; main(['bot']); print(*sys.modules)"
    loaded = []
    for questions in (b"", json.dumps(choose(1, "senator", iterations=1)).encode()):
        output = subprocess.run([sys.executable, "-c", code], input=questions, capture_output=True, check=True).stdout
        loaded.append({name for name in output.decode().splitlines()[-1].split() if "speicherstadt" in name})
    assert loaded[0] == loaded[1]


def test_stop_holds_for_no_question_after_it(odd: Session) -> None:
    odd.send({"id": 1, "do": "stop"}, choose(2, "patient", time_ms=FOR_EVER), {"id": 3, "do": "hello"})
    assert odd.receive()["id"] == 1
    assert odd.process.stderr
    assert odd.process.stderr.readline() == b"waiting\n"
    odd.send({"id": 4, "do": "stop"})
    assert [odd.receive()["id"] for _ in range(3)] == [2, 3, 4]


def test_what_is_asked_while_it_chooses_waits_its_turn(odd: Session) -> None:
    odd.send(choose(1, "patient", time_ms=100), *({"id": n, "do": "stop"} for n in range(2, 200)))
    assert [odd.receive()["id"] for _ in range(1, 200)] == list(range(1, 200))


@pytest.mark.parametrize("budget", [{"time_ms": 50}, {"time_ms": 0.5, "iterations": FOR_EVER}, {}])
def test_time_ends_a_choose_that_would_go_on_for_ever(odd: Session, budget: dict[str, object]) -> None:
    assert odd.ask(choose(1, "patient", **budget))["move"] == "0 place 1"


def test_quit_lets_what_was_asked_before_be_answered(odd: Session) -> None:
    odd.send(choose(1, "patient", time_ms=200), {"id": 2, "do": "quit"})
    answers, _, code = odd.end()
    assert [answer["id"] for answer in answers] == [1, 2]
    assert code == 0


def test_what_a_brain_prints_does_not_get_between_the_answers(odd: Session) -> None:
    odd.send(choose(1, "chatty"))
    answers, errors, _ = odd.end()
    assert answers[0]["move"] == "0 place 1"
    assert errors == "let me think\n"


def test_a_brain_that_fails_does_not_end_the_program(odd: Session) -> None:
    odd.send(choose(1, "mad"), choose(2, "quick"))
    answers, errors, code = odd.end()
    assert [answer["id"] for answer in answers] == [1, 2]
    assert answers[0]["error"]["why"]
    assert answers[1]["move"]
    assert "it has lost its mind" in errors
    assert code == 0


def test_without_a_standard_input_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(Refusal, match="standard input"):
        run(Namespace())


def test_it_ends_quietly_when_nobody_listens_any_more(bot: Session) -> None:
    bot.ask({"id": 1, "do": "hello"})
    bot.output.close()
    bot.send({"id": 2, "do": "hello"})
    assert bot.process.wait() != 0
    assert bot.process.stderr
    assert bot.process.stderr.read() == b""
