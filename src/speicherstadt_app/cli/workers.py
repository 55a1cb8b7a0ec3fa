"""Work shared among processes, its results in order."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process, resource_tracker
from threading import Thread
from typing import Final, TypeVar

from speicherstadt_app.cli.lacking import log_nothing
from speicherstadt_app.cli.refusal import Refusal
from speicherstadt_app.games.registry import blaming

T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 3
"""How many heaps of work wait for each process."""


def shared(work: Callable[[T], R], things: Iterable[T], jobs: int, at_once: int) -> Generator[R, None, None]:
    """`work` done to each of the things by so many processes, which are handed so many things at a time."""
    if jobs == 1:
        yield from map(work, things)
        return
    waiting_things = iter(things)
    heaps = iter(lambda: list(islice(waiting_things, at_once)), [])
    with processes(jobs) as workers:
        waiting = deque(workers.submit(_heap, work, heap) for heap in islice(heaps, jobs))
        for heap in heaps:
            if len(waiting) == jobs * AHEAD:
                yield from waiting.popleft().result()
            waiting.append(workers.submit(_heap, work, heap))
        while waiting:
            yield from waiting.popleft().result()


def spread(
    work: Callable[[T], R], things: Iterable[T], executor: Executor | None, places: int
) -> Generator[R, None, None]:
    """`work` done to each of the things wherever the executor, of so many places, has it done; the results come as soon
    as they are there, in any order. Without an executor it is done here."""
    if executor is None:
        yield from map(work, things)
        return
    left = iter(things)
    waiting = {executor.submit(_done, work, thing) for thing in islice(left, places * AHEAD)}
    try:
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {executor.submit(_done, work, thing) for thing in islice(left, len(done))}
            for future in done:
                yield future.result()
    finally:
        for future in waiting:
            future.cancel()


@contextmanager
def processes(jobs: int) -> Iterator[Executor]:
    """So many processes that wait for work. They ignore Ctrl-C; the main process ends them."""
    with without_ctrl_c():
        workers = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_begin)
        # A process begins when there is work for it.
        for _ in range(jobs):
            workers.submit(int)
    try:
        yield workers
    except BrokenExecutor:
        raise Refusal("a process that played games has ended before its time", "Start again with fewer jobs.") from None
    except KeyboardInterrupt:
        for process in active_children():
            process.terminate()
        raise
    finally:
        workers.shutdown(cancel_futures=True)


def _heap(work: Callable[[T], R], heap: list[T]) -> list[R]:
    with blaming():
        return [work(thing) for thing in heap]


def _done(work: Callable[[T], R], thing: T) -> R:
    with blaming():
        return work(thing)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    log_nothing()
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Otherwise a process whose parent was killed waits for work for ever."""
    parent = parent_process()
    assert parent
    parent.join()
    os._exit(1)


@contextmanager
def without_ctrl_c() -> Iterator[None]:
    """Processes started in here never hear it, not even before they are ready to be told so. We hear it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, usual)
        return
    # It would take the signal's mask away again when it starts.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
