"""Work shared among processes, its results in order."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Final, TypeVar

from speicherstadt_app.cli.refusal import Refusal

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
    with _without_ctrl_c():
        workers = ProcessPoolExecutor(
            jobs, mp_context=get_context("spawn"), initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)
        )
        waiting = deque(workers.submit(_heap, work, heap) for heap in islice(heaps, jobs))
    try:
        for heap in heaps:
            if len(waiting) == jobs * AHEAD:
                yield from waiting.popleft().result()
            waiting.append(workers.submit(_heap, work, heap))
        while waiting:
            yield from waiting.popleft().result()
    except BrokenProcessPool:
        raise Refusal("a process that played games has ended before its time", "Start again with fewer jobs.") from None
    finally:
        workers.shutdown(cancel_futures=True)


def _heap(work: Callable[[T], R], heap: list[T]) -> list[R]:
    return [work(thing) for thing in heap]


@contextmanager
def _without_ctrl_c() -> Iterator[None]:
    """Processes started in here never hear it, not even before they are ready to be told so."""
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
