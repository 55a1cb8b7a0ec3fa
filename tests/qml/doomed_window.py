"""A window that is killed in the midst of a game, and says before what it has kept.

    python doomed_window.py FOLDER MOMENT

The moment is `picked` (a column is chosen and no worker placed), `thinking` (an opponent does) or `shipping` (one cube
has its place, the next one is in the hand).
"""

from __future__ import annotations

import json
import os
import signal
import sys
from functools import partial
from itertools import count
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))
os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software", "QT_SCALE_FACTOR": "1"}

from speicherstadt_app.app.folder import Folder
from speicherstadt_app.engine.record import Player
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.table import fresh
from tests.play.players import Slow
from tests.qml.open_window import OpenWindow, Until
from tests.qml.playing import Game, Mouse, on_table

COMPANY = [Player("Mara", "human"), Player("Kontor", "ai", {"level": "random"})]
SETTINGS = Preferences(language="de", theme="night", textSize=125, speed="instant", muted=True)
PLACES = ("load", "sell", "keep")


async def to_phase(game: Game, phase: str) -> None:
    while game.table.bar.value.phase != phase:
        await game.decide()
        await game.asked()


async def picked(game: Game, _: Slow) -> None:
    await to_phase(game, "demand")
    await game.press(next(token for token in on_table(game.window) if token.startswith("place ")))
    assert game.table.value.picked


async def thinking(game: Game, thinker: Slow) -> None:
    await to_phase(game, "demand")
    thinker.allowed.clear()
    thinker.began.clear()
    token, column = next(each for each in on_table(game.window).items() if each[0].startswith("place "))
    game.hand.press(game.window, token, column)
    game.hand.press(game.window, token, column)
    await Until(lambda: thinker.began.is_set() and game.table.value.thinking, "somebody thinks")


async def shipping(game: Game, _: Slow) -> None:
    await to_phase(game, "shipping")
    for token in ("pick", *PLACES, "pick"):
        there = [each for each in on_table(game.window) if each.split()[0] == token]
        if there:
            await game.press(there[0])
    assert game.table.value.picked


async def until(window: OpenWindow, thinker: Slow, moment: str) -> None:
    for name, value in SETTINGS._asdict().items():
        window.settings.setProperty(name, value)
    thinker.allowed.set()
    game = Game(window, Mouse(), Random(4))
    await game.begin(COMPANY, 7)
    await game.play(8)
    await {"picked": picked, "thinking": thinking, "shipping": shipping}[moment](game, thinker)
    for _ in range(50):
        await Until(lambda: True)
    print(json.dumps({"moves": game.record().moves, "settings": SETTINGS._asdict()}), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    folder, wanted = sys.argv[1:]
    # No button is fresh: the hand here is quicker than any.
    fresh.now = partial(next, map(float, count(0, 1_000)))
    slow = Slow()
    with OpenWindow(lambda: Folder(Path(folder)), slow, SETTINGS) as opened:
        opened.run(until(opened, slow, wanted))
