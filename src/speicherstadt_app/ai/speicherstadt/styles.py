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
    strength: float = 0.0
    """For each value of firefighters bought this round."""
    last_at_fires: float = 0.0
    """For being the weakest at the end of the round while fires are to come."""
    coin: float = 0.0
    """For each coin kept."""
    others_pay: float = 0.0
    """For each coin that others paid this round."""
    spite: float = 0.0
    """How much of the share of a win that the best of the others may expect is taken off the seat's own."""
    duel: float = 1.0
    """What the points above count for with two players: there all that they cost is the other one's gain, and coins
    that were saved are of more use."""


NEUTRAL: Final = "silent-partner"
PLAIN: Final = Style()

STYLES: Final[Mapping[str, Style]] = {
    NEUTRAL: PLAIN,
    "fire-captain": Style(strength=0.5, last_at_fires=-1.2, duel=0.6),
    "office-collector": Style(kinds={"office": 1.2}, duel=0.67),
    "miser": Style(coin=0.25, duel=1.9),
    "shipowner": Style(kinds={"ship": 1.0}),
    "speculator": Style(kinds={"contract": 1.4}, duel=0.35),
    "troublemaker": Style(others_pay=0.7, spite=0.1, duel=2.7),
    "grocer": Style(kinds={"trader": 1.5, "warehouse": 0.8}, duel=0.6),
}
