"""The score sheet: every point with the reason for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from speicherstadt_app.engine.rules import Seat

LOST_ALONE: Final = 2
"""The place of one player alone who did not win."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points of one seat from one thing: `source` is the row of the sheet, `item` the card or event in it."""

    source: str
    item: str
    points: int


def places_by(standings: Sequence[Any]) -> tuple[int, ...]:
    """The place of each seat, 1 for the highest standing; those who are equal share the better place."""
    return tuple(1 + sum(other > mine for other in standings) for mine in standings)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game stands or ended.

    `facts` are the further figures that a record's result shows, for each seat or for the table (coins, rounds).
    """

    final: bool
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    """Nobody while the game is not over, nor where one player alone did not win."""
    sheet: tuple[tuple[ScoreLine, ...], ...]
    sources: tuple[str, ...]
    facts: Mapping[str, object] = field(default_factory=dict)
    places: tuple[int, ...] = ()
    """The place of each seat as it stands, 1 is the best; seats that the rules can't tell apart share the better one.
    Unless the rules say something else, it is by the scores. One player alone who ended without winning has place 2:
    a first place is a victory everywhere."""
    grade: str = ""
    """What one player alone has reached, a word of the rules."""
    leading: tuple[str, ...] = ("scores", "winners")
    """The keys that stand first in a record's result; the facts and the breakdown follow."""

    def __post_init__(self) -> None:
        if len(self.scores) == 1:
            object.__setattr__(self, "places", (LOST_ALONE if self.final and not self.winners else 1,))
        elif not self.places:
            object.__setattr__(self, "places", places_by(self.scores))

    def breakdown(self) -> list[dict[str, int]]:
        """Points by source, for each seat, every source named."""
        table = [dict.fromkeys(self.sources, 0) for _ in self.sheet]
        for sums, lines in zip(table, self.sheet, strict=True):
            for line in lines:
                sums[line.source] += line.points
        return table

    def to_json(self) -> dict[str, object]:
        """The result as it stands in a record. An unfinished game has no winners and says that it isn't final."""
        told: dict[str, object] = {"scores": list(self.scores), **self.facts, "breakdown": self.breakdown()}
        if self.final:
            told["winners"] = list(self.winners)
        if self.grade:
            told["grade"] = self.grade
        result = {key: told.pop(key) for key in self.leading if key in told} | told
        if not self.final:
            result["final"] = False
        return result
