"""When a table goes on by itself: the pauses before its moves, what cuts them short, and what holds it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Final

from speicherstadt_app.engine.rules import Event, Move, Seat
from speicherstadt_app.play.course import Course
from speicherstadt_app.play.pace import Beat, Pace


class Rhythm:
    """A decision of several moves has one pause before it, and short steps inside it. What no person at this screen can
    see has no pause at all; those who only watch see every table."""

    def __init__(self, course: Course, people: frozenset[Seat], pace: Pace) -> None:
        self._course: Final = course
        self._match: Final = course.match
        self._people: Final = people
        self._pace: Final = pace
        self._hurried: Final = asyncio.Event()
        self._going: Final = asyncio.Event()
        self._going.set()
        self.skipping = False
        """No pauses until the next decision of a person."""

    def hold(self) -> None:
        self._going.clear()

    def go_on(self) -> None:
        self._going.set()

    def hurry(self) -> None:
        """End the present pause at once."""
        self._hurried.set()

    async def pause(self, beat: Beat | None) -> None:
        """As long as the beat says, and longer while the table is held."""
        self._hurried.clear()
        seconds = self._pace.seconds(beat) if beat else 0
        if seconds and not self.skipping:
            await first(self._pace.sleep(seconds), self._hurried.wait())
        await self._going.wait()

    def before_answer(self, seat: Seat) -> Beat | None:
        """Before what a brain decides. Those who choose at the same time have one pause together."""
        if self._course.amid_choice or not self.is_watched(seat):
            return None
        return Beat.STEP if self._course.amid_decision(seat) else Beat.ANSWER

    def before_forced(self, seat: Seat) -> Beat | None:
        """Before what leaves no choice."""
        if not self.is_watched(seat):
            return None
        return Beat.STEP if seat not in self._people and self._course.amid_decision(seat) else Beat.FORCED

    def before_deal(self, move: Move) -> Beat | None:
        """Before what chance does."""
        return Beat.DEAL if self._course.is_awaited(move) and self._is_noticed(move) else None

    def is_watched(self, seat: Seat) -> bool:
        """Whether a person at this screen sits at the same table as this seat."""
        place = self._match.rules.place
        return not self._people or self._match.look(
            lambda state: any(place(state, person) == place(state, seat) for person in self._people)
        )

    def _is_noticed(self, move: Move) -> bool:
        """Whether a person at this screen notices anything of what chance is about to do."""
        if not self._pace.seconds(Beat.DEAL) or self.skipping:
            return True
        rules = self._match.rules
        after = self._match.look(rules.copy)
        events: list[Event] = []
        rules.step(after, *move, events.append)
        viewers = self._people or (None,)
        return any(rules.seen_event(viewer, event) is not None for viewer in viewers for event in events)


async def first(*coming: Awaitable[object]) -> None:
    """Wait for the first of them; the others are broken off."""
    tasks = [asyncio.ensure_future(one) for one in coming]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
