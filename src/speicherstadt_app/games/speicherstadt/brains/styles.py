"""Characters: what somebody likes beside winning, in points.

A style changes nothing but what an end of the round is worth to the brain's own seat. The search stays the same, so
nobody plays badly for it; and in the last round everybody plays for the score alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Style:
    kinds: Mapping[str, float] = field(default_factory=dict)
    """For each card of a kind bought this round."""
    workers: Mapping[str, float] = field(default_factory=dict)
    """For each of its workers that stands above a card of a kind once all of them stand: there is many a place for a
    worker that costs little, and none for a coin."""
    behind: float = 0.0
    """For each of its workers that stands behind somebody else's, who pays more for it. That is even worth more than a
    search knows (docs/ai-diary.md), so some styles make up by it for what their other likings cost."""
    coin: float = 0.0
    """For each coin kept."""
    dear: float = 0.0
    """For each coin that the cards of this round cost it beyond two a card."""
    duel: float = 1.0
    """What the points above count for with two players: there all that they cost is the other one's gain, and coins
    that were saved are of more use."""


NEUTRAL: Final = "silent-partner"
PLAIN: Final = Style()

STYLES: Final[Mapping[str, Style]] = {
    NEUTRAL: PLAIN,
    "fire-captain": Style(kinds={"firefighter": 0.2}, workers={"firefighter": 0.65}, behind=0.4, duel=1.2),
    "office-collector": Style(kinds={"office": 0.3}, workers={"office": 0.65}, behind=0.4, duel=1.2),
    "miser": Style(coin=0.25, dear=-0.5, duel=0.9),
    "shipowner": Style(kinds={"ship": 0.5}, workers={"ship": 0.75}, behind=0.6, duel=0.55),
    "speculator": Style(kinds={"contract": 0.1}, workers={"contract": 0.6}, behind=0.35, duel=1.1),
    "troublemaker": Style(behind=0.65, duel=0.9),
    "grocer": Style(workers={"trader": 1.05, "warehouse": 1.05}, behind=0.4, duel=1.15),
}

TOLD_BY: Final[Mapping[str, str]] = {
    "fire-captain": "workers:firefighter",
    "office-collector": "workers:office",
    "miser": "purse",
    "shipowner": "workers:ship",
    "speculator": "workers:contract",
    "troublemaker": "behind",
    "grocer": "workers:shop",
}
"""The measure of the arena (habits.py) by which each style is told from the neutral one."""
