"""One worker process that thinks for this one, so that the window's frames never wait for it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from ctypes import c_ulonglong
from multiprocessing.connection import wait
from multiprocessing.sharedctypes import RawArray
from typing import TYPE_CHECKING, Final, TypeVar

from speicherstadt_app.games.registry import blaming

if TYPE_CHECKING:
    from ctypes import Array

    from speicherstadt_app.ai.brain import Stop

T = TypeVar("T")

WORKER: Final = 0
"""In the numbers that both processes share: the worker's id …"""
FIRST_LANE: Final = 1
"""… and for each lane: all work up to this number is not wanted any more."""


class Process:
    """Started when something is asked of it. Work has lanes: what is broken off in one leaves the others alone.

    What it raises where no process comes about, or where one dies: `OSError` or `BrokenProcessPool`.
    """

    def __init__(self, lanes: int, slots: int = 0, patience: int = 0) -> None:
        """`slots` are numbers of the work's own that both processes see. With `patience` the worker stands back behind
        everything that somebody waits for, where the system knows such a thing."""
        # They lie in memory that both processes share; a number of this size is written at once.
        self.shared: Final[Array[c_ulonglong]] = RawArray(c_ulonglong, FIRST_LANE + lanes + slots)
        self._numbers = [0] * lanes
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, lane: int, work: Callable[..., T], *about: object) -> T:
        """What `work(stop, *about)` answers there. When this is cancelled, its `stop` says so."""
        self._numbers[lane] += 1
        number = self._numbers[lane]
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.pool(), _do, lane, number, work, about)
        except asyncio.CancelledError:
            self._break_off(lane, number)
            raise

    def pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            if not sys.executable:
                raise OSError("nobody knows which Python runs this, so no other process can be started")
            context = multiprocessing.get_context("spawn")
            _begin_tracker()
            self._pool = ProcessPoolExecutor(1, context, initializer=_begin, initargs=(self.shared, self._patience))
        return self._pool

    def close(self) -> None:
        """At once, whatever is being done; the next question starts another worker."""
        for lane, number in enumerate(self._numbers):
            self._break_off(lane, number)
        if self._pool is None:
            return
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = None
        for process in multiprocessing.active_children():
            if process.pid == self.shared[WORKER]:
                process.kill()

    def _break_off(self, lane: int, number: int) -> None:
        self.shared[FIRST_LANE + lane] = max(int(self.shared[FIRST_LANE + lane]), number)


# In the worker

_shared: Array[c_ulonglong]


def _begin_tracker() -> None:
    """Python's own helper, which clears away what a killed program leaves behind; it need not say so on a screen. It
    ends with this program and not before it: a terminal that is closed tells all processes, and this one has things to
    clear away then."""
    if sys.platform == "win32":
        return
    from multiprocessing import resource_tracker

    quiet = "ignore:resource_tracker:UserWarning"
    sys.warnoptions.append(quiet)
    # What is blocked here stays so in there. That Ctrl-C and SIGTERM are nothing to it Python sees to.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGHUP})
    try:
        resource_tracker.ensure_running()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        sys.warnoptions.remove(quiet)


def _begin(shared: Array[c_ulonglong], patience: int) -> None:
    global _shared  # noqa: PLW0603
    _shared = shared
    shared[WORKER] = os.getpid()
    if patience and hasattr(os, "nice"):
        os.nice(patience)
    _stand_alone()


def _do(lane: int, number: int, work: Callable[..., T], about: tuple[object, ...]) -> T:
    stop: Stop = lambda: int(_shared[FIRST_LANE + lane]) >= number  # noqa: E731
    with blaming():
        return work(stop, *about)


def shared() -> Array[c_ulonglong]:
    return _shared


def _stand_alone() -> None:
    """Only its parent ends this process, and it ends with its parent."""
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
