"""The levels and styles of Die Speicherstadt."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from speicherstadt_app.ai.brain import Brain
from speicherstadt_app.ai.lineup import Lineup
from speicherstadt_app.ai.random_brain import RandomBrain
from speicherstadt_app.games.speicherstadt.brains.evaluators import flaw, learned, mastery, plain
from speicherstadt_app.games.speicherstadt.brains.greedy import GreedyBrain
from speicherstadt_app.games.speicherstadt.brains.habits import HABITS
from speicherstadt_app.games.speicherstadt.brains.levels import LEVELS, Judgement, Level
from speicherstadt_app.games.speicherstadt.brains.searching import FindEvaluator, SearchingBrain
from speicherstadt_app.games.speicherstadt.brains.styles import NEUTRAL, STYLES, TOLD_BY

EVALUATORS: Final[Mapping[Judgement, FindEvaluator]] = {
    Judgement.RULES_OF_THUMB: plain,
    Judgement.LEARNED: learned,
    Judgement.MASTERY: mastery,
}


def _brain(level: Level, style: str) -> Brain:
    return SearchingBrain(level, STYLES[style], EVALUATORS[level.judgement])


LINEUP: Final = Lineup(
    levels={name: partial(_brain, level) for name, level in LEVELS.items()},
    styles=tuple(STYLES),
    others={
        "random": lambda _style: RandomBrain(),
        "greedy": lambda _style: GreedyBrain(),
        "greedy-1": lambda _style: GreedyBrain(),
    },
    old_styles={"plain": NEUTRAL},
    flaw=flaw,
    habits=HABITS,
    told_by=TOLD_BY,
)
