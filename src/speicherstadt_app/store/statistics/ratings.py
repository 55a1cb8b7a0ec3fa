"""How strong people are, week by week: Glicko-2 against each other and against opponents of measured strength.

A rating period is a week, Monday to Sunday, of local dates. In it everybody is as strong as they were on its Monday.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import date, timedelta
from functools import cache
from itertools import chain, groupby, islice
from math import nan
from typing import Final, NamedTuple

from speicherstadt_app.store.statistics.glicko import Rating, Result, rated, rested, weight


class Strength(NamedTuple):
    """What was measured of an opponent: a rating, and how unsure it is."""

    rating: float
    deviation: float = 0.0


Strengths = Callable[[str, int, str, str], Strength | None]
"""The strength of a brain by game, number of players, level and style; None if it was never measured."""


def unmeasured(_game_id: str, _players: int, _level: str, _style: str) -> Strength | None:
    """Nothing is known of anybody."""
    return None


class Opponent(NamedTuple):
    """A player at the table: a person with a profile, a brain with level and style, or a guest with neither."""

    profile: str | None
    level: str | None
    style: str | None


class Meeting(NamedTuple):
    """A counted game as ratings see it. `against` says of each opponent whether one was ahead: `+`, `=` or `-`."""

    profile: str
    week: str
    opponents: tuple[Opponent, ...]
    against: str


class RatingPoint(NamedTuple):
    """A rating at the end of a week with games."""

    week: str
    rating: float
    deviation: float
    volatility: float
    games: int


SCORES: Final = {"+": 1.0, "=": 0.5, "-": 0.0}


@cache
def week_of(day: str) -> str:
    """The Monday of a day's week. (Of the first days of year 1 there is none.)"""
    found = date.fromisoformat(day)
    return (found - timedelta(days=min(found.weekday(), found.toordinal() - 1))).isoformat()


def weeks_between(earlier: str, later: str) -> int:
    return (date.fromisoformat(later) - date.fromisoformat(earlier)).days // 7


class Ladder:
    """Everybody's ratings in one game of the house."""

    def __init__(self, game_id: str, meetings: Iterable[Meeting], strengths: Strengths = unmeasured) -> None:
        self._game_id = game_id
        self._strengths = cache(strengths)
        self.curves: dict[str, list[RatingPoint]] = {}
        self._before: dict[tuple[str, str], Rating] = {}
        self._fixed: dict[tuple[Opponent, ...], Sequence[float]] = {}
        self._fixed_results: dict[tuple[tuple[Opponent, ...], str], Sequence[Result]] = {}
        for week, played in sorted(_by_week(meetings).items()):
            start = {profile: self._start(profile, week) for profile in played}
            self._before |= {(profile, week): rating for profile, rating in start.items()}
            for profile, games in played.items():
                point = self._point(week, start[profile], games)
                if point:
                    self.curves.setdefault(profile, []).append(point)

    def curve(self, meetings: Iterable[Meeting]) -> tuple[RatingPoint, ...]:
        """The curve of one person from some of their games only; everybody else is as strong as all games say."""
        in_order = sorted(meetings, key=lambda meeting: meeting.week)
        return self.curve_of([meeting.week for meeting in in_order], map(self.results, in_order))

    def curve_of(self, weeks: Sequence[str], results: Iterable[Sequence[Result]]) -> tuple[RatingPoint, ...]:
        """The same from what `results` told of each game, in the order of weeks."""
        points: list[RatingPoint] = []
        told = iter(results)
        for week, games in groupby(weeks):
            count = len(list(games))
            found = list(chain.from_iterable(islice(told, count)))
            if found:
                before = rested_since(points[-1], week) if points else Rating()
                points.append(RatingPoint(week, *rated(before, found), count))
        return tuple(points)

    def results(self, meeting: Meeting) -> Sequence[Result]:
        """A game against each opponent whose strength is known."""
        company = meeting.opponents, meeting.against
        results = self._fixed_results.get(company)
        if results is None:
            results = []
            for opponent, told in zip(*company, strict=True):
                strength = self.strength(opponent, len(meeting.opponents) + 1, meeting.week)
                if strength and opponent.profile != meeting.profile:
                    results.append(Result(*strength, SCORES[told], 1 / len(meeting.opponents)))
            if not any(opponent.profile for opponent in meeting.opponents):
                self._fixed_results[company] = results
        return results

    def weights(self, opponents: tuple[Opponent, ...], week: str) -> Sequence[float]:
        """What each of these was worth on a Monday, in a game of them and one more; NaN where nothing is known."""
        found = self._fixed.get(opponents)
        if found is None:
            strengths = [self.strength(opponent, len(opponents) + 1, week) for opponent in opponents]
            found = [weight(strength.rating) if strength else nan for strength in strengths]
            if not any(opponent.profile for opponent in opponents):
                self._fixed[opponents] = found
        return found

    def weight_of(self, profile: str, week: str) -> float:
        """What a person was worth on a Monday."""
        return weight(self.before(profile, week).rating)

    def before(self, profile: str, week: str) -> Rating:
        """A person's rating on a Monday."""
        return self._before.get((profile, week)) or self._start(profile, week)

    def strength(self, opponent: Opponent, players: int, week: str) -> Strength | None:
        """How strong an opponent was on a Monday; None if nothing is known."""
        if opponent.profile is not None:
            rating = self.before(opponent.profile, week)
            return Strength(rating.rating, rating.deviation)
        if opponent.level is None:
            return None
        return self._strengths(self._game_id, players, opponent.level, opponent.style or "")

    def _start(self, profile: str, week: str) -> Rating:
        last = next((point for point in reversed(self.curves.get(profile, ())) if point.week < week), None)
        return rested_since(last, week) if last else Rating()

    def _point(self, week: str, before: Rating, games: Sequence[Meeting]) -> RatingPoint | None:
        results = [result for meeting in games for result in self.results(meeting)]
        return RatingPoint(week, *rated(before, results), len(games)) if results else None


def rested_since(point: RatingPoint, week: str) -> Rating:
    """The rating at the beginning of a later week: each week without games between the two makes it less sure."""
    rating = Rating(point.rating, point.deviation, point.volatility)
    return rested(rating, weeks_between(point.week, week) - 1)


def _by_week(meetings: Iterable[Meeting]) -> dict[str, dict[str, list[Meeting]]]:
    """The games of each week and person."""
    weeks: dict[str, dict[str, list[Meeting]]] = {}
    for meeting in meetings:
        played = weeks.get(meeting.week)
        if played is None:
            played = weeks[meeting.week] = {}
        if meeting.profile in played:
            played[meeting.profile].append(meeting)
        else:
            played[meeting.profile] = [meeting]
    return weeks
