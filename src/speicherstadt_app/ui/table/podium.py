"""What the end sheet shows of every game once it is counted: places, each player's story, and points by source.

It is made of what the game's presenter says (`EndValues`), of the outcome, and of the game's `words/ending.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from speicherstadt_app import words
from speicherstadt_app.engine.rules import Event, Rules, Seat
from speicherstadt_app.engine.score import Outcome
from speicherstadt_app.games import registry
from speicherstadt_app.ui.table.goal import day_name
from speicherstadt_app.ui.table.presenter import EndValues, Looks, Record
from speicherstadt_app.ui.values import Records
from speicherstadt_app.words.phrases import filled, isolated, listed, points, sentences
from speicherstadt_app.words.plain import spoken

STEPS: Final = 3
"""Places that stand on the podium."""


@dataclass(frozen=True, slots=True)
class Ending:
    """A game that is over, and how the one who looks saw it."""

    game_id: str
    rules: Rules[Any]
    outcome: Outcome
    looks: Looks
    seen: Sequence[Event]
    day: str = ""
    """On which it ended, as in a record."""


def ended_on(meta: Mapping[str, object]) -> str:
    return str(meta.get("ended", ""))[:10]


def with_places(values: EndValues, ending: Ending) -> EndValues:
    """The best first; those of one place as they sit."""
    if not values.visible:
        return values
    outcome, looks = ending.outcome, ending.looks
    seats = [(looks.me + n) % len(looks.names) for n in range(len(looks.names))]
    stories = words.of(ending.game_id).ending.stories(ending.rules, looks.names, ending.seen, outcome)
    bars = _bars(values)
    rows = [
        _row(
            player,
            seat,
            _reached(outcome, seat),
            place=outcome.places[seat],
            story=stories[seat] or ("" if values.tieText else _level(seat, outcome, looks)),
            bars=bars[column],
        )
        for column, (seat, player) in enumerate(zip(seats, values.players, strict=True))
    ]
    if len(rows) == 1:
        rows[0] |= {"grade": spoken(outcome.grade) if outcome.grade else "", "mark": ""}
    rows.sort(key=lambda row: int(row["place"]))
    game = registry.card(ending.game_id).title
    return replace(values, ranking=rows, game=game, day=day_name(ending.day) if ending.day else "", date=ending.day)


def _reached(outcome: Outcome, seat: Seat) -> str:
    """The place among others; of a player alone the grade, or whether the game is won."""
    if len(outcome.places) > 1:
        return filled(QCoreApplication.translate("Podium", "Place %1", "in a game that is over"), outcome.places[seat])
    if outcome.grade:
        return spoken(outcome.grade)
    if outcome.winners:
        return QCoreApplication.translate("Podium", "Won", "a game played alone")
    return QCoreApplication.translate("Podium", "Not won", "a game played alone")


def _row(player: Record, seat: Seat, reached: str, *, place: int, story: str, bars: Records) -> Record:
    worth = points(player["total"])
    each = listed([f"{bar['title']} {bar['text']}" for bar in bars])
    return {
        **player,
        "seat": seat,
        "place": place,
        "placeText": reached,
        "mark": str(place),
        "pointsText": worth,
        "story": story,
        "bars": bars,
        "grade": "",
        "spoken": sentences(f"{reached}: {isolated(player['name'])}, {worth}", story, each),
    }


def _level(seat: Seat, outcome: Outcome, looks: Looks) -> str:
    """Why somebody with as many points has the better place."""
    points_here, place = outcome.scores[seat], outcome.places[seat]
    better = [
        other
        for other in range(len(outcome.scores))
        if outcome.scores[other] == points_here and outcome.places[other] < place
    ]
    if not better:
        return ""
    text = QCoreApplication.translate("Podium", "Level with %1, behind on the tie-break")
    return filled(text, isolated(looks.names[max(better, key=outcome.places.__getitem__)]))


def _bars(values: EndValues) -> list[Records]:
    """For each column its sources, side by side on one scale: below nothing to the left, above it to the right."""
    columns = [[line["cells"][n]["points"] for line in values.lines] for n in range(len(values.players))]
    low = max((-sum(each for each in column if each < 0) for column in columns), default=0)
    high = max((sum(each for each in column if each > 0) for column in columns), default=0)
    whole = max(1, low + high)
    found = []
    for n, column in enumerate(columns):
        left, right, bars = low, low, []
        for line, worth in zip(values.lines, column, strict=True):
            if not worth:
                continue
            if worth < 0:
                left += worth
                start = left
            else:
                start, right = right, right + worth
            bars.append(
                {
                    "source": line["source"],
                    "art": line["art"],
                    "title": line["title"],
                    "text": line["cells"][n]["text"],
                    "points": worth,
                    "start": start / whole,
                    "length": abs(worth) / whole,
                }
            )
        found.append(bars)
    return found
