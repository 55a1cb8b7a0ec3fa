"""The end sheet: a line a source, how and points, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.engine.score import Outcome, ScoreLine
from speicherstadt_app.games.speicherstadt.rules.cards import church_of
from speicherstadt_app.games.speicherstadt.table.scene import Scene
from speicherstadt_app.games.speicherstadt.words.statistics import source_title
from speicherstadt_app.games.speicherstadt.words.telling import victory
from speicherstadt_app.ui.table.presenter import EndValues
from speicherstadt_app.ui.values import Records
from speicherstadt_app.words.phrases import coins, counted, filled, isolated, listed, number_text, sentences, signed
from speicherstadt_app.words.translation import tr

# Churches are shown one a line, as they bring different points.
ROWS: Final = ("fire", "contract", "office", "trader", "michael", "boatmen", "warehouse", "port", "chamber")
NOTHING: Final = "\N{EN DASH}"


def end(scene: Scene, outcome: Outcome) -> EndValues:
    if not outcome.final:
        return EndValues()
    order = [(scene.me + n) % scene.rules.players for n in scene.seats]
    lines = _added_up([line for source in ROWS if (line := _line(outcome, source, order))])
    players = [
        {
            "sign": scene.sign(seat),
            "name": scene.name(seat),
            "winner": seat in outcome.winners,
            "total": outcome.scores[seat],
            "totalText": number_text(outcome.scores[seat]),
            "art": scene.looks.art[seat],
        }
        for seat in order
    ]
    for line in lines:
        line["spoken"] = _spoken(line, players)
    sentence = victory(outcome, scene.looks.names)
    tie = _tie(scene, outcome)
    totals = listed([f"{isolated(str(player['name']))} {player['totalText']}" for player in players])
    return EndValues(
        visible=True,
        title=tr("Speicherstadt.End", "The last fire is out"),
        sentence=sentence,
        players=players,
        lines=lines,
        tieText=tie,
        canRematch=True,
        won=not scene.looks.people or scene.me in outcome.winners,
        spoken=sentences(sentence, tie, totals, *(line["spoken"] for line in lines)),
    )


def _tie(scene: Scene, outcome: Outcome) -> str:
    best = max(outcome.scores)
    level = [seat for seat in scene.seats if outcome.scores[seat] == best]
    if len(level) < 2:
        return ""
    held = listed([f"{isolated(scene.name(seat))} {scene.state.coins[seat]}" for seat in level])
    if len(outcome.winners) == len(level):
        return filled(tr("Speicherstadt.End", "Level on points, and on coins as well: %1."), held)
    return filled(tr("Speicherstadt.End", "Level on points, so coins decide: %1."), held)


def _row_of(line: ScoreLine) -> str:
    return church_of(line.item) if line.source == "church" else line.source


def _line(outcome: Outcome, source: str, order: Sequence[Seat]) -> dict[str, Any] | None:
    """A line of the sheet; None if nobody has anything in it."""
    found = [[line for line in outcome.sheet[seat] if _row_of(line) == source] for seat in order]
    if not any(found):
        return None
    sums = [sum(line.points for line in lines) for lines in found]
    best = max(sums)
    cells = [
        {
            "how": _how(source, lines),
            "points": total,
            "text": number_text(total) if lines else NOTHING,
            "best": total == best and bool(lines) and total > 0,
            "bad": total < 0,
        }
        for lines, total in zip(found, sums, strict=True)
    ]
    return {
        "source": source,
        "art": f"speicherstadt/cards/icons/{source}",
        "title": source_title(source),
        "cells": cells,
    }


def _added_up(lines: Records) -> Records:
    """Each cell with the sum of its column so far, for totals that count along."""
    sums = [0] * max((len(line["cells"]) for line in lines), default=0)
    for line in lines:
        for column, cell in enumerate(line["cells"]):
            sums[column] += cell["points"]
            cell["sum"] = sums[column]
    return lines


def _how(source: str, lines: Sequence[ScoreLine]) -> str:
    """How the points of one source came about, in as few signs as possible."""
    if not lines:
        return ""
    match source:
        case "fire":
            return "  ".join(signed(line.points) for line in lines if line.points)
        case "contract":
            return " + ".join(str(line.points) for line in lines) if len(lines) > 1 else ""
        case "office" | "trader":
            return lines[0].item if source == "office" else str(len(lines))
        case "warehouse":
            number = int(lines[0].item)
            return counted(tr("Speicherstadt.End", "%n cube(s)", n=number), number)
        case "port":
            number = int(lines[0].item)
            return counted(tr("Speicherstadt.End", "%n ship(s)", n=number), number)
        case "chamber":
            return coins(int(lines[0].item))
    return ""


def _spoken(line: dict[str, Any], players: Records) -> str:
    each = [
        f"{isolated(player['name'])} {cell['text']}"
        for player, cell in zip(players, line["cells"], strict=True)
        if cell["points"]
    ]
    return f"{line['title']}: {listed(each)}" if each else ""
