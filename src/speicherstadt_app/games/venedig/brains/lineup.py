"""The levels and styles of Die Säulen von Venedig."""

from __future__ import annotations

from functools import partial
from typing import Final

from speicherstadt_app.ai.brain import Brain
from speicherstadt_app.ai.lineup import Lineup
from speicherstadt_app.ai.random_brain import RandomBrain
from speicherstadt_app.games.venedig.brains.habits import HABITS
from speicherstadt_app.games.venedig.brains.levels import GREEDY, LEVELS, Level
from speicherstadt_app.games.venedig.brains.styles import STYLES, TOLD_BY
from speicherstadt_app.games.venedig.brains.thinking import ThinkingBrain


def _brain(level: Level, style: str) -> Brain:
    return ThinkingBrain(level, STYLES[style])


LINEUP: Final = Lineup(
    levels={name: partial(_brain, level) for name, level in LEVELS.items()},
    styles=tuple(STYLES),
    others={
        "random": lambda _style: RandomBrain(),
        "greedy-1": lambda _style: ThinkingBrain(GREEDY),
    },
    habits=HABITS,
    told_by=TOLD_BY,
)
