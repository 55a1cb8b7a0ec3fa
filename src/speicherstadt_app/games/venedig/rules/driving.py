"""§4.2: the pile driver."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from speicherstadt_app.engine.rules import Action, Seat
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.box import CELLS, around
from speicherstadt_app.games.venedig.rules.setting import Setting, Tell, finish
from speicherstadt_app.games.venedig.rules.state import BY_PILES, MARKERS, PILES, State

Listed = tuple[tuple[tuple[Action, ...], ...], ...]


def _listed(kind: int) -> Listed:
    """The actions of this kind for the cells of a mask, by the number and the value of each of its bytes."""
    found = []
    for begin in range(0, CELLS, 8):
        of_byte: list[tuple[Action, ...]] = [()]
        for bit in range(8):
            highest = (act.one(kind, begin + bit),)
            of_byte += [lower + highest for lower in of_byte]
        found.append(tuple(of_byte))
    return tuple(found)


_PILES: Final = _listed(act.PILE)
_MARKS: Final = _listed(act.MARK)


def _actions(mask: int, listed: Listed) -> list[Action]:
    """An action for each cell of a mask, in the order of the cells."""
    found: list[Action] = []
    for row, byte in zip(listed, mask.to_bytes(CELLS // 8, "little"), strict=True):
        if byte:
            found += row[byte]
    return found


def begin_driving(setting: Setting, state: State, seat: Seat, tell: Tell | None) -> bool:
    """False if neither a pile nor a marker can be placed."""
    room = _room(setting, state)
    if not room:
        return begin_marking(setting, state, seat)
    state.stones = room
    state.phase = PILES
    state.mover = seat
    if tell:
        tell(ev.DrivingBegan(seat, room))
    return True


def sites(setting: Setting, state: State) -> int:
    """V8: empty cells on the bank or adjacent to a pile that stands already."""
    return (setting.box.bank | around(state.piles)) & setting.box.lagoon & ~state.piles


def _room(setting: Setting, state: State) -> int:
    """V10: how many piles must be driven."""
    empty = setting.box.lagoon & ~state.piles
    need = min(setting.box.value[state.card], state.left)
    left = sites(setting, state)
    most = 0
    while left and most < need:
        region = left & -left
        grown = region
        while grown.bit_count() < need:
            grown = (around(region) | region) & empty
            if grown == region:
                break
            region = grown
        most = max(most, min(grown.bit_count(), need))
        left &= ~grown
    return most


def first_piles(setting: Setting, state: State) -> int:
    """V10: sites in regions of empty cells with room for all that must be driven."""
    empty = setting.box.lagoon & ~state.piles
    left = sites(setting, state)
    found = 0
    while left:
        region = left & -left
        while (grown := (around(region) | region) & empty) != region:
            region = grown
        if region.bit_count() >= state.stones:
            found |= left & region
        left &= ~region
    return found


def pile_cells(setting: Setting, state: State) -> int:
    """V9: where the next pile may be driven."""
    if state.fresh:
        return around(state.fresh) & setting.box.lagoon & ~state.piles
    return first_piles(setting, state)


def room_left(setting: Setting, state: State) -> int:
    """How many cells the group of this action could still grow over, where it has begun; else many."""
    if not state.fresh:
        return CELLS
    empty = setting.box.lagoon & ~state.piles
    region = around(state.fresh) & empty
    while region.bit_count() <= state.stones and (grown := (around(region) | region) & empty) != region:
        region = grown
    return region.bit_count()


def pile_moves(setting: Setting, state: State) -> Sequence[Action]:
    return _actions(pile_cells(setting, state), _PILES)


def drive(setting: Setting, state: State, seat: Seat, action: Action, tell: Tell | None) -> bool:
    bit = 1 << (action >> act.KIND_BITS)
    state.piles |= bit
    state.fresh |= bit
    state.left -= 1
    state.stones -= 1
    state.made = True
    if tell:
        tell(ev.PileDriven(seat, action >> act.KIND_BITS, state.left))
    if not state.left:
        finish(setting, state, BY_PILES, tell)
        return False
    return not state.stones and not begin_marking(setting, state, seat)


def mark_cells(setting: Setting, state: State) -> int:
    """V11: free piles without a marker, of this action or any."""
    return (state.free if setting.any_marker else state.fresh) & ~state.marked


def begin_marking(setting: Setting, state: State, seat: Seat) -> bool:
    """False if no marker can be placed."""
    state.stones = min(
        setting.box.cards[state.card].markers,
        state.supply(seat, setting.box.markers),
        mark_cells(setting, state).bit_count(),
    )
    if not state.stones:
        return False
    state.phase = MARKERS
    state.mover = seat
    return True


def mark_moves(setting: Setting, state: State) -> Sequence[Action]:
    return _actions(mark_cells(setting, state), _MARKS)


def mark(_setting: Setting, state: State, seat: Seat, action: Action, tell: Tell | None) -> bool:
    state.marks[seat] |= 1 << (action >> act.KIND_BITS)
    state.stones -= 1
    state.made = True
    if tell:
        tell(ev.MarkerPlaced(seat, action >> act.KIND_BITS))
    return not state.stones
