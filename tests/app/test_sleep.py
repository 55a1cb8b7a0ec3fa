"""A phone puts a program to sleep that nobody sees, and may end it there without a word."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from speicherstadt_app.app.folder import Folder

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(__file__).with_name("sleepy_program.py")


def test_asleep_nothing_goes_on_and_everything_is_kept(tmp_path: Path) -> None:
    drawn = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software", "PYTHONPATH": str(ROOT / "src")}
    answer = subprocess.run(
        [sys.executable, PROGRAM, tmp_path], env=os.environ | drawn, capture_output=True, text=True, check=False
    )
    assert answer.returncode != 0
    assert answer.stdout, answer.stderr
    asleep, still, ended, moves = json.loads(answer.stdout)
    assert 5 < asleep == still < ended == len(moves)
    folder = Folder(tmp_path)
    (left,) = folder.unfinished()
    assert folder.record(left).moves == tuple(moves)
    assert folder.preferences(folder.last_person()).textSize == 125
    folder.close()
