"""Where the tile in hand may lie, and what that would bring to everybody; what a card would do if it were played."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from html import escape
from typing import Final, cast

from speicherstadt_app.engine.rules import Action, Seat
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules import building
from speicherstadt_app.games.venedig.rules.box import BUILDER, BUILDING, COLUMNS, OPEN_PLACE, ROWS, SPAN, Lay, numbers
from speicherstadt_app.games.venedig.rules.state import BEG, BUILD, CHOOSE, NONE, USE, State
from speicherstadt_app.games.venedig.table.city import SIDES, point, tile_cells
from speicherstadt_app.games.venedig.table.scene import AT, TURN, Scene
from speicherstadt_app.games.venedig.words import things
from speicherstadt_app.ui.table.presenter import Record
from speicherstadt_app.words.phrases import counted, filled, listed, signed
from speicherstadt_app.words.translation import tr

UNRATED: Final = -1


@dataclass(frozen=True, slots=True)
class Worth:
    """What building a tile so brings now."""

    arms: int
    edges: int
    gains: tuple[int, ...]
    """To each seat, in all."""
    covered: tuple[tuple[int, Seat, Seat, int], ...] = ()
    """Of each marker under it: cell, owner, who is paid, points."""
    aboard: Seat = NONE
    """Whom the gondola pays."""
    ends: bool = False
    """Somebody reaches the end of the track."""


def worth(scene: Scene, action: Action) -> Worth:
    state, box, me = scene.state, scene.box, scene.me
    tile = act.tile_of(action)
    lay = box.lays[tile][act.lay_of(action)]
    gains = tuple(building.gains_of(scene.setting, state, me, action))
    covered = []
    for owner, mask in enumerate(state.marks):
        for cell in numbers(mask & lay.ground):
            paid = state.lawyer if state.lawyer not in {NONE, owner} else owner
            points = 0 if owner == me else building.FOR_A_MARKER
            covered.append((cell, owner, paid, points))
    ends = any(score + more >= box.track for score, more in zip(state.scores, gains, strict=True))
    edges = building.matches(lay, state.buildings, state.squares)
    aboard = state.gondola if lay.quay else NONE
    return Worth(box.arms[tile], edges, gains, tuple(covered), aboard, ends)


@dataclass(frozen=True, slots=True)
class Lays:
    """The places of the tile in hand, as records for QML, and which of them is picked."""

    lays: Sequence[Record] = field(default_factory=list)
    picked: int = -1


def lays(scene: Scene) -> Lays:
    """The best first, so that pointing at a cell finds the best place over it."""
    if scene.phase != BUILD or scene.tile == NONE:
        return Lays()
    if "lays" not in scene.cache:
        scene.cache["lays"] = _lays(scene)
    return cast(Lays, scene.cache["lays"])


def _lays(scene: Scene) -> Lays:
    rated = [
        (worth(scene, action), token, action)
        for token, action in scene.found.items()
        if act.tile_of(action) == scene.tile
    ]
    me = scene.me
    rated.sort(key=lambda each: (-each[0].gains[me], sum(each[0].gains) - each[0].gains[me]))
    found = [_record(scene, *each) for each in rated]
    picked = next((n for n, (_, token, _) in enumerate(rated) if token == scene.picked.token), -1)
    return Lays(found, picked)


def covering(scene: Scene, cell: int) -> list[str]:
    """The places of the tile in hand over this cell, the best first, as tokens."""
    return [str(lay["token"]) for lay in lays(scene).lays if cell in lay["ground"]]


def turned(scene: Scene) -> tuple[str, int]:
    """The next way that the tile can lie over the same cell."""
    now = scene.action
    if now is None or act.kind_of(now) != act.BUILD:
        return "", NONE
    ground = [cell for cell, _ in scene.box.lays[act.tile_of(now)][act.lay_of(now)].cells]
    anchor = scene.picked.anchor if scene.picked.anchor in ground else ground[0]
    places = covering(scene, anchor)
    return places[(places.index(scene.picked.token) + 1) % len(places)], anchor


def over(scene: Scene, cell: int) -> str:
    """Where the tile lies if it is laid over this cell: the best place, and at the next tap the next one."""
    places = covering(scene, cell)
    if not places:
        return ""
    token = scene.picked.token
    again = scene.picked.anchor == cell and token in places
    return places[(places.index(token) + 1) % len(places)] if again else places[0]


def way_to(scene: Scene, token: str, action: Action) -> str:
    """What is to be pressed next for the tile to lie so: a cell, or the turn."""
    ground = [cell for cell, _ in scene.box.lays[act.tile_of(action)][act.lay_of(action)].cells]
    if scene.picked.token and scene.picked.anchor in ground and scene.picked.token != token:
        return TURN
    cell = min(ground, key=lambda cell: covering(scene, cell).index(token))
    return f"{AT} {things.cell_name(cell)}"


def _record(scene: Scene, brings: Worth, token: str, action: Action) -> Record:
    state, box = scene.state, scene.box
    tile = act.tile_of(action)
    lay = box.lays[tile][act.lay_of(action)]
    return {
        **drawn(scene, tile, lay, brings.covered, brings.gains[scene.me]),
        "token": token,
        "ground": [cell for cell, _ in lay.cells],
        "gains": [
            {"sign": scene.sign(seat), "gain": gain, "to": state.scores[seat] + gain}
            for seat, gain in enumerate(brings.gains)
            if gain
        ],
        "gondola": signed(building.FOR_THE_GONDOLA) if brings.aboard != NONE else "",
        "spoken": place_spoken(scene, action, brings),
    }


def drawn(scene: Scene, tile: int, lay: Lay, covered: Iterable[tuple[int, Seat, Seat, int]], total: int) -> Record:
    """A tile over its place, with what it brings: before it is let go, and before somebody else's settles."""
    state, box = scene.state, scene.box
    cells = [
        {"x": point(cell)[0], "y": point(cell)[1], "kind": sign, "art": art, "sides": sides}
        for cell, sign, art, sides in tile_cells(box, tile, lay)
    ]
    pips = []
    own = {cell for cell, _ in lay.cells}
    for cell, sign in lay.cells:
        if sign == SPAN:
            continue
        x, y = point(cell)
        for side, (dx, dy) in enumerate(SIDES):
            other = cell + dx + COLUMNS * dy
            if not (0 <= x + dx < COLUMNS and 0 <= y + dy < ROWS) or other in own:
                continue
            kinds = BUILDING if state.buildings >> other & 1 else OPEN_PLACE if state.squares >> other & 1 else ""
            if kinds:
                pips.append({"x": x, "y": y, "side": side, "same": kinds == sign})
    under = [
        {
            "x": point(cell)[0],
            "y": point(cell)[1],
            "sign": scene.sign(paid if points else owner),
            "gain": signed(points) if points else "\N{EN DASH}",
        }
        for cell, owner, paid, points in covered
    ]
    return {"cells": cells, "pips": pips, "covered": under, "total": total}


def place_name(scene: Scene, action: Action) -> str:
    """'J2, K2, J3, K3'"""
    lay = scene.box.lays[act.tile_of(action)][act.lay_of(action)]
    return ", ".join(things.cell_name(cell) for cell, _ in lay.cells)


def place_spoken(scene: Scene, action: Action, brings: Worth) -> str:
    where = filled(tr("Venedig.Board", "on %1", "where a tile would lie"), place_name(scene, action))
    return f"{where}: {sum_words(scene, brings)}"


def sum_words(scene: Scene, brings: Worth, mark: Callable[[str], str] = str) -> str:
    """'arms: 7 + 2 matching edges · +3 to Miser'; `mark` is laid round its numbers."""
    me = scene.me
    parts = [filled(tr("Venedig.Prompt", "arms: %1"), mark(str(brings.arms)))]
    if brings.edges:
        parts.append(_marked(counted(tr("Venedig.Prompt", "%n matching edge(s)", n=brings.edges), brings.edges), mark))
    if brings.aboard == me:
        parts.append(filled(tr("Venedig.Prompt", "gondola: %1"), mark(str(building.FOR_THE_GONDOLA))))
    mine = sum(points for _, _, paid, points in brings.covered if paid == me)
    if mine:
        parts.append(filled(tr("Venedig.Prompt", "as the lawyer: %1"), mark(str(mine))))
    told = [" + ".join(parts)]
    for seat, gain in enumerate(brings.gains):
        if gain and seat != me:
            name = scene.name(seat) if mark is str else escape(scene.name(seat))
            told.append(filled(tr("Venedig.Prompt", "%1 to %2", "points, a player"), mark(signed(gain)), name))
    own = sum(1 for _, owner, _, _ in brings.covered if owner == me)
    if own:
        told.append(counted(tr("Venedig.Prompt", "covers %n own marker(s), without points", n=own), own))
    return " · ".join(told)


def _marked(text: str, mark: Callable[[str], str]) -> str:
    """A text without names, its numbers marked."""
    return re.sub(r"\d+", lambda found: mark(found[0]), text)


# What a card would do


@dataclass(frozen=True, slots=True)
class Fit:
    places: int = UNRATED
    best: int = 0
    action: Action = NONE
    """The first one that brings the most."""


def fits(scene: Scene) -> dict[int, Fit]:
    """Of each tile of my stock: how many places it has now, and the most that one of them brings; for the stones of the
    card that is picked up, or of the builder who builds."""
    if "fits" not in scene.cache:
        scene.cache["fits"] = _fits(scene)
    return cast(dict[int, Fit], scene.cache["fits"])


def _fits(scene: Scene) -> dict[int, Fit]:
    builds = building_state(scene)
    if builds is None:
        return {}
    found: dict[int, Fit] = {tile: Fit(0) for tile in numbers(builds.stocks[scene.me])}
    me = scene.me
    for action in building.build_moves(scene.setting, builds, me):
        tile = act.tile_of(action)
        brings = building.gains_of(scene.setting, builds, me, action)[me]
        old = found[tile]
        better = old.action == NONE or brings > old.best
        found[tile] = Fit(old.places + 1, brings, action) if better else replace(old, places=old.places + 1)
    return found


def building_state(scene: Scene) -> State | None:
    if scene.phase == BUILD:
        return scene.state
    card = meant(scene)
    if card == NONE or scene.box.role[card] != BUILDER:
        return None
    state = scene.state.copy()
    state.stones = scene.box.value[card]
    return state


def candidate(scene: Scene) -> int:
    """The card of mine that is picked up to be chosen."""
    return scene.action >> act.KIND_BITS if scene.phase == CHOOSE and scene.action is not None else NONE


def meant(scene: Scene) -> int:
    """The card that I would carry out if what is picked up were done: chosen, used by a spy, copied by a beggar."""
    if scene.action is None:
        return NONE
    picked = scene.action >> act.KIND_BITS
    return picked if scene.phase in {CHOOSE, USE} else scene.state.chosen[picked] if scene.phase == BEG else NONE


def names(scene: Scene, seats: Sequence[Seat]) -> str:
    return listed([scene.name(seat) for seat in seats])
