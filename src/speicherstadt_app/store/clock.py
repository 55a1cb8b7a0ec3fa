"""The time of day and the time that passes, as the store writes them down. Neither decides an order."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

STAMP: Final = "%Y-%m-%dT%H-%M-%S"


def local_now() -> datetime:
    return datetime.now().astimezone()


@dataclass(frozen=True, slots=True)
class Clock:
    """`now` is an aware time in the local zone and may jump; `ticks` are seconds and never run backwards."""

    now: Callable[[], datetime] = local_now
    ticks: Callable[[], float] = time.monotonic

    def utc(self) -> str:
        return utc_text(self.now())

    def day(self) -> str:
        """The local date."""
        return self.now().date().isoformat()

    def stamp(self) -> str:
        """The local time in a form that may stand in a file's name."""
        return self.now().strftime(STAMP)


SYSTEM_CLOCK: Final = Clock()


def utc_text(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def moment_of(text: str) -> datetime:
    """The time that a text of the database means."""
    return datetime.fromisoformat(text)
