"""Keeps what happens at one table, in a thread of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from speicherstadt_app.engine.errors import NotKept
from speicherstadt_app.play.notices import KeepingResumed, KeepingStopped
from speicherstadt_app.play.ports import GameWriter


class Writer:
    """What can't be kept stops no game: it is told once, and each further call tries again."""

    def __init__(self, writer: GameWriter | None, tell: Callable[[KeepingStopped | KeepingResumed], None]) -> None:
        self._writer = writer
        self._tell = tell
        self._thread = ThreadPoolExecutor(1, "writer")
        self.unkept_since: int | None = None

    @property
    def game_id(self) -> str:
        return "" if self._writer is None else self._writer.game_id

    async def write(self, ply: int, work: Callable[[GameWriter], None]) -> None:
        """The ply is where the game stands now."""
        if self._writer is None:
            return
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, work, self._writer)
        except NotKept as error:
            if self.unkept_since is None:
                self.unkept_since = ply
                self._tell(KeepingStopped(ply, error.why, error.reason))
        else:
            if self.unkept_since is not None:
                self.unkept_since = None
                self._tell(KeepingResumed(ply))

    def close(self) -> None:
        self._thread.shutdown()
