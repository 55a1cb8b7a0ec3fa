"""Brains that think in a process of their own, so that the window's frames never wait for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_ulonglong
from multiprocessing.connection import wait
from multiprocessing.sharedctypes import RawArray, RawValue
from typing import TYPE_CHECKING, Final, TypeVar

from speicherstadt_app.ai.brain import Answer, Question
from speicherstadt_app.ai.hints import Hints
from speicherstadt_app.engine.record import Player
from speicherstadt_app.play.advising import Inquiry, look
from speicherstadt_app.play.thinking import ThinkInThread, brain_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from ctypes import Array

T = TypeVar("T")

THOUGHT: Final = 0
LOOK: Final = 1

_broken_off: Array[c_ulonglong]
"""In the worker: all thoughts, and all looks, up to these numbers are not wanted any more."""


class ThinkInProcess:
    """One worker, started when somebody wakes it or asks it something; where there is no process, a thread does it."""

    def __init__(self) -> None:
        # They lie in memory that both processes share; a number of this size is written at once.
        self._broken_off = RawArray(c_ulonglong, 2)
        self._worker = RawValue(c_ulonglong, 0)
        # A look that is put away must not break off the thought before it: they are counted apart.
        self._numbers = [0, 0]
        self._pool: ProcessPoolExecutor | None = None
        self._instead: ThinkInThread | None = None
        self._closed = False

    def wake(self, game_id: str) -> None:
        """Start the worker and let it import that game's brains, while nobody waits for it."""
        try:
            self._ready().submit(_import_brains, game_id)
        except (OSError, BrokenProcessPool):
            self._give_up()

    async def __call__(self, game_id: str, player: Player, question: Question) -> Answer:
        if self._instead is None:
            try:
                return await self._ask(THOUGHT, _think, game_id, player, question)
            except (OSError, BrokenProcessPool):
                self._give_up()
        assert self._instead is not None
        return await self._instead(game_id, player, question)

    async def advise(self, inquiry: Inquiry) -> Hints:
        if self._instead is None:
            try:
                return await self._ask(LOOK, _look, inquiry)
            except (OSError, BrokenProcessPool):
                self._give_up()
        assert self._instead is not None
        return await self._instead.advise(inquiry)

    def close(self) -> None:
        """At once, whatever is being thought about."""
        self._closed = True
        if self._pool is None:
            return
        for kind, number in enumerate(self._numbers):
            self._broken_off[kind] = number
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            if process.pid == self._worker.value:
                process.kill()

    async def _ask(self, kind: int, work: Callable[..., T], *about: object) -> T:
        self._numbers[kind] += 1
        number = self._numbers[kind]
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._ready(), work, number, *about)
        except asyncio.CancelledError:
            self._broken_off[kind] = max(self._broken_off[kind], number)
            raise

    def _ready(self) -> ProcessPoolExecutor:
        if self._closed:
            raise BrokenProcessPool("closed")
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, multiprocessing.get_context("spawn"), initializer=_begin, initargs=(self._broken_off, self._worker)
            )
        return self._pool

    def _give_up(self) -> None:
        self._instead = ThinkInThread()
        self._instead.wake("")


# In the worker


def _begin(broken_off: Array[c_ulonglong], worker: c_ulonglong) -> None:
    global _broken_off  # noqa: PLW0603
    _broken_off = broken_off
    worker.value = os.getpid()
    stand_alone()


def stand_alone() -> None:
    """Only whoever started this process ends it, and it ends with them."""
    # Ctrl-C, a terminal that is closed and the end of a session go to all processes; only the window says when the
    # worker ends.
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A worker whose parent was killed would think on for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)


def _import_brains(game_id: str) -> None:
    from speicherstadt_app.ai import brains

    brains.levels(game_id)


def _think(number: int, game_id: str, player: Player, question: Question) -> Answer:
    return brain_of(game_id, player).choose(question, lambda: _broken_off[THOUGHT] >= number)


def _look(number: int, inquiry: Inquiry) -> Hints:
    return look(inquiry, lambda: _broken_off[LOOK] >= number)
