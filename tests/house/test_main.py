"""What happens before a command is chosen."""

import subprocess
import sys
from contextlib import suppress
from importlib.abc import MetaPathFinder
from pathlib import Path

import pytest

from speicherstadt_app import cli
from speicherstadt_app.__main__ import main


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    given: list[list[str]] = []

    def run(arguments: list[str]) -> int:
        given.append(arguments)
        return 3

    monkeypatch.setattr(cli, "main", run)
    return given


def test_the_command_line_goes_to_the_command_and_its_code_comes_back(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["speicherstadt", "verify", "a.speicher.json"])
    assert main() == 3
    assert main([]) == 3
    assert commands == [["verify", "a.speicher.json"], []]


@pytest.mark.parametrize("stream", ["stdout", "stderr"])
def test_who_has_closed_a_stream_gets_no_traceback(monkeypatch: pytest.MonkeyPatch, stream: str) -> None:
    monkeypatch.setattr(sys, stream, None)
    assert main(["--version"]) == 0
    assert main(["no such command"]) == 2
    getattr(sys, stream).close()


def test_ctrl_c_while_the_program_is_still_loading_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    class Impatient(MetaPathFinder):
        def find_spec(self, name: str, path: object, target: object = None) -> None:
            raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "speicherstadt_app.cli")
    monkeypatch.setattr(sys, "meta_path", [Impatient()])
    code = None
    with suppress(KeyboardInterrupt):  # which would end the tests
        code = main([])
    assert code == 130


def test_inside_a_bundle_a_worker_runs_as_worker_and_opens_no_second_game(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "argv", [])
    sign = tmp_path / "sign"
    code = f"from multiprocessing.process import parent_process; import sys, pathlib; pathlib.Path({str(sign)!r})"
    assert main(["-B", "-c", f"{code}.write_text(' '.join(sys.argv))", "--multiprocessing-fork", "7"]) == 0
    assert sign.read_text() == "-c --multiprocessing-fork 7"
    assert commands == []


@pytest.mark.parametrize("arguments", [["-c"], ["-c", "print(1)"], ["simulate", "-c", "7"]])
def test_nothing_else_is_taken_for_a_worker(commands: list[list[str]], arguments: list[str]) -> None:
    assert main(arguments) == 3
    assert commands == [arguments]


LEFT_ALONE = (
    "import signal, sys; signal.signal(signal.SIGPIPE, signal.SIG_DFL); signal.signal(signal.SIGINT, signal.SIG_DFL); "
    "from speicherstadt_app.__main__ import main; sys.exit(main(sys.argv[1:]))"
)


def test_where_the_launcher_leaves_signals_alone_a_closed_pipe_is_no_sudden_end() -> None:
    command = [sys.executable, "-c", LEFT_ALONE, "simulate", "--games", "1", "--players", "2"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as answer:
        assert answer.stdout is not None
        answer.stdout.close()
        assert answer.wait(60) == 141
