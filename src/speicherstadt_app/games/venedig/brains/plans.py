"""Whole actions as plans: a builder's row of tiles, a driver's group with its markers.

A plan is given out as single moves. A group is found anew for each of them from the position in which it began, which
the question tells; so nothing has to be remembered, and the moves of one group belong together.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from speicherstadt_app.engine.rules import Action, Seat
from speicherstadt_app.games.venedig.brains.chance import Luck
from speicherstadt_app.games.venedig.brains.laying import USUAL_STONES, best_row, crowded
from speicherstadt_app.games.venedig.brains.places import Spot
from speicherstadt_app.games.venedig.brains.thumb import Thumb
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules import driving
from speicherstadt_app.games.venedig.rules.box import around, numbers
from speicherstadt_app.games.venedig.rules.state import OVER, State

BEAM: Final = 3
DEPTH: Final = 3
ROWS: Final = 8
"""So many rows are given."""
GROUPS: Final = 10
"""So many groups are given, each with its markers …"""
BLOBS: Final = 10
"""… of those that the own stock lacks and so many drawn ones."""
LACKING: Final = 8
NEXT_ROW: Final = 0.5
"""A place for the own tiles is worth this part of what a builder would bring there."""
LACKING_PILE: Final = 0.3
"""A pile that a place lacks makes it worth less by so much."""
ROUND_A_TILE: Final = 4
"""So many of the best lays of somebody else are looked at for where markers may pay …"""
LIKED: Final = 0.25
"""… each of which makes its cells liked by this part of what it brings."""
A_SITE: Final = 1.0
"""What a marker is worth …"""
LIKED_SITE: Final = 0.15
"""… and for each point that others like its cell …"""
OWN_SITE: Final = 0.6
"""… less this where the best own tile would lie."""
OWN_LAST: Final = 3.0
"""So many points others must like such a cell more to have a marker on it first."""


class Plan(NamedTuple):
    """Moves of one action, and what they are worth in points at first sight."""

    actions: tuple[Action, ...]
    worth: float


# Building


def rows(thumb: Thumb, state: State, seat: Seat, most: int = ROWS) -> list[Plan]:
    """Rows of tiles, the best first."""
    found: list[Plan] = []
    beam: list[tuple[float, tuple[Action, ...], State, int]] = [(0.0, (), state, state.stones)]
    for depth in range(DEPTH):
        longer: list[tuple[float, tuple[Action, ...], State, int]] = []
        for worth, actions, before, stones in beam:
            lays = thumb.lays(before, seat, stones)
            if not lays:
                found.append(Plan(actions, worth))
                continue
            for value, cost, tile, spot, _ in lays[: most if not depth else BEAM]:
                after = before.copy()
                thumb.lay(after, seat, tile, spot)
                more = (*actions, act.build(tile, spot.number))
                if after.phase == OVER or stones - cost < 2:
                    found.append(Plan(more, worth + value))
                else:
                    longer.append((worth + value, more, after, stones - cost))
        longer.sort(key=lambda each: -each[0])
        beam = longer[: BEAM if depth else most]
    found += [Plan(actions, worth) for worth, actions, _, _ in beam]
    found = [plan for plan in found if plan.actions]
    found.sort(key=lambda plan: -plan.worth)
    return _different(found)[:most]


def _different(found: list[Plan]) -> list[Plan]:
    """Of rows of the same tiles in another order, the first."""
    seen: set[frozenset[Action]] = set()
    kept = []
    for plan in found:
        key = frozenset(plan.actions)
        if key not in seen:
            seen.add(key)
            kept.append(plan)
    return kept


# Driving


def groups(thumb: Thumb, state: State, seat: Seat, luck: Luck, most: int = GROUPS) -> list[Plan]:
    """Groups of piles with their markers, the best first. `state` is before the first pile."""
    piles = min(state.stones, state.left)
    begin = driving.first_piles(thumb.setting, state)
    found: dict[int, None] = {}
    for cells in _lacking(thumb, state, seat, piles, begin):
        for _ in range(2):
            group = _grown(thumb, state, cells, piles, luck)
            if group:
                found.setdefault(group)
    for number in range(BLOBS):
        free = state.free
        near = (crowded(free, begin) or around(free) & begin or begin) if number % 3 else begin
        group = _grown(thumb, state, luck.bit_of(near), piles, luck, loosely=number % 3 == 2)
        if group:
            found.setdefault(group)
    plans = [_with_markers(thumb, state, seat, group) for group in found]
    plans.sort(key=lambda plan: -plan.worth)
    return plans[:most]


def _lacking(thumb: Thumb, state: State, seat: Seat, piles: int, begin: int) -> list[int]:
    """Sets of cells in one piece without which a tile of the own stock has no place there; the most useful first."""
    free = state.free
    empty = thumb.box.lagoon & ~state.piles
    usable = free | empty
    found: dict[int, float] = {}
    places = thumb.places
    near = begin | around(begin) | free
    for number, tiles in enumerate(places.masks):
        if not state.stocks[seat] & tiles:
            continue
        kind = places.kinds[number]
        for spot in places.spots[kind.pattern]:
            ground = spot[0]
            if ground & ~usable or not ground & near or spot[7].span & state.spans:
                continue
            lacking = ground & ~free
            count = lacking.bit_count()
            if not 0 < count <= piles or not lacking & begin or not in_one_piece(lacking):
                continue
            edges = (spot[1] & state.buildings).bit_count() + (spot[3] & state.squares).bit_count()
            worth = kind.arms + edges - LACKING_PILE * count
            if worth > found.get(lacking, -1.0):
                found[lacking] = worth
    return sorted(found, key=lambda cells: (-found[cells], cells))[:LACKING]


def in_one_piece(cells: int) -> bool:
    group = cells & -cells
    while (grown := (around(group) | group) & cells) != group:
        group = grown
    return group == cells


def _grown(thumb: Thumb, state: State, cells: int, piles: int, luck: Luck, *, loosely: bool = False) -> int:
    """A group that these cells are a part of; 0 if there is no room for it."""
    empty = thumb.box.lagoon & ~state.piles & ~cells
    free = state.free | cells
    group = cells
    for _ in range(piles - cells.bit_count()):
        near = around(group) & empty
        if not near:
            return 0
        close = crowded(free, near)
        bit = luck.bit_of((near & ~close if loosely else close) or near)
        group |= bit
        free |= bit
        empty ^= bit
    return group


def _with_markers(thumb: Thumb, state: State, seat: Seat, group: int) -> Plan:
    """The piles in an order that is allowed, and markers where others are the likeliest to build."""
    after = state.copy()
    after.piles |= group
    after.left -= group.bit_count()
    after.fresh = group
    actions = [act.one(act.PILE, cell) for cell in in_order(thumb, state, group)]
    if not after.left:
        return Plan(tuple(actions), 0.0)
    fade = thumb.worth.fade(after)
    own = thumb.lays(after, seat, USUAL_STONES)
    worth = NEXT_ROW * fade * best_row(own, USUAL_STONES)[0] if own else 0.0
    mine = own[0][3].ground if own else 0
    weights = wanted(thumb, after, seat)
    worth -= NEXT_ROW * fade * thumb.share * weights.pop(-1)
    markers = min(thumb.box.cards[state.card].markers, after.supply(seat, thumb.box.markers))
    cells = numbers((after.free if thumb.setting.any_marker else group) & ~after.marked)
    cells.sort(key=lambda cell: (-(weights.get(cell, 0.0) - OWN_LAST * (mine >> cell & 1)), cell))
    for cell in cells[:markers]:
        worth += fade * (A_SITE + LIKED_SITE * weights.get(cell, 0.0) - OWN_SITE * (mine >> cell & 1))
        actions.append(act.one(act.MARK, cell))
    return Plan(tuple(actions), worth)


def wanted(thumb: Thumb, state: State, seat: Seat) -> dict[int, float]:
    """How much the others would like to build on each cell; at -1 what they could do at best, all together."""
    found: dict[int, float] = {-1: 0.0}
    for other in range(thumb.players):
        if other == seat:
            continue
        lays = thumb.lays(state, other, USUAL_STONES)
        if lays:
            found[-1] += best_row(lays, USUAL_STONES)[0]
        for value, _, _, spot, _ in lays[:ROUND_A_TILE]:
            for cell in numbers(spot.ground):
                found[cell] = found.get(cell, 0.0) + max(0.0, value) * LIKED
    return found


def in_order(thumb: Thumb, state: State, group: int) -> list[int]:
    """Each cell beside one before it, the first beside what stood there or on the bank."""
    first = driving.first_piles(thumb.setting, state) & group
    order: list[int] = []
    done = first & -first
    while done:
        order.append(done.bit_length() - 1)
        reached = 0
        for cell in order:
            reached |= 1 << cell
        near = around(reached) & group & ~reached
        done = near & -near
    return order


def spot_of(thumb: Thumb, action: Action) -> Spot:
    """Where a build action lays its tile."""
    return thumb.places.spots[thumb.box.pattern[act.tile_of(action)]][act.lay_of(action)]
