"""Reviews in a process of their own, so that neither the window nor the opponents wait for them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from speicherstadt_app.ai.answers import Answer, answer
from speicherstadt_app.ai.brain import Stop
from speicherstadt_app.ai.review import Review
from speicherstadt_app.engine.record import Record
from speicherstadt_app.engine.rules import Action
from speicherstadt_app.play.looking_back import (
    AT_ONCE,
    LooksBackInThread,
    ManyChances,
    Piece,
    Tell,
    Unfinished,
    in_pieces,
    many_chances,
)
from speicherstadt_app.play.process import FIRST_LANE, Process, shared

T = TypeVar("T")

LANE: Final = 0
DONE: Final = FIRST_LANE + 1
"""In what both processes share: how much …"""
OF: Final = DONE + 1
"""… of how much is done."""
PATIENCE: Final = 10


class LooksBackInProcess:
    """Where no process comes about, a thread does it."""

    def __init__(self) -> None:
        self._process = Process(lanes=1, slots=2, patience=PATIENCE)
        self._instead: LooksBackInThread | None = None

    def done(self) -> float:
        if self._instead is not None:
            return self._instead.done()
        done, of = int(self._process.shared[DONE]), int(self._process.shared[OF])
        return done / of if of else 0.0

    async def review(self, record: Record, tell: Tell | None = None) -> Review:
        self._process.shared[DONE] = self._process.shared[OF] = 0
        if self._instead is None:
            try:
                return await in_pieces(lambda: self._process.ask(LANE, _review, record), tell)
            except (OSError, BrokenProcessPool):
                self._instead = LooksBackInThread()
        return await self._instead.review(record, tell)

    async def answer(self, record: Record, ply: int, tried: tuple[Action, ...]) -> Answer | None:
        return await self._ask(lambda thread: thread.answer(record, ply, tried), _answer, record, ply, tried)

    async def chances(self, records: Sequence[Record]) -> ManyChances:
        return await self._ask(lambda thread: thread.chances(records), _chances, list(records))

    def close(self) -> None:
        self._process.close()

    async def _ask(
        self, instead: Callable[[LooksBackInThread], Coroutine[Any, Any, T]], work: Callable[..., T], *about: object
    ) -> T:
        if self._instead is None:
            try:
                return await self._process.ask(LANE, work, *about)
            except (OSError, BrokenProcessPool):
                self._instead = LooksBackInThread()
        return await instead(self._instead)


# In the worker

_unfinished: Final = Unfinished()


def _tell(done: int, of: int) -> None:
    shared()[DONE], shared()[OF] = done, of


def _review(stop: Stop, record: Record) -> Piece | None:
    return _unfinished.review(record, stop, _tell, AT_ONCE)


def _answer(stop: Stop, record: Record, ply: int, tried: tuple[Action, ...]) -> Answer | None:
    return answer(record, ply, tried, stop=stop)


def _chances(stop: Stop, records: Sequence[Record]) -> ManyChances:
    return many_chances(records, stop)
