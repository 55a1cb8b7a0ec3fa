"""Looking back, measured from within: `python -m speicherstadt_app.app.measuring_back GAME FOLDER`.

The bench starts it in a process of its own and reads the line of JSON. What it needs is imported late: the worker that
looks back imports the main module again, and wants none of the window.
"""

from __future__ import annotations

import asyncio
import sys
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from speicherstadt_app.app.measuring import PLAYERS, SETTLED, Driven, driven, pause

if TYPE_CHECKING:
    from speicherstadt_app.engine.record import Record

SEED: Final = 18
JUMPS: Final = 40
REST: Final = 0.4
"""Seconds after a jump, in which the weather turns."""
QUIET: Final = 6.0
"""Seconds of frames without a review, for comparison."""
PATIENCE: Final = 120.0


async def play(game_id: str, folder: Path) -> None:
    """A game among four of a middling level, or as many as it takes, is kept in the folder."""
    from speicherstadt_app.ai import brains
    from speicherstadt_app.engine.record import Player
    from speicherstadt_app.games.registry import card, find
    from speicherstadt_app.play.pace import Pace, Speed
    from speicherstadt_app.play.start import begin
    from speicherstadt_app.play.thinking import ThinkInThread
    from speicherstadt_app.store.library import open_library

    levels = brains.levels(game_id)
    level = {"level": levels[len(levels) // 2 - 1]}
    players = [Player(f"Player {number}", "ai", level) for number in range(1, min(PLAYERS, card(game_id).seats[1]) + 1)]
    library = open_library(folder)
    pace = Pace(Speed.INSTANT)
    table = begin(find(game_id), players, SEED, ThinkInThread(), store=library, pace=pace)
    await table.run()
    await table.close()
    library.close()


async def back(of: Driven, _seconds: float) -> dict[str, object]:
    await of.ready()
    cards = await of.app._threads.ask(lambda folder: folder.cards("finished"))
    game_id = (cards or ())[0].id
    record = await of.app._threads.ask(lambda folder: folder.record(game_id))
    assert record is not None
    of.app.open("replay", game_id)
    replay: Any = of.app.model("replay")
    await of.until(lambda: replay.now.value.gameId == game_id)
    await pause(SETTLED)
    jumps = await _jumps(of, replay)
    quiet, busy, alone = await _frames(of, record)
    of.app.open("review", game_id)
    review: Any = of.app.model("review")
    began = time.perf_counter()
    while review.now.value.gameId != game_id and time.perf_counter() < began + PATIENCE:
        await pause(0.02)
    return {
        "jumps": jumps,
        "quiet": quiet,
        "busy": busy,
        "review": time.perf_counter() - began,
        "review_beside_frames": alone,
        "moves": len(record.moves),
    }


async def _jumps(of: Driven, replay: Any) -> list[tuple[float, float]]:
    """Milliseconds from a jump to anywhere to the frame that shows it: on the clock, and of processor time."""
    random, found = Random(SEED), []
    for _ in range(JUMPS):
        began, spent = time.perf_counter(), time.process_time()
        replay.go(random.randrange(replay.now.value.last + 1))
        shown_by = of.frames.begun
        await of.until(partial(of.frames.has, shown_by + 1))
        at, used, _ = of.frames.at[shown_by]
        found.append((1000 * (at - began), 1000 * (used - spent)))
        await pause(REST)
    return found


async def _frames(of: Driven, record: Record) -> tuple[list[tuple[float, ...]], list[tuple[float, ...]], float]:
    """The same picture drawn again and again, without and with a review in the background; how long that one took."""
    from speicherstadt_app.play.looking_back_worker import LooksBackInProcess

    looking = LooksBackInProcess()
    await looking.chances([])
    frames = of.frames
    frames.asked_for = True
    first = len(frames.at)
    of.window.update()
    await pause(QUIET)
    quiet, first, began = frames.steps(first), len(frames.at), time.perf_counter()
    await looking.review(record)
    took, busy = time.perf_counter() - began, frames.steps(first)
    frames.asked_for = False
    looking.close()
    return quiet, busy, took


if __name__ == "__main__":
    _, name, place = sys.argv
    asyncio.run(play(name, Path(place)))
    sys.exit(driven(back, Path(place), 0))
