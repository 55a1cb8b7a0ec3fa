"""The story of a game that is over, in one sentence a player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from speicherstadt_app.engine.rules import Event
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.games.venedig.rules.box import Box
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.words import TITLES, things
from speicherstadt_app.games.venedig.words.tales import Tale, tales
from speicherstadt_app.words.phrases import filled, points
from speicherstadt_app.words.translation import tr


def stories(rules: VenedigRules, names: Sequence[str], events: Iterable[Event], outcome: Outcome) -> Sequence[str]:
    return [_told(tale, rules.box, names) for tale in tales(rules.setup.players, events, outcome)]


def _told(tale: Tale, box: Box, names: Sequence[str]) -> str:
    return _of_the_end(tale, names) or _of_points(tale, names) or _of_things(tale, box, names)


def _of_the_end(tale: Tale, names: Sequence[str]) -> str:
    who = names[tale.seat]
    match tale.kind:
        case "ended-behind":
            return filled(tr("Venedig.Story", "%1 ended the game although others were ahead."), who)
        case "lead":
            text = tr("Venedig.Story", "%1 took the lead in round %2 and never lost it again.")
            return filled(text, who, tale.number)
    return ""


def _of_points(tale: Tale, names: Sequence[str]) -> str:
    who = names[tale.seat]
    match tale.kind:
        case "gondola":
            return filled(tr("Venedig.Story", "The gondola brought %1 %2.", "who, points"), who, points(tale.points))
        case "lawyer":
            text = tr("Venedig.Story", "As a lawyer %1 collected %2.", "who, points")
            return filled(text, who, points(tale.points))
        case "bets":
            text = tr("Venedig.Story", "%1 won %2 of %3 bets.", "who, how many, of how many")
            return filled(text, who, tale.number, tale.thing)
        case "lost-bets":
            return filled(tr("Venedig.Story", "%1 lost every bet, %2 in all.", "who, how many"), who, tale.number)
        case "paid":
            text = tr("Venedig.Story", "%2 markers of %1 lay where others built.", "who, how many")
            return filled(text, who, tale.number)
        case "given":
            text = tr("Venedig.Story", "%1 built over %2 markers of others.", "who, how many")
            return filled(text, who, tale.number)
    return ""


def _of_things(tale: Tale, box: Box, names: Sequence[str]) -> str:
    who = names[tale.seat]
    match tale.kind:
        case "bridges":
            text = tr("Venedig.Story", "%1 built %2 bridges, more than anybody else.")
            return filled(text, who, tale.number)
        case "tile":
            text = tr("Venedig.Story", "%1's best: %2 for %3 in round %4.", "who, a tile, points, round")
            shape = things.a_tile(things.tile_of(box, tale.thing))
            return filled(text, who, shape, points(tale.points), tale.number)
        case "robbed":
            text = tr("Venedig.Story", "%2 took a tile of %1 off the board.", "who, who did it")
            return filled(text, who, names[tale.other])
    if not tale.points:
        return filled(tr("Venedig.Story", "Nothing brought %1 a point this time."), who)
    text = tr("Venedig.Story", "%1's best source of points: %2, %3.", "who, source, points")
    return filled(text, who, _source_in_words(tale.thing), points(tale.points))


_source_in_words = TITLES.table("Story.source", other=str)
"""In the middle of a sentence, where the titles of the count would be capital."""
