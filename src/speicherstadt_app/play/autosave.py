"""The keeper of one table at work, in a thread of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from speicherstadt_app.engine.errors import NotKept
from speicherstadt_app.play.notices import KeepingResumed, KeepingStopped
from speicherstadt_app.play.ports import Keeper


class Writer:
    """What can't be kept stops no game: it is told once, and each further call tries again."""

    def __init__(self, keeper: Keeper | None, tell: Callable[[KeepingStopped | KeepingResumed], None]) -> None:
        self._keeper = keeper
        self._tell = tell
        self._thread = ThreadPoolExecutor(1, "keeper")
        self.unkept_since: int | None = None

    @property
    def game_id(self) -> str:
        return "" if self._keeper is None else self._keeper.game_id

    async def write(self, ply: int, work: Callable[[Keeper], None]) -> None:
        """The ply is where the game stands now."""
        if self._keeper is None:
            return
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, work, self._keeper)
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
