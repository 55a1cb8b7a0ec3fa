"""Where the window asks the data folder: one thing after the other in a thread, and what takes long in another one."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    import asyncio
    from concurrent.futures import ThreadPoolExecutor

    from speicherstadt_app.store.shapes import Told
    from speicherstadt_app.ui.data_folder import DataFolder

T = TypeVar("T")

SHORT_TURN: Final = 0.0005


class Refused(Exception):
    """The folder can't do what it was asked; it carries what there is to tell."""

    def __init__(self, told: Told) -> None:
        super().__init__(str(told))
        self.told = told


class FolderThreads:
    """Questions wait until the folder is open. Without a folder, and to what it refuses, the answer is None.

    The loop and threads of this process are there only after the first frame, and so is what they need.
    """

    def __init__(self, refused: Callable[[Refused], object]) -> None:
        self._refused = refused
        self._threads: dict[str, ThreadPoolExecutor] = {}
        self._opened: asyncio.Event | None = None
        self.folder: DataFolder | None = None

    async def open(self, opening: Callable[[], DataFolder | None]) -> None:
        def opened() -> None:
            # In the thread itself: who closes while this is under way closes what it brings.
            self.folder = opening()

        try:
            await self.alone(opened)
        finally:
            self._open_event().set()

    async def ask(self, question: Callable[[DataFolder], T]) -> T | None:
        if not await self.has_folder():
            return None
        try:
            return await self.alone(lambda: question(self._there()))
        except Refused as refusal:
            self.refuse(refusal)
            return None

    def refuse(self, refusal: Refused) -> None:
        """Tell what the folder can't do."""
        self._refused(refusal)

    async def has_folder(self) -> bool:
        """Known once it was tried to open one."""
        await self._open_event().wait()
        return self.folder is not None

    async def alone(self, work: Callable[[], T]) -> T:
        """Something else that takes a moment, after all that was asked before."""
        return await self._in_thread("folder", lambda: uncollected(work))

    async def aside(self, work: Callable[[DataFolder], T]) -> T:
        """What takes long, in a thread of its own: questions are answered meanwhile. It raises what the work raises."""
        await self._open_event().wait()
        return await self._in_thread("upkeep", lambda: work(self._there()))

    async def close(self) -> None:
        """Waits for long work: its owner has told it to end."""
        if "upkeep" in self._threads:
            await self._in_thread("upkeep", lambda: None)
        if "folder" in self._threads:
            await self.alone(self._close)
        for thread in self._threads.values():
            thread.shutdown()

    async def _in_thread(self, name: str, work: Callable[[], T]) -> T:
        import asyncio
        from concurrent.futures import ThreadPoolExecutor

        if name not in self._threads:
            # The window's thread waits for its turn so long at most, each time it wants one.
            sys.setswitchinterval(SHORT_TURN)
            self._threads[name] = ThreadPoolExecutor(1, name)
        return await asyncio.get_running_loop().run_in_executor(self._threads[name], work)

    def _close(self) -> None:
        if self.folder is not None:
            self.folder.close()

    def _open_event(self) -> asyncio.Event:
        import asyncio

        if self._opened is None:
            self._opened = asyncio.Event()
        return self._opened

    def _there(self) -> DataFolder:
        assert self.folder is not None
        return self.folder


def uncollected(work: Callable[[], T]) -> T:
    """The garbage collector comes between two answers: it looks at everything there is, and all threads wait for it."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        return work()
    finally:
        if enabled:
            gc.enable()


class Tasks:
    """Tasks begun by a tap, which nothing waits for. An error in one is reported.

    Until the loop runs they wait: a tap may come before that.
    """

    def __init__(self, failed: Callable[[BaseException], object]) -> None:
        self._failed = failed
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting: list[Coroutine[Any, Any, None]] = []
        self._running: set[asyncio.Task[None]] = set()
        self._over = False

    def begin(self, doing: Coroutine[Any, Any, None]) -> None:
        if self._over:
            doing.close()
            return
        if self._loop is None:
            self._waiting.append(doing)
            return
        task = self._loop.create_task(doing)
        self._running.add(task)
        task.add_done_callback(self._done)

    def loop_runs(self) -> None:
        """Told from within the loop."""
        import asyncio

        self._loop = asyncio.get_running_loop()
        waiting, self._waiting = self._waiting, []
        for doing in waiting:
            self.begin(doing)

    def cancel(self) -> None:
        """For good: what the end of the program brings about begins nothing any more."""
        self._over = True
        for doing in self._waiting:
            doing.close()
        for task in self._running:
            task.cancel()

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._failed(error)
