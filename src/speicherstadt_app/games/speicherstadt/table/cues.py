"""The sounds of this game."""

from __future__ import annotations

from typing import Final

CUES: Final = {
    "coins": 5,
    "contract": 0,
    "fire": 0,
    "place": 8,
    "reveal": 0,
    "season-autumn": 0,
    "season-spring": 0,
    "season-summer": 0,
    "season-winter": 0,
    "ship": 0,
}
"""Each with its steps: the floor a worker comes to, how many coins are paid. A cue without steps has 0."""

DRAMATIC: Final = frozenset({"fire"})
"""What the music steps back for."""

AMBIENCE: Final = {
    "winter": ("harbour-winter", "creak", "bell"),
    "spring": ("harbour-spring", "gull-1", "gull-2", "blackbird"),
    "summer": ("harbour-summer", "gull-1", "gull-2", "gull-3", "creak"),
    "autumn": ("harbour-autumn", "gull-3", "geese", "creak"),
}
"""What is heard around in each season: what goes on all the time, then what calls now and then."""

AMBIENCE_BY_NIGHT: Final = {
    "winter": ("harbour-winter-night", "bell", "creak"),
    "spring": ("harbour-spring-night", "creak", "horn"),
    "summer": ("harbour-summer-night", "creak", "bell"),
    "autumn": ("harbour-autumn-night", "horn", "bell"),
}

MUSIC: Final = {season: f"theme-{season}" for season in ("winter", "spring", "summer", "autumn")}
"""The theme of each season."""
