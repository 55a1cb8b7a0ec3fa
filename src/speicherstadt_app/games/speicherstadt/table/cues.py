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

AMBIENCE: Final = "harbour"
"""What is heard all the time."""
