"""Brains that think in a process of their own, so that the window's frames never wait for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_ulonglong
from multiprocessing.connection import wait
from multiprocessing.sharedctypes import RawValue
from typing import Final

from speicherstadt_app.ai.brain import Answer, Question
from speicherstadt_app.engine.record import Player
from speicherstadt_app.play.thinking import Thinker, ThinkInThread, brain_of

# Two threads take turns after this many seconds: a thought then costs a frame a millisecond at most.
SHORT_TURN: Final = 0.0005

_broken_off: c_ulonglong
"""In the worker: all thoughts up to this number are not wanted any more."""


class ThinkInProcess:
    """One worker, started when somebody wakes it or asks it something; where there is no process, a thread does it."""

    def __init__(self) -> None:
        # `RawValue` lies in memory that both processes share; a number of this size is written at once.
        self._broken_off = RawValue(c_ulonglong, 0)
        self._worker = RawValue(c_ulonglong, 0)
        self._number = 0
        self._pool: ProcessPoolExecutor | None = None
        self._instead: Thinker | None = None
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
                return await self._ask(game_id, player, question)
            except (OSError, BrokenProcessPool):
                self._give_up()
        assert self._instead is not None
        return await self._instead(game_id, player, question)

    def close(self) -> None:
        """At once, whatever is being thought about."""
        self._closed = True
        if self._pool is None:
            return
        self._broken_off.value = self._number
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            if process.pid == self._worker.value:
                process.kill()

    async def _ask(self, game_id: str, player: Player, question: Question) -> Answer:
        self._number += 1
        number = self._number
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._ready(), _think, number, game_id, player, question)
        except asyncio.CancelledError:
            self._broken_off.value = max(self._broken_off.value, number)
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
        sys.setswitchinterval(SHORT_TURN)
        self._instead = ThinkInThread()


# In the worker


def _begin(broken_off: c_ulonglong, worker: c_ulonglong) -> None:
    global _broken_off  # noqa: PLW0603
    _broken_off = broken_off
    worker.value = os.getpid()
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
    return brain_of(game_id, player).choose(question, lambda: _broken_off.value >= number)
