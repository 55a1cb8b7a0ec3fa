"""The game of the day: from its date alone the same table and the same cards for everybody, and what came of it.

There is no clock in here: what day it is, whoever asks says, by the clock and the zone of where people sit.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.play.occasions.code import SEEDS, Deal, Opponent
from speicherstadt_app.play.occasions.code_words import STYLES

WEEK: Final = (
    (3, "clerk"),
    (2, "warehouseman"),
    (4, "warehouseman"),
    (3, "broker"),
    (5, "broker"),
    (4, "merchant"),
    (2, "hanseat"),
)
"""Players and their level from Monday to Sunday: the week begins friendly and ends with the best."""

FINISHED: Final = "finished"
ABANDONED: Final = "abandoned"


@dataclass(frozen=True, slots=True)
class DayGame:
    day: date
    seat: Seat
    """Where whoever plays it sits."""
    deal: Deal


def game_of(day: date) -> DayGame:
    players, level = WEEK[day.weekday()]
    chance = Stream(day.toordinal(), "game of the day")
    seat = chance.below(players)
    styles = list(STYLES)
    chance.shuffle(styles)
    opponents = [Opponent(level, style) for style in styles[: players - 1]]
    return DayGame(day, seat, Deal((*opponents[:seat], None, *opponents[seat:]), chance.below(SEEDS)))


@dataclass(frozen=True, slots=True)
class Attempt:
    """Somebody's game of a day. Without a result it has no place and no score."""

    game_id: str
    day: date
    number: int
    """Which try it was when it was begun, from 1."""
    begun_at: str
    state: str
    assisted: bool
    place: int | None = None
    score: int | None = None

    @property
    def clean(self) -> bool:
        """Played to its end without help."""
        return self.state == FINISHED and not self.assisted


def counted(attempts: Iterable[Attempt]) -> dict[date, Attempt]:
    """The try that counts of each day: the first, whatever became of it. Of two devices' first tries it is the one
    begun earlier."""
    first: dict[date, Attempt] = {}
    for attempt in sorted(attempts, key=lambda attempt: (attempt.number, attempt.begun_at, attempt.game_id)):
        first.setdefault(attempt.day, attempt)
    return first


def next_number(attempts: Iterable[Attempt], day: date) -> int:
    """Which try the next one of a day is."""
    return 1 + max((attempt.number for attempt in attempts if attempt.day == day), default=0)


def days_in_a_row(days: Collection[date], today: date) -> int:
    """How many days up to now, each the day after the one before; today may still be to come."""
    day = today if today in days else today - timedelta(days=1)
    streak = 0
    while day in days:
        streak += 1
        day -= timedelta(days=1)
    return streak


def clean_days(first: Mapping[date, Attempt]) -> frozenset[date]:
    """The days of which the try that counts was played to its end without help."""
    return frozenset(day for day, attempt in first.items() if attempt.clean)


def weeks_until(today: date, weeks: int) -> list[date]:
    """The days of the last weeks, from a Monday to the Sunday of this week."""
    monday = today - timedelta(days=today.weekday() + 7 * (weeks - 1))
    return [monday + timedelta(days=n) for n in range(7 * weeks)]
