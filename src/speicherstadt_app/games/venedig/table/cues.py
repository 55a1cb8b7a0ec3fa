"""The sounds of this game."""

from __future__ import annotations

from typing import Final

CUES: Final = {
    "bell": 0,
    "card": 0,
    "cards": 0,
    "down": 0,
    "edges": 8,
    "lost-bet": 0,
    "marker": 0,
    "oars": 0,
    "pass": 0,
    "pile": 12,
    "stone": 0,
    "tile": 0,
    "won-bet": 0,
}
"""Each with its steps: how many piles stand already, how many edges match."""
