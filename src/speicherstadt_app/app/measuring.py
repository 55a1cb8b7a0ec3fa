"""The window, measured from within: `python -m speicherstadt_app.app.measuring WHAT FOLDER SECONDS GAME`.

The bench starts it in processes of its own and reads the line of JSON. What it needs is imported late: the worker that
thinks imports the main module again, and wants none of the window.
"""

from __future__ import annotations

import gc
import json
import os
import sys
import time
from collections.abc import Callable, Coroutine
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from speicherstadt_app.app.process import start_figures

if TYPE_CHECKING:
    from PySide6.QtQuick import QQuickItem, QQuickWindow

    from speicherstadt_app.ui.app import App

PLAYERS: Final = 4
SETTLED: Final = 3.0
"""Seconds in which what moves after a page was opened or a worker placed comes to rest."""
STILL: Final = 63.0
"""The harbour lives for a minute after the last touch."""
LIVING: Final = 20.0
TAPS: Final = 15
PATIENCE: Final = 60.0
STEP: Final = 0.01
EMPTY: Final = b"import QtQuick\nWindow { visible: true; width: 1280; height: 720 }"


def empty() -> None:
    """What any window of PySide6 costs."""
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtQml import QQmlApplicationEngine

    app = QGuiApplication([])
    engine = QQmlApplicationEngine()
    engine.loadData(EMPTY)
    window: Any = engine.rootObjects()[0]
    window.frameSwapped.connect(app.quit)
    app.exec()
    tell(start_figures())
    os._exit(0)


class Frames:
    """When frames came, and what processor time the process and its first thread had used until then."""

    def __init__(self, window: QQuickWindow) -> None:
        self._window = window
        self.asked_for = False
        """With this, one frame follows the other, so that every gap between two is the time of one."""
        self.at: list[tuple[float, float, float]] = []
        self.begun = 0
        """So many; the next one is the first that can show what is so now, while the last one may still be drawn."""
        window.afterAnimating.connect(self._begins)
        window.frameSwapped.connect(self._came)

    def _begins(self) -> None:
        self.begun += 1

    def _came(self) -> None:
        self.at.append((time.perf_counter(), time.process_time(), time.thread_time()))
        if self.asked_for:
            self._window.update()

    def stop(self) -> None:
        """Frames are told of in the thread that draws them; it must find this object for as long as it may call."""
        self.asked_for = False
        self._window.afterAnimating.disconnect(self._begins)
        self._window.frameSwapped.disconnect(self._came)

    def has(self, count: int) -> bool:
        return len(self.at) >= count

    def steps(self, since: int) -> list[tuple[float, ...]]:
        """Milliseconds on the clock, of all threads and of the first one, from each frame to the next."""
        after = self.at[since:]
        return [tuple(1000 * (b - a) for a, b in zip(*two, strict=True)) for two in pairwise(after)]


class Driven:
    """A program that is played by a script."""

    def __init__(self, app: App, window: QQuickWindow, game: str = "") -> None:
        self.app = app
        self.window = window
        self._game = game
        self.frames = Frames(window)

    async def ready(self) -> None:
        await self.until(lambda: self.app.value.ready)
        await pause(SETTLED)

    async def begin(self, *, people: int) -> Any:
        self.app.open("new", self._game)
        await self.until(lambda: self.app.newGame is not None)
        game: Any = self.app.newGame
        game.players = PLAYERS
        for place in range(people, PLAYERS):
            game.setKind(place, "ai")
        if not people:
            game.setKind(0, "ai")
        game.firstPlayer = "me"
        game.start()
        await self.until(lambda: self.app.table is not None)
        return self.app.table

    async def until(self, true: Callable[[], bool]) -> None:
        last = time.perf_counter() + PATIENCE
        while not true():
            if time.perf_counter() > last:
                sys.exit("nothing has happened for a minute")
            await pause(STEP)

    async def watched(self, table: Any, seconds: float) -> bool:
        """Whether the game is over and counted within that time."""
        last = time.perf_counter() + seconds
        while time.perf_counter() < last and not table.value.over:
            await pause(1)
        await pause(SETTLED)
        return bool(table.value.over)

    async def rest(self, seconds: float) -> dict[str, float]:
        """What goes on while nobody touches anything."""
        await pause(STILL)
        return await self.spent(seconds)

    async def spent(self, seconds: float) -> dict[str, float]:
        frames, spent = len(self.frames.at), time.process_time()
        await pause(seconds)
        share = (time.process_time() - spent) / seconds
        return {"redraws": len(self.frames.at) - frames, "processor_percent": 100 * share}

    async def living(self) -> dict[str, dict[str, float]]:
        """What goes on within a minute of a touch: with a harbour that lives, and in the same window without."""
        settings: Any = self.app.settings
        found = {}
        for name, lives in (("living", True), ("still", False)):
            settings.livingHarbour = lives
            stir(self.window)
            await pause(SETTLED)
            found[name] = await self.spent(LIVING)
        settings.livingHarbour = True
        return found

    async def taps(self, table: Any) -> list[float]:
        """Milliseconds from a tap on what can be chosen, with nothing moving, to the frame that shows the answer."""
        found = []
        things = [item for item in below(self.window.contentItem()) if can_be_chosen(item)]
        if not things:
            sys.exit("nothing on the table can be chosen")
        for turn in range(TAPS):
            await pause(SETTLED)
            count, began = len(self.frames.at), time.perf_counter()
            tap(self.window, things[turn % len(things)])
            if not table.value.picked:
                sys.exit("the tap has picked nothing")
            await self.until(partial(self.frames.has, count + 1))
            found.append(1000 * (self.frames.at[count][0] - began))
            table.cancel()
        return found


async def still(driven: Driven, seconds: float) -> dict[str, object]:
    await driven.ready()
    start = await driven.rest(seconds)
    table = await driven.begin(people=1)
    await driven.until(lambda: table.value.myTurn)
    await pause(2 * SETTLED)
    taps = await driven.taps(table)
    return {"start": start, "taps": taps, "table": await driven.rest(seconds)}


async def living(driven: Driven, _seconds: float) -> dict[str, object]:
    await driven.ready()
    start = await driven.living()
    table = await driven.begin(people=1)
    await driven.until(lambda: table.value.myTurn)
    await pause(2 * SETTLED)
    return {"start": start, "table": await driven.living()}


async def rehearsal(driven: Driven, seconds: float) -> dict[str, object]:
    """A whole game in a hurry: whatever is compiled when it is shown for the first time is in the caches then."""
    await driven.ready()
    settings: Any = driven.app.settings
    settings.speed = "fastest"
    return {"over": await driven.watched(await driven.begin(people=0), seconds)}


async def game(driven: Driven, seconds: float) -> dict[str, object]:
    """Four opponents play among themselves to the end, at the usual speed."""
    await driven.ready()
    table = await driven.begin(people=0)
    await pause(SETTLED)
    frames = driven.frames
    first, began = len(frames.at), time.perf_counter()
    frames.asked_for = True
    driven.window.update()
    over = await driven.watched(table, seconds)
    played = table.session.table
    return {
        "frames": frames.steps(first),
        "seconds": time.perf_counter() - began,
        "over": over,
        "rounds": played.rules.progress(played.view(None)).round,
    }


async def pause(seconds: float) -> None:
    import asyncio

    await asyncio.sleep(seconds)


def below(item: QQuickItem) -> list[QQuickItem]:
    return [item, *(deeper for child in item.childItems() for deeper in below(child))]


def can_be_chosen(item: QQuickItem) -> bool:
    """Whether it stands for a move: a place, a card, a tile."""
    return (
        item.inherits("QQuickAbstractButton") and item.isEnabled() and item.isVisible() and bool(item.property("token"))
    )


def stir(window: QQuickWindow) -> None:
    """The pointer moves in a corner where nothing lies."""
    from PySide6.QtCore import QEvent, QPointF, Qt
    from PySide6.QtGui import QGuiApplication, QMouseEvent

    at, none = QPointF(2, window.height() - 2), Qt.MouseButton.NoButton
    moved = QMouseEvent(QEvent.Type.MouseMove, at, window.mapToGlobal(at), none, none, Qt.KeyboardModifier.NoModifier)
    QGuiApplication.sendEvent(window, moved)


def tap(window: QQuickWindow, item: QQuickItem) -> None:
    from PySide6.QtCore import QEvent, QPointF, Qt
    from PySide6.QtGui import QGuiApplication, QMouseEvent

    at = item.mapToScene(QPointF(item.width() / 2, item.height() / 2))
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for type_, held in ((QEvent.Type.MouseButtonPress, left), (QEvent.Type.MouseButtonRelease, none)):
        event = QMouseEvent(type_, at, window.mapToGlobal(at), left, held, Qt.KeyboardModifier.NoModifier)
        QGuiApplication.sendEvent(window, event)


def tell(found: object) -> None:
    print(json.dumps(found), flush=True)


def driven(
    measured: Callable[[Driven, float], Coroutine[Any, Any, object]], folder: Path, seconds: float, game: str = ""
) -> int:
    from speicherstadt_app.app.window import Program

    # Held until the program has ended.
    at_work: list[Driven] = []

    async def drive(app: App, window: QQuickWindow) -> None:
        at_work.append(Driven(app, window, game))
        tell(await measured(at_work[0], seconds))
        at_work[0].frames.stop()
        app.quit()

    gc.disable()
    return Program(folder, drive=drive).run()


if __name__ == "__main__":
    if sys.argv[1] == "empty":
        empty()
    measured = {"still": still, "living": living, "rehearsal": rehearsal, "game": game}[sys.argv[1]]
    sys.exit(driven(measured, Path(sys.argv[2]), float(sys.argv[3]), sys.argv[4]))
