"""What was learned is missing: every command that lets somebody play or judge says so once, and goes on."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from speicherstadt_app.cli.workers import processes
from speicherstadt_app.games.speicherstadt.brains import evaluators
from speicherstadt_app.games.speicherstadt.brains.net import Net, NetError, load_net
from tests.cli.conftest import Say
from tests.cli.samples import line, unfinished

PROGRAM = "speicherstadt_app"
SENTENCE = (
    "What the computer players have learned is missing or damaged for 2 players; they play, and hints and reviews "
    "judge, by rules of thumb there. Install the program again to mend it.\n"
)
COMMANDS = {
    "arena": ("arena", "clerk@1", "greedy-1", "--players", "2", "--blocks", "1", "--quiet"),
    "simulate": ("simulate", "--bots", "clerk", "--players", "2", "--games", "1", "--quiet"),
    "review": ("review", "-"),
    "luck": ("review", "-", "--luck"),
    "play": ("play", "--terminal", "--players", "2", "--bots", "clerk"),
}


@pytest.fixture(autouse=True)
def damaged_for_two(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def load(players: int, mastery: bool = False) -> Net:
        if players == 2:
            raise NetError("the learned values for 2 players are damaged: install the program again")
        return load_net(players, mastery)

    def forget() -> None:
        evaluators.kept.cache_clear()
        evaluators.whole.cache_clear()

    monkeypatch.setattr(evaluators, "load_net", load)
    forget()
    yield
    forget()


@pytest.mark.parametrize("command", COMMANDS)
def test_it_is_said_once_by_whoever_is_in_front(
    command: str, say: Say, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    given = line(unfinished(12)) if "-" in COMMANDS[command] else b"1\n1\n"
    said = say(*COMMANDS[command], "--data", tmp_path, stdin=given)
    assert (said.code, said.err) == (0, SENTENCE)
    assert said.out
    assert not caplog.records


def test_who_plays_without_anything_learned_has_nothing_to_say(say: Say) -> None:
    said = say("simulate", "--bots", "greedy,random", "--players", "2", "--games", "1", "--quiet")
    assert (said.code, said.err) == (0, "")


def test_processes_that_play_for_others_leave_it_to_them() -> None:
    with processes(1) as workers:
        assert not workers.submit(_would_log).result()


def _would_log() -> bool:
    return logging.getLogger(f"{PROGRAM}.games.speicherstadt.brains.evaluators").isEnabledFor(logging.WARNING)
