"""Kill -9 and sleep amid play, in the terminal and in the window: what they showed is what is kept."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.rotation import Rotation

ROOT = Path(__file__).resolve().parents[2]


def killed(kind: str, kills: int, seed: int, stops: int) -> str:
    """In a process of its own, which is forked for each life."""
    command = [sys.executable, "-m", "tests.store.killed_programs", kind, *map(str, (kills, seed, stops))]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert answer.returncode == 0, answer.stdout + answer.stderr
    assert f"{kind}: {kills} kills" in answer.stdout
    return answer.stdout


@pytest.mark.parametrize(("kind", "kills"), [("terminal", 4), ("window", 1)])
def test_what_was_shown_is_kept(rotation: Rotation, kind: str, kills: int) -> None:
    killed(kind, kills, rotation.seed(kind), stops=1)


@pytest.mark.long
@pytest.mark.parametrize(("kind", "kills", "stops"), [("terminal", 600, 0), ("terminal", 200, 3), ("window", 400, 1)])
def test_what_was_shown_is_kept_over_and_over(kind: str, kills: int, stops: int) -> None:
    told = killed(kind, kills, 15, stops)
    assert " 0 sentences compared" not in told
