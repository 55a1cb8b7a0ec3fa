"""What a code of a deal can tell of this game.

What stands here never changes its place (docs/codes.md): codes lie in other people's letters. Who is new is added with
the next form of codes. A code is a seed, and a seed is every hand: a game that is begun from one is not counted.
"""

from __future__ import annotations

from typing import Final

FORM: Final = 2
"""Of all games' codes this number is ours, with these rules and these opponents."""
RULES: Final = 1
SEATS: Final = (2, 6)
LEVELS: Final = ("apprentice", "oarsman", "mason", "glassblower", "merchant", "procurator", "doge")
STYLES: Final = (
    "shipwright",
    "fisherwoman",
    "mosaicist",
    "bridge-keeper",
    "ferryman",
    "gambler",
    "gossip",
    "chronicler",
)
