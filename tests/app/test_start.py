"""The program as people start it: the first frame without the rest, one window a folder, and a clean end."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from speicherstadt_app.store.library import open_library

SRC = Path(__file__).resolve().parents[2] / "src"
LATE = (
    "sqlmodel",
    "sqlalchemy",
    "sqlite3",
    "asyncio",
    "qasync",
    "rich",
    "pygame",
    "speicherstadt_app.ai",
    "speicherstadt_app.games",
    "speicherstadt_app.ui.speicherstadt",
    "PySide6.QtMultimedia",
)


def environment(**more: str) -> dict[str, str]:
    drawn = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software", "PYTHONPATH": str(SRC)}
    return {**os.environ, **drawn, **more}


def started(*arguments: object, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "speicherstadt_app", *map(str, arguments)],
        capture_output=True,
        text=True,
        env=environment(**more),
        check=False,
    )


@pytest.fixture
def running(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """The program with its window open and its folder too; a sign on standard output says so."""
    code = (
        "import sys; from pathlib import Path; from speicherstadt_app.app.window import open_window; "
        "from speicherstadt_app.ui.app import App; begin = App.loop_runs; "
        "App.loop_runs = lambda app: (app.opened.connect(lambda: print('open', flush=True)), begin(app)); "
        "sys.exit(open_window(Path(sys.argv[1])))"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "open\n"
    yield process
    if process.poll() is None:
        process.kill()
    process.wait()
    process.stdout.close()
    assert process.stderr is not None
    process.stderr.close()


def test_the_start_is_measured_in_one_line(tmp_path: Path) -> None:
    answer = started("--data", tmp_path, "--measure-start")
    assert answer.returncode == 0
    (line,) = answer.stdout.splitlines()
    measured = json.loads(line)
    assert measured["seconds"] > 0
    assert measured["rss_mb"] > 10
    assert answer.stderr == ""


def test_the_first_frame_needs_neither_store_nor_engine_nor_opponents(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from speicherstadt_app.app.window import open_window; "
        "open_window(Path(sys.argv[1]), measure=True); print(*sys.modules)"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, env=environment(), check=True
    )
    loaded = set(answer.stdout.splitlines()[-1].split())
    assert "speicherstadt_app.ui.app" in loaded
    assert [name for name in LATE if name in loaded] == []
    assert not (tmp_path / "speicherstadt.db").exists()


def test_without_a_display_there_is_one_sentence(tmp_path: Path) -> None:
    answer = started("--data", tmp_path, QT_QPA_PLATFORM="", DISPLAY="", WAYLAND_DISPLAY="")
    assert answer.returncode == 1
    assert answer.stdout == ""
    assert answer.stderr.count("\n") == 1
    assert "speicherstadt play --terminal" in answer.stderr


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_cleanly(running: subprocess.Popen[str], tmp_path: Path, number: signal.Signals) -> None:
    running.send_signal(number)
    assert running.wait(60) == 0
    assert running.stderr is not None
    assert running.stderr.read() == ""
    library = open_library(tmp_path)
    assert library.notices == []
    assert [person.archived for person in library.profiles.all()] == [False]
    library.close()


def test_a_second_start_says_so_and_leaves(running: subprocess.Popen[str], tmp_path: Path) -> None:
    answer = started("--data", tmp_path)
    assert answer.returncode == 0
    assert answer.stderr.startswith("speicherstadt: Speicherstadt has ")
    assert answer.stderr.count("\n") == 1
    assert (tmp_path / "speicherstadt.call").exists()
    assert running.poll() is None


def test_a_damaged_folder_opens_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "speicherstadt.db").write_bytes(b"rubbish" * 1000)
    (tmp_path / "first-look.json").write_text("rubbish", "utf-8")
    answer = started("--data", tmp_path, "--measure-start")
    assert answer.returncode == 0
    assert answer.stderr == ""
