"""What is measured of the window, and what its first frame has to do without."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

SRC = Path(__file__).resolve().parents[2] / "src"


def ran(*arguments: object) -> list[str]:
    drawn = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software", "PYTHONPATH": str(SRC)}
    command = [sys.executable, *map(str, arguments)]
    answer = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **drawn}, check=True)
    assert answer.stderr == ""
    return answer.stdout.splitlines()


def test_an_empty_window_is_measured_as_ours_is(tmp_path: Path) -> None:
    (empty,) = ran("-m", "speicherstadt_app.app.measuring", "empty")
    (ours,) = ran("-m", "speicherstadt_app", "--data", tmp_path, "--measure-start")
    assert json.loads(empty).keys() == json.loads(ours).keys()
    assert all(figure > 0 for figure in json.loads(empty).values())


def test_a_worker_that_imports_the_measuring_module_loads_no_window() -> None:
    (loaded,) = ran("-c", "import sys, speicherstadt_app.app.measuring; print(*sys.modules)")
    assert not {"PySide6", "speicherstadt_app.app.window"} & set(loaded.split())


def test_the_first_frame_never_makes_the_namespace_of_qt(tmp_path: Path) -> None:
    """It takes 11 ms, and any overload that may be given one of its names makes it."""
    code = (
        "import sys; from pathlib import Path; from PySide6 import QtCore; "
        "from speicherstadt_app.app.window import open_window; open_window(Path(sys.argv[1]), measure=True); "
        "print('QObject' in vars(QtCore), 'Qt' in vars(QtCore))"
    )
    assert ran("-c", code, tmp_path)[-1] == "True False"
