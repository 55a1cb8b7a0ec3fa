"""Rules, opponents and table need Python and nothing else."""

import subprocess
import sys
from pathlib import Path

import pytest

from speicherstadt_app.play.looking_back import LooksBackInThread, looks_back_here
from speicherstadt_app.play.thinking import ThinkInThread, thinker_here
from speicherstadt_app.play.worker import ThinkInProcess

GAME = Path(__file__).with_name("bare_game.py")


def test_a_game_is_played_where_there_is_no_window_no_database_and_no_second_process() -> None:
    answer = subprocess.run([sys.executable, "-I", GAME], capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.startswith("Kontor ")


@pytest.mark.parametrize(("system", "thinks"), [("linux", ThinkInProcess), ("android", ThinkInThread)])
def test_on_a_phone_opponents_think_in_a_thread(system: str, thinks: type, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", system)
    thinker = thinker_here()
    assert isinstance(thinker, thinks)
    thinker.close()


def test_an_android_that_calls_itself_linux_is_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "getandroidapilevel", lambda: 28, raising=False)
    assert isinstance(thinker_here(), ThinkInThread)
    assert isinstance(looks_back_here(), LooksBackInThread)


def test_where_processes_may_share_nothing_opponents_think_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise PermissionError(13, "Permission denied: '/dev/shm/pym'")

    monkeypatch.setattr("speicherstadt_app.play.process.RawArray", refused)
    assert isinstance(thinker_here(), ThinkInThread)
