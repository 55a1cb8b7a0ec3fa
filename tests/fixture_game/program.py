"""The program with the tests' own games: `python -m tests.fixture_game play --terminal --game bids`.

It is a module of its own as spawned workers import it again, which they never do with a `__main__`.
"""

import os
import sys
from pathlib import Path
from typing import Final

from speicherstadt_app.games import registry

OWN: Final = {"bids": "tests.fixture_game", "plain": "tests.plain_game", "ferries": "tests.ferries"}
"""Sealed bids, the same without anything that a game need not bring, and a game of one to fifteen players."""
FOLDERS: Final = {game: folder for game, folder in OWN.items() if game not in registry.FOLDERS}
"""Those that have not moved in (tools/move_in.py)."""

TESTS: Final = Path(__file__).parents[1]
QML: Final = (TESTS / "fixture_game" / "qml", TESTS / "ferries" / "qml")
"""Where the QML modules of these games lie; those of a real game lie with the others."""


def register() -> None:
    registry.FOLDERS.update(FOLDERS)


if __name__ in {"__main__", "__mp_main__"}:
    register()

if __name__ == "__main__":
    os.environ["QML_IMPORT_PATH"] = os.pathsep.join(map(str, QML))
    from speicherstadt_app.__main__ import main

    sys.exit(main())
