"""Points made into an answer, with or without errors."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import exp, fsum, log
from typing import Final, NamedTuple

from speicherstadt_app.ai.brain import Answer, Candidate
from speicherstadt_app.engine.rules import Action
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.venedig.brains.plans import Plan

DIGITS: Final = 9
LIKING: Final = 0.5
"""A difference in points that makes a candidate e times as likeable, where nobody errs."""
SCALE: Final = 4.0
"""By so many points positions differ at the end …"""
A_ROUND: Final = 1.2
"""… and by so many more for each round that is still to come."""
FAINTEST: Final = -40.0
TINY: Final = 2.0**-60


class Liked(NamedTuple):
    """A plan and the logarithm of how much it is liked, by any measure."""

    plan: Plan
    liking: float


def liked(plans: Iterable[Plan]) -> list[Liked]:
    """By their worth alone."""
    return [Liked(plan, plan.worth / LIKING) for plan in plans]


def eased(plans: Sequence[Plan], ease: float, most: float, stream: Stream) -> list[Liked]:
    """Of what is little worse than the best one is drawn: `ease` points make a plan e times less likely. None is drawn
    that is worse by more than `most`.

    The largest of values with Gumbel's noise is such a draw, and the others stay in an order of their own.
    """
    best = max(plan.worth for plan in plans)
    return [Liked(plan, plan.worth / ease + gumbel(stream)) for plan in plans if best - plan.worth <= most]


def alone(action: Action, players: int) -> Answer:
    """There is nothing else to be done; nobody has thought about what it is worth."""
    return Answer(action, 1 / players, (Candidate(action, 1 / players, 1.0),))


def answer(likings: Sequence[Liked], share: Callable[[float], float]) -> Answer:
    """The first moves of the plans, the most liked first. `share` tells the share of the win that a worth stands for; a
    move that begins several plans counts as the most liked of them."""
    best: dict[Action, Liked] = {}
    for one in likings:
        action = one.plan.actions[0]
        if action not in best or one.liking > best[action].liking:
            best[action] = one
    order = sorted(best.values(), key=lambda one: (-one.liking, -one.plan.worth))
    weights = [exp(max(FAINTEST, one.liking - order[0].liking)) for one in order]
    total = fsum(weights)
    candidates = tuple(
        Candidate(one.plan.actions[0], share(one.plan.worth), round(weight / total, DIGITS))
        for weight, one in zip(weights, order, strict=True)
    )
    return Answer(candidates[0].action, candidates[0].value, candidates)


def share_of_win(points: float, players: int, scale: float) -> float:
    """What being so far ahead of the others is worth."""
    return round(1 / (1 + (players - 1) * exp(max(FAINTEST, min(-FAINTEST, -points / scale)))), DIGITS)


def gumbel(stream: Stream) -> float:
    return round(-log(-log(stream.fraction() or TINY)), DIGITS)
