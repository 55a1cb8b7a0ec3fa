"""Where the window asks the data folder: one thing after the other, in a thread of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from speicherstadt_app.ui.cabinet import Cabinet, Refused

T = TypeVar("T")


class Desk:
    """Questions wait until the folder is open. Without a folder, and to what it refuses, the answer is None."""

    def __init__(self, refused: Callable[[Refused], object]) -> None:
        self._refused = refused
        self._thread = ThreadPoolExecutor(1, "cabinet")
        self._opened = asyncio.Event()
        self.cabinet: Cabinet | None = None

    async def open(self, opening: Callable[[], Cabinet | None]) -> None:
        try:
            self.cabinet = await asyncio.get_running_loop().run_in_executor(self._thread, opening)
        finally:
            self._opened.set()

    async def ask(self, question: Callable[[Cabinet], T]) -> T | None:
        await self._opened.wait()
        if self.cabinet is None:
            return None
        try:
            return await self.alone(lambda: question(self._there()))
        except Refused as refusal:
            self._refused(refusal)
            return None

    async def alone(self, work: Callable[[], T]) -> T:
        """Something else that takes a moment, after all that was asked before."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def close(self) -> None:
        if self.cabinet is not None:
            await self.alone(self._there().close)
        self._thread.shutdown()

    def _there(self) -> Cabinet:
        assert self.cabinet is not None
        return self.cabinet


class Tasks:
    """Tasks that somebody began by a tap and nobody waits for. What goes wrong in one is told."""

    def __init__(self, failed: Callable[[BaseException], object]) -> None:
        self._failed = failed
        self._running: set[asyncio.Task[None]] = set()

    def begin(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(doing)
        self._running.add(task)
        task.add_done_callback(self._done)

    def cancel(self) -> None:
        for task in self._running:
            task.cancel()

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._failed(error)
