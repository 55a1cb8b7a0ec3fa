"""The board: water, piles, tiles, markers; and what each cell would do now."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules import driving
from speicherstadt_app.games.venedig.rules.box import (
    CELL_NAMES,
    COLUMNS,
    DRIVER,
    PLACES,
    ROWS,
    SPAN,
    Box,
    Lay,
    numbers,
)
from speicherstadt_app.games.venedig.rules.events import PileDriven
from speicherstadt_app.games.venedig.rules.state import BUILD, CHOOSE, MARKERS, NONE, PILES, SABOTAGE
from speicherstadt_app.games.venedig.table import naming
from speicherstadt_app.games.venedig.table.scene import AT, Scene
from speicherstadt_app.games.venedig.words import things
from speicherstadt_app.ui.table.presenter import NOBODY, Record
from speicherstadt_app.words.phrases import filled, sentences
from speicherstadt_app.words.translation import tr

NORTH, EAST, SOUTH, WEST = range(4)
SIDES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
VARIETIES: Final = 3
"""Of drawings of a pile."""


@dataclass(frozen=True, slots=True)
class Cell:
    cell: int
    canal: bool
    pile: int = 0
    """Which drawing of a pile stands here; 0: none, or a tile lies on it."""
    fresh: int = 0
    """The how manieth pile of the action that goes on."""
    planks: str = ""
    """`e` and `s`: a plank to the pile of the same action on the right and below."""
    kind: str = ""
    """B, S or = under a tile."""
    art: str = ""
    sides: str = "0000"
    """The edges of its tile here: north, east, south, west."""
    wall: bool = False
    tile: str = ""
    sign: int = NOBODY
    """Whose marker stands here."""
    lit: str = ""
    """What it may do now: pile, mark, tile (one of mine may lie here), remove; `site`: what a picked card might."""
    token: str = ""
    picked: bool = False
    mark: int = 0
    """Which hint it is."""
    why: str = ""
    """Why it can't be chosen, where somebody may wonder."""
    explain: str = ""
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class Spot:
    """A cell that can be chosen."""

    cell: int
    token: str
    spoken: str
    picked: bool


def point(cell: int) -> tuple[int, int]:
    return cell % COLUMNS, cell // COLUMNS


@lru_cache(maxsize=4096)
def tile_cells(box: Box, tile: int, lay: Lay) -> tuple[tuple[int, str, str, str], ...]:
    """Of each cell of a tile that lies so: cell, sign, drawing, and its edges."""
    own = {cell for cell, _ in lay.cells}
    along = len({cell % COLUMNS for cell in own}) == 1
    found = []
    for place, (cell, sign) in enumerate(lay.cells):
        x, y = point(cell)
        sides = ""
        for dx, dy in SIDES:
            there = 0 <= x + dx < COLUMNS and 0 <= y + dy < ROWS and cell + dx + COLUMNS * dy in own
            sides += "0" if there else "1"
        found.append((cell, sign, naming.face(box, tile, sign, place, along=along), sides))
    return tuple(found)


def loose(box: Box, tile: int) -> list[Record]:
    """A tile that lies on no board, unturned, from 0, 0."""
    told = box.tiles[tile]
    places = PLACES[told.shape]
    order = sorted(range(len(places)), key=lambda n: (places[n][1], places[n][0]))
    found = []
    for rank, n in enumerate(order):
        x, y = places[n]
        sides = "".join("0" if (x + dx, y + dy) in places else "1" for dx, dy in SIDES)
        sign = told.pattern[n]
        found.append({"x": x, "y": y, "kind": sign, "art": naming.face(box, tile, sign, rank), "sides": sides})
    return found


def size_of(shape: int) -> tuple[int, int]:
    places = PLACES[shape]
    return max(x for x, _ in places) + 1, max(y for _, y in places) + 1


def owners(scene: Scene) -> dict[int, Seat]:
    """Whose marker stands where."""
    return {cell: seat for seat, mask in enumerate(scene.state.marks) for cell in numbers(mask)}


class Lagoon:
    """All cells of a position. Most are open water that nobody asks about, so each is worked out when it is wanted."""

    def __init__(self, scene: Scene) -> None:
        self._scene: Final = scene
        self._tiles: Final[dict[int, tuple[int, str, str, str]]] = {}
        box = scene.box
        for action in scene.state.built:
            tile = act.tile_of(action)
            for cell, sign, art, sides in tile_cells(box, tile, box.lays[tile][act.lay_of(action)]):
                self._tiles[cell] = (tile, sign, art, sides)
        self._whose: Final = owners(scene)
        self._order: Final = driven(scene)
        self._can: Final = choices(scene)
        self._hints: Final = {scene.token(action): rank for rank, action in enumerate(scene.hints, start=1)}

    def things(self) -> list[Cell]:
        """Those that are more than open water: something stands there, or could."""
        cells = {*numbers(self._scene.state.piles), *self._tiles, *self._can}
        return [self.at(cell) for cell in sorted(cells)]

    def at(self, cell: int) -> Cell:
        scene, order = self._scene, self._order
        state, box = scene.state, scene.box
        canal = bool(box.canal >> cell & 1)
        tile, kind, art, sides = self._tiles.get(cell, (NONE, "", "", "0000"))
        pile = bool(state.piles >> cell & 1) and not kind
        below = cell + COLUMNS
        wall = kind not in {"", SPAN} and sides[SOUTH] == "1" and self._tiles.get(below, (0, SPAN))[1] == SPAN
        lit, token = self._can.get(cell, ("", ""))
        fresh = order.get(cell, 0)
        owner = self._whose.get(cell, NOBODY)
        return Cell(
            cell,
            canal,
            pile=(cell * 7 + cell // COLUMNS) % VARIETIES + 1 if pile else 0,
            fresh=fresh,
            planks=("e" if fresh and (cell + 1) % COLUMNS and cell + 1 in order else "")
            + ("s" if fresh and below in order else ""),
            kind=kind,
            art=art,
            sides=sides,
            wall=wall,
            tile=box.tiles[tile].id if tile != NONE else "",
            sign=scene.sign(owner) if owner != NOBODY else NOBODY,
            lit=lit,
            token=token,
            picked=bool(token) and token == scene.picked.token,
            mark=self._hints.get(token, 0) if token else 0,
            why="" if lit else why_dark(scene, cell),
            explain=f"cell:{cell}",
            spoken=spoken(scene, cell, tile, kind, owner, lit),
        )


def driven(scene: Scene) -> dict[int, int]:
    """The piles of the action that goes on, with their number: the order in which they were driven."""
    fresh = scene.state.fresh
    if not fresh or scene.state.phase not in {PILES, MARKERS}:
        return {}
    order: list[int] = []
    for event in reversed(scene.seen):
        if isinstance(event, PileDriven) and fresh >> event.cell & 1:
            order.append(event.cell)
        if len(order) == fresh.bit_count():
            break
    order = [*dict.fromkeys(reversed(order)), *numbers(fresh)]
    return {cell: n for n, cell in enumerate(dict.fromkeys(order), start=1)}


def choices(scene: Scene) -> dict[int, tuple[str, str]]:
    """The cells that mean something now: how they are lit, and the token of a tap."""
    box, phase = scene.box, scene.phase
    if phase in {PILES, MARKERS}:
        lit = "pile" if phase == PILES else "mark"
        return {action >> act.KIND_BITS: (lit, token) for token, action in scene.found.items()}
    if phase == BUILD:
        tile = scene.tile
        ground = 0
        for action in scene.found.values():
            if tile in (NONE, act.tile_of(action)):
                lay = box.lays[act.tile_of(action)][act.lay_of(action)]
                ground |= lay.ground | lay.span
        return {cell: ("tile", f"{AT} {CELL_NAMES[cell]}") for cell in numbers(ground)} if tile != NONE else {}
    if phase == SABOTAGE:
        tokens = {action >> act.KIND_BITS: token for token, action in scene.found.items()}
        found = {}
        for action in scene.state.built:
            tile = act.tile_of(action)
            lay = box.lays[tile][act.lay_of(action)]
            for cell, _ in lay.cells:
                found[cell] = ("remove", tokens.get(tile, ""))
        return found
    if phase == CHOOSE and scene.action is not None:
        return sites(scene, scene.action >> act.KIND_BITS)
    return {}


def sites(scene: Scene, card: int) -> dict[int, tuple[str, str]]:
    """Where a pile driver that is only picked up could begin now."""
    if scene.box.role[card] != DRIVER:
        return {}
    state = scene.state.copy()
    state.card = card
    state.fresh = 0
    if not driving.begin_driving(scene.setting, state, scene.me, None) or state.phase != PILES:
        return {}
    return dict.fromkeys(numbers(driving.first_piles(scene.setting, state)), ("site", ""))


# Why a cell stays dark


def why_dark(scene: Scene, cell: int) -> str:
    state, box = scene.state, scene.box
    if scene.phase not in {PILES, MARKERS}:
        return ""
    name = things.cell_name(cell)
    if box.canal >> cell & 1:
        return filled(tr("Venedig.Board", "%1 is canal: no pile ever stands there."), name)
    if scene.phase == MARKERS:
        if not state.piles >> cell & 1:
            return filled(tr("Venedig.Board", "There is no pile on %1."), name)
        if not state.free >> cell & 1:
            return filled(tr("Venedig.Board", "A tile lies on %1."), name)
        if state.marked >> cell & 1:
            return filled(tr("Venedig.Board", "A marker stands on %1 already."), name)
        return filled(tr("Venedig.Board", "The pile on %1 is an older one: markers go on the piles just driven."), name)
    if state.piles >> cell & 1:
        return filled(tr("Venedig.Board", "A pile stands on %1 already."), name)
    if state.fresh:
        return filled(tr("Venedig.Board", "%1 is beside none of the piles just driven."), name)
    if not driving.sites(scene.setting, state) >> cell & 1:
        return filled(tr("Venedig.Board", "%1 is neither on the bank of the canal nor beside a pile."), name)
    room = things.piles(state.stones)
    return filled(tr("Venedig.Board", "From %1 on there is no room for %2."), name, room)


# For who listens


def spoken(scene: Scene, cell: int, tile: int, kind: str, owner: Seat, lit: str) -> str:
    """'M7: pile, marker of Miser. May stand here.'"""
    state, box = scene.state, scene.box
    if kind:
        told = f"{naming.kind_word(kind)}, {naming.shape_word(box.tiles[tile].shape)}"
    elif box.canal >> cell & 1:
        told = tr("Venedig.Board", "canal")
    elif state.piles >> cell & 1:
        told = tr("Venedig.Board", "free pile")
    elif box.bank >> cell & 1:
        told = tr("Venedig.Board", "open water on the bank")
    else:
        told = tr("Venedig.Board", "open water")
    if owner != NOBODY:
        told = filled(tr("Venedig.Board", "%1, marker of %2"), told, scene.name(owner))
    if state.boat == cell:
        boat = tr("Venedig.Board", "the gondola")
        if state.gondola != NONE:
            boat = filled(tr("Venedig.Board", "the gondola with the marker of %1"), scene.name(state.gondola))
        told = f"{told}, {boat}"
    first = f"{things.cell_name(cell)}: {told}"
    return sentences(f"{first}.", does(lit)) if lit else f"{first}."


def does(lit: str) -> str:
    match lit:
        case "pile":
            return tr("Venedig.Board", "A pile can be driven here.")
        case "mark":
            return tr("Venedig.Board", "A marker can be placed here.")
        case "tile":
            return tr("Venedig.Board", "Your tile can lie here.")
        case "remove":
            return tr("Venedig.Board", "This tile can be taken off the board.")
    return tr("Venedig.Board", "The pile driver could begin here.")
