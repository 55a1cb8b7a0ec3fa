"""How strong each level is. The figures were found by measuring (docs/ai-diary.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final

from speicherstadt_app.ai.search import HABIT


class Judgement(Enum):
    """What somebody judges the end of a round by."""

    RULES_OF_THUMB = auto()
    """The greedy brain's weights."""
    LEARNED = auto()
    MASTERY = auto()
    """What was learned longest."""


@dataclass(frozen=True, slots=True)
class Level:
    """How well somebody plays. A level errs only by taking an action that looks little worse than the best one."""

    iterations: int
    crowded: Mapping[int, int] = field(default_factory=dict)
    """Iterations with so many players, where that is not enough: a round of five is fifteen placements deep."""
    ease: Mapping[int, float] = field(default_factory=dict)
    """The difference in points that makes an action e times less likely to be taken, by the number of players; without
    it always the best is taken. The same errors cost more at one table than at another."""
    most: float = 0.0
    """None is taken that is worse than the best by more points than this."""
    judgement: Judgement = Judgement.LEARNED
    habit: float = HABIT
    """How often it takes others to do what is most promising at first sight. With few iterations that is the better
    guess; many find what they had better do."""

    def iterations_at(self, players: int) -> int:
        return self.crowded.get(players, self.iterations)


LEVELS: Final[Mapping[str, Level]] = {
    "apprentice": Level(24, ease={2: 0.15, 3: 0.4, 4: 0.5, 5: 0.5}, most=3.0, judgement=Judgement.RULES_OF_THUMB),
    "clerk": Level(24, ease={2: 1.5, 3: 0.93, 4: 1.0, 5: 1.1}, most=5.0),
    "warehouseman": Level(32, ease={2: 1.02, 3: 0.7, 4: 0.82, 5: 0.58}, most=4.0),
    "broker": Level(48, ease={2: 0.68, 3: 0.47, 4: 0.62, 5: 0.45}, most=3.0),
    "merchant": Level(64, ease={2: 0.45, 3: 0.24, 4: 0.31, 5: 0.2}, most=2.5),
    "hanseat": Level(100, {5: 400}),
    "senator": Level(1000, {5: 2000}, judgement=Judgement.MASTERY, habit=0.0),
}
