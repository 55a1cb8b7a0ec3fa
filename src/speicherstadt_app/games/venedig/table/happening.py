"""What happens, as records for motion and sound."""

from __future__ import annotations

from typing import Any, Final

from speicherstadt_app.engine.rules import Event
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.table.cues import EDGES, PILES
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
    more: dict[str, Any] = {}
    match event:
        case ev.PileDriven(_, cell, left):
            driven = scene.box.piles - left
            step = min(driven * PILES // scene.box.piles + 1, PILES)
            more = {"cell": cell, "left": left}
            if not left:
                cue, step = "bell", 0
        case ev.MarkerPlaced(_, cell):
            more = {"cell": cell}
        case ev.TileBuilt():
            more = {
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
            }
            if event.edges:
                cue, step = "edges", min(len(event.edges), EDGES)
        case ev.BetSettled(_, _, _, points):
            cue, step = ("won-bet" if points else "lost-bet"), 0
            more = {"points": points}
        case ev.GondolaPushed(before, after):
            more = {"before": before, "after": after}
        case ev.TileRemoved():
            more = {"cells": [cell for cell, _ in event.cells]}
        case ev.CardsPassed():
            more = {
                "ways": [
                    {"from": scene.sign(seat), "to": scene.sign(scene.setting.left_of[seat])} for seat in scene.seats
                ]
            }
        case ev.TileTaken(_, tile, _) | ev.TileTurned(tile):
            more = {"tile": tile, "shape": "DILQX".find(tile[0]) if tile else -1}
        case ev.HandSpied(_, other):
            cue = "card"
            more = {"other": scene.sign(other)}
        case _:
            pass
    return {
        "kind": type(event).__name__,
        "cue": cue,
        "step": step,
        "sign": scene.sign(seat),
        "mine": seat == scene.me,
        **more,
    }
