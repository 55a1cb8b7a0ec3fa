"""The program's front door: help, version, wrong calls, and what it does when it is interrupted or nobody listens."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from speicherstadt_app import __version__
from speicherstadt_app.cli import COMMANDS, verify
from speicherstadt_app.cli.bots import read_bots
from speicherstadt_app.cli.places import data_folder
from speicherstadt_app.games import registry
from speicherstadt_app.store.library import open_library
from tests.cli.conftest import Say
from tests.cli.samples import FIVE_PLAYERS, TWO_PLAYERS, changed
from tests.fixture_game.registered import registered

SRC = Path(__file__).resolve().parents[2] / "src"


def program(
    *arguments: object, stdout: int = subprocess.PIPE, **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """The program as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "speicherstadt_app", *map(str, arguments)],
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(SRC), **environment},
        check=False,
    )


def test_help_lists_every_command(say: Say) -> None:
    said = say("--help")
    assert said.code == 0
    assert not said.err
    for name, line in COMMANDS.items():
        assert f"  {name:<10} {line}\n" in said.out
    assert max(map(len, said.out.splitlines())) <= 90


def test_help_loads_no_command() -> None:
    code = "import sys; from speicherstadt_app.cli import main; main(['--help']); print(*sys.modules, file=sys.stderr)"
    answer = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(SRC)},
        check=True,
    )
    loaded = set(answer.stderr.split())
    assert "speicherstadt_app.cli" in loaded
    assert not {"rich", *(f"speicherstadt_app.cli.{name}" for name in COMMANDS)} & loaded
    assert not [name for name in loaded if ".rules" in name and ".games." in name], "no game is loaded"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself_with_examples(name: str, capsys: pytest.CaptureFixture[str], say: Say) -> None:
    with pytest.raises(SystemExit) as end:
        say(name, "--help")
    assert end.value.code == 0
    out = capsys.readouterr().out
    assert out.startswith(f"usage: speicherstadt {name}")
    assert f"speicherstadt {name}" in out.partition("\nexamples:\n")[2]


@pytest.mark.parametrize("game", registry.FOLDERS)
@pytest.mark.parametrize("name", ["arena", "play", "simulate"])
def test_examples_name_bots_that_there_are(game: str, name: str, capsys: pytest.CaptureFixture[str], say: Say) -> None:
    with pytest.raises(SystemExit):
        say(name, "--game", game, "--help")
    example = capsys.readouterr().out.partition("\nexamples:\n")[2]
    named = re.findall(rf"(?:--bots |arena(?: --game {game})?(?: --pool)? )(\S+)", example)
    assert len(named) >= 2
    assert [read_bots(game, bots) for bots in named]


def test_examples_of_a_game_without_a_yardstick_name_its_own_levels(
    capsys: pytest.CaptureFixture[str], say: Say
) -> None:
    with registered("ferries"):
        with pytest.raises(SystemExit):
            say("arena", "--game", "ferries", "--help")
        example = capsys.readouterr().out.partition("\nexamples:\n")[2]
        named = re.findall(r"arena --game ferries (?:--pool )?(\S+)", example)
        assert [read_bots("ferries", bots) for bots in named]
    assert "novice random --players 2,3,4,5,6 --jobs 2" in example


def test_version(say: Say) -> None:
    assert say("--version") == (0, f"speicherstadt {__version__}\n", "")


@pytest.mark.parametrize(("wrong", "near"), [("shwo", "show"), ("veryfi", "verify"), ("Simulat", "simulate")])
def test_a_misspelt_command_gets_the_nearest_one(wrong: str, near: str, say: Say) -> None:
    said = say(wrong, "--games", "3")
    assert said == (2, "", f"speicherstadt: there is no command '{wrong}'. Did you mean 'speicherstadt {near}'?\n")


def test_a_command_like_no_other_gets_the_way_to_all(say: Say) -> None:
    assert say("\x1b[31m")[2] == "speicherstadt: there is no command '�[31m'. All commands: speicherstadt --help\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--nonsense"],
        ["--data"],
        ["verify"],
        ["verify", "--nonsense", "x"],
        ["show", TWO_PLAYERS, "--ply", "many"],
        ["show", TWO_PLAYERS, "--ply", "-1"],
        ["show", TWO_PLAYERS, "--ply", "9" * 100_000],
        ["show", TWO_PLAYERS, "--number", "0"],
        ["show", TWO_PLAYERS, FIVE_PLAYERS],
        ["simulate", "--players", "6"],
        ["simulate", "--games", "½"],
        ["simulate", "--bots", "nobody"],
    ],
)
def test_a_wrong_call_is_refused_in_one_line(arguments: list[object], say: Say) -> None:
    said = say(*arguments)
    assert said.code == 2
    assert not said.out
    (line,) = said.err.splitlines()
    assert line.startswith("speicherstadt: ")
    assert len(line) < 300


@pytest.mark.parametrize(
    "words",
    [
        ["--data", "DIR", "data", "backup", "--list"],
        ["data", "--data", "DIR", "backup", "--list"],
        ["data", "backup", "--data=DIR", "--list"],
        ["data", "backup", "--list", "--data", "DIR"],
    ],
)
def test_the_folder_is_named_before_a_command_or_after_it(words: list[str], say: Say, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    open_library(folder).close()
    said = say(*(word.replace("DIR", str(folder)) for word in words))
    assert said == (0, "There is no backup yet.\n", "")


def test_a_folder_that_is_not_named_is_asked_for_in_one_line(say: Say) -> None:
    said = say("data", "check", "--data")
    assert said.code == 2
    assert "--data" in said.err
    assert said.err.count("\n") == 1


def test_options_may_stand_between_files(say: Say) -> None:
    assert say("verify", TWO_PLAYERS, "--json", FIVE_PLAYERS).code == 0


def test_ctrl_c_ends_with_a_sentence(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(name: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(verify, "games_in", interrupted)
    assert say("verify", TWO_PLAYERS) == (130, "", "speicherstadt: stopped.\n")


def test_a_full_disk_gets_a_sentence(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(name: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(verify, "games_in", full)
    said = say("verify", TWO_PLAYERS)
    assert said.code == 1
    assert said.err.startswith("speicherstadt: the system refuses: No space left on device. ")


def test_nobody_reading_is_no_reason_to_complain() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        answer = program("show", "--moves", TWO_PLAYERS, stdout=writing)
    finally:
        os.close(writing)
    assert answer.stderr == b""
    assert answer.returncode == 141


def test_a_terminal_without_the_letters_gets_others() -> None:
    answer = program("show", TWO_PLAYERS, "--ply", "100", PYTHONIOENCODING="ascii")
    assert answer.returncode == 0
    assert b"5-point contract #T _R" in answer.stdout
    assert b"\n---" in answer.stdout


def test_a_name_that_the_terminal_can_not_write_is_spelt_out(tmp_path: Path) -> None:
    file = tmp_path / "game.speicher.json"
    file.write_text(json.dumps(changed(lambda data: data["players"][0].update(name="Ümit"))), "utf-8")
    answer = program("show", file, PYTHONIOENCODING="ascii")
    assert answer.returncode == 0
    assert rb"\xdcmit wins by 7 points" in answer.stdout


def test_data_lies_where_it_is_told_to(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("SPEICHERSTADT_DATA", raising=False)
    usual = data_folder(None)
    assert usual.is_absolute()
    assert "speicherstadt" in usual.name.lower()
    monkeypatch.setenv("SPEICHERSTADT_DATA", str(tmp_path / "named"))
    assert data_folder(None) == tmp_path / "named"
    assert data_folder(tmp_path / "given") == tmp_path / "given"
