"""What an outcome is worth to each seat, for a search in a game that it knows nothing of."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from speicherstadt_app.engine.score import Outcome

VICTORY: Final = 0.8
"""The part of a payoff that goes to the winners. The rest goes by scores, so that nobody gives up, or wastes points."""
STEEPEST: Final = 30.0
"""Beyond this exp is of no use."""

Payoffs = tuple[float, ...]


def win_shares(outcome: Outcome) -> Payoffs:
    """Everybody's part of the victory: those who share the first place share it. Nobody has any where nobody wins."""
    if outcome.final and not outcome.winners:
        return (0.0,) * len(outcome.places)
    first = outcome.places.count(1)
    return tuple([1 / first if place == 1 else 0.0 for place in outcome.places])


def by_standing(standings: Sequence[float], usual: float, scale: float) -> Payoffs:
    """What each seat gets where a game is broken off: who stands highest counts as its winner."""
    if len(standings) == 1:
        return (0.5 * _logistic((standings[0] - usual) / scale),)
    best = max(standings)
    places = [1 + sum(other > standing for other in standings) for standing in standings]
    return _shared(standings, best, places, scale)


def payoffs(outcome: Outcome, usual: float, scale: float) -> Payoffs:
    """What each seat gets, from 0 to 1: between them 1 in all, alone what its score is worth beside the usual one.

    Of an unfinished game those who are ahead count as its winners. `scale` is by how much scores differ, as a rule.
    """
    scores = outcome.scores
    if len(scores) == 1:
        won = bool(outcome.winners)
        return ((0.5 * won + 0.5 * _logistic((scores[0] - usual) / scale)),)
    return _shared(scores, max(scores), outcome.places, scale)


def _shared(scores: Sequence[float], best: float, places: Sequence[int], scale: float) -> Payoffs:
    part = VICTORY / places.count(1)
    weights = [exp(max(-STEEPEST, (score - best) / scale)) for score in scores]
    rest = (1 - VICTORY) / sum(weights)
    return tuple([(part if place == 1 else 0.0) + rest * weight for place, weight in zip(places, weights, strict=True)])


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-max(-STEEPEST, min(STEEPEST, x))))
