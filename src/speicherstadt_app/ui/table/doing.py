"""What takes the table a moment: it goes on in the background, and the screen shows what came of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from speicherstadt_app.engine.errors import EngineError


class Doing:
    def __init__(self, refuse: Callable[[], object], done: Callable[[], object], *, still: bool) -> None:
        """`refuse` says that something is not possible now; `done` comes after it, and after everything that is."""
        self._refuse = refuse
        self._done = done
        self._still = still
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, doing: Coroutine[Any, Any, None]) -> None:
        """A still table has no loop in which that could happen."""
        if self._still:
            doing.close()
            return
        task = asyncio.ensure_future(self._whole(doing))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        # Cancelled before its first step, a task never begins what it holds.
        task.add_done_callback(lambda _: doing.close())

    def cancel(self) -> None:
        for task in self.tasks:
            task.cancel()

    async def _whole(self, doing: Coroutine[Any, Any, None]) -> None:
        try:
            await doing
        except EngineError:
            self._refuse()
        self._done()
