"""A game by brains alone, kept as a record, on a system that has nothing but Python: no Qt, no database, no processes.

    python tests/house/bare_game.py

So a phone can play it. Whatever else is asked for is refused.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

ABSENT = {
    "PySide6", "shiboken6", "qasync", "pygame", "rich", "platformdirs", "sqlmodel", "sqlalchemy", "pydantic", "sqlite3",
    "_sqlite3", "multiprocessing", "_multiprocessing", "subprocess", "_posixsubprocess",
}  # fmt: skip


class Absent(MetaPathFinder):
    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.partition(".")[0] in ABSENT:
            raise ModuleNotFoundError(f"{name} is not here", name=name)
        return None


async def play() -> str:
    from speicherstadt_app.ai.brains import levels
    from speicherstadt_app.engine.dealer import Dealer
    from speicherstadt_app.engine.record import Player, check_result, read_record, replay
    from speicherstadt_app.games.registry import find
    from speicherstadt_app.play.pace import Pace, Speed
    from speicherstadt_app.play.table import Table
    from speicherstadt_app.play.thinking import ThinkInThread, thinker_here

    game = find("speicherstadt")
    strongest, weakest = levels(game.card.id)[-3], levels(game.card.id)[0]
    players = [Player("Kontor", "ai", {"level": strongest}), Player("Michel", "ai", {"level": weakest})]
    thinker = thinker_here()
    assert isinstance(thinker, ThinkInThread)
    thinker.wake(game.card.id)
    table = Table(game, Dealer(game, len(players), 7), players, thinker, pace=Pace(Speed.INSTANT))
    await table.run()
    await table.close()
    thinker.close()
    record = read_record(table.record().to_line())
    check_result(record, replay(record, find))
    return ", ".join(f"{player.name} {score}" for player, score in zip(players, table.outcome().scores, strict=True))


def main() -> None:
    sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "src"))
    # What the interpreter itself has loaded at its start would be there all the same.
    for name in [name for name in sys.modules if name.partition(".")[0] in ABSENT]:
        del sys.modules[name]
    sys.meta_path.insert(0, Absent())
    print(asyncio.run(play()))


if __name__ == "__main__":
    main()
