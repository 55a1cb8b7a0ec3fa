"""What a seat can do with its cubes besides loading and selling them (rules §3.4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from speicherstadt_app.engine.rules import Action
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules.goods import CUBE, KINDS, count, parts, size

MARKET_ROOM: Final = 1


@lru_cache(maxsize=8192)
def market_moves(pool: int, supplied: int, room: int) -> tuple[Action, ...]:
    """What every seat can do with its pool: convert into a good that is supplied, barter, stow (§3.4).

    Nothing that has room is thrown away: `room` is that of the warehouse, the market's comes on top.
    """
    found = [act.convert(given, good) for given in parts(pool, 3) for good in KINDS if supplied & CUBE[good]]
    found += [act.barter(given) for given in parts(pool, 2)]
    cubes = size(pool)
    if cubes <= room:
        found.append(act.stow(pool, 0))
    for good in KINDS:
        if count(pool, good):
            rest = pool - CUBE[good]
            found += [act.stow(kept, CUBE[good]) for kept in parts(rest, min(room, cubes - MARKET_ROOM))]
    return tuple(found)


def only_kept(moves: Sequence[Action]) -> Action | None:
    """A last cube that nobody wants lies in the warehouse rather than in the market: next time both are one pool again.
    None where something else can be done with it."""
    if not moves or any(move & act.KIND_MASK != act.STOW for move in moves):
        return None
    return max(moves, key=lambda move: size(act.stow_of(move)[0]))
