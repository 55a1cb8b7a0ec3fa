"""Kill -9 amid choices made at the same time: what was sealed stays sealed, as it was, and the others choose."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record, replay, start
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry
from speicherstadt_app.store.library import open_library
from tests.cli.transcript import numbers_in, question_in
from tests.fixture_game.registered import registered

ROOT = Path(__file__).resolve().parents[2]
CALLED = re.compile(r"(Anna|Ben), press Enter when nobody else is looking\.$")
KILLS = 6
NEW = ("--game", "bids", "--you", "Anna,Ben", "--humans", "2", "--players", "3", "--bots", "random", "--seed", "6")


@pytest.fixture(autouse=True)
def with_the_game() -> Iterator[None]:
    with registered():
        yield


class Terminal:
    """A game in a terminal of its own, for as long as nobody kills it."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.fixture_game", "--data", str(folder), "play", "--terminal", *arguments],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT))), "COLUMNS": "100"},
        )
        self.seen = ""

    def wait(self) -> str:
        """What was printed up to the next question; at the end of the game all that was left."""
        assert self.process.stdout is not None
        text = ""
        while not (text.endswith("\n> ") or CALLED.search(text)):
            piece = os.read(self.process.stdout.fileno(), 1 << 16).decode()
            if not piece:
                break
            text += piece
        self.seen += text
        return text

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()


def kept(folder: Path) -> Record:
    with closing(open_library(folder)) as library:
        assert {notice.key for notice in library.notices} <= {"cut_short"}
        [card] = library.cards()
        return library.record(card.id)


def position(record: Record) -> Match[object]:
    match = start(record, registry.find)
    for text in record.moves:
        match.play_text(text)
    return match


def answered(terminal: Terminal, chance: Stream, most: int) -> int:
    """How many decisions were asked for: after the last answer nobody waits for what comes of it."""
    asked = 0
    while asked < most and (text := terminal.wait()):
        if CALLED.search(text):
            terminal.type("")
        elif text.endswith("\n> "):
            asked += 1
            terminal.type(chance.choice(numbers_in(text)))
        else:
            break
    return asked


def test_who_has_sealed_a_bid_when_the_program_is_killed_has_sealed_it(tmp_path: Path) -> None:
    first = Terminal(tmp_path, *NEW)
    first.wait()
    first.type("")
    asked = first.wait()
    name, other = ("Anna", "Ben") if "\nAnna: " in question_in(asked) else ("Ben", "Anna")
    first.type(numbers_in(asked)[0])
    assert CALLED.findall(first.wait()) == [other]
    first.kill()
    left = kept(tmp_path)
    assert f"{0 if name == 'Anna' else 1} bid {numbers_in(asked)[0]}" in left.moves
    assert not [move for move in left.moves if move.startswith("* open")]
    again = Terminal(tmp_path, "--resume")
    called = again.wait()
    assert CALLED.findall(called) == [other], "who has chosen is not asked again"
    assert "seals a bid of" not in called
    again.type("")
    shown = again.wait()
    assert f"{name} seals a bid." in shown
    assert f"{name} seals a bid of" not in shown
    again.type(numbers_in(shown)[0])
    again.wait()
    again.kill()
    assert kept(tmp_path).moves[: len(left.moves)] == left.moves


def test_kills_at_any_moment_of_a_game_lose_nothing_and_open_nothing(tmp_path: Path) -> None:
    chance = Stream(1, "kills")
    moves: tuple[str, ...] = ()
    amid = 0
    for number in range(KILLS):
        terminal = Terminal(tmp_path, *(("--resume",) if number else NEW))
        answered(terminal, chance, 1 + chance.below(2))
        if number % 2:
            terminal.wait()
        terminal.kill()
        assert "Traceback" not in terminal.seen
        found = kept(tmp_path)
        assert found.moves[: len(moves)] == moves
        moves = found.moves
        match = position(found)
        actors = match.actors
        amid += 0 < len(actors) < 3 and match.phase == "bid"
        if match.over:
            break
    assert amid
    if not position(kept(tmp_path)).over:
        terminal = Terminal(tmp_path, "--resume")
        answered(terminal, chance, 100)
        terminal.process.communicate()
        assert terminal.process.returncode == 0
    assert replay(kept(tmp_path), registry.find).over
