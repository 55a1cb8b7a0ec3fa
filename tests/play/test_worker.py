"""Brains in a process of their own: the same answers, no Qt in there, and no process left behind."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from ctypes import c_ulonglong
from multiprocessing.sharedctypes import RawArray
from pathlib import Path

import pytest

from speicherstadt_app.ai.brain import Answer, Question, Stop, never
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.errors import WrongVersion
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player
from speicherstadt_app.play import process, worker
from speicherstadt_app.play.advising import Inquiry
from speicherstadt_app.play.thinking import ThinkInThread
from speicherstadt_app.play.worker import ThinkInProcess
from tests.play.players import GAME, table_of

GREEDY = Player("Kontor", "ai", {"level": "greedy"})
RANDOM = Player("Michel", "ai", {"level": "random"})
SRC = Path(__file__).resolve().parents[2] / "src"


def first_question(seed: int = 3) -> Question:
    dealer = Dealer(GAME, 3, seed)
    match = Match(dealer.rules)
    dealer.serve(match)
    seat = match.actors[0]
    return Question(dealer.rules, match.state, seat, match.legal(seat), seed, match.ply)


def with_worker(scene: Callable[[ThinkInProcess], Awaitable[None]]) -> None:
    thinker = ThinkInProcess()
    try:
        asyncio.run(scene(thinker))  # type: ignore[arg-type]
    finally:
        thinker.close()


def broken_off(thinker: ThinkInProcess) -> list[int]:
    return list(thinker._process.shared)[process.FIRST_LANE :]


def workers() -> list[int]:
    return [process.pid for process in multiprocessing.active_children() if process.pid is not None]


def test_the_worker_answers_as_a_thread_does() -> None:
    async def scene(thinker: ThinkInProcess) -> None:
        for seed in (3, 4):
            question = first_question(seed)
            for player in (GREEDY, RANDOM):
                there = await thinker(GAME.card.id, player, question)
                here = await ThinkInThread()(GAME.card.id, player, question)
                assert there == here

    with_worker(scene)


def test_a_whole_game_is_thought_in_the_worker() -> None:
    async def scene(thinker: ThinkInProcess) -> None:
        thinker.wake(GAME.card.id)
        table = table_of(GREEDY, RANDOM, seed=7, thinker=thinker)
        await table.run()
        await table.close()
        assert table.over

    with_worker(scene)


def test_there_is_one_worker_and_none_after_the_end() -> None:
    before = set(workers())

    async def scene(thinker: ThinkInProcess) -> None:
        await thinker(GAME.card.id, RANDOM, first_question())
        await thinker(GAME.card.id, RANDOM, first_question())
        assert len(set(workers()) - before) == 1

    thinker = ThinkInProcess()
    asyncio.run(scene(thinker))
    thinker.close()
    for child in multiprocessing.active_children():
        if child.pid not in before:
            child.join()
    assert set(workers()) <= before


def test_closing_does_not_wait_for_a_thought() -> None:
    before = set(workers())
    thinker = ThinkInProcess()
    thinker.wake(GAME.card.id)
    pool = thinker._process.pool()
    assert pool.submit(os.getpid).result()
    pool.submit(time.sleep, 3600)
    thinker.close()
    for child in multiprocessing.active_children():
        if child.pid not in before:
            child.join(60)
            assert child.exitcode == -signal.SIGKILL


def test_a_worker_that_dies_is_replaced_by_a_thread() -> None:
    async def scene(thinker: ThinkInProcess) -> None:
        before = set(workers())
        expected = await thinker(GAME.card.id, GREEDY, first_question())
        (pid,) = set(workers()) - before
        os.kill(pid, signal.SIGTERM)
        for _ in range(3):
            assert await thinker(GAME.card.id, GREEDY, first_question()) == expected

    interval = sys.getswitchinterval()
    try:
        with_worker(scene)
    finally:
        sys.setswitchinterval(interval)


def test_a_thought_that_is_not_wanted_any_more_is_stopped_and_the_next_one_is_not() -> None:
    async def scene(thinker: ThinkInProcess) -> None:
        thought = asyncio.ensure_future(thinker(GAME.card.id, GREEDY, first_question()))
        await asyncio.sleep(0)
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought
        assert broken_off(thinker) == [1, 0]
        await thinker(GAME.card.id, GREEDY, first_question())
        assert broken_off(thinker) == [1, 0]

    with_worker(scene)


def test_in_the_worker_a_brain_is_told_to_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    stops: list[bool] = []

    class Watchful:
        def choose(self, question: Question, stop: Stop = never) -> Answer:
            stops.append(stop())
            return Answer(question.legal[0], 0.5, ())

    monkeypatch.setattr(worker, "brain_of", lambda game_id, player: Watchful())
    monkeypatch.setattr(process, "_shared", RawArray(c_ulonglong, [0, 4, 9]), raising=False)
    for number in (3, 4, 5):
        process._do(worker.THOUGHTS, number, worker._think, (GAME.card.id, GREEDY, first_question()))
    assert stops == [True, True, False]


def inquiry(*, played: bool = False) -> Inquiry:
    question = first_question()
    return Inquiry(GAME.card.id, question.rules, question.view, question.seat, (question.legal[-1],) if played else ())


@pytest.mark.parametrize("played", [False, True])
def test_the_worker_looks_at_a_position_as_a_thread_does(played: bool) -> None:
    async def scene(thinker: ThinkInProcess) -> None:
        there = await thinker.advise(inquiry(played=played))
        assert there == await ThinkInThread().advise(inquiry(played=played))

    with_worker(scene)


def test_a_look_that_is_put_away_breaks_off_no_thought() -> None:
    async def scene(thinker: ThinkInProcess) -> None:
        thought = asyncio.ensure_future(thinker(GAME.card.id, GREEDY, first_question()))
        look = asyncio.ensure_future(thinker.advise(inquiry()))
        await asyncio.sleep(0)
        look.cancel()
        await thought
        assert broken_off(thinker) == [0, 1]

    with_worker(scene)


def test_an_unknown_level_is_told_as_everywhere() -> None:
    async def scene(thinker: ThinkInProcess) -> None:
        with pytest.raises(WrongVersion, match="no level 'of old'"):
            await thinker(GAME.card.id, Player("x", "ai", {"level": "of old"}), first_question())

    with_worker(scene)


def test_the_worker_knows_neither_qt_nor_the_store() -> None:
    code = (
        "import sys, speicherstadt_app.__main__, speicherstadt_app.play.worker as worker; "
        "worker._import_brains('speicherstadt'); print(*sys.modules)"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(SRC)},
    )
    loaded = set(answer.stdout.split())
    assert "speicherstadt_app.games.speicherstadt.brains.greedy" in loaded
    assert not {name for name in loaded if name.split(".")[0] in {"PySide6", "shiboken6", "sqlmodel", "sqlalchemy"}}


ORPHAN = """
import multiprocessing, os, signal, sys
from speicherstadt_app.play import worker
from speicherstadt_app.play.worker import ThinkInProcess

if __name__ == "__main__":
    thinker = ThinkInProcess()
    thinker.wake("speicherstadt")
    thinker._process.pool().submit(os.getpid).result()
    print(*(process.pid for process in multiprocessing.active_children()), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_where_nobody_knows_which_python_it_is_a_thread_thinks(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """As with an empty environment, where even the way to programs is missing."""
    monkeypatch.setattr(sys, "executable", "")
    # A worker of a test before this one may be about to end: nobody waits for it when it is closed.
    before = set(workers())

    async def scene(thinker: ThinkInProcess) -> None:
        question = first_question()
        thinker.wake(GAME.card.id)
        assert await thinker(GAME.card.id, GREEDY, question) == await ThinkInThread()(GAME.card.id, GREEDY, question)
        assert set(workers()) <= before

    with_worker(scene)
    assert capfd.readouterr().err == ""


HUNG_UP = """
import asyncio, os, signal
from speicherstadt_app.play.process import Process

def told():
    heard.set()

def nothing(stop):
    return os.getpid()

async def main():
    global heard
    heard = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, told)
    process = Process(lanes=1)
    await process.ask(0, nothing)
    os.killpg(0, signal.SIGHUP)
    await heard.wait()
    process.close()

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no terminal hangs up there")
def test_a_terminal_that_is_closed_ends_nothing_before_its_time(tmp_path: Path) -> None:
    program = tmp_path / "hung_up.py"
    program.write_text(HUNG_UP)
    ended = subprocess.run(
        [sys.executable, str(program)],
        env={**os.environ, "PYTHONPATH": str(SRC)},
        capture_output=True,
        text=True,
        start_new_session=True,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")


def test_a_worker_ends_with_a_parent_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(ORPHAN, "utf-8")
    # The worker holds the pipe as long as it lives: the end of the output is the end of the worker.
    answer = subprocess.run(
        [sys.executable, str(script)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(SRC)},
    )
    assert answer.returncode == -signal.SIGKILL
    assert answer.stdout.strip().isdigit()
    assert answer.stderr == "", "nobody is told of what is cleared away"
