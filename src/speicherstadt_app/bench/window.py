"""The window: how long it takes to open, what its frames, its answers and its rest cost. Everything runs in processes
of its own, beside an empty window of PySide6 that takes turns with it.

Caches are as on the second start: bytecode and compiled QML are kept, in a folder that is thrown away afterwards.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from speicherstadt_app.bench.report import Report, Sheet, exact, shown
from speicherstadt_app.bench.timing import Spread, percentile

EMPTY: Final = ("-m", "speicherstadt_app.app.measuring", "empty")
STILL: Final = ("-m", "speicherstadt_app.app.measuring", "still")
LIVING: Final = ("-m", "speicherstadt_app.app.measuring", "living")
REHEARSAL: Final = ("-m", "speicherstadt_app.app.measuring", "rehearsal")
GAME: Final = ("-m", "speicherstadt_app.app.measuring", "game")
OURS: Final = ("-m", "speicherstadt_app", "--measure-start")
BURN: Final = ("-c", "while True: pass")
IDLE_SECONDS: Final = 10
MOST_SECONDS: Final = 900
"""A game that goes on for longer is measured so far."""
LONG_FRAME: Final = 50.0
SOFTWARE: Final = "offscreen, software"
ON_SCREEN: Final = "on the display"

STARTED: Final = (
    ("seconds", 1000, "ms on the clock"),
    ("processor", 1000, "ms of processor time"),
    ("rss_mb", 1, "MB"),
)

Environment = dict[str, str]


def report(game_id: str, _games: int, repeats: int) -> Report:
    with TemporaryDirectory() as folder:
        return _report(game_id, Path(folder), repeats)


def _report(game_id: str, folder: Path, repeats: int) -> Report:
    renderers = dict(_renderers(folder))
    starts = {name: _starts(folder, environment, repeats) for name, environment in renderers.items()}
    on, environment = next(iter(renderers.items()))
    still = _answer(environment, *STILL, str(folder), str(IDLE_SECONDS), game_id)
    living = {name: _answer(of_it, *LIVING, str(folder / "living"), "0", game_id) for name, of_it in renderers.items()}
    _answer(environment, *REHEARSAL, str(folder / "rehearsal"), str(MOST_SECONDS), game_id)
    with _burning(environment):
        game = _answer(environment, *GAME, str(folder), str(MOST_SECONDS), game_id)
    taps, frames = Spread(tuple(still["taps"])), [Spread(tuple(one)) for one in zip(*game["frames"], strict=True)]
    sheets = (
        Sheet(
            f"From the start to the first frame, and what is in memory then, of {repeats} starts in turn",
            ("", "empty window", "ours", "times"),
            [row for name, found in starts.items() for row in _start_rows(name, *found)],
        ),
        Sheet(
            f"Frames of {_length(game)} among four opponents while another process burns a core ({on}), ms",
            ("", "median", "95 %", "99 %", "longest", f"over {LONG_FRAME:.0f}"),
            [
                _frame_row(name, times.values)
                for name, times in zip(
                    ("on the clock", "processor, all threads", "processor, first thread"), frames, strict=True
                )
            ],
        ),
        Sheet(
            f"Answers and rest ({on})",
            (
                "from a tap to its answer, ms",
                f"redraws in {IDLE_SECONDS} s, start / table",
                "processor %, start / table",
            ),
            [
                (
                    shown(taps),
                    *(
                        " / ".join(f"{still[page][what]:.{digits}f}" for page in ("start", "table"))
                        for what, digits in (("redraws", 0), ("processor_percent", 1))
                    ),
                )
            ],
        ),
        Sheet(
            "A harbour that lives, in the 20 s after a touch, and the same window without",
            ("", "redraws", "processor %", "redraws without", "processor % without"),
            [
                (
                    f"{page} ({name})",
                    *(
                        f"{lives[page][kind][what]:.{digits}f}"
                        for kind in ("living", "still")
                        for what, digits in (("redraws", 0), ("processor_percent", 1))
                    ),
                )
                for name, lives in living.items()
                for page in ("start", "table")
            ],
        ),
    )
    figures = {
        "starts": {
            name: {"empty": _start_figures(empty), "ours": _start_figures(ours)}
            for name, (empty, ours) in starts.items()
        },
        "taps": exact(taps),
        "rest": {page: still[page] for page in ("start", "table")},
        "living": {name: {page: lives[page] for page in ("start", "table")} for name, lives in living.items()},
        "frames": {
            "number": len(game["frames"]),
            "rounds": game["rounds"],
            "seconds": game["seconds"],
            "clock_99": percentile(frames[0].values, 0.99),
        },
    }
    return Report(sheets, {"window": figures})


def _renderers(folder: Path) -> Iterator[tuple[str, Environment]]:
    """The display, where there is one, and what is drawn without."""
    kept = {"PYTHONPYCACHEPREFIX": str(folder / "bytecode"), "XDG_CACHE_HOME": str(folder / "cache")}
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | kept
    if not sys.platform.startswith("linux") or {"DISPLAY", "WAYLAND_DISPLAY"} & plain.keys():
        yield ON_SCREEN, plain
    yield SOFTWARE, {**plain, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}


def _starts(folder: Path, environment: Environment, repeats: int) -> tuple[Sequence[Any], Sequence[Any]]:
    """Empty windows and ours; the first of each fills the caches and isn't counted."""
    data = ("--data", str(folder))
    found = [
        (_answer(environment, *EMPTY), _answer(environment, *OURS[:2], *data, *OURS[2:])) for _ in range(repeats + 1)
    ]
    empty, ours = zip(*found[1:], strict=True)
    return empty, ours


def _answer(environment: Environment, *arguments: str) -> Any:
    run = subprocess.run([sys.executable, *arguments], env=environment, stdout=subprocess.PIPE, check=True)
    return json.loads(run.stdout)


@contextmanager
def _burning(environment: Environment) -> Iterator[None]:
    with subprocess.Popen([sys.executable, *BURN], env=environment) as process:
        try:
            yield
        finally:
            process.kill()


def _start_rows(
    name: str, empty: Sequence[Mapping[str, float]], ours: Sequence[Mapping[str, float]]
) -> Iterator[tuple[str, ...]]:
    for what, factor, said in STARTED:
        floor, full = (Spread(tuple(factor * one[what] for one in side)) for side in (empty, ours))
        yield f"{name}: {said}", shown(floor), shown(full), shown(full.over(floor), 2)


def _start_figures(starts: Sequence[Mapping[str, float]]) -> dict[str, dict[str, float]]:
    return {what: exact(Spread(tuple(one[what] for one in starts))) for what, _, _ in STARTED}


def _length(game: Mapping[str, Any]) -> str:
    whole = "a whole game" if game["over"] else "a game"
    return f"{whole} ({game['seconds']:.0f} s, {game['rounds']} rounds)"


def _frame_row(name: str, times: Sequence[float]) -> tuple[str, ...]:
    shares = (percentile(times, share) for share in (0.5, 0.95, 0.99))
    return name, *(f"{time:.1f}" for time in (*shares, max(times))), str(sum(time > LONG_FRAME for time in times))
