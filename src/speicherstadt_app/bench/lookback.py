"""Looking back at a game: jumps in a replay, the time of a review, and what it does to the window's frames."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from speicherstadt_app.bench.report import Report, Sheet, exact, shown
from speicherstadt_app.bench.timing import Spread, percentile

BACK = ("-m", "speicherstadt_app.app.measuring_back")


def report(game_id: str, _games: int, repeats: int) -> Report:
    with TemporaryDirectory() as folder:
        found = [_measured(game_id, Path(folder) / str(repeat)) for repeat in range(min(repeats, 3))]
    jumps, work = (Spread(times) for times in zip(*(jump for one in found for jump in one["jumps"]), strict=True))
    reviews = Spread(tuple(one["review"] for one in found))
    rows = []
    figures: dict[str, object] = {
        "review_seconds": exact(reviews),
        "jump_ms": exact(jumps),
        "jump_work_ms": exact(work),
    }
    for name in ("quiet", "busy"):
        steps = [step[0] for one in found for step in one[name]]
        rows.append(
            (
                {"quiet": "without a review", "busy": "while one goes on"}[name],
                str(len(steps)),
                *(f"{percentile(steps, share):.1f}" for share in (0.5, 0.95, 0.99)),
                f"{max(steps):.1f}",
            )
        )
        figures[f"frames_{name}_99"] = percentile(steps, 0.99)
    sheets = (
        Sheet(
            f"A game with {found[0]['moves']} moves",
            ("", "median (lowest to highest)"),
            [
                ("from a jump in the replay to its frame, ms", shown(jumps, 1)),
                ("of that processor time, ms", shown(work, 1)),
                ("from opening the review to seeing it, s", shown(reviews, 2)),
            ],
        ),
        Sheet("Frames of the replay, ms", ("", "frames", "median", "95 %", "99 %", "longest"), rows),
    )
    return Report(sheets, {"lookback": figures})


def _measured(game_id: str, folder: Path) -> Any:
    environment = dict(os.environ)
    if sys.platform.startswith("linux") and not {"DISPLAY", "WAYLAND_DISPLAY"} & environment.keys():
        environment |= {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    folder.mkdir()
    run = subprocess.run(
        [sys.executable, *BACK, game_id, str(folder)],
        env=environment,
        stdout=subprocess.PIPE,
        check=True,
        encoding="utf-8",
    )
    return json.loads(run.stdout)
