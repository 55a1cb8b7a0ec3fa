"""The end sheet: what ended the game, how the points came about, and who built what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.box import COLUMNS, ROWS, numbers
from speicherstadt_app.games.venedig.rules.state import ENDS
from speicherstadt_app.games.venedig.table import city, naming
from speicherstadt_app.games.venedig.table.scene import Scene
from speicherstadt_app.games.venedig.words import things
from speicherstadt_app.games.venedig.words.tales import Listener
from speicherstadt_app.ui.table.presenter import NOBODY, EndValues, Record
from speicherstadt_app.ui.values import Records
from speicherstadt_app.words.phrases import counted, filled, isolated, sentences
from speicherstadt_app.words.translation import tr

NOTHING: Final = "\N{EN DASH}"


@dataclass(slots=True)
class Works:
    """What one seat built."""

    tiles: int = 0
    best: ev.TileBuilt | None = None
    aboard: int = 0
    """How often its marker on the gondola paid."""
    collected: int = 0
    """Markers that paid it as the lawyer."""


def with_city(scene: Scene, outcome: Outcome, values: EndValues) -> EndValues:
    heard = Listener(scene.setting.players)
    for event in scene.seen:
        heard.hear(event)
    works = works_of(scene.seen, scene.setting.players)
    end = ENDS[scene.state.end]
    sentence = sentences(_how_it_ended(scene, end, heard, outcome), values.sentence)
    own = _city(scene, heard, works)
    lines = _lines(scene, values.lines, heard, works)
    spoken = sentences(sentence, *(line["spoken"] for line in lines), own["spoken"])
    return replace(values, title=_title(end), sentence=sentence, lines=lines, own=own, spoken=spoken)


def works_of(events: Sequence[Event], players: int) -> list[Works]:
    works = [Works() for _ in range(players)]
    for event in events:
        if not isinstance(event, ev.TileBuilt):
            continue
        mine = works[event.seat]
        mine.tiles += 1
        if mine.best is None or event.gains[event.seat] > mine.best.gains[event.seat]:
            mine.best = event
        if event.aboard >= 0:
            works[event.aboard].aboard += 1
        for marker in event.covered:
            if marker.points and marker.paid != marker.owner:
                works[marker.paid].collected += 1
    return works


# What ended it


def _title(end: str) -> str:
    match end:
        case "piles":
            return tr("Venedig.End", "The last pile is driven")
        case "track":
            return tr("Venedig.End", "The end of the track is reached")
    return tr("Venedig.End", "The last round is over")


def _how_it_ended(scene: Scene, end: str, heard: Listener, outcome: Outcome) -> str:
    rounds = scene.state.round
    if end == "piles" and heard.last_pile != NOBODY:
        text = tr("Venedig.End", "%1 drove the last pile in round %2.")
        return filled(text, scene.name(heard.last_pile), rounds)
    there = [seat for seat in scene.seats if outcome.scores[seat] >= scene.box.track]
    if end == "track" and len(there) == 1:
        text = tr("Venedig.End", "%1 reached the end of the track in round %2.")
        return filled(text, scene.name(there[0]), rounds)
    return filled(tr("Venedig.End", "After round %1 the game ends."), rounds)


# The count


def _lines(scene: Scene, lines: Records, heard: Listener, works: Sequence[Works]) -> Records:
    """Without sources that brought nobody anything."""
    found: Records = []
    for line in lines:
        if not any(cell["points"] for cell in line["cells"]):
            continue
        cells = []
        for seat, cell in zip(scene.order(), line["cells"], strict=True):
            how = _how(line["source"], seat, heard, works[seat]) if cell["points"] else ""
            cells.append({**cell, "how": how, "text": cell["text"] if cell["points"] else NOTHING})
        found.append({**line, "cells": cells})
    return found


def _how(source: str, seat: Seat, heard: Listener, works: Works) -> str:
    match source:
        case "arms":
            return tiles(works.tiles)
        case "markers":
            return _times(heard.paid[seat])
        case "gondola":
            return _times(works.aboard)
        case "bets":
            return _times(heard.bets[seat][0])
        case "lawyer":
            return _times(works.collected)
    return ""


def _times(number: int) -> str:
    return f"{number} \N{MULTIPLICATION SIGN}" if number else ""


def tiles(number: int) -> str:
    return counted(tr("Venedig.End", "%n tile(s)", n=number), number)


# Who built what


def _city(scene: Scene, heard: Listener, works: Sequence[Works]) -> Record:
    box = scene.box
    cells: Records = []
    standing = dict.fromkeys(scene.seats, 0)
    for action in scene.state.built:
        tile = act.tile_of(action)
        owner = heard.builders.get(box.tiles[tile].id, NOBODY)
        if owner == NOBODY:
            continue
        standing[owner] += 1
        for place, (cell, kind, _, sides) in enumerate(city.tile_cells(box, tile, box.lays[tile][act.lay_of(action)])):
            cells.append({"cell": cell, "kind": kind, "sides": sides, "sign": scene.sign(owner), "first": not place})
    owners: Records = [_owner(scene, seat, standing[seat], works[seat]) for seat in scene.order()]
    title = tr("Venedig.End", "Who built the city")
    return {
        "title": title,
        "columns": COLUMNS,
        "rows": ROWS,
        "canal": numbers(box.canal),
        "cells": cells,
        "owners": owners,
        "spoken": sentences(f"{title}:", *(owner["spoken"] for owner in owners)),
    }


def _owner(scene: Scene, seat: Seat, standing: int, works: Works) -> Record:
    number, best = tiles(standing), ""
    if works.best is not None and (gained := works.best.gains[seat]):
        tile = scene.box.tiles[scene.box.tile_number[works.best.tile]]
        where = things.cell_name(works.best.cells[0][0])
        text = tr("Venedig.End", "best: %1 at %2 for %3", "a tile, where, points")
        best = filled(text, naming.shape_word(tile.shape), where, gained)
    return {
        "sign": scene.sign(seat),
        "name": scene.name(seat),
        "tiles": number,
        "best": best,
        "spoken": f"{isolated(scene.name(seat))}: {', '.join(filter(None, (number, best)))}.",
    }
