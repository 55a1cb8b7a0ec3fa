"""How accurately somebody played a game, from 0 to 100.

What a decision lost is measured in odds, not in shares of a win: who falls from 2 % to 1 % has lost as much of what
could still be had as who falls from 50 % to 33 %. So a player who is far behind can play badly, too. What that comes to
on a scale that means something (who draws lots has 30, the strongest level 95) was measured by each game for itself:
its `brains/accuracy.toml`, made by `tools/accuracy.py`. A game that has none tells no accuracy. docs/review.md has the
figures.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import exp, log
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

Knots: TypeAlias = tuple[tuple[float, float], ...]
"""Quality and accuracy, both rising."""


class Judged(NamedTuple):
    """A decision: what kind of one, the share of a win by the best that was found, and by what was done."""

    phase: str
    best: float
    done: float


@dataclass(frozen=True, slots=True)
class Scale:
    """What quality means, in a straight line from one knot to the next."""

    knots: Knots
    weights: Mapping[str, float]

    def accuracy(self, decisions: Sequence[Judged]) -> float:
        return self.told(quality(decisions, self.weights))

    def told(self, found: float) -> float:
        for (low, bottom), (high, top) in pairwise(self.knots):
            if found <= high:
                return bottom + (top - bottom) * max(0.0, found - low) / (high - low)
        return self.knots[-1][1]


def quality(decisions: Sequence[Judged], weights: Mapping[str, float]) -> float:
    """Of a game's decisions: 1 for who lost nothing. Kinds of decision that tell more count for more."""
    counts = [weights.get(one.phase, 1.0) for one in decisions]
    kept = [exp(-max(0.0, _odds(one.best) - _odds(one.done)) / PATIENCE) for one in decisions]
    total: float = sum(map(mul, counts, kept))
    return total / sum(counts)


def _odds(share: float) -> float:
    """As a logarithm."""
    held = min(max(share, FAINTEST), 1 - FAINTEST)
    return log(held / (1 - held))


def scale_for(record: Record, card: GameCard) -> Scale | None:
    """None where nothing was measured: for such a game, so many players, another variant, or by a judge that isn't
    whole here."""
    if card.variant_of(record.options) or flaw(record.game):
        return None
    return scales(record.game).get(len(record.players))


def stamp(game_id: str) -> str:
    """What accuracies of a game are worth comparing with: those of the same stamp. Empty if it tells none."""
    told = _told(game_id)
    return f"{MEASURE}.{told['judge']}" if told else ""


@cache
def scales(game_id: str) -> Mapping[int, Scale]:
    """By number of players."""
    curves = _told(game_id).get("curves", {})
    return {int(players): Scale(knots_of(curve), weights(game_id)) for players, curve in curves.items()}


def weights(game_id: str) -> Mapping[str, float]:
    """How much each kind of decision counts; one that isn't named counts 1."""
    return {str(phase): float(weight) for phase, weight in _told(game_id).get("weights", {}).items()}


def knots_of(curve: Iterable[Iterable[float]]) -> Knots:
    return tuple((float(found), float(meant)) for found, meant in curve)


@cache
def _told(game_id: str) -> dict[str, Any]:
    return tomllib.loads(registry.text(game_id, "brains/accuracy.toml") or "")
