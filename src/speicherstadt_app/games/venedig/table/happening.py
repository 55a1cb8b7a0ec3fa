"""What happens, as records for motion and sound."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from speicherstadt_app.engine.rules import Event
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.box import COLUMNS, SHAPES, Lay, numbers
from speicherstadt_app.games.venedig.table import ghosts
from speicherstadt_app.games.venedig.table.city import tile_cells
from speicherstadt_app.games.venedig.table.cues import EDGES, PILES
from speicherstadt_app.games.venedig.table.players import small
from speicherstadt_app.games.venedig.table.scene import Scene
from speicherstadt_app.ui.table.presenter import NOBODY, Record

CUES: Final[dict[type[Event], str]] = {
    ev.CardsOpened: "cards",
    ev.CardChosen: "card",
    ev.CardsPassed: "pass",
    ev.TileTaken: "stone",
    ev.PileDriven: "pile",
    ev.MarkerPlaced: "marker",
    ev.TileBuilt: "tile",
    ev.GondolaTaken: "oars",
    ev.GondolaPushed: "oars",
    ev.TileRemoved: "down",
    ev.CardDrawn: "card",
}


def told(scene: Scene, event: Event) -> Record:
    seat = getattr(event, "seat", NOBODY)
    cue, step = CUES.get(type(event), ""), 0
    match event:
        case ev.PileDriven(_, _, left):
            driven = scene.box.piles - left
            cue, step = ("pile", min(driven * PILES // scene.box.piles + 1, PILES)) if left else ("bell", 0)
        case ev.TileBuilt():
            edges = min(len(event.edges), EDGES)
            if any(each.points and each.paid not in {NOBODY, seat} for each in event.covered):
                cue, step = "paid", edges + 1
            elif edges:
                cue, step = "edges", edges
        case ev.BetSettled():
            cue = "won-bet" if event.points else "lost-bet"
        case ev.HandSpied():
            cue = "card"
        case _:
            pass
    return {
        "kind": type(event).__name__,
        "cue": cue,
        "step": step,
        "sign": scene.sign(seat),
        "mine": seat == scene.me,
        **_on_the_board(scene, event),
        **_among_players(scene, event),
    }


def _on_the_board(scene: Scene, event: Event) -> dict[str, Any]:
    match event:
        case ev.PileDriven(_, cell, left):
            return {"cell": cell, "left": left}
        case ev.MarkerPlaced(_, cell):
            return {"cell": cell}
        case ev.TileBuilt():
            return _built(scene, event)
        case ev.GondolaPushed(before, after):
            return {"way": along_the_canal(scene, before, after)}
        case ev.TileRemoved():
            return {"cells": [cell for cell, _ in event.cells], "look": lifted(scene, event)}
        case ev.TileTaken(_, tile, _):
            shape = scene.box.shape[scene.box.tile_number[tile]]
            return {"shape": shape, "name": SHAPES[shape]}
        case _:
            return {}


def _built(scene: Scene, event: ev.TileBuilt) -> dict[str, Any]:
    tile, lay = lay_of(scene, event)
    covered = [(each.cell, each.owner, each.paid, each.points) for each in event.covered]
    return {
        "ghost": ghosts.drawn(scene, tile, lay, covered, event.gains[event.seat]),
        "cells": [cell for cell, _ in event.cells],
        "edges": [list(pair) for pair in event.edges],
        "covered": [
            {
                "sign": scene.sign(each.owner),
                "paid": scene.sign(each.paid),
                "cell": each.cell,
                "points": each.points,
            }
            for each in event.covered
        ],
        "gains": [{"sign": scene.sign(seat), "gain": gain} for seat, gain in enumerate(event.gains) if gain],
        "edge": "+1",
        "aboard": scene.sign(event.aboard) if event.gondola else NOBODY,
        "gondola": f"+{event.gondola}",
    }


def _among_players(scene: Scene, event: Event) -> dict[str, Any]:
    left = scene.setting.left_of
    match event:
        case ev.CardsOpened(_, start, _):
            players = scene.setting.players
            return {"order": [scene.sign((start + n) % players) for n in range(players)]}
        case ev.BetSettled():
            return {"points": event.points}
        case ev.CardsPassed(cards):
            ways = [(seat, left[seat], small(scene, scene.box.card_number[cards[seat]])) for seat in scene.seats]
            return {"ways": [{"from": scene.sign(one), "to": scene.sign(to), "look": look} for one, to, look in ways]}
        case ev.CardDrawn(seat, other, _):
            return {"from": scene.sign(other), "to": scene.sign(seat)}
        case ev.CardGiven(seat, other, _):
            return {"from": scene.sign(seat), "to": scene.sign(other)}
        case ev.StartMoved(start):
            return {"from": scene.sign(left.index(start)), "to": scene.sign(start)}
        case _:
            return {}


def along_the_canal(scene: Scene, before: int, after: int) -> list[int]:
    """The cells from one to the other, by the canal."""
    ways = scene.box.canal_ways
    ahead = 1 if ways[after] > ways[before] else -1
    cells = {ways[cell]: cell for cell in numbers(scene.box.canal)}
    found = [cells[way] for way in range(ways[before], ways[after] + ahead, ahead) if way in cells]
    # A canal that forks may have two cells equally far.
    return found if all(abs(one - other) in {1, COLUMNS} for one, other in pairwise(found)) else [before, after]


def lifted(scene: Scene, event: ev.TileRemoved) -> list[Record]:
    """The tile that is taken off, cell by cell, as it lay."""
    tile, lay = lay_of(scene, event)
    return [
        {"x": cell % COLUMNS, "y": cell // COLUMNS, "kind": kind, "art": art, "sides": sides}
        for cell, kind, art, sides in tile_cells(scene.box, tile, lay)
    ]


def lay_of(scene: Scene, event: ev.TileBuilt | ev.TileRemoved) -> tuple[int, Lay]:
    """The tile, and how it lies or lay."""
    tile = scene.box.tile_number[event.tile]
    return tile, next(lay for lay in scene.box.lays[tile] if lay.cells == event.cells)
