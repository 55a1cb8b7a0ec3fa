"""Reviews in a process of their own, so that neither the window nor the opponents wait for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_ulonglong
from multiprocessing.sharedctypes import RawArray
from typing import Any, Final, Protocol, TypeVar

from speicherstadt_app.ai.answers import Answer, answer
from speicherstadt_app.ai.review import Review, review
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.record import Record
from speicherstadt_app.engine.rules import Action
from speicherstadt_app.games.registry import find
from speicherstadt_app.games.speicherstadt.chance import Chances, chances_of
from speicherstadt_app.play.worker import SHORT_TURN, stand_alone

T = TypeVar("T")

BROKEN_OFF: Final = 0
"""In what both processes share: all work up to this number is not wanted any more …"""
DONE: Final = 1
"""… and how much of how much is done."""
OF: Final = 2
WORKER: Final = 3
SHARED: Final = 4
PATIENCE: Final = 10
"""The worker stands back behind everything that somebody waits for, where the system knows such a thing."""


class LooksBack(Protocol):
    """Whoever reviews games. When it is cancelled, the work ends soon."""

    def done(self) -> float:
        """How far the work is, 0 to 1."""
        ...

    async def review(self, record: Record) -> Review: ...
    async def answer(self, record: Record, ply: int, tried: tuple[Action, ...]) -> Answer | None: ...
    async def chances(self, records: Sequence[Record]) -> list[tuple[Chances, ...] | None]:
        """What chance brought everybody in each of these games; None of one that can't be read."""
        ...

    def close(self) -> None: ...


class LooksBackInProcess:
    """One worker, started when something is asked of it; where there is no process, a thread does it."""

    def __init__(self) -> None:
        self._shared: Any = RawArray(c_ulonglong, SHARED)
        self._number = 0
        self._pool: ProcessPoolExecutor | None = None
        self._alone = False

    def done(self) -> float:
        return self._shared[DONE] / self._shared[OF] if self._shared[OF] else 0.0

    async def review(self, record: Record) -> Review:
        self._shared[DONE] = self._shared[OF] = 0
        found = await self._ask(_review, record)
        if found is None:
            raise asyncio.CancelledError
        return found

    async def answer(self, record: Record, ply: int, tried: tuple[Action, ...]) -> Answer | None:
        return await self._ask(_answer, record, ply, tried)

    async def chances(self, records: Sequence[Record]) -> list[tuple[Chances, ...] | None]:
        return await self._ask(_chances, list(records))

    def close(self) -> None:
        """At once; the next question starts another worker."""
        self._shared[BROKEN_OFF] = self._number
        if self._pool is None:
            return
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = None
        for process in multiprocessing.active_children():
            if process.pid == self._shared[WORKER]:
                process.kill()

    async def _ask(self, work: Callable[..., T], *about: object) -> T:
        self._number += 1
        number = self._number
        try:
            if not self._alone:
                try:
                    return await asyncio.get_running_loop().run_in_executor(self._ready(), work, number, *about)
                except (OSError, BrokenProcessPool):
                    self._alone = True
                    sys.setswitchinterval(SHORT_TURN)
            _share(self._shared)
            return await asyncio.to_thread(work, number, *about)
        except asyncio.CancelledError:
            self._shared[BROKEN_OFF] = max(self._shared[BROKEN_OFF], number)
            raise

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=_begin, initargs=(self._shared,))
        return self._pool


# Where the work is done

_shared: Any = None


def _begin(shared: Any) -> None:
    _share(shared)
    shared[WORKER] = os.getpid()
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    stand_alone()


def _share(shared: Any) -> None:
    global _shared  # noqa: PLW0603
    _shared = shared


def _stopped(number: int) -> Callable[[], bool]:
    return lambda: _shared[BROKEN_OFF] >= number


def _tell(done: int, of: int) -> None:
    _shared[DONE], _shared[OF] = done, of


def _review(number: int, record: Record) -> Review | None:
    return review(record, find, _stopped(number), _tell)


def _answer(number: int, record: Record, ply: int, tried: tuple[Action, ...]) -> Answer | None:
    return answer(record, ply, tried, find, _stopped(number))


def _chances(number: int, records: Sequence[Record]) -> list[tuple[Chances, ...] | None]:
    return [None if _shared[BROKEN_OFF] >= number else _chances_in(record) for record in records]


def _chances_in(record: Record) -> tuple[Chances, ...] | None:
    try:
        return chances_of(record)
    except EngineError:
        return None
