"""How fast a table goes by itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import Enum


class Speed(Enum):
    """The value is what the seconds of the normal speed are multiplied by."""

    SLOW = 1.75
    NORMAL = 1.0
    FAST = 0.5
    FASTEST = 0.25
    INSTANT = 0.0


class Beat(Enum):
    """What a table does by itself, with the seconds before it at normal speed."""

    DEAL = 0.3
    FORCED = 0.4
    ANSWER = 0.9
    STEP = 0.2
    """Between the moves of one decision."""


Sleep = Callable[[float], Awaitable[object]]


def asyncio_sleep(seconds: float) -> Awaitable[object]:
    """Imported only here, as the window asks for speeds before its loop runs."""
    import asyncio

    return asyncio.sleep(seconds)


class Pace:
    """`one_at_a_time` holds the table after each move of a brain, until a person lets it go on."""

    def __init__(self, speed: Speed = Speed.NORMAL, one_at_a_time: bool = False, sleep: Sleep = asyncio_sleep) -> None:
        self.speed = speed
        self.one_at_a_time = one_at_a_time
        self.sleep = sleep

    def seconds(self, beat: Beat) -> float:
        return beat.value * self.speed.value
