"""Which level of computer players suits a person, by their earlier games.

How well a person plays is a place on the ladder of levels, in the points of the smallest table that was measured: there
every step of it should be known. What the place is worth at a larger table is read from the levels that were measured
there; between two of them, and where none was, by the ladder of the smallest. Of the place it is known how likely each
is: before the first game it is thought to be a little below the weakest level, each game makes the places that explain
it likelier, and from game to game it may move a little. So what was long ago counts for less and less, and nothing ever
falls out of a window: a victory never lowers what suits, a defeat never raises it. docs/decisions/0015-a-level-that-
suits.md says why so.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import exp
from typing import Final, NamedTuple

Measured = Mapping[tuple[int, str], float]
"""Points by number of players and level, as in `ai/strengths.py`."""

BELOW_THE_WEAKEST: Final = 50.0
UNSURE: Final = 250.0
"""One deviation of the estimate for a person who has not played yet."""
STEP: Final = 40.0
ROOM: Final = 800.0
"""Below the weakest level and above the strongest."""
MOVES: Final = 0.125
"""How much of each place moves one step up and as much one step down from game to game: a deviation of half a step."""
REMEMBERED: Final = 200
"""Games. Of what lies before them nothing would be left, and twenty thousand would take a second."""
ENOUGH: Final = 0.9
"""So much of the fair share of victories a person should win at least."""
TOLD: Final = 20
"""As many of the last games have about two thirds of the weight: these are told of."""


class Result(NamedTuple):
    """A game that one person played against computer players alone."""

    players: int
    share: float
    """Of the victory: 1, or a half where two share it, or 0."""
    levels: Sequence[str]
    """Of all opponents."""


@dataclass(frozen=True, slots=True)
class Suited:
    levels: Mapping[int, str]
    """What suits, by number of players."""
    games: int = 0
    """The last ones, which this rests on most; and how many of them were won, and how many would be fair."""
    won: int = 0
    fair: float = 0.0


class Scale:
    """Points in a game of so many."""

    def __init__(self, players: int, ladder: Sequence[str], measured: Measured) -> None:
        self.players = players
        self._measured = measured
        self._smallest = min(number for number, _ in measured)
        known = [level for number, level in measured if number == players]
        if ladder[0] in known:
            known = [level for level in ladder if level in known]
        pairs = sorted(
            (measured[self._smallest, level], measured[players, level])
            for level in known
            if (self._smallest, level) in measured
        )
        self._places = [place for place, _ in pairs]
        # A level that is stronger at the smallest table and seems weaker at a larger one is as strong there.
        self._points = list(accumulate((points for _, points in pairs), max))

    def worth(self, place: float) -> float:
        """What a place on the ladder is worth here; it never falls as the place rises."""
        if not self._places:
            return place
        at = bisect_right(self._places, place)
        if at in {0, len(self._places)}:
            end = min(at, len(self._places) - 1)
            return self._points[end] + place - self._places[end]
        (low, high), (bottom, top) = self._places[at - 1 : at + 1], self._points[at - 1 : at + 1]
        return bottom + (top - bottom) * (place - low) / (high - low)

    def points(self, level: str) -> float | None:
        """None if nothing is known of the level, neither here nor at the smallest table."""
        found = self._measured.get((self.players, level))
        if found is None and (self._smallest, level) in self._measured:
            return self.worth(self._measured[self._smallest, level])
        return found

    def chance(self, place: float, opponents: Sequence[float]) -> float:
        """To win against opponents with so many points."""
        own = self.worth(place)
        return 1 / (1 + sum(10 ** ((points - own) / 400) for points in opponents))


def suited(results: Sequence[Result], levels: Sequence[str], measured: Measured, seats: Sequence[int]) -> Suited | None:
    """Results in their order, the latest last; levels weakest first; `seats`: the numbers of players there can be. None
    if nothing was measured. A level that was never measured at the smallest table suits nobody, and tells nothing of
    anybody."""
    smallest = min((number for number, _ in measured), default=0)
    ladder = [level for level in levels if (smallest, level) in measured]
    if not ladder:
        return None
    scales = {players: Scale(players, ladder, measured) for players in seats if players > 1}
    known = {level: points for (number, level), points in measured.items() if number == smallest}
    games = [(result, points) for result in results if (points := _opponents(scales.get(result.players), result))]
    place = _place(games, scales, known[ladder[0]], known[ladder[-1]])
    reached = ladder[: _won_against([result for result, _ in games], ladder, known) + 1]
    last = [result for result, _ in games[-TOLD:]]
    return Suited(
        {players: _strongest(place, scale, reached) for players, scale in scales.items()},
        len(last),
        sum(result.share > 0 for result in last),
        sum(1 / result.players for result in last),
    )


def _strongest(place: float, scale: Scale, ladder: Sequence[str]) -> str:
    """Of these levels the last one against which this person wins nearly their share, else the first."""
    for level in reversed(ladder[1:]):
        opponents = [scale.points(level) or 0.0] * (scale.players - 1)
        if scale.chance(place, opponents) >= ENOUGH / scale.players:
            return level
    return ladder[0]


def _opponents(scale: Scale | None, result: Result) -> tuple[float, ...]:
    """Their points; none if those of one player are not known."""
    points = [scale.points(level) for level in result.levels] if scale else []
    return tuple(each for each in points if each is not None) if None not in points else ()


def _won_against(results: Sequence[Result], ladder: Sequence[str], known: Mapping[str, float]) -> int:
    """On how many steps of the ladder the person has won a game, by the strongest opponent there.

    Not on how many they have played: then a defeat by a stronger level could raise what suits.
    """
    beaten = {level for result in results if result.share > 0 for level in result.levels}
    best = max((known[level] for level in beaten if level in known), default=None)
    return 0 if best is None else sum(known[level] <= best for level in ladder)


def _place(
    games: Sequence[tuple[Result, tuple[float, ...]]], scales: Mapping[int, Scale], weakest: float, strongest: float
) -> float:
    """The mean of what is known. Moving keeps the mean where it is, at both ends, too, and what was likelier further up
    stays so: both are needed for a victory, whenever it was, never to lower it."""
    count = 1 + int((strongest - weakest + 2 * ROOM) / STEP)
    places = [weakest - ROOM + STEP * number for number in range(count)]
    likely = [exp(-(((place - weakest + BELOW_THE_WEAKEST) / UNSURE) ** 2) / 2) for place in places]
    chances: dict[tuple[float, ...], list[float]] = {}
    for result, opponents in games[-REMEMBERED:]:
        if opponents not in chances:
            chances[opponents] = [scales[result.players].chance(place, opponents) for place in places]
        gone = [0.0, *(MOVES * each for each in likely[1:-1]), 0.0]
        came = map(sum, zip([0.0, *gone], [*gone[1:], 0.0], strict=False))
        moved = [each - 2 * left + more for each, left, more in zip(likely, gone, came, strict=True)]
        share = result.share
        seen = [
            each * chance**share * (1 - chance) ** (1 - share)
            for each, chance in zip(moved, chances[opponents], strict=True)
        ]
        total = sum(seen)
        likely = [each / total for each in seen]
    return sum(map(float.__mul__, likely, places)) / sum(likely)
