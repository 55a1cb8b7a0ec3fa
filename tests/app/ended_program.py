"""A program whose loop Qt ends by itself in the midst of a game, as it does when the X server dies.

python ended_program.py FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import cast

from PySide6.QtCore import QCoreApplication
from PySide6.QtQuick import QQuickWindow

from speicherstadt_app.ai.random_brain import RandomBrain
from speicherstadt_app.app.measuring import Driven
from speicherstadt_app.app.window import Program
from speicherstadt_app.play.thinking import ThinkInThread
from speicherstadt_app.ui.app import App
from speicherstadt_app.ui.home.settings import Settings


async def drive(app: App, window: QQuickWindow) -> None:
    program = Driven(app, window)
    await program.until(lambda: app.value.ready)
    cast(Settings, app.settings).setProperty("speed", "instant")
    table = await program.begin(people=0)
    played = table._table
    await program.until(lambda: played.ply > 5)
    print(played.ply, flush=True)
    QCoreApplication.exit(1)


if __name__ == "__main__":
    ended = Program(Path(sys.argv[1]), drive=drive)
    ended._thinker = ThinkInThread(lambda _game, _player: RandomBrain())
    sys.exit(ended.run())
