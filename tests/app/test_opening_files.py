"""A file of ours that somebody opens as files are opened on his system: the window looks into it and asks."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.app.test_start import environment, started

GAME = (
    Path(__file__).resolve().parents[1] / "games/speicherstadt/golden" / "two-players-play-sixteen-rounds.speicher.json"
)
WINDOW = """
import asyncio, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from speicherstadt_app.app.window import Program
from speicherstadt_app.cli import main

folder, file, way = sys.argv[1:]

async def drive(app, window):
    while not app.value.ready:
        await asyncio.sleep(0.01)
    print("open", flush=True)
    if way == "event":
        QCoreApplication.postEvent(QCoreApplication.instance(), QFileOpenEvent(file))
    while app.value.page != "data" or not app.upkeep.value.asks:
        await asyncio.sleep(0.01)
    print(app.upkeep.value.question, flush=True)
    app.quit()

begin = Program.__init__
Program.__init__ = lambda self, *about, **more: begin(self, *about, **more | {"drive": drive})
sys.exit(main(["--data", folder, file] if way == "argument" else ["--data", folder]))
"""


@contextmanager
def window(folder: Path, file: Path, way: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", WINDOW, str(folder), str(file), way]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment()) as shown:
        try:
            yield shown
        finally:
            shown.kill()


@pytest.mark.parametrize("way", ["argument", "event", "second start"])
def test_a_file_is_looked_into(tmp_path: Path, way: str) -> None:
    file = tmp_path / "Mäh & Co.speicher.json"
    file.write_bytes(GAME.read_bytes())
    with window(tmp_path / "data", file, way) as shown:
        assert shown.stdout is not None
        assert shown.stdout.readline() == "open\n"
        if way == "second start":
            assert started("--data", tmp_path / "data").returncode == 0
            second = started("--data", tmp_path / "data", os.path.relpath(file))
            assert second.returncode == 0
            assert "comes to the front" in second.stderr
        assert shown.stdout.readline() == f"{file.name}\n"
        assert shown.wait(60) == 0


def test_what_is_neither_a_command_nor_a_file_is_refused(tmp_path: Path) -> None:
    answer = started("--data", tmp_path, "simulat")
    assert answer.returncode == 2
    assert "Did you mean 'speicherstadt simulate'?" in answer.stderr
