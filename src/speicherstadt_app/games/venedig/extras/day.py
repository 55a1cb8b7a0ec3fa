"""The week of the game of the day."""

from __future__ import annotations

from typing import Final

from speicherstadt_app.games.venedig.extras import codes

STYLES: Final = codes.STYLES
SINCE: Final = "2026-12-01"
"""From this date on the game takes its turn."""
WEEK: Final = (
    (3, "oarsman"),
    (2, "mason"),
    (4, "mason"),
    (5, "glassblower"),
    (3, "merchant"),
    (6, "merchant"),
    (2, "procurator"),
)
"""Players and their level from Monday to Sunday: the week begins friendly and ends with the best."""
MEASURES: Final = ("merchant", "procurator")
"""The levels that play the same cards in one's place."""
