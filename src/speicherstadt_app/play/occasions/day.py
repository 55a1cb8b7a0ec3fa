"""The game of the day: from its date alone the same table and the same cards for everybody, and what came of it.

There is no clock in here: the caller says what day it is, by the local clock and time zone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final, Protocol, cast

from speicherstadt_app.engine.errors import BrokenGame
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry
from speicherstadt_app.play.occasions.code import SEEDS, Deal, Opponent

FINISHED: Final = "finished"
ABANDONED: Final = "abandoned"


class DayPlan(Protocol):
    """What a game's `extras/day.py` tells."""

    @property
    def SINCE(self) -> str:  # noqa: N802
        """From this date on, as 2026-11-18, the game takes its turn; the days before it stay what they were."""
        ...

    @property
    def WEEK(self) -> Sequence[tuple[int, str]]:  # noqa: N802
        """Players and their level, from Monday to Sunday."""
        ...

    @property
    def STYLES(self) -> Sequence[str]:  # noqa: N802
        """Of the opponents; at one table each plays in another, as far as there are enough."""
        ...

    @property
    def MEASURES(self) -> Sequence[str]:  # noqa: N802
        """The levels that play the same cards in one's place."""
        ...


@dataclass(frozen=True, slots=True)
class DayGame:
    day: date
    seat: Seat
    """The seat of the person who plays it."""
    deal: Deal


def plan_of(game_id: str) -> DayPlan | None:
    return cast("DayPlan | None", registry.part(game_id, "extras.day"))


def game_of(day: date) -> DayGame | None:
    """The games that have a plan take turns; None if there is none."""
    plans = [(game, plan) for game, plan in _plans() if day.isoformat() >= plan.SINCE]
    if not plans:
        return None
    week, weekday = divmod(day.toordinal() - 1, 7)
    # Seven games would have their weekdays for ever.
    skipped = week if len(plans) % 7 == 0 else 0
    game, plan = plans[(day.toordinal() + skipped) % len(plans)]
    players, level = plan.WEEK[weekday]
    chance = Stream(day.toordinal(), "game of the day")
    seat = chance.below(players)
    styles = list(plan.STYLES)
    chance.shuffle(styles)
    opponents = [Opponent(level, styles[number % len(styles)]) for number in range(players - 1)]
    return DayGame(day, seat, Deal((*opponents[:seat], None, *opponents[seat:]), chance.below(SEEDS), game))


def _plans() -> Iterator[tuple[str, DayPlan]]:
    for card in registry.cards():
        try:
            plan = plan_of(card.id)
        except BrokenGame:
            continue
        if plan is not None:
            yield card.id, plan


@dataclass(frozen=True, slots=True)
class Attempt:
    """A person's game of a day. Without a result it has no place and no score."""

    game_id: str
    day: date
    number: int
    """Which try it was when it was begun, from 1."""
    begun_at: str
    state: str
    assisted: bool
    seat: Seat = 0
    """Where they sat."""
    place: int | None = None
    score: int | None = None
    alone: bool = False
    """There was no other player: `place` 1 means won, 2 not won."""

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
