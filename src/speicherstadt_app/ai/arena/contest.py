"""Who sits where in which game, settled by the seed alone.

A block is one deal, played once from every seat: everybody moves on by one seat from game to game, while cards, cubes
and the first seat stay. What luck gives to one seat it gives to each bot in turn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import Final, NamedTuple

from speicherstadt_app.ai.bots import Bot
from speicherstadt_app.ai.playing import SEEDS
from speicherstadt_app.engine.streams import Stream

Seating = tuple[int, ...]
"""Which of the contest's bots sits at each seat, by its number."""

CANDIDATE: Final = 0
OPPONENT: Final = 1
LOOKED_AT: Final = 100
"""Of so many fields that are still to come the most balancing one comes next; of many bots there are thousands."""


class Task(NamedTuple):
    """The games of one block; all that another process or machine needs to play them."""

    game: str
    bots: tuple[Bot, ...]
    number: int
    seatings: tuple[Seating, ...]
    deal: int
    """The dealer's seed, the same in all its games."""
    thoughts: tuple[int, ...]
    """The seed of all brains' own chance, one for each game. It does not lead to the dealer's."""
    options: Mapping[str, object]


@dataclass(frozen=True)
class Contest:
    """Either a candidate, the first bot, against opponents that are all the second one; or a pool, in which the bots
    meet in fields drawn so that each plays as often as any other. Alone, each of them plays by itself."""

    game: str
    bots: tuple[Bot, ...]
    players: int
    seed: int
    pool: bool = False
    options: Mapping[str, object] = field(default_factory=dict)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What the bots are called; one that plays against itself needs two names."""
        names = tuple(map(str, self.bots))
        return names if len(set(names)) == len(names) else (names[CANDIDATE], f"{names[OPPONENT]} (opponent)")

    def task(self, number: int) -> Task:
        """The block of that number."""
        order = list(self._fields[number % len(self._fields)])
        # Who plays alone meets nobody, so all of them get the same deals, one after the other.
        deal = number // len(self._fields) if self.players == 1 else number
        if self.pool:
            # Whom one sits next to matters, and moving on by a seat does not change it.
            Stream(self.seed, "order", number).shuffle(order)
        seats = range(self.players)
        return Task(
            self.game,
            self.bots,
            number,
            tuple(tuple(order[(seat - moved) % self.players] for seat in seats) for moved in seats),
            Stream(self.seed, "deal", deal).below(SEEDS),
            tuple(Stream(self.seed, "thought", number, moved).below(SEEDS) for moved in seats),
            self.options,
        )

    @cached_property
    def _fields(self) -> Sequence[Seating]:
        if self.players == 1:
            return [(bot,) for bot in range(len(self.bots))]
        if not self.pool:
            return [(CANDIDATE, *[OPPONENT] * (self.players - 1))]
        return _balanced(len(self.bots), self.players, Stream(self.seed, "fields"))


def _balanced(bots: int, players: int, stream: Stream) -> list[Seating]:
    """Every field of that many bots once, in an order in which all of them play, and meet each other, about equally
    often at any point. With more seats than bots each sits there as often as any other, or once more."""
    rounds, rest = divmod(players, bots)
    left = list(combinations(range(bots), rest))
    stream.shuffle(left)
    games = [0] * bots
    meetings = dict.fromkeys(combinations(range(bots), 2), 0)
    fields = []
    while left:
        chosen = min(
            left[:LOOKED_AT],
            key=lambda some: (sum(games[bot] for bot in some), sum(meetings[p] for p in combinations(some, 2))),
        )
        left.remove(chosen)
        for bot in chosen:
            games[bot] += 1
        for pair in combinations(chosen, 2):
            meetings[pair] += 1
        fields.append((*list(range(bots)) * rounds, *chosen))
    return fields
