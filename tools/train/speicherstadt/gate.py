"""Whether a new net is better than the one before: against every field of a pool, on the same deals from all seats."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from tools.train.speicherstadt.core import CNet
from tools.train.speicherstadt.course import MIX
from tools.train.speicherstadt.games import Player, Share, Told, compete, share_of

SEED: Final = 1_000_003
"""No game to learn from was dealt from it."""
BEFORE: Final = "before"
MARGIN: Final = 3.0
"""Points of the share that it may at most seem to lose against any one field."""


@dataclass(frozen=True)
class Row:
    """The shares of the new net and of the one before against the same others."""

    field: str
    new: Share
    old: Share
    gain: Share

    def __str__(self) -> str:
        return f"{self.field:12} new {self.new!s:>11}   before {self.old!s:>11}   gain {self.gain!s:>11}"


@dataclass(frozen=True)
class Verdict:
    rows: tuple[Row, ...]
    gain: Share
    """Over all fields, deal by deal."""

    @property
    def passed(self) -> bool:
        """Better over the pool, and in no field clearly worse."""
        return self.gain.low > 0 and all(row.gain.high > -MARGIN for row in self.rows)

    def as_data(self) -> dict[str, object]:
        return {"passed": self.passed, "gain": asdict(self.gain), "fields": [asdict(row) for row in self.rows]}


def pool(players: int, old: CNet, first: CNet, iterations: int) -> dict[str, list[Player]]:
    """Those whom a net must prove itself against."""
    greedy = Player()
    before = Player(old, iterations, MIX[players])
    found = {"greedy-1": [greedy] * (players - 1), BEFORE: [before] * (players - 1)}
    if players > 2:
        found["mixed"] = [before, greedy, Player(first, iterations), greedy][: players - 1]
    return found


def examine(
    core: Any, players: int, new: CNet, old: CNet, first: CNet, deals: int, iterations: int, cores: int, told: Told
) -> Verdict:
    rows = []
    gains = [0.0] * deals
    challenger = Player(new, iterations, MIX[players])
    champion = replace(challenger, net=old)
    fields = pool(players, old, first, iterations)
    for name, field in fields.items():
        wins = compete(core, [challenger, *field], SEED, deals, cores, told)
        # Among equals every deal is shared evenly, as each sits in every seat.
        losses = (
            [1 / players] * deals if name == BEFORE else compete(core, [champion, *field], SEED, deals, cores, told)
        )
        gain = [a - b for a, b in zip(wins, losses, strict=True)]
        rows.append(Row(name, share_of(wins), share_of(losses), share_of(gain)))
        gains = [total + one / len(fields) for total, one in zip(gains, gain, strict=True)]
    return Verdict(tuple(rows), share_of(gains))
