"""Looks at plans in imagined positions: each is done there and played out by rules of thumb, with the same luck.

All plans are tried in the same positions. Those that are surely worse than the best are left out on the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from speicherstadt_app.ai.brain import Stop
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.venedig.brains.chance import Luck
from speicherstadt_app.games.venedig.brains.plans import Plan
from speicherstadt_app.games.venedig.brains.playouts import HEAT, PlayOuts
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.state import CHOOSE, NONE, State

FEWEST: Final = 6
"""No plan is left out after fewer positions."""
SURE: Final = 2.2
"""So many deviations behind the best, a plan is left out."""


class Tried:
    """A plan, and what came of it in each position."""

    __slots__ = ("plan", "total", "values")

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.values: Final[list[float]] = []
        self.total = 0.0

    def note(self, value: float) -> None:
        self.values.append(value)
        self.total += value

    @property
    def mean(self) -> float:
        return self.total / len(self.values)


class Search:
    def __init__(self, plays: PlayOuts, view: State, seat: Seat, rounds: int, stream: Stream, stop: Stop) -> None:
        self._plays: Final = plays
        self._view: Final = view
        self._seat: Final = seat
        self._last: Final = view.round + rounds
        self._seed: Final = stream.bits()
        self._stop: Final = stop

    def run(self, plans: Sequence[Plan], worlds: int) -> list[Plan]:
        """The plans with what they are worth beside the others, those that were tried to the end first."""
        left = [Tried(plan) for plan in plans]
        out: list[Tried] = []
        for number in range(worlds):
            if number and self._stop():
                break
            world = self.imagine(number)
            for one in left:
                one.note(self.value(world, one.plan, number))
            if number + 1 >= FEWEST and not (number + 1) % 3:
                left, worse = divided(left)
                out += worse
                if len(left) == 1:
                    break
        if not left[0].values:
            return list(plans)
        left.sort(key=lambda one: -one.mean)
        least = left[-1].mean
        found = [one.plan._replace(worth=one.mean) for one in left]
        # Those left out were tried in fewer positions: they stay behind whoever was not.
        out.sort(key=lambda one: -one.mean)
        return found + [one.plan._replace(worth=min(one.mean, least)) for one in out]

    def imagine(self, number: int) -> State:
        """What the seat could not tell from the true position; where cards are chosen, the others have done so."""
        plays = self._plays
        world = plays.rules.imagine(self._view, self._seat, Stream(self._seed, number))
        if world.phase == CHOOSE:
            luck = Luck(self._seed ^ number)
            for other in range(plays.thumb.players):
                if other != self._seat and world.chosen[other] == NONE:
                    world.chosen[other] = plays.thumb.choose(world, other, HEAT, luck)
        return world

    def value(self, world: State, plan: Plan, number: int) -> float:
        """What a plan is worth in an imagined position."""
        plays = self._plays
        state = world.copy()
        luck = Luck(self._seed + number)
        if world.phase == CHOOSE:
            state.chosen[self._seat] = act.thing_of(plan.actions[0])
        else:
            for action in plan.actions:
                plays.do(state, self._seat, action, luck)
        plays.go_on(state, self._last, luck)
        return plays.worth.utility(state, self._seat)


def divided(tried: list[Tried]) -> tuple[list[Tried], list[Tried]]:
    """Those that may still be the best, and those that surely are not."""
    best = max(tried, key=lambda one: one.total)
    kept, worse = [], []
    for one in tried:
        if one is best or not _behind(one.values, best.values):
            kept.append(one)
        else:
            worse.append(one)
    return kept, worse


def _behind(values: Sequence[float], best: Sequence[float]) -> bool:
    count = len(values)
    differences = [more - less for more, less in zip(best, values, strict=True)]
    mean = sum(differences) / count
    spread = sum([(each - mean) ** 2 for each in differences]) / (count - 1)
    return mean > SURE * sqrt(spread / count) + 0.05
