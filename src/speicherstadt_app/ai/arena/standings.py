"""What the blocks of a contest say of its bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from speicherstadt_app.ai.arena.block import Block
from speicherstadt_app.ai.arena.contest import Contest
from speicherstadt_app.ai.arena.intervals import Estimate, mean_estimate, share_estimate
from speicherstadt_app.ai.arena.measures import MARGIN, SCORE, Sums
from speicherstadt_app.ai.arena.ratings import Result, ratings
from speicherstadt_app.ai.arena.times import Times


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot. `wins` is its share of the games in which it played, however many of its seats there were; `fair` what
    that would be if all were equally strong. Who plays alone beats nobody: its share is that of the games that count as
    won, and neither points nor a margin mean anything."""

    name: str
    blocks: int
    games: int
    wins: Estimate
    fair: float
    points: Estimate
    score: Estimate
    margin: Estimate
    """Points ahead of the best other seat, for each of its seats."""
    measures: tuple[Sums, ...]
    times: Times
    alone: bool = False


NOTHING: Final = Estimate(0.0)


def standings(contest: Contest, blocks: Sequence[Block], anchor: int) -> list[Standing]:
    """Every bot that has played, in the contest's order; `anchor` is the bot whose points are fixed."""
    results = [
        Result(
            tuple(block.seats(bot) for bot in range(len(contest.bots))),
            len(block.seatings),
            tuple(block.victories(bot) for bot in range(len(contest.bots))),
        )
        for block in blocks
    ]
    alone = contest.players == 1
    points = [NOTHING] * len(contest.bots) if alone else ratings(results, anchor)
    found = []
    for bot, name in enumerate(contest.names):
        own = [block for block in blocks if block.seats(bot)]
        if not own:
            continue
        measures = [Sums() for _ in own[0].measures[bot]]
        times: Times = Counter()
        for block in own:
            times.update(block.times[bot])
            for sums, more in zip(measures, block.measures[bot], strict=True):
                sums.join(more)
        found.append(
            Standing(
                name,
                len(own),
                sum(len(block.seatings) for block in own),
                share_estimate([block.victories(bot) / len(block.seatings) for block in own]),
                sum(block.seats(bot) for block in own) / (contest.players * len(own)),
                points[bot],
                _mean(own, bot, SCORE),
                NOTHING if alone else _mean(own, bot, MARGIN),
                tuple(measures),
                times,
                alone,
            )
        )
    return found


def _mean(blocks: Sequence[Block], bot: int, measure: int) -> Estimate:
    """Of a measure that every game has."""
    sums = [block.measures[bot][measure] for block in blocks]
    return mean_estimate([one.total / one.count for one in sums])
