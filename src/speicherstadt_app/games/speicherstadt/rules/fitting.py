"""A plain rule for loading, which weighs nothing: what fits is loaded."""

from __future__ import annotations

from speicherstadt_app.engine.rules import Action, Seat
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules.cards import Box, numbers
from speicherstadt_app.games.speicherstadt.rules.goods import CUBE, KINDS, count, size
from speicherstadt_app.games.speicherstadt.rules.state import SHIPPING, State


def what_fits(box: Box, state: State, seat: Seat) -> tuple[Action, ...]:
    """Every cube of the pool that a contract of the seat wants goes onto one: onto the one that it leaves with the
    fewest open spaces, of equal ones onto that with more points. Nothing is exchanged, sold or put away.
    """
    if state.phase != SHIPPING or state.mover != seat:
        return ()
    pool, open_ones = state.pool, numbers(state.cards[seat] & box.contract_mask)
    moves: list[Action] = []
    while open_ones:
        fits = {card: _fits(state.needs[box.contract_index[card]], pool) for card in open_ones}
        left = {card: size(state.needs[box.contract_index[card]]) - size(fits[card]) for card in open_ones}
        first = min(open_ones, key=lambda card: (not fits[card], left[card], -box.cards[card].points, card))
        if not fits[first]:
            break
        moves += [act.load(good, first) for good in KINDS for _ in range(count(fits[first], good))]
        pool -= fits[first]
        open_ones.remove(first)
    return tuple(moves)


def _fits(need: int, pool: int) -> int:
    return sum(CUBE[good] * min(count(need, good), count(pool, good)) for good in KINDS)
