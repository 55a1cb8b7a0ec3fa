"""What a game's folder in here tells of its opponents."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from speicherstadt_app.ai.brain import Brain

MakeBrain = Callable[[str], Brain]
"""The brain of a style."""


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
