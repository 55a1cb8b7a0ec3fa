"""Where the display goes Qt ends the loop under everything that runs in it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from speicherstadt_app.app.folder import Folder
from speicherstadt_app.app.window import ENDED

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(__file__).with_name("ended_program.py")


def test_a_loop_that_qt_ends_is_told_in_a_sentence_and_the_game_is_kept(tmp_path: Path) -> None:
    drawn = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software", "PYTHONPATH": str(ROOT / "src")}
    answer = subprocess.run(
        [sys.executable, PROGRAM, tmp_path], env=os.environ | drawn, capture_output=True, text=True, check=False
    )
    assert (answer.returncode, answer.stderr) == (1, f"speicherstadt: {ENDED}\n")
    folder = Folder(tmp_path)
    (left,) = folder.unfinished()
    assert len(folder.record(left).moves) >= int(answer.stdout)
    folder.close()
