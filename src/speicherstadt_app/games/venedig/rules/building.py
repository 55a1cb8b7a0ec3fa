"""§4.3 and §5: the builder; §4.9: the saboteur."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from speicherstadt_app.engine.rules import Action, Seat
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.box import (
    BUILDING,
    COLUMNS,
    NOT_FIRST,
    NOT_LAST,
    SPAN,
    Lay,
    Turn,
    around,
    numbers,
)
from speicherstadt_app.games.venedig.rules.setting import Setting, Tell, finish, gain
from speicherstadt_app.games.venedig.rules.state import (
    ARMS,
    BUILD,
    BY_TRACK,
    EDGES,
    GONDOLA,
    LAWYER,
    NONE,
    PAID,
    SABOTAGE,
    State,
)

FOR_A_MARKER: Final = 3
FOR_THE_GONDOLA: Final = 2


def begin_building(setting: Setting, state: State, seat: Seat) -> bool:
    """False if nothing can be built."""
    state.stones = setting.box.value[state.card]
    if not can_build(setting, state, seat):
        return False
    state.phase = BUILD
    state.mover = seat
    return True


def can_build(setting: Setting, state: State, seat: Seat) -> bool:
    """V13: whether a tile of the stock can be paid and has a place."""
    box = setting.box
    payable = state.stocks[seat] & box.payable[state.stones]
    free = state.piles & ~(state.buildings | state.squares)
    if not payable or not free:
        return False
    for shape, tiles in enumerate(box.of_shape):
        if payable & tiles:
            for turn in box.footprints[shape]:
                if anchors_of(turn, free, state.spans):
                    return True
    return False


def anchors_of(turn: Turn, free: int, spans: int) -> int:
    """Where the first cell of a tile turned so can stand now."""
    anchors = turn.anchors & free
    for shift in turn.shifts:
        anchors &= free >> shift
    if turn.span_shift:
        anchors &= ~(spans >> turn.span_shift)
    return anchors


def build_moves(setting: Setting, state: State, seat: Seat) -> list[Action]:
    """By tile, then by the way it is turned, then by its first cell."""
    box = setting.box
    free = state.piles & ~(state.buildings | state.squares)
    spans = state.spans
    places: dict[int, list[int]] = {}
    found: list[Action] = []
    for tile in numbers(state.stocks[seat] & box.payable[state.stones]):
        pattern = box.pattern[tile]
        lays = places.get(pattern)
        if lays is None:
            places[pattern] = lays = []
            for turn in box.turns[tile]:
                anchors = turn.anchors & free
                for shift in turn.shifts:
                    anchors &= free >> shift
                if turn.span_shift:
                    anchors &= ~(spans >> turn.span_shift)
                table = turn.lays
                while anchors:
                    low = anchors & -anchors
                    lays.append(table[low.bit_length() - 1] << act.LAY_SHIFT)
                    anchors ^= low
        what = tile << act.KIND_BITS | act.BUILD
        found += [lay | what for lay in lays]
    return found


def may_build(setting: Setting, state: State, seat: Seat, action: Action) -> bool:
    box = setting.box
    tile, number = act.tile_of(action), act.lay_of(action)
    if tile >= len(box.tiles) or not state.stocks[seat] & box.payable[state.stones] & 1 << tile:
        return False
    if number >= len(box.lays[tile]):
        return False
    lay = box.lays[tile][number]
    return not lay.ground & ~state.free and not lay.span & state.spans


def matches(lay: Lay, buildings: int, squares: int) -> int:
    """V20: how many edges of a tile that lies so are shared with cells of the same kind."""
    ones, others = lay.buildings, lay.squares
    return (
        ((ones & NOT_LAST) << 1 & buildings).bit_count()
        + ((ones & NOT_FIRST) >> 1 & buildings).bit_count()
        + (ones << COLUMNS & buildings).bit_count()
        + (ones >> COLUMNS & buildings).bit_count()
        + ((others & NOT_LAST) << 1 & squares).bit_count()
        + ((others & NOT_FIRST) >> 1 & squares).bit_count()
        + (others << COLUMNS & squares).bit_count()
        + (others >> COLUMNS & squares).bit_count()
    )


def matching_pairs(lay: Lay, buildings: int, squares: int) -> tuple[tuple[int, int], ...]:
    """The same edges as pairs of cells, the one of this tile first."""
    return tuple(
        (cell, other)
        for cell, sign in lay.cells
        if sign != SPAN
        for other in numbers(around(1 << cell) & (buildings if sign == BUILDING else squares))
    )


def gains_of(setting: Setting, state: State, seat: Seat, action: Action) -> list[int]:
    """What building this tile so brings to each seat now."""
    before = list(state.scores)
    after = state.copy()
    _score(setting, after, seat, act.tile_of(action), setting.box.lays[act.tile_of(action)][act.lay_of(action)])
    return [now - then for now, then in zip(after.scores, before, strict=True)]


def _score(setting: Setting, state: State, seat: Seat, tile: int, lay: Lay) -> tuple[ev.MarkerCovered, ...]:
    """§5. Tells which markers were covered and whom it paid; the markers go back."""
    gain(state, seat, ARMS, setting.box.arms[tile])
    edges = matches(lay, state.buildings, state.squares)
    if edges:
        gain(state, seat, EDGES, edges)
    covered: list[ev.MarkerCovered] = []
    ground = lay.ground
    for owner, mask in enumerate(state.marks):
        if under := mask & ground:
            state.marks[owner] = mask & ~ground
            paid, points, source = owner, FOR_A_MARKER, PAID
            if owner == seat:
                points = 0
            elif state.lawyer not in {NONE, owner}:
                paid, source = state.lawyer, LAWYER
            for cell in numbers(under):
                gain(state, paid, source, points)
                covered.append(ev.MarkerCovered(owner, cell, paid, points))
    if state.gondola != NONE and lay.quay:
        gain(state, state.gondola, GONDOLA, FOR_THE_GONDOLA)
    return tuple(covered)


def build(setting: Setting, state: State, seat: Seat, action: Action, tell: Tell | None) -> bool:
    tile = action >> act.KIND_BITS & act.MASK
    box = setting.box
    lay = box.lays[tile][action >> act.LAY_SHIFT]
    before = tuple(state.scores) if tell else ()
    pairs = matching_pairs(lay, state.buildings, state.squares) if tell else ()
    covered = _score(setting, state, seat, tile, lay)
    state.stones -= box.cost[tile]
    state.stocks[seat] &= ~(1 << tile)
    state.buildings |= lay.buildings
    state.squares |= lay.squares
    state.spans |= lay.span
    state.built += (action,)
    state.made = True
    if tell:
        aboard = state.gondola if lay.quay else NONE
        gains = tuple(now - then for now, then in zip(state.scores, before, strict=True))
        tell(
            ev.TileBuilt(
                seat,
                setting.tile_ids[tile],
                lay.cells,
                box.arms[tile],
                pairs,
                covered,
                aboard,
                FOR_THE_GONDOLA if aboard != NONE else 0,
                gains,
                state.stones,
            )
        )
    if lay.span:
        _push_gondola(setting, state, lay.span, tell)
    if max(state.scores) >= box.track:
        finish(setting, state, BY_TRACK, tell)
        return False
    if can_build(setting, state, seat):
        return False
    if tell:
        tell(ev.BuildingEnded(seat, state.stones))
    return True


def _push_gondola(setting: Setting, state: State, span: int, tell: Tell | None) -> None:
    """V3: it makes way for a bridge, to the nearest canal cell without one, of two to the one nearer to A3."""
    if span != 1 << state.boat:
        return
    ways = setting.box.canal_ways
    reached = edge = span
    while edge:
        edge = around(edge) & setting.box.canal & ~reached
        reached |= edge
        if near := numbers(edge & ~state.spans):
            before, state.boat = state.boat, min(near, key=ways.__getitem__)
            if tell:
                tell(ev.GondolaPushed(before, state.boat))
            return


# The saboteur


def begin_sabotage(state: State, seat: Seat) -> bool:
    """False if nothing is built."""
    if not state.built:
        return False
    state.phase = SABOTAGE
    state.mover = seat
    return True


def sabotage_moves(state: State) -> Sequence[Action]:
    return sorted(action & (1 << act.LAY_SHIFT) - 1 & ~act.KIND_MASK | act.REMOVE for action in state.built)


def remove(setting: Setting, state: State, seat: Seat, action: Action, tell: Tell | None) -> bool:
    tile = action >> act.KIND_BITS
    built = next(each for each in state.built if act.tile_of(each) == tile)
    lay = setting.box.lays[tile][act.lay_of(built)]
    state.built = tuple(each for each in state.built if each != built)
    state.buildings &= ~lay.buildings
    state.squares &= ~lay.squares
    state.spans &= ~lay.span
    state.stocks[seat] |= 1 << tile
    if tell:
        tell(ev.TileRemoved(seat, setting.tile_ids[tile], lay.cells))
    return True
