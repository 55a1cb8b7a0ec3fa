"""A program that the system puts to sleep in the midst of a game, wakes, puts to sleep again, and ends without a word.

    python sleepy_program.py FOLDER

A line of JSON tells how many moves were made when it fell asleep, at the end of its sleep, and when it was ended.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow

from speicherstadt_app.ai.random_brain import RandomBrain
from speicherstadt_app.app.measuring import Driven
from speicherstadt_app.app.window import Program
from speicherstadt_app.play.thinking import ThinkInThread
from speicherstadt_app.ui.app import App
from speicherstadt_app.ui.home.settings import Settings

SEEN = Qt.ApplicationState.ApplicationActive
UNSEEN = Qt.ApplicationState.ApplicationInactive
ASLEEP = Qt.ApplicationState.ApplicationSuspended
TURNS = 40


def become(state: Qt.ApplicationState) -> None:
    qt = QGuiApplication.instance()
    assert isinstance(qt, QGuiApplication)
    qt.applicationStateChanged.emit(state)


async def pass_time(played: Any) -> None:
    """Long enough for many moves, if anybody made some: each is a thought in a thread, and waits for the disk."""
    for _ in range(TURNS):
        await asyncio.to_thread(int)
        await played._writer.write(played.ply, lambda _: None)


async def drive(app: App, window: QQuickWindow) -> None:
    program = Driven(app, window)
    await program.until(lambda: app.value.ready)
    settings = cast(Settings, app.settings)
    settings.setProperty("speed", "instant")
    settings.setProperty("textSize", 125)
    table = await program.begin(people=0)
    played = table._table
    await program.until(lambda: played.ply > 5)
    become(UNSEEN)
    become(ASLEEP)
    await pass_time(played)
    asleep = played.ply
    await pass_time(played)
    still = played.ply
    become(UNSEEN)
    become(SEEN)
    await program.until(lambda: played.ply > still)
    become(UNSEEN)
    become(ASLEEP)
    await pass_time(played)
    print(json.dumps([asleep, still, played.ply, list(played.record().moves)]), flush=True)
    os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))


if __name__ == "__main__":
    sleepy = Program(Path(sys.argv[1]), drive=drive)
    sleepy._thinker = ThinkInThread(lambda _game, _player: RandomBrain())
    sleepy.run()
