"""What a person has achieved: the feats of all their counted games, each with the first game in which it was done."""

from __future__ import annotations

import sqlite3
from typing import Final, NamedTuple

from speicherstadt_app.engine.facts import FactNames
from speicherstadt_app.store.statistics.answers import GameRef

DONE: Final = """
    SELECT seats.game, seats.day, seats.players, facts.feats FROM statistics_seats AS seats
    CROSS JOIN statistics_facts AS facts ON facts.seat = seats.number
    WHERE seats.profile = ? AND seats.game_id = ? AND seats.apart = '' AND seats.variant = '{}'
    ORDER BY seats.day, seats.touched, seats.number
"""
"""Another variant may make anything easy."""


class Achieved(NamedTuple):
    """How far a person is with one achievement."""

    name: str
    secret: bool
    done: int
    """So many of its feats."""
    of: int
    game: GameRef | None
    """The game with which it was complete; None until then."""


def achievements(connection: sqlite3.Connection, names: FactNames, profile: str, game_id: str) -> tuple[Achieved, ...]:
    """Every achievement of a game of the house."""
    first: dict[str, tuple[int, GameRef]] = {}
    missing = (1 << len(names.feats)) - 1
    for order, (game, day, players, feats) in enumerate(connection.execute(DONE, (profile, game_id))):
        new = feats & missing
        while new:
            lowest = new & -new
            first[names.feats[lowest.bit_length() - 1]] = order, GameRef(game, day, players)
            new -= lowest
        missing &= ~feats
        if not missing:
            break
    found = []
    for name, feats, secret in names.achievements:
        done = [first[feat] for feat in feats if feat in first]
        complete = len(done) == len(feats)
        found.append(Achieved(name, secret, len(done), len(feats), max(done)[1] if complete else None))
    return tuple(found)
