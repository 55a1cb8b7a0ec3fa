"""How strong each level is. The figures were found by measuring (docs/ai-diary.md)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
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
    elsewhere: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    """Other numbers of positions and of rounds further, by the number of players."""
    answers: Collection[int] = ()
    """With so many players it takes others to look ahead as well."""
    chances: Collection[int] = ()
    """With so many players it goes by how likely it is to win, else by points."""
    patient: Collection[int] = ()
    """With so many players it leaves a plan out only when it is far behind."""
    further: Collection[int] = ()
    """With so many players it also counts what stands one round later still, as much."""
    ease: Mapping[int, float] = field(default_factory=dict)
    """So many points less make a plan e times less likely, by the number of players."""
    most: float = 0.0
    """None is taken that is worse than the best by more points than this."""
    zeal: float = 1.0
    """So much count the likings of a style."""

    def looks(self, players: int) -> tuple[int, int]:
        """Positions, and rounds further, at a table of so many."""
        return self.elsewhere.get(players, (self.worlds, self.rounds))

    def in_character(self) -> Level:
        """Somebody with a style errs less at random and looks closer, to make up for doing what it likes instead."""
        if not self.ease:
            return self
        ease = {players: CALMER * points for players, points in self.ease.items()}
        return replace(self, worlds=round(CLOSER * self.worlds), ease=ease)


CALMER: Final = 0.6
"""So much of what it errs is left to somebody with a style …"""
CLOSER: Final = 4 / 3
"""… and so many more are the positions that it imagines."""

GREEDY: Final = Level()


def _ease(of_two: float, of_more: float) -> Mapping[int, float]:
    return {2: of_two, **dict.fromkeys(range(3, 7), of_more)}


LEVELS: Final[Mapping[str, Level]] = {
    "apprentice": Level(ease={2: 2.75, 3: 1.3, 4: 2.5, 5: 4.0, 6: 4.0}, most=8.0, zeal=0.7),
    "oarsman": Level(6, plans=4, ease=_ease(8.0, 6.0), most=18.0, zeal=2.2),
    "mason": Level(6, plans=4, ease=_ease(3.6, 3.6), most=12.0, zeal=1.6),
    "glassblower": Level(6, plans=4, ease=_ease(2.0, 2.3), most=9.0, zeal=1.3),
    "merchant": Level(6, plans=4, ease=_ease(0.95, 1.15), most=6.0),
    "procurator": Level(20, zeal=0.7),
    "doge": Level(
        60,
        rounds=4,
        plans=8,
        elsewhere={2: (100, 5), 5: (60, 1), 6: (120, 1)},
        answers={2, 3, 4},
        chances={5, 6},
        patient={6},
        further={6},
        zeal=0.6,
    ),
}
