"""Events as QML is told them, for motion and sound."""

from __future__ import annotations

from typing import Final

from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.games.speicherstadt.rules import events as ev
from speicherstadt_app.games.speicherstadt.table.scene import Scene
from speicherstadt_app.games.speicherstadt.words.cards import art_kind
from speicherstadt_app.ui.table.presenter import NOBODY, Record

# How each sounds (ui/sound.py); the step is the floor a worker comes to, or how many coins are paid.
CUES: Final = {
    ev.CardDealt: "reveal",
    ev.FireStruck: "fire",
    ev.WorkerPlaced: "place",
    ev.CardBought: "coins",
    ev.ContractCompleted: "contract",
    ev.CubesSold: "coins",
    ev.CubesBartered: "coins",
}


def told(scene: Scene, event: Event) -> Record:
    """One record with the same keys for every event."""
    seat: Seat = getattr(event, "seat", getattr(event, "first", NOBODY))
    card = getattr(event, "card", "")
    record: Record = {
        "kind": type(event).__name__,
        "cue": CUES.get(type(event), ""),
        "sign": scene.sign(seat),
        "mine": seat == scene.me,
        "column": getattr(event, "column", NOBODY) + 1,
        "price": getattr(event, "price", 0),
        "height": getattr(event, "height", 0),
        "card": card,
        "cardKind": art_kind(scene.card_of(card)) if card else "",
        "good": getattr(event, "good", ""),
        "goods": list(getattr(event, "goods", getattr(event, "given", ()))),
        "points": getattr(event, "points", 0),
        "coins": 0,
        "count": getattr(event, "count", 0),
        "step": 0,
    }
    match event:
        case ev.CardDealt() if record["cardKind"] == "ship":
            record["cue"] = "ship"
        case ev.CardBought(price=price):
            record["coins"] = -price
        case ev.IncomePaid(coins=coins):
            record["coins"] = coins
        case ev.CubesSold(count=count):
            record["coins"] = count
        case ev.CubesBartered():
            record["coins"] = 1
        case ev.CubesConverted(taken=taken):
            record["good"] = taken
        case ev.CubesStowed(warehouse=warehouse, market=market, lost=lost):
            record["goods"] = [*warehouse, *market]
            record["count"] = len(lost)
    record["step"] = record["height"] if isinstance(event, ev.WorkerPlaced) else abs(record["coins"])
    return record
