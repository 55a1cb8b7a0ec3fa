"""How accurately somebody played a game, from 0 to 100.

What a decision lost is no share of a win: who is far behind could lose next to nothing then, however badly they play.
A game says by what its decisions are measured:

- `odds`: the odds of winning. Who falls from 2 % to 1 % has lost as much of what could still be had as who falls from
  50 % to 33 %.
- `kept`: what part of what was at stake was kept, in points. The best option keeps all of it; drawing lots among the
  options keeps nothing, on average. A decision counts as much as the root of what was at stake.

What that comes to on a scale that means something (who draws lots has 30, the strongest level 95) was measured by each
game for itself: its `brains/accuracy.toml`, made by `tools/accuracy.py`. A game that has none tells no accuracy.
docs/review.md has the figures.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import exp, log, sqrt
from operator import mul
from typing import Any, Final, NamedTuple, TypeAlias

from speicherstadt_app.ai.brains import flaw
from speicherstadt_app.engine.card import GameCard
from speicherstadt_app.engine.record import Record
from speicherstadt_app.games import registry

MEASURE: Final = 2
"""Another number makes all accuracies of before something else."""
FAINTEST: Final = 0.0001
"""Shares of a win below this, and above one less this, are all alike."""
PATIENCE: Final = 0.15
"""A decision that loses this much of the logarithm of the odds counts 1/e."""
ALIKE: Final = 0.3
"""Where fewer points are at stake all options are alike, and nothing is to be decided."""
WORST: Final = -3.0
"""No decision is worse than that: what is lost by one that nobody would find is not the whole game."""

Knots: TypeAlias = tuple[tuple[float, float], ...]
"""Quality and accuracy, both rising."""


class Judged(NamedTuple):
    """A decision: what kind of one, and the share of a win by the best that was found and by what was done. Of games
    whose analyst tells points, what it lost of them, and what drawing lots would have lost on average."""

    phase: str
    best: float
    done: float
    points: float = 0.0
    stake: float = 0.0


def _by_odds(one: Judged) -> tuple[float, float]:
    return 1.0, exp(-max(0.0, _odds(one.best) - _odds(one.done)) / PATIENCE)


def _by_kept(one: Judged) -> tuple[float, float]:
    if one.stake < ALIKE:
        return 0.0, 0.0
    return sqrt(one.stake), max(WORST, 1 - one.points / one.stake)


ODDS: Final = "odds"
MEASURES: Final[Mapping[str, Callable[[Judged], tuple[float, float]]]] = {ODDS: _by_odds, "kept": _by_kept}
"""How much a decision counts, and how good it was, by the names in a game's data."""


@dataclass(frozen=True, slots=True)
class Quality:
    """Of a game's decisions: 1 for who lost nothing."""

    weights: Mapping[str, float]
    """Kinds of decision that tell more count for more; one that isn't named counts 1."""
    measure: str = ODDS

    def of(self, decisions: Sequence[Judged]) -> float | None:
        """None if nothing was to be decided."""
        judged = [MEASURES[self.measure](one) for one in decisions]
        counts = [self.weights.get(one.phase, 1.0) * count for one, (count, _) in zip(decisions, judged, strict=True)]
        total: float = sum(map(mul, counts, (good for _, good in judged)))
        return total / sum(counts) if any(counts) else None


@dataclass(frozen=True, slots=True)
class Scale:
    """What quality means, in a straight line from one knot to the next."""

    knots: Knots
    quality: Quality

    def accuracy(self, decisions: Sequence[Judged]) -> float | None:
        found = self.quality.of(decisions)
        return None if found is None else self.told(found)

    def told(self, found: float) -> float:
        for (low, bottom), (high, top) in pairwise(self.knots):
            if found <= high:
                return bottom + (top - bottom) * max(0.0, found - low) / (high - low)
        return self.knots[-1][1]


def _odds(share: float) -> float:
    """As a logarithm."""
    held = min(max(share, FAINTEST), 1 - FAINTEST)
    return log(held / (1 - held))


def scale_for(record: Record, card: GameCard) -> Scale | None:
    """None where nothing was measured: for such a game, so many players, another variant, or by a judge that isn't
    whole here."""
    if card.variant_of(record.options, len(record.players)) or flaw(record.game):
        return None
    return scales(record.game).get(len(record.players))


def stamp(game_id: str) -> str:
    """What accuracies of a game are worth comparing with: those of the same stamp. Empty if it tells none."""
    told = _told(game_id)
    if not told.get("curves"):
        return ""
    measure = quality(game_id).measure
    return ".".join((str(MEASURE), str(told["judge"]), *([] if measure == ODDS else [measure])))


@cache
def scales(game_id: str) -> Mapping[int, Scale]:
    """By number of players."""
    curves = _told(game_id).get("curves", {})
    return {int(players): Scale(knots_of(curve), quality(game_id)) for players, curve in curves.items()}


def quality(game_id: str) -> Quality:
    """How a game's decisions are judged."""
    told = _told(game_id)
    counts = {str(phase): float(weight) for phase, weight in told.get("weights", {}).items()}
    return Quality(counts, str(told.get("measure", ODDS)))


def knots_of(curve: Iterable[Iterable[float]]) -> Knots:
    return tuple((float(found), float(meant)) for found, meant in curve)


@cache
def _told(game_id: str) -> dict[str, Any]:
    return tomllib.loads(registry.text(game_id, "brains/accuracy.toml") or "")
