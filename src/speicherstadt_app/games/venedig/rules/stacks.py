"""§2.3, §2.4 and §4.1: stacks of tiles, the first tiles, and the councillor who takes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from speicherstadt_app.engine.rules import CHANCE, Action, Seat
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.box import DOMINO, SHAPES, SQUARE, numbers
from speicherstadt_app.games.venedig.rules.setting import Setting, Tell
from speicherstadt_app.games.venedig.rules.state import COUNCIL, NONE, STACKS, State

SQUARES: Final = (SQUARE,)
SHAPES_BEHIND: Final = tuple(range(shape + 1, len(SHAPES)) for shape in range(len(SHAPES)))


def tops_to_turn(setting: Setting, state: State) -> Sequence[Action]:
    """What may be turned up next."""
    mask = state.under & setting.box.of_shape[state.turning]
    return [tile << act.KIND_BITS | act.TURN for tile in numbers(mask)]


def open_stacks(setting: Setting, state: State, tell: Tell | None) -> bool:
    """The five tops, in the order of shapes. True if chance has to act."""
    return _turn_next(setting, state, range(len(SHAPES))) or _take_first_tiles(setting, state, tell)


def turn(setting: Setting, state: State, _seat: Seat, action: Action, tell: Tell | None) -> bool:
    """The next top of a stack is turned up. True if what it was turned up for is done."""
    tile = action >> act.KIND_BITS
    shape = state.turning
    state.under &= ~(1 << tile)
    state.tops[shape] = tile
    state.turning = NONE
    if tell:
        tell(ev.TileTurned(setting.tile_ids[tile]))
    if state.round:
        return _go_on(setting, state, tell)
    rest = SHAPES_BEHIND[shape] if not state.turn else SQUARES if shape == DOMINO else ()
    return not (_turn_next(setting, state, rest) or _take_first_tiles(setting, state, tell))


def _turn_next(setting: Setting, state: State, shapes: Sequence[int]) -> bool:
    """Chance turns up the next top of the first of these stacks that has any tile left."""
    for shape in shapes:
        if state.tops[shape] == NONE and state.under & setting.box.of_shape[shape]:
            state.turning = shape
            state.phase = STACKS
            state.mover = CHANCE
            state.made = False
            return True
    return False


def _take_first_tiles(setting: Setting, state: State, tell: Tell | None) -> bool:
    """The next seats take the tops of dominoes and squares, up to one for whom a new top is turned up."""
    while state.turn < setting.players:
        seat = setting.seat_of(state)
        state.turn += 1
        taken = []
        for shape in (DOMINO, SQUARE):
            top = state.tops[shape]
            if top != NONE:
                state.stocks[seat] |= 1 << top
                state.tops[shape] = NONE
                taken.append(setting.tile_ids[top])
        if tell:
            tell(ev.FirstTilesTaken(seat, tuple(taken)))
        if _turn_next(setting, state, (DOMINO, SQUARE)):
            return True
    return False


# The councillor


def begin_council(setting: Setting, state: State, seat: Seat) -> bool:
    """False if no top can be paid."""
    state.stones = setting.box.value[state.card]
    if not _payable(setting, state):
        return False
    state.phase = COUNCIL
    state.mover = seat
    return True


def council_moves(setting: Setting, state: State) -> Sequence[Action]:
    """V7: a top that can be paid; once one is taken one may stop."""
    cost, stones = setting.box.cost, state.stones
    moves = [top << act.KIND_BITS | act.TAKE for top in state.tops if top != NONE and cost[top] <= stones]
    if stones < setting.box.value[state.card]:
        moves.append(act.DONE)
    return moves


def take(setting: Setting, state: State, seat: Seat, action: Action, tell: Tell | None) -> bool:
    tile = action >> act.KIND_BITS
    shape = setting.box.shape[tile]
    state.stones -= setting.box.cost[tile]
    state.stocks[seat] |= 1 << tile
    state.tops[shape] = NONE
    state.made = True
    if tell:
        tell(ev.TileTaken(seat, setting.tile_ids[tile], state.stones))
    return not _turn_next(setting, state, (shape,)) and _go_on(setting, state, tell)


def done(_setting: Setting, state: State, seat: Seat, _action: Action, tell: Tell | None) -> bool:
    if tell:
        tell(ev.CouncilEnded(seat, state.stones))
    return True


def _go_on(setting: Setting, state: State, tell: Tell | None) -> bool:
    """True if the councillor can take nothing more."""
    seat = setting.seat_of(state)
    if not _payable(setting, state):
        return done(setting, state, seat, 0, tell)
    state.phase = COUNCIL
    state.mover = seat
    return False


def _payable(setting: Setting, state: State) -> bool:
    cost, stones = setting.box.cost, state.stones
    return any(top != NONE and cost[top] <= stones for top in state.tops)
