"""How strong each level is. The figures were found by measuring (docs/ai-diary.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """How well somebody plays. A level errs only by taking what looks little worse than the best."""

    worlds: int = 0
    """In so many imagined positions every plan is tried; with none it goes by what is seen at first sight."""
    rounds: int = 1
    """Play-outs go to the end of the round, and so many rounds further."""
    plans: int = 6
    """So many plans of an action are tried."""
    answers: bool = False
    """Whether it takes others to look ahead as well."""
    ease: Mapping[int, float] = field(default_factory=dict)
    """So many points less make a plan e times less likely, by the number of players."""
    most: float = 0.0
    """None is taken that is worse than the best by more points than this."""


GREEDY: Final = Level()


def _alike(ease: float) -> Mapping[int, float]:
    return dict.fromkeys(range(2, 7), ease)


LEVELS: Final[Mapping[str, Level]] = {
    "apprentice": Level(ease=_alike(1.8), most=7.0),
    "oarsman": Level(ease=_alike(0.4), most=3.0),
    "mason": Level(3, plans=4, ease=_alike(2.4), most=7.0),
    "glassblower": Level(6, plans=4, ease=_alike(1.3), most=5.0),
    "merchant": Level(10, plans=5, ease=_alike(0.7), most=4.0),
    "procurator": Level(20, rounds=2),
    "doge": Level(60, rounds=4, plans=8, answers=True),
}
