"""Reviews in a process of their own, so that neither the window nor the opponents wait for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_ulonglong
from multiprocessing.sharedctypes import RawArray
from typing import TYPE_CHECKING, Any, Final, TypeVar

from speicherstadt_app.ai.answers import Answer, answer
from speicherstadt_app.ai.review import Review
from speicherstadt_app.engine.record import Record
from speicherstadt_app.engine.rules import Action
from speicherstadt_app.play.looking_back import LooksBackInThread, ManyChances, Unfinished, many_chances, reviewed
from speicherstadt_app.play.worker import stand_alone

if TYPE_CHECKING:
    from ctypes import Array

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


class LooksBackInProcess:
    """One worker, started when something is asked of it; where no process comes about, a thread does it."""

    def __init__(self) -> None:
        self._shared: Array[c_ulonglong] = RawArray(c_ulonglong, SHARED)
        self._number = 0
        self._pool: ProcessPoolExecutor | None = None
        self._instead: LooksBackInThread | None = None

    def done(self) -> float:
        if self._instead is not None:
            return self._instead.done()
        done, of = int(self._shared[DONE]), int(self._shared[OF])
        return done / of if of else 0.0

    async def review(self, record: Record) -> Review:
        self._shared[DONE] = self._shared[OF] = 0
        return reviewed(await self._ask(lambda thread: thread.review(record), _review, record))

    async def answer(self, record: Record, ply: int, tried: tuple[Action, ...]) -> Answer | None:
        return await self._ask(lambda thread: thread.answer(record, ply, tried), _answer, record, ply, tried)

    async def chances(self, records: Sequence[Record]) -> ManyChances:
        return await self._ask(lambda thread: thread.chances(records), _chances, list(records))

    def close(self) -> None:
        self._shared[BROKEN_OFF] = self._number
        if self._pool is None:
            return
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = None
        for process in multiprocessing.active_children():
            if process.pid == self._shared[WORKER]:
                process.kill()

    async def _ask(
        self, instead: Callable[[LooksBackInThread], Coroutine[Any, Any, T]], work: Callable[..., T], *about: object
    ) -> T:
        if self._instead is None:
            try:
                return await self._ask_worker(work, *about)
            except (OSError, BrokenProcessPool):
                self._instead = LooksBackInThread()
        return await instead(self._instead)

    async def _ask_worker(self, work: Callable[..., T], *about: object) -> T:
        self._number += 1
        number = self._number
        try:
            return await asyncio.get_running_loop().run_in_executor(self._ready(), work, number, *about)
        except asyncio.CancelledError:
            self._shared[BROKEN_OFF] = max(int(self._shared[BROKEN_OFF]), number)
            raise

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=_begin, initargs=(self._shared,))
        return self._pool


# In the worker

_shared: Array[c_ulonglong]
_unfinished: Final = Unfinished()


def _begin(shared: Array[c_ulonglong]) -> None:
    global _shared  # noqa: PLW0603
    _shared = shared
    shared[WORKER] = os.getpid()
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    stand_alone()


def _stopped(number: int) -> Callable[[], bool]:
    return lambda: int(_shared[BROKEN_OFF]) >= number


def _tell(done: int, of: int) -> None:
    _shared[DONE], _shared[OF] = done, of


def _review(number: int, record: Record) -> Review | None:
    return _unfinished.review(record, _stopped(number), _tell)


def _answer(number: int, record: Record, ply: int, tried: tuple[Action, ...]) -> Answer | None:
    return answer(record, ply, tried, stop=_stopped(number))


def _chances(number: int, records: Sequence[Record]) -> ManyChances:
    return many_chances(records, _stopped(number))
