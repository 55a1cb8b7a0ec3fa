"""What a code of a deal can tell of this game.

What stands here never changes its place (docs/codes.md): codes lie in other people's letters. Who is new is added with
the next form of codes.
"""

from __future__ import annotations

from typing import Final

FORM: Final = 1
"""Of all games' codes this number is ours, with these rules and these opponents."""
RULES: Final = 1
SEATS: Final = (2, 5)
LEVELS: Final = ("apprentice", "clerk", "warehouseman", "broker", "merchant", "hanseat", "senator")
STYLES: Final = (
    "fire-captain",
    "office-collector",
    "miser",
    "shipowner",
    "speculator",
    "troublemaker",
    "grocer",
    "silent-partner",
)
