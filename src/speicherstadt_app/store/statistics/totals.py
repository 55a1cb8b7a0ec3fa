"""What a person's games add up to, in many groups at once.

Each game is one long number, as in packing.py, so that one addition adds it to a group. The same line-ups are met again
and again: games are added up for each of these first, and groups of opponents are made of line-ups.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from math import isnan
from typing import Final, TypeVar

from speicherstadt_app.store.statistics.answers import Group, Rival
from speicherstadt_app.store.statistics.games import Chances, Games, Lineup
from speicherstadt_app.store.statistics.packing import BITS, MASK, spread
from speicherstadt_app.store.statistics.rates import Rate, mean
from speicherstadt_app.store.statistics.ratings import Opponent

FIELDS: Final = 5
"""Wins, places and margins of games with others, scores, and wins alone; behind them games, a number for each size of a
table."""
RESULTS: Final = "+=-"
"""Each opponent of a line-up has so many numbers of its own: how often one was ahead, level or behind."""
WIDTH: Final = BITS * len(RESULTS)

Key = TypeVar("Key")


class Total:
    """Some games, or some meetings, added up."""

    __slots__ = ("number", "predicted")

    def __init__(self) -> None:
        self.number = 0
        self.predicted = 0.0
        """The chances; NaN if one of them is unknown."""


class Numbers:
    """All games of a person as long numbers, in their order; a game without a score is 0."""

    def __init__(self, games: Games) -> None:
        own = games.all
        self.sizes: Final = tuple(sorted(set(own.players)))
        of_size = {size: 1 << BITS * (FIELDS + at) for at, size in enumerate(self.sizes)}
        columns = zip(own.players, own.place, own.score, own.margin, games.scored, strict=True)
        self.games: Final = [
            0
            if not scored
            else of_size[players] + (score << 3 * BITS) + ((place == 1) << 4 * BITS)
            if players == 1
            else of_size[players] + (place == 1) + (place << BITS) + (margin << 2 * BITS) + (score << 3 * BITS)
            for players, place, score, margin, scored in columns
        ]
        of_text = {against: _results(against) for against in set(own.against)}
        self.results: Final = [of_text[against] for against in own.against]
        """How each game went against each opponent of its line-up."""

    def wins(self, total: Total) -> Rate:
        """Of games with others at the table. Where there are none, of those alone: no share of them is fair."""
        won, _, _, _, alone, *counts = spread(total.number, FIELDS + len(self.sizes))
        by_size = dict(zip(self.sizes, counts, strict=True))
        solo = by_size.pop(1, 0)
        games = sum(by_size.values())
        if solo and not games:
            return Rate(alone, solo)
        fair = sum(count / size for size, count in by_size.items())
        return Rate(won, games, mean(fair, games), known_mean(total.predicted, games))

    def group(self, name: str, total: Total) -> Group:
        _, places, margins, scores, _, *counts = spread(total.number, FIELDS + len(self.sizes))
        others = sum(count for size, count in zip(self.sizes, counts, strict=True) if size > 1)
        return Group(name, self.wins(total), mean(places, others), mean(scores, sum(counts)), mean(margins, others))


class Totals:
    """The games at some places of all games of a person."""

    def __init__(
        self,
        numbers: Numbers,
        at: Sequence[int],
        lineup: Sequence[int],
        lineups: Mapping[int, Lineup],
        chances: Chances,
    ) -> None:
        self._numbers = numbers
        self._at = at
        self._lineup = lineup
        self._lineups = lineups
        self._chances = chances

    def groups(self, keys: Iterable[int]) -> tuple[Group, ...]:
        """By what each game has one of."""
        return self._told({str(key): total for key, total in self._by(keys).items()})

    def groups_of_lineups(self, names_of: Callable[[Lineup], Iterable[str]]) -> tuple[Group, ...]:
        """By what a line-up may have several of: its games are in each of these groups."""
        groups: defaultdict[str, Total] = defaultdict(Total)
        for lineup, total in self._by_lineup.items():
            for name in names_of(self._lineups[lineup]):
                _add(groups[name], total.number, total.predicted)
        return self._told(groups)

    def rivals(self) -> Iterator[Rival]:
        """Everybody met. Who sits at a table twice is met twice there, in one game."""
        games: defaultdict[Opponent, Total] = defaultdict(Total)
        met: defaultdict[Opponent, Total] = defaultdict(Total)
        results, predicted = self._met
        for lineup, total in self._by_lineup.items():
            opponents, number = self._lineups[lineup].opponents, results[lineup]
            for opponent, chance in zip(opponents, predicted[lineup], strict=True):
                _add(met[opponent], number & (1 << WIDTH) - 1, chance)
                number >>= WIDTH
            for opponent in set(opponents):
                _add(games[opponent], total.number, total.predicted)
        for opponent, meetings in met.items():
            ahead, level, behind = (meetings.number >> at * BITS & MASK for at in range(len(RESULTS)))
            times = ahead + level + behind
            rate = Rate(ahead, times, 1 / 2, known_mean(meetings.predicted, times))
            yield Rival(opponent, self._numbers.wins(games[opponent]), rate, level)

    @cached_property
    def _by_lineup(self) -> Mapping[int, Total]:
        return self._by(self._lineup)

    @property
    def _met(self) -> tuple[Mapping[int, int], Mapping[int, Sequence[float]]]:
        """How it went against each opponent of each line-up, and the chances to be ahead of each."""
        results: defaultdict[int, int] = defaultdict(int)
        predicted: dict[int, list[float]] = {}
        told = map(self._numbers.results.__getitem__, self._at)
        ahead = map(self._chances.to_be_ahead.__getitem__, self._at)
        for lineup, result, chances in zip(self._lineup, told, ahead, strict=True):
            results[lineup] += result
            sums = predicted.setdefault(lineup, [0.0] * len(chances))
            for opponent, chance in enumerate(chances):
                sums[opponent] += chance
        return results, predicted

    def _by(self, keys: Iterable[Key]) -> Mapping[Key, Total]:
        totals: defaultdict[Key, Total] = defaultdict(Total)
        numbers = map(self._numbers.games.__getitem__, self._at)
        predicted = map(self._chances.to_win.__getitem__, self._at)
        for key, number, chance in zip(keys, numbers, predicted, strict=True):
            total = totals[key]
            total.number += number
            total.predicted += chance
        return totals

    def _told(self, groups: Mapping[str, Total]) -> tuple[Group, ...]:
        return tuple(self._numbers.group(name, total) for name, total in sorted(groups.items()))


def known_mean(predicted: float, count: int) -> float | None:
    """The mean of chances, if none of them is NaN."""
    return predicted / count if count and not isnan(predicted) else None


def _add(total: Total, number: int, predicted: float) -> None:
    total.number += number
    total.predicted += predicted


def _results(against: str) -> int:
    return sum(1 << BITS * (len(RESULTS) * at + RESULTS.index(sign)) for at, sign in enumerate(against))
