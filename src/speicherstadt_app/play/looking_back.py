"""Reviews games for the window: in a process of its own where there can be one, else in a thread."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple, Protocol, TypeVar

from speicherstadt_app.ai.advice import Progress
from speicherstadt_app.ai.answers import Answer, answer
from speicherstadt_app.ai.brain import Stop
from speicherstadt_app.ai.review import Looking, Review
from speicherstadt_app.engine.drawn import Drawn
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.record import Record
from speicherstadt_app.engine.rules import Action
from speicherstadt_app.games import registry
from speicherstadt_app.play.thinking import SHORT_TURN, has_one_process

T = TypeVar("T")

AT_ONCE: Final = 4
"""So many points of the curve are found before a review is shown as far as it is."""

Tell = Callable[[Review], object]
"""Hears what a review has found up to now."""

Chances = tuple[tuple[Drawn, ...], ...]
"""For every seat of a game, what chance brought of each thing that is counted; empty if its game counts nothing."""
ManyChances = list[Chances | None]


class LooksBack(Protocol):
    """When a question is cancelled, the work on it ends soon."""

    def done(self) -> float:
        """How far the review is, 0 to 1."""
        ...

    async def review(self, record: Record, tell: Tell | None = None) -> Review:
        """One that was broken off last goes on from there. On the way `tell` hears what was found up to then."""
        ...

    async def answer(self, record: Record, ply: int, tried: tuple[Action, ...]) -> Answer | None: ...
    async def chances(self, records: Sequence[Record]) -> ManyChances:
        """What chance brought everybody in each of these games; None of one that can't be read."""
        ...

    def close(self) -> None:
        """At once; what was broken off is forgotten, and the next question begins anew."""
        ...


def looks_back_here() -> LooksBack:
    if not has_one_process():
        try:
            from speicherstadt_app.play.looking_back_worker import LooksBackInProcess

            return LooksBackInProcess()
        except (ImportError, OSError):
            pass
    return LooksBackInThread()


class LooksBackInThread:
    def __init__(self) -> None:
        self._progress = (0, 0)
        self._unfinished = Unfinished()

    def done(self) -> float:
        done, of = self._progress
        return done / of if of else 0.0

    async def review(self, record: Record, tell: Tell | None = None) -> Review:
        self._progress = (0, 0)
        unfinished = self._unfinished
        return await in_pieces(
            lambda: self._ask(lambda stop: unfinished.review(record, stop, self._tell, AT_ONCE)), tell
        )

    async def answer(self, record: Record, ply: int, tried: tuple[Action, ...]) -> Answer | None:
        return await self._ask(lambda stop: answer(record, ply, tried, stop=stop))

    async def chances(self, records: Sequence[Record]) -> ManyChances:
        return await self._ask(lambda stop: many_chances(records, stop))

    def close(self) -> None:
        """When a question is cancelled its thread ends."""
        self._unfinished = Unfinished()

    def _tell(self, done: int, of: int) -> None:
        self._progress = (done, of)

    async def _ask(self, work: Callable[[Stop], T]) -> T:
        sys.setswitchinterval(SHORT_TURN)
        stop = threading.Event()
        try:
            return await asyncio.to_thread(work, stop.is_set)
        finally:
            stop.set()


class Unfinished:
    """The review that was broken off last."""

    def __init__(self) -> None:
        self._looking: Looking | None = None
        # Of two threads the one that was told to stop is soon out of it.
        self._one_at_a_time = threading.Lock()

    def review(self, record: Record, stop: Stop, progress: Progress, most: int) -> Piece | None:
        """A piece more from where it was stopped, if it is of this game; None if it was stopped again."""
        with self._one_at_a_time:
            if self._looking is None or self._looking.record != record:
                self._looking = Looking(record)
            found = self._looking.go_on(stop, progress, most)
            if found is not None:
                self._looking = None
                return Piece(found, whole=True)
            return None if stop() else Piece(self._looking.so_far(), whole=False)


class Piece(NamedTuple):
    found: Review
    whole: bool


async def in_pieces(more: Callable[[], Awaitable[Piece | None]], tell: Tell | None) -> Review:
    """After a stop nothing waits for the review any more."""
    while True:
        piece = await more()
        if piece is None:
            raise asyncio.CancelledError
        if piece.whole:
            return piece.found
        if tell is not None:
            tell(piece.found)


def many_chances(records: Sequence[Record], stop: Stop) -> ManyChances:
    return [None if stop() else _chances_in(record) for record in records]


def counted_of(game_id: str) -> tuple[str, ...]:
    """The names of what a game counts of its chance."""
    part = registry.part(game_id, "rules.chance")
    return tuple(part.COUNTED) if part else ()


def _chances_in(record: Record) -> Chances | None:
    part = registry.part(record.game, "rules.chance")
    try:
        return tuple(part.chances_of(record)) if part else ()
    except EngineError:
        return None
