"""Games that are nearly over: what comes at their end need not be played for from the first move on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from speicherstadt_app.engine.record import Player
from speicherstadt_app.games import registry
from speicherstadt_app.play.start import begin
from tests.play.players import Inline, Kept, MemoryShelf, instant, lot, play_out
from tests.ui.memory_folder import MemoryFolder, Someone


def left_late(game: str, players: Sequence[Player], seed: int, plies: int) -> MemoryFolder:
    """A folder with a game that lacks so many moves to its end, as the same cards had it end once."""
    table = begin(registry.find(game), players, seed, Inline(), store=MemoryShelf(), pace=instant())
    play_out(table, lot(seed))
    record = table.record()
    folder = MemoryFolder(Someone("p1", "Mara", "gull"))
    folder.games = {"g1": Kept(replace(record, moves=record.moves[:-plies], result=None), seed)}
    return folder
