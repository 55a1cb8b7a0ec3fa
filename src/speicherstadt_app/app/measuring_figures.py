"""The statistics page, measured from within: `python -m speicherstadt_app.app.measuring_figures FOLDER PERSON REPEATS`.

The bench starts it over a folder full of games and reads the line of JSON.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from speicherstadt_app.app.measuring import Driven, driven, pause

REST: Final = 0.3
FILTERS: Final = (("players", 2), ("level", 1), ("seat", 1), ("period", 2), ("which", 2))
"""Which option of which filter is chosen."""


class Watched:
    """From something done to the first frame that shows what came of it."""

    def __init__(self, at_work: Driven, model: Any) -> None:
        self._at_work = at_work
        self._model = model
        self._shown_by: list[int] = []
        """The first frame after each answer."""
        for changed in (model.now.answeredChanged, model.now.asTablesChanged):
            changed.connect(self._answered)

    async def until_seen(self, do: Callable[[], object]) -> float:
        frames = self._at_work.frames
        await pause(REST)
        self._shown_by.clear()
        began = time.perf_counter()
        do()
        await self._at_work.until(lambda: bool(self._shown_by) and frames.has(self._shown_by[-1] + 1))
        return 1000 * (frames.at[self._shown_by[-1]][0] - began)

    def _answered(self) -> None:
        self._shown_by.append(self._at_work.frames.begun)

    async def turn_to(self, section: int) -> float:
        return await self.until_seen(lambda: self._model.chooseSection(section))


async def figures(at_work: Driven, person: str, repeats: int) -> dict[str, object]:
    await at_work.ready()
    app, frames = at_work.app, at_work.frames
    frames.asked_for = True
    at_work.window.update()
    model: Any = app.model("statistics")
    watched = Watched(at_work, model)
    first = len(frames.at)
    found: dict[str, list[float]] = {"open": [await watched.until_seen(lambda: app.open("statistics", person))]}
    if len(model.now.value.games) > 1 and not model.now.value.game:
        # Of all games together there is little to be seen: the first game has pages.
        await watched.until_seen(lambda: model.chooseGame(1))
    names = model.now.value.sections
    order = (*range(1, len(names)), 0)
    for section in order:
        found[f"turn to {names[section]}, the first time"] = [await watched.turn_to(section)]
    for section in order:
        turned: list[float] = []
        filtered: list[float] = []
        as_tables: list[float] = []
        for _ in range(repeats):
            await watched.turn_to((section + 1) % len(names))
            turned.append(await watched.turn_to(section))
            for key, option in FILTERS:
                filtered.append(await watched.until_seen(partial(model.choose, key, option)))
                filtered.append(await watched.until_seen(model.clear))
            as_tables.append(await watched.until_seen(partial(model.showTables, True)))
            await watched.until_seen(partial(model.showTables, False))
        found |= {
            f"turn to {names[section]}": turned,
            f"filter {names[section]}": filtered,
            f"{names[section]} as tables": as_tables,
        }
    return {"times": found, "frames": frames.steps(first)}


if __name__ == "__main__":
    asked = sys.argv[2], int(sys.argv[3])
    sys.exit(driven(lambda at_work, _: figures(at_work, *asked), Path(sys.argv[1]), 0))
