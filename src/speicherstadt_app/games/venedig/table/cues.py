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
    "paid": EDGES + 1,
    "pass": 0,
    "pile": PILES,
    "stone": 0,
    "tile": 0,
    "won-bet": 0,
}
"""Each with its steps: how many piles stand already; how many edges match, and one more where a rival is paid."""

DRAMATIC: Final = frozenset({"bell", "down"})
"""What the music steps back for: the last pile, a tile torn down. Not the opening, which comes every round."""

LATE: Final = "last-piles"
"""The chapter in which few piles are left."""

AMBIENCE: Final = {"": ("canal", "tower-1", "tower-2", "gull-1", "gull-2", "pigeons", "rowing", "steps")}
"""What is heard around: what goes on all the time, then what calls now and then."""

AMBIENCE_BY_NIGHT: Final = {"": ("canal-night", "tower-1", "tower-3", "rowing", "steps", "rope")}

MUSIC: Final = {"": "theme-day", LATE: "theme-last"}
MUSIC_BY_NIGHT: Final = {"": "theme-night", LATE: "theme-last"}
