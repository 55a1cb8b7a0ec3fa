"""The statistics page, measured from within: `python -m speicherstadt_app.app.measuring_figures FOLDER PERSON REPEATS`.

The bench starts it over a folder full of games and reads the line of JSON.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
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
        self._answered: list[float] = []
        model.now.answeredChanged.connect(lambda: self._answered.append(time.perf_counter()))

    async def until_seen(self, do: Callable[[], object]) -> float:
        frames = self._at_work.frames
        await pause(REST)
        self._answered.clear()
        began = time.perf_counter()
        do()
        await self._at_work.until(lambda: bool(self._answered) and frames.at[-1][0] > self._answered[-1])
        seen = next(at for at, _, _ in frames.at if at > self._answered[-1])
        return 1000 * (seen - began)


async def figures(at_work: Driven, person: str, repeats: int) -> dict[str, object]:
    await at_work.ready()
    app, frames = at_work.app, at_work.frames
    frames.asked_for = True
    at_work.window.update()
    model: Any = app.model("statistics")
    watched = Watched(at_work, model)
    first = len(frames.at)
    found: dict[str, list[float]] = {"open": [await watched.until_seen(lambda: app.open("statistics", person))]}
    for section in range(len(model.now.value.sections)):
        name = model.now.value.sections[section]
        found[f"turn to {name}"] = []
        found[f"filter {name}"] = []
        for _ in range(repeats):
            other = (section + 1) % len(model.now.value.sections)
            await watched.until_seen(lambda other=other: model.chooseSection(other))  # type: ignore[misc]
            took = await watched.until_seen(lambda section=section: model.chooseSection(section))  # type: ignore[misc]
            found[f"turn to {name}"].append(took)
            for key, option in FILTERS:
                choose = lambda key=key, option=option: model.choose(key, option)  # noqa: E731
                found[f"filter {name}"].append(await watched.until_seen(choose))
                await watched.until_seen(model.clear)
    return {"times": found, "frames": frames.steps(first)}


if __name__ == "__main__":
    asked = sys.argv[2], int(sys.argv[3])
    sys.exit(driven(lambda at_work, _: figures(at_work, *asked), Path(sys.argv[1]), 0))
