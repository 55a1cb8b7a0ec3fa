"""Games in the compiled core: players, samples for learning, shares of wins."""

from __future__ import annotations

import ctypes as c
import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from tools.train.speicherstadt.core import GREEDY, SAMPLES_A_GAME, SEARCH, SEATS, CNet, CPlayer, CSample

Told = Callable[[int], object]
T = TypeVar("T")
R = TypeVar("R")

EXPLORE: Final = 0.2
PRIOR_HEAT: Final = 1.0
"""Both as in ai/search.py and games/speicherstadt/brains/round.py."""
NORMAL: Final = 1.96


@dataclass(frozen=True, eq=False)
class Player:
    """Who plays: the greedy brain, or a search with a net.

    `mix` is how often a search takes others to follow its forecast, `temperature` and `blunder` are for games to learn
    from: how freely it chooses among what it has looked at, and how often it moves at random.
    """

    net: CNet | None = None
    iterations: int = 100
    mix: float = 0.0
    temperature: float = 0.0
    blunder: float = 0.0

    def fill(self, into: CPlayer) -> None:
        into.kind = GREEDY if self.net is None else SEARCH
        if self.net is not None:
            into.mind.net = c.pointer(self.net)
        into.mind.iterations = self.iterations
        into.mind.prior_heat = PRIOR_HEAT
        into.mind.explore = EXPLORE
        into.mind.mix = self.mix
        into.mind.temperature = self.temperature
        into.mind.blunder = self.blunder


@dataclass(frozen=True)
class Share:
    """A mean with half the width of its 95 % interval, of as many blocks; in per cent."""

    mean: float
    error: float
    blocks: int

    def __str__(self) -> str:
        return f"{self.mean:.1f} ± {self.error:.1f}"

    @property
    def low(self) -> float:
        return self.mean - self.error

    @property
    def high(self) -> float:
        return self.mean + self.error


def share_of(blocks: Sequence[float]) -> Share:
    mean = sum(blocks) / len(blocks)
    spread = sum((block - mean) ** 2 for block in blocks) / max(1, len(blocks) - 1)
    return Share(100 * mean, 100 * NORMAL * math.sqrt(spread / len(blocks)), len(blocks))


def play(
    core: Any, players: Sequence[Player], seed: int, deals: range, into: Any = None, turns: int | None = None
) -> tuple[int, list[float]]:
    """Each deal once from every seat, or from so many. How many samples went into the buffer, and the first player's
    share by deal."""
    n = len(players)
    turns = turns or n
    seated = (CPlayer * SEATS)()
    for player, place in zip(players, seated, strict=False):
        player.fill(place)
    games = len(deals) * turns
    shares, scores = (c.c_float * (games * n))(), (c.c_float * (games * n))()
    found = core.play_games(seated, n, c.c_uint64(seed), deals.start, len(deals), turns, into, shares, scores)
    return found, [
        sum(shares[(deal * turns + turn) * n] for turn in range(turns)) / turns for deal in range(len(deals))
    ]


def in_order(work: Callable[[T], R], tasks: Sequence[T], cores: int) -> Iterator[R]:
    """The results of all tasks in their order, on so many cores; the core works outside Python's lock."""
    with ThreadPoolExecutor(cores) as pool:
        yield from pool.map(work, tasks)


def portions(deals: range, size: int) -> list[range]:
    return [range(first, min(first + size, deals.stop)) for first in range(deals.start, deals.stop, size)]


def compete(core: Any, players: Sequence[Player], seed: int, deals: int, cores: int, told: Told) -> list[float]:
    """The first player's share of the wins, deal by deal."""
    found: list[float] = []
    for _, shares in in_order(lambda part: play(core, players, seed, part), portions(range(deals), 20), cores):
        found += shares
        told(len(shares))
    return found


def collect(core: Any, players: Sequence[Player], seed: int, deals: range, path: Path) -> None:
    """The samples of these deals into a file, whole or not at all."""
    buffer = (CSample * (len(deals) * len(players) * SAMPLES_A_GAME))()
    found, _ = play(core, players, seed, deals, buffer)
    fresh = path.with_suffix(".new")
    with fresh.open("wb") as file:
        file.write(memoryview(buffer).cast("B")[: found * c.sizeof(CSample)])
    fresh.replace(path)
