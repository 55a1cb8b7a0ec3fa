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

from speicherstadt_app.app import first_look
from speicherstadt_app.app.placement import place_of
from speicherstadt_app.app.window import LOOK, LOOKS, why_taken, without_graphics
from speicherstadt_app.store.library import open_library
from speicherstadt_app.store.lock import CALL_FILE, FolderLock
from speicherstadt_app.ui.assets import QML

SRC = Path(__file__).resolve().parents[2] / "src"
LATE = (
    "concurrent.futures",
    "multiprocessing",
    "sqlmodel",
    "sqlalchemy",
    "sqlite3",
    "asyncio",
    "qasync",
    "rich",
    "pygame",
    "speicherstadt_app.ai",
    "speicherstadt_app.cli.parsing",
    "speicherstadt_app.engine.rules",
    "speicherstadt_app.engine.record",
    "speicherstadt_app.words.game",
    "speicherstadt_app.play.table",
    "speicherstadt_app.store.library",
    "speicherstadt_app.ui.home.games",
    "speicherstadt_app.ui.home.new_game",
    "speicherstadt_app.ui.table",
    "speicherstadt_app.ui.home.upkeep",
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
    code = "import sys; from speicherstadt_app.__main__ import main; main(sys.argv[1:]); print(*sys.modules)"
    answer = subprocess.run(
        [sys.executable, "-c", code, "--data", str(tmp_path), "--measure-start"],
        capture_output=True,
        text=True,
        env=environment(),
        check=True,
    )
    loaded = set(answer.stdout.splitlines()[-1].split())
    assert "speicherstadt_app.ui.app" in loaded
    assert [name for name in LATE if name in loaded] == []
    beyond_the_card = {name for name in loaded if name.startswith("speicherstadt_app.games.") and name.count(".") > 2}
    assert beyond_the_card == set(), "a door is made of the game's card alone"
    assert not (tmp_path / "speicherstadt.db").exists()


def test_qt_s_dialogs_are_read_where_somebody_names_a_file_and_nowhere_else() -> None:
    texts = {path.name: path.read_text("utf-8") for path in QML.rglob("*.qml")}
    assert [name for name, text in texts.items() if "import QtQuick.Dialogs" in text] == ["FileChooser.qml"]
    asking = {"BoxesPage.qml", "DataPage.qml", "EndMore.qml", "StatisticsPage.qml"}
    assert {name for name, text in texts.items() if "FileChooser {" in text} == asking


def test_without_a_graphics_card_the_processor_draws(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    began: list[list[str]] = []
    monkeypatch.delenv("QT_QUICK_BACKEND", raising=False)
    monkeypatch.setattr(os, "execv", lambda _, arguments: began.append(arguments))
    monkeypatch.setattr(sys, "argv", ["speicherstadt", "--data", "games"])
    without_graphics(None, "no context")
    assert began == [[sys.executable, "-m", "speicherstadt_app", "--data", "games"]]
    assert os.environ["QT_QUICK_BACKEND"] == "software"
    assert capsys.readouterr().err.count("\n") == 1


def test_where_not_even_the_processor_can_draw_the_terminal_is_offered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    codes: list[int] = []
    monkeypatch.setenv("QT_QUICK_BACKEND", "software")
    monkeypatch.setattr(os, "execv", lambda *_: codes.append(-1))
    monkeypatch.setattr(os, "_exit", codes.append)
    without_graphics(None, "no memory")
    assert codes[0] == 1
    assert "speicherstadt play" in capsys.readouterr().err


def test_without_a_display_there_is_one_sentence(tmp_path: Path) -> None:
    answer = started("--data", tmp_path, QT_QPA_PLATFORM="", DISPLAY="", WAYLAND_DISPLAY="")
    assert answer.returncode == 1
    assert answer.stdout == ""
    assert answer.stderr.count("\n") == 1
    assert "speicherstadt play" in answer.stderr


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_cleanly(running: subprocess.Popen[str], tmp_path: Path, number: signal.Signals) -> None:
    running.send_signal(number)
    assert running.wait(60) == 0
    assert running.stderr is not None
    assert running.stderr.read() == ""
    library = open_library(tmp_path)
    assert library.notices == []
    assert library.profiles.all() == [], "nobody is made up while a newcomer is greeted"
    library.close()
    assert place_of(first_look.window(tmp_path)) is not None, "where the window stood"


def test_a_second_start_says_so_and_leaves(running: subprocess.Popen[str], tmp_path: Path) -> None:
    answer = started("--data", tmp_path)
    assert answer.returncode == 0
    assert answer.stderr.startswith("speicherstadt: Speicherstadt has ")
    assert answer.stderr.count("\n") == 1
    assert not (tmp_path / CALL_FILE).exists(), "the first one has heard it"
    assert running.poll() is None


def test_whoever_is_at_its_end_is_waited_for_and_called_once(tmp_path: Path) -> None:
    """What a killed program held is free only when the system has taken everything from it."""
    ending = FolderLock(tmp_path)
    waited: list[float] = []
    words: set[bytes] = set()

    def ends_at_the_third_look(seconds: float) -> None:
        waited.append(seconds)
        words.add((tmp_path / CALL_FILE).read_bytes())
        if len(waited) == 3:
            ending.release()

    assert why_taken(tmp_path, pause=ends_at_the_third_look) == ""
    assert waited == [LOOK] * 3
    assert len(words) == 1, "a window that is there comes to the front once"


def test_whoever_stays_is_not_waited_for_long(tmp_path: Path) -> None:
    there = FolderLock(tmp_path)
    waited: list[float] = []
    assert why_taken(tmp_path, pause=waited.append).startswith("Speicherstadt has ")
    assert sum(waited) == pytest.approx(LOOKS * LOOK)
    assert sum(waited) == pytest.approx(2)
    there.release()


def test_whoever_has_heard_the_call_is_not_waited_for(tmp_path: Path) -> None:
    there = FolderLock(tmp_path)
    waited: list[float] = []

    def hears_at_the_second_look(seconds: float) -> None:
        waited.append(seconds)
        if len(waited) == 2:
            assert there.was_called()

    assert why_taken(tmp_path, pause=hears_at_the_second_look).startswith("Speicherstadt has ")
    assert waited == [LOOK] * 2
    there.release()


def test_whoever_ends_after_it_has_heard_leaves_the_folder_to_the_next(tmp_path: Path) -> None:
    there = FolderLock(tmp_path)

    def hears_and_ends(_seconds: float) -> None:
        assert there.was_called()
        there.release()

    assert why_taken(tmp_path, pause=hears_and_ends) == ""


def test_whoever_was_given_a_file_has_it(tmp_path: Path) -> None:
    """Else both would open it, where the first one ends soon after."""
    there = FolderLock(tmp_path)
    assert why_taken(tmp_path, tmp_path / "game.speicher", pause=lambda _: there.release()).startswith(
        "Speicherstadt has "
    )
    there.release()


def test_a_damaged_folder_opens_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "speicherstadt.db").write_bytes(b"rubbish" * 1000)
    (tmp_path / "first-look.json").write_text("rubbish", "utf-8")
    answer = started("--data", tmp_path, "--measure-start")
    assert answer.returncode == 0
    assert answer.stderr == ""
