"""The levels and styles of Die Speicherstadt."""

from __future__ import annotations

from typing import Final

from speicherstadt_app.ai.lineup import Lineup
from speicherstadt_app.ai.random_brain import RandomBrain
from speicherstadt_app.ai.speicherstadt.greedy import GreedyBrain

LINEUP: Final = Lineup(
    levels={
        "random": lambda _style: RandomBrain(),
        "greedy": lambda _style: GreedyBrain(),
    },
    styles=("plain",),
)
