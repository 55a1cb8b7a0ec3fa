"""The score sheet: every point with the reason for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from speicherstadt_app.engine.rules import Seat


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points of one seat from one thing: `source` is the row of the sheet, `item` the card or event in it."""

    source: str
    item: str
    points: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game stands or ended.

    `facts` are the further figures that a record's result shows, for each seat or for the table (coins, rounds).
    """

    final: bool
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    sheet: tuple[tuple[ScoreLine, ...], ...]
    sources: tuple[str, ...]
    facts: Mapping[str, object] = field(default_factory=dict)

    def breakdown(self) -> list[dict[str, int]]:
        """Points by source, for each seat, every source named."""
        table = [dict.fromkeys(self.sources, 0) for _ in self.sheet]
        for sums, lines in zip(table, self.sheet, strict=True):
            for line in lines:
                sums[line.source] += line.points
        return table

    def to_json(self) -> dict[str, object]:
        """The result as it stands in a record. An unfinished game has no winners and says that it isn't final."""
        result: dict[str, object] = {"scores": list(self.scores)}
        facts = dict(self.facts)
        if "coins" in facts:
            result["coins"] = facts.pop("coins")
        if self.final:
            result["winners"] = list(self.winners)
        result |= facts
        result["breakdown"] = self.breakdown()
        if not self.final:
            result["final"] = False
        return result
