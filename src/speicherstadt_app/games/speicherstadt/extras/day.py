"""The week of the game of the day."""

from __future__ import annotations

from typing import Final

from speicherstadt_app.games.speicherstadt.extras import codes

STYLES: Final = codes.STYLES
SINCE: Final = ""
"""From this date on the game takes its turn: from the first there was. The days before it stay what they were."""
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
MEASURES: Final = ("merchant", "hanseat")
"""The levels that play the same cards in one's place."""
