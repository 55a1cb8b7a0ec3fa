"""How the characters of a game are measured: one in a style against others of the same level without one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.arena.block import Block, play
from speicherstadt_app.ai.arena.contest import Contest
from speicherstadt_app.ai.arena.measures import apart, measure_names
from speicherstadt_app.ai.arena.standings import Standing, standings
from speicherstadt_app.ai.bots import Bot
from speicherstadt_app.games import registry


@dataclass(frozen=True, slots=True)
class Characters:
    """What `tests/games/<id>/characters.py` tells, as `CHARACTERS`."""

    level: str
    players: int
    seed: int
    long_blocks: int
    """In the long form. As all that is drawn comes from the seed, they are the games of docs/ai-diary.md: those by
    which likings were chosen had other seeds."""
    short_blocks: int = 1
    short_iterations: int = 1
    seeds: Mapping[str, int] = field(default_factory=dict)
    """Of single styles."""

    def measured(self, game: str, style: str, *, short: bool) -> tuple[Standing, float]:
        """How strong the style is, and by how many deviations of a single game its own measure is away."""
        blocks, iterations = (self.short_blocks, self.short_iterations) if short else (self.long_blocks, None)
        bots = (Bot(self.level, style, iterations), Bot(self.level, None, iterations))
        contest = Contest(game, bots, self.players, self.seeds.get(style, self.seed))
        played: list[Block] = [play(contest.task(number), lambda: 0.0, {"app": "test"}) for number in range(blocks)]
        it, others = standings(contest, played, 1)
        number = names(game).index(brains.told_by(game)[style])
        found = apart(it.measures[number], others.measures[number])
        assert found is not None
        return it, found


@lru_cache
def names(game: str) -> list[str]:
    """Of all measures."""
    return list(measure_names(registry.facts(game).names, brains.habits(game).names))


def characters_of(game: str) -> Characters | None:
    """None if the game has none, or says nothing of how they are measured."""
    name = f"tests.games.{game}.characters"
    if find_spec(f"tests.games.{game}") is None or find_spec(name) is None:
        return None
    told: Characters = import_module(name).CHARACTERS
    return told
