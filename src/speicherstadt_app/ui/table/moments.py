"""What the game stops at until somebody has looked at it.

A game says of an event that it is dramatic (`Presenter.stops`). No pace passes over it, and no skip does: a pace says
how long something is shown, never whether.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.play.pace import Pace
from speicherstadt_app.play.turns import Turn
from speicherstadt_app.ui.table.pauses import MOMENT, Holding

LOOK: Final = 3.0
"""Seconds at normal speed for which those who only watch look at it."""
LEAST: Final = 1.2


class Moments:
    def __init__(self, holding: Holding, stops: Callable[[Event], bool]) -> None:
        self._holding = holding
        self._stops = stops
        self._turn: Turn | None = None
        self.event: Event | None = None
        self.hasty = False
        """It came while things were passed over: it is shown in brief."""

    def of(self, seen: Sequence[Event]) -> Event | None:
        return next(filter(self._stops, seen), None)

    def show(self, turn: Turn, seen: Sequence[Event], *, hasty: bool = False) -> bool:
        """Whether there is something to stop at; the table waits then."""
        found = self.of(seen)
        if found is None:
            return False
        self.event, self._turn, self.hasty = found, turn, hasty
        self._holding.add(MOMENT)
        return True

    def look(self, viewer: Seat | None) -> None:
        """With other eyes, which may see less of it or nothing."""
        if self._turn is not None and self.event is not None:
            self.event = self.of(self._turn.seen_by(viewer))
            if self.event is None:
                self.seen()

    async def pass_by(self, pace: Pace) -> None:
        """Those who only watch need not say that they have seen it."""
        event = self.event
        await pace.sleep(seconds(pace.speed.value))
        if self.event is event:
            self.seen()

    def seen(self) -> None:
        """It has been looked at."""
        self.event = self._turn = None
        self._holding.drop(MOMENT)


def seconds(speed: float) -> float:
    """How long those look at it who only watch."""
    return max(LEAST, LOOK * speed)
