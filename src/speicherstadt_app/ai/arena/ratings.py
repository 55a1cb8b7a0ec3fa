"""Strength in points, from who won against whom.

Luce's choice rule: whoever sits at the table wins with a chance of their own strength over the sum of all strengths,
and 400 points are ten times the strength. With two players this is Bradley and Terry's, or Elo's, scale; with more it
is the first step of Plackett and Luce's, and only that step, because only victories count: a bot that gambles away a
second place for a chance of the first plays well.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from speicherstadt_app.ai.arena.intervals import POINTS, Estimate, t_quantile

ANCHOR_POINTS: Final = 1000.0
POINTS_A_NAT: Final = POINTS / log(10)
LONGEST_STEP: Final = 2.0
MOST_STEPS: Final = 200
CLOSE_ENOUGH: Final = 1e-10


class Result(NamedTuple):
    """A block: at how many seats each bot sat, how many games there were, and how many of them each bot won."""

    seats: tuple[int, ...]
    games: int
    wins: tuple[float, ...]


Games = dict[tuple[int, ...], int]
Wins = dict[tuple[int, ...], list[float]]
"""By how many seats each bot has."""


def ratings(results: Sequence[Result], anchor: int) -> list[Estimate]:
    """The points of each bot, the anchor's fixed; the most likely ones, with intervals from how the blocks spread.

    To everybody's games half a victory and half a defeat against the anchor is added, which keeps who won or lost
    every game at a finite distance, and says how unsure that distance is. With some games on both sides it changes
    next to nothing.
    """
    count = len(results[0].seats)
    free = [bot for bot in range(count) if bot != anchor]
    games, wins = _by_field(results)
    strengths = _most_likely(games, wins, free, count)
    estimates = [Estimate(ANCHOR_POINTS + POINTS_A_NAT * strength) for strength in strengths]
    blocks = len(results)
    if blocks >= 2:
        inner = _inverse(_curvature(games, free, strengths))
        outer = _spread(results, free, strengths)
        for index, bot in enumerate(free):
            row = inner[index]
            square = sum(row[i] * outer[i][j] * row[j] for i in range(len(free)) for j in range(len(free)))
            half = t_quantile(blocks - 1) * sqrt(square) * POINTS_A_NAT
            middle = estimates[bot].value
            estimates[bot] = Estimate(middle, middle - half, middle + half)
    return estimates


def _chances(seats: tuple[int, ...], strengths: Sequence[float]) -> list[float]:
    """For each bot, how likely it wins a game with these seats."""
    highest = max(strengths)
    weights = [sat * exp(strength - highest) for sat, strength in zip(seats, strengths, strict=True)]
    total = sum(weights)
    return [weight / total for weight in weights]


def _against_anchor(strength: float) -> float:
    return 1 / (1 + exp(-strength))


def _most_likely(games: Games, wins: Wins, free: Sequence[int], count: int) -> list[float]:
    strengths = [0.0] * count
    for _ in range(MOST_STEPS):
        slope = [0.5 - _against_anchor(strengths[bot]) for bot in free]
        for seats, played in games.items():
            chances = _chances(seats, strengths)
            for index, bot in enumerate(free):
                slope[index] += wins[seats][bot] - played * chances[bot]
        inner = _inverse(_curvature(games, free, strengths))
        step = [sum(cell * value for cell, value in zip(row, slope, strict=True)) for row in inner]
        longest = max(map(abs, step), default=0.0)
        if longest < CLOSE_ENOUGH:
            break
        # Far from the goal a whole Newton step may lead further away.
        scale = min(1.0, LONGEST_STEP / longest)
        for index, bot in enumerate(free):
            strengths[bot] += scale * step[index]
    return strengths


def _by_field(results: Sequence[Result]) -> tuple[Games, Wins]:
    """Games and victories summed up for equal fields: what the likelihood needs."""
    games: Games = {}
    wins: Wins = {}
    for seats, played, won in results:
        games[seats] = games.get(seats, 0) + played
        sums = wins.setdefault(seats, [0.0] * len(seats))
        for bot, part in enumerate(won):
            sums[bot] += part
    return games, wins


def _curvature(games: Games, free: Sequence[int], strengths: Sequence[float]) -> list[list[float]]:
    """The second derivative of the likelihood, with its sign turned."""
    table = [[0.0] * len(free) for _ in free]
    for seats, played in games.items():
        chances = _chances(seats, strengths)
        for i, one in enumerate(free):
            for j, other in enumerate(free):
                table[i][j] += played * chances[one] * ((one == other) - chances[other])
    for i, bot in enumerate(free):
        chance = _against_anchor(strengths[bot])
        table[i][i] += chance * (1 - chance)
    return table


def _spread(results: Sequence[Result], free: Sequence[int], strengths: Sequence[float]) -> list[list[float]]:
    """How much the blocks pull in different directions, for the sandwich estimator of Huber and White, with whole
    blocks as its clusters."""
    table = [[0.0] * len(free) for _ in free]
    fields = {result.seats: _chances(result.seats, strengths) for result in results}
    few = len(results) / (len(results) - 1)
    for seats, played, won in results:
        pull = [won[bot] - played * fields[seats][bot] for bot in free]
        for i, one in enumerate(pull):
            for j, other in enumerate(pull):
                table[i][j] += few * one * other
    for i, bot in enumerate(free):
        # The half victory and the half defeat, each as half an observation.
        chance = _against_anchor(strengths[bot])
        table[i][i] += ((1 - chance) ** 2 + chance**2) / 2
    return table


def _inverse(table: Sequence[Sequence[float]]) -> list[list[float]]:
    """By Gauss and Jordan; the table is positive definite, so any order of rows will do."""
    size = len(table)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(table)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [cell / pivot for cell in rows[i]]
        for j in range(size):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [cell - factor * base for cell, base in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
