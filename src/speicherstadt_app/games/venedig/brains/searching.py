"""Looks at plans in imagined positions: each is done there and played out by rules of thumb, with the same luck.

All plans are tried in the same positions. Those that are surely worse than the best are left out on the way.

Where everybody chooses a card at the same time, whoever is foreseen is beaten. So the others are not taken to choose by
rules of thumb for ever: each of them learns by regret what would have been better against what the rest choose, as the
own seat does (regret matching; Hart, Mas-Colell 2000). What they learn is kept by card, since hands are only imagined.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, sqrt
from typing import Final

from speicherstadt_app.ai.brain import Stop
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.venedig.brains.chance import Luck
from speicherstadt_app.games.venedig.brains.chances import Chances
from speicherstadt_app.games.venedig.brains.plans import Plan
from speicherstadt_app.games.venedig.brains.playouts import HEAT, PlayOuts
from speicherstadt_app.games.venedig.brains.styles import PLAIN, Style
from speicherstadt_app.games.venedig.brains.worth import Worth
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.box import numbers
from speicherstadt_app.games.venedig.rules.state import CHOOSE, NONE, State

Measure = Worth | Chances

FEWEST: Final = 6
"""No plan is left out after fewer positions."""
SURE: Final = 2.2
"""So many deviations behind the best, a plan is left out."""
PATIENCE: Final = (12, 3.0)
"""The same two for whoever takes its time: plans are looked at again and again, so some are left out by bad luck."""
HABIT: Final = 0.35
"""How often others choose by rules of thumb whatever they have learned."""


class Tried:
    """A plan, and what came of it in each position."""

    __slots__ = ("liking", "plan", "total", "values")

    def __init__(self, plan: Plan, liking: float = 0.0) -> None:
        self.plan: Final = plan
        self.liking: Final = liking
        self.values: Final[list[float]] = []
        self.total = 0.0

    def note(self, value: float) -> None:
        value += self.liking
        self.values.append(value)
        self.total += value

    @property
    def mean(self) -> float:
        return self.total / len(self.values)


class Search:
    def __init__(
        self,
        plays: PlayOuts,
        view: State,
        seat: Seat,
        rounds: int,
        stream: Stream,
        stop: Stop,
        style: Style = PLAIN,
        *,
        zeal: float = 1.0,
        answers: bool = False,
        measure: Measure | None = None,
        patient: bool = False,
        further: bool = False,
    ) -> None:
        self._plays: Final = plays
        self._measure: Final = measure or plays.worth
        self._view: Final = view
        self._seat: Final = seat
        self._last: Final = view.round + rounds
        self._seed: Final = stream.bits()
        self._stop: Final = stop
        self._style: Final = style
        self._zeal: Final = zeal
        self._fewest, self._sure = PATIENCE if patient else (FEWEST, SURE)
        self._further: Final = further
        self._learning: Final = answers and view.phase == CHOOSE
        self._regrets: Final[list[dict[int, float]]] = [{} for _ in range(plays.thumb.players)]

    def run(self, plans: Sequence[Plan], worlds: int) -> list[Plan]:
        """The plans with what they are worth beside the others, those that were tried to the end first."""
        box = self._plays.rules.box
        left = [Tried(plan, self._zeal * self._style.of_plan(box, self._view, plan)) for plan in plans]
        out: list[Tried] = []
        for number in range(worlds):
            if number and self._stop():
                break
            world = self.imagine(number)
            for one in left:
                one.note(self.value(world, one.plan, number))
            if self._learning:
                self._learn(world, left, number)
            if number + 1 >= self._fewest and not (number + 1) % 3:
                left, worse = divided(left, self._sure)
                out += worse
                if len(left) == 1:
                    break
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
                    world.chosen[other] = self._guess(world, other, luck)
        return world

    def value(self, world: State, plan: Plan, number: int) -> float:
        """What a plan is worth in an imagined position."""
        luck = Luck(self._seed + number)
        state, _ = self._played(world, plan, luck)
        found = self._measure.utility(state, self._seat)
        if self._further:
            self._plays.go_on(state, self._last + 1, luck)
            found = (found + self._measure.utility(state, self._seat)) / 2
        if self._style is not PLAIN:
            found += self._zeal * self._style.of_play(self._view, state, self._seat)
        return found

    def followed(self, world: State, plan: Plan, number: int) -> tuple[State, list[int]]:
        """The end of a play-out of a plan, and everybody's points at the end of the first round."""
        return self._played(world, plan, Luck(self._seed + number))

    def _played(self, world: State, plan: Plan, luck: Luck) -> tuple[State, list[int]]:
        plays = self._plays
        state = world.copy()
        if world.phase == CHOOSE:
            state.chosen[self._seat] = act.thing_of(plan.actions[0])
        else:
            for action in plan.actions:
                plays.do(state, self._seat, action, luck)
        plays.go_on(state, self._view.round, luck)
        points = state.points[:]
        plays.go_on(state, self._last, luck)
        return state, points

    # What others learn

    def _guess(self, world: State, other: Seat, luck: Luck) -> int:
        """The card that another seat may choose: by habit, or by what it regrets."""
        regrets = self._regrets[other]
        if regrets and luck.fraction() >= HABIT:
            cards = numbers(world.hands[other])
            weights = [max(0.0, regrets.get(card, 0.0)) for card in cards]
            total = fsum(weights)
            if total > 0:
                point = luck.fraction() * total
                for card, weight in zip(cards, weights, strict=True):
                    point -= weight
                    if point < 0:
                        return card
        return self._plays.thumb.choose(world, other, HEAT, luck)

    def _learn(self, world: State, left: Sequence[Tried], number: int) -> None:
        """One of the others, in turn, sees what each of its cards would have brought."""
        plays = self._plays
        players = plays.thumb.players
        other = (self._seat + 1 + number % (players - 1)) % players
        own = max(left, key=lambda one: one.total)
        hand = world.hands[other]
        values: dict[int, float] = {}
        for card in numbers(hand):
            state = world.copy()
            state.chosen[self._seat] = act.thing_of(own.plan.actions[0])
            state.chosen[other] = card
            luck = Luck(self._seed + number)
            plays.go_on(state, self._last, luck)
            values[card] = self._measure.utility(state, other)
        regrets = self._regrets[other]
        met = values.get(world.chosen[other])
        if met is None:
            met = fsum(values.values()) / len(values)
        for card, value in values.items():
            regrets[card] = max(0.0, 0.9 * regrets.get(card, 0.0) + value - met)


def divided(tried: list[Tried], sure: float) -> tuple[list[Tried], list[Tried]]:
    """Those that may still be the best, and those that surely are not."""
    best = max(tried, key=lambda one: one.total)
    kept, worse = [], []
    for one in tried:
        if one is best or not _behind(one.values, best.values, sure):
            kept.append(one)
        else:
            worse.append(one)
    return kept, worse


def _behind(values: Sequence[float], best: Sequence[float], sure: float) -> bool:
    count = len(values)
    differences = [more - less for more, less in zip(best, values, strict=True)]
    mean = fsum(differences) / count
    spread = fsum([(each - mean) ** 2 for each in differences]) / (count - 1)
    return mean > sure * sqrt(spread / count) + 0.05
