"""Games that brains played, as records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.brain import Brain
from speicherstadt_app.ai.random_brain import RandomBrain
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, record_of
from tests.ai.games import GAME, finished


def recorded(match: Match[Any]) -> Record:
    players = tuple(Player(f"Player {seat}", "ai") for seat in range(match.rules.setup.players))
    return record_of(GAME, match, players)


def game_of(players: Sequence[Brain], seed: int) -> Record:
    return recorded(finished(players, seed))


@cache
def strong_game(players: int) -> Record:
    """Between equals of the strongest level."""
    return game_of([brains.brain(GAME.card.id, "senator")] * players, seed=21)


@cache
def random_game(players: int, seed: int) -> Record:
    return game_of([RandomBrain()] * players, seed)


def broken_off(record: Record, moves: int) -> Record:
    """The same game as it stood after so many moves."""
    return replace(record, moves=record.moves[:moves], result=None, seed=None)
