"""Whom a code of a deal can seat, in the order in which it counts them.

What stands here never changes its place (docs/codes.md): codes lie in other people's letters. Who is new is added
behind the others with the next form of codes.
"""

from __future__ import annotations

from typing import Final

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
