"""The sounds of this game."""

from __future__ import annotations

from typing import Final

PILES: Final = 6
EDGES: Final = 6

CUES: Final = {
    "bell": 0,
    "card": 0,
    "cards": 0,
    "down": 0,
    "edges": EDGES,
    "lost-bet": 0,
    "marker": 0,
    "oars": 0,
    "pass": 0,
    "pile": PILES,
    "stone": 0,
    "tile": 0,
    "won-bet": 0,
}
"""Each with its steps: how many piles stand already, how many edges match."""
