"""What a game's folder in here tells of its opponents."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from speicherstadt_app.ai.brain import Brain
from speicherstadt_app.engine.record import Record

MakeBrain = Callable[[str], Brain]
"""The brain of a style."""


class Habits(Protocol):
    """Measures of a style of play that a game's facts don't tell: styles are told apart by them."""

    @property
    def names(self) -> tuple[str, ...]: ...

    def read(self, record: Record) -> tuple[tuple[float | None, ...], ...]:
        """Of each seat of a finished game, in the order of the names."""
        ...


class NoHabits:
    names: tuple[str, ...] = ()

    def read(self, record: Record) -> tuple[tuple[float | None, ...], ...]:
        return ((),) * record.setup.players


@dataclass(frozen=True, slots=True)
class Lineup:
    """Who there is to play against."""

    levels: Mapping[str, MakeBrain]
    """Those on offer, weakest first."""
    styles: tuple[str, ...]
    """The first is the usual one."""
    others: Mapping[str, MakeBrain] = field(default_factory=dict)
    """Levels that are known and not on offer: yardsticks, and those of old records."""
    old_styles: Mapping[str, str] = field(default_factory=dict)
    """Styles of old records, and what they are called now."""
    flaw: Callable[[], str | None] = lambda: None
    """A sentence if something is missing that the levels think with, so that they play worse than they should."""
    habits: Habits = field(default_factory=NoHabits)
    told_by: Mapping[str, str] = field(default_factory=dict)
    """The measure by which each style but the usual one is told from it."""
