"""How a bot plays, in numbers made from the facts of its games: what its style is told by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from speicherstadt_app.engine.facts import FactNames, SeatFacts

DIGITS: Final = 6
# Where these stand among the measures of every game.
SCORE, PLACE, MARGIN = range(3)


def measure_names(names: FactNames, habits: Sequence[str] = ()) -> tuple[str, ...]:
    """What the measures of a game are called. Those of kinds: how many were wanted and bought, and their share in
    everything that was paid. Habits are what the game's opponents are told apart by beside that."""
    return (
        "score",
        "place",
        "margin",
        *(f"points:{source}" for source in names.sources),
        *names.figures,
        *(ratio.name for ratio in names.ratios),
        *(f"{what}:{kind}" for kind in names.kinds for what in ("wanted", "bought", "spent")),
        *habits,
    )


def measured(names: FactNames, seat: SeatFacts, habits: Sequence[float | None] = ()) -> list[float | None]:
    """One seat of one game in the order of the names; None where there was nothing to measure."""
    figures = dict(zip(names.figures, seat.figures, strict=True))
    paid = sum(kind.paid for kind in seat.kinds)
    values: list[float | None] = [seat.score, seat.place, seat.margin, *seat.sources, *seat.figures]
    values += [_part(figures[ratio.over], figures[ratio.under]) for ratio in names.ratios]
    for kind in seat.kinds:
        values += [kind.wanted, kind.bought, _part(kind.paid, paid)]
    return [*values, *habits]


def _part(over: int, under: int) -> float | None:
    return round(over / under, DIGITS) if under else None


@dataclass(slots=True)
class Sums:
    """A measure over many seats of many games."""

    count: int = 0
    total: float = 0
    squares: float = 0

    def add(self, value: float | None) -> None:
        if value is not None:
            self.join(Sums(1, value, value * value))

    def join(self, other: Sums) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float | None:
        return self.total / self.count if self.count else None

    @property
    def deviation(self) -> float | None:
        """The standard deviation from game to game."""
        if self.count < 2:
            return None
        return sqrt(max(0.0, self.squares - self.total**2 / self.count) / (self.count - 1))


def apart(one: Sums, other: Sums) -> float | None:
    """By how many standard deviations of a single game the means of two bots differ; None if neither ever varies."""
    if one.mean is None or other.mean is None or one.deviation is None or other.deviation is None:
        return None
    spread = sqrt((one.deviation**2 + other.deviation**2) / 2)
    return (one.mean - other.mean) / spread if spread else None
