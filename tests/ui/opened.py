"""A window with somebody in it, and a table that is sat down at."""

from __future__ import annotations

from speicherstadt_app.engine.record import Player
from speicherstadt_app.ui.preferences import Preferences
from tests.ui.memory_folder import MemoryFolder, Someone, Window

MARA = Someone("p1", "Mara", "gull")
FAST = Preferences(speed="instant", confirm="immediate")
TWO = [Player("Mara", "human"), Player("Kontor", "ai", {"level": "random"})]


def new_folder(*people: Someone, **more: object) -> MemoryFolder:
    made = MemoryFolder(*(people or (MARA,)), **more)  # type: ignore[arg-type]
    made.kept = {person.id: FAST for person in made.somebody}
    return made


async def sit_down(opened: Window, seed: int = 5) -> None:
    before = opened.get("table")
    opened.app.begin("speicherstadt", TWO, seed)
    await opened.until(lambda: opened.get("table") not in {None, before} and opened.get("table").myTurn)
