"""The program with the tests' own games: `python -m tests.fixture_game play --terminal --game bids`.

It is a module of its own as spawned workers import it again, which they never do with a `__main__`.
"""

import os
import sys
from pathlib import Path
from typing import Final

FOLDERS: Final = {"bids": "tests.fixture_game", "plain": "tests.plain_game"}
"""Sealed bids, and the same without anything that a game need not bring."""

QML: Final = Path(__file__).with_name("qml")
"""Where the QML module of sealed bids lies; that of a real game lies with the others."""


def register() -> None:
    from speicherstadt_app.games import registry

    registry.FOLDERS.update(FOLDERS)


if __name__ in {"__main__", "__mp_main__"}:
    register()

if __name__ == "__main__":
    os.environ["QML_IMPORT_PATH"] = str(QML)
    from speicherstadt_app.__main__ import main

    sys.exit(main())
