"""What the folder has of one game, for the page behind its door. In a thread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from speicherstadt_app import words
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.games import registry
from speicherstadt_app.ui.home import looking_in
from speicherstadt_app.ui.home.games import day_text
from speicherstadt_app.ui.home.looking_in import Day, day_of, played_with, waiting
from speicherstadt_app.ui.home.start import Played
from speicherstadt_app.ui.home.tags import tag_of
from speicherstadt_app.ui.learn.course import course_of, note_of
from speicherstadt_app.ui.learn.lessons import read_progress
from speicherstadt_app.ui.statistics.achievements import has_achievements
from speicherstadt_app.ui.threads import Refused
from speicherstadt_app.ui.values import Records
from speicherstadt_app.words.phrases import capital, isolated, sentences, within_line

if TYPE_CHECKING:
    from datetime import date

    from speicherstadt_app.engine.record import Record
    from speicherstadt_app.store.shapes import GameEntry
    from speicherstadt_app.ui.data_folder import DataFolder
    from speicherstadt_app.ui.home.looking_in import Waiting
    from speicherstadt_app.words.game import Patch

MOST_SHOWN: Final = 6
"""Of unfinished games; the list of games has them all."""


@dataclass(frozen=True, slots=True)
class WaitingRow:
    """An unfinished game."""

    gameId: str
    headline: str
    """What it waits for."""
    mine: bool
    """That is the one person who plays it."""
    detail: str
    seats: Records
    purseArt: str
    small: dict[str, Any]
    """Its picture: `columns`, `rows` and `patches`; empty if the game draws none."""
    art: str
    """In place of it a drawing of one colour."""
    spoken: str


class DoorFound(NamedTuple):
    rows: Sequence[WaitingRow] = ()
    unfinished: int = 0
    """More than there are rows, if some can't be read or there are many."""
    day: Day = Day()
    played: Played | None = None
    """None while older games wait to be counted."""
    achieved: tuple[int, int] = (0, 0)
    """Medals: so many of so many."""
    lesson: int | None = None
    """The next one; 0 if none is left, None while that isn't known."""


def look_behind(folder: DataFolder, person: str, game: str) -> DoorFound:
    today = looking_in.clock()
    left = [entry for entry in folder.cards("unfinished") if entry.whole and entry.game == game]
    readable = (row for entry in left if (row := row_of(folder, entry, today, person)) is not None)
    counted = bool(person) and not folder.figures.behind()
    day = day_of(folder, person)
    return DoorFound(
        list(islice(readable, MOST_SHOWN)),
        len(left),
        day if day.game == game else Day(),
        played_with(folder, person, game) if counted else None,
        _achieved(folder, person, game) if counted else (0, 0),
        _next_lesson(folder, person, game),
    )


def row_of(folder: DataFolder, entry: GameEntry, today: date, person: str) -> WaitingRow | None:
    """None if it can't be read; the list of games says why."""
    try:
        record = folder.record(entry.id)
        found = waiting(record, person)
    except (EngineError, Refused):
        return None
    stand = words.of(record.game).progress
    progress = found.rules.progress(found.view)
    headline = capital(stand.waiting(found.rules, found.view, found.names, found.you))
    parts = (
        stand.where(progress),
        within_line(stand.remaining(found.rules, found.view)),
        _at_one_screen(record),
        _day(day_text(entry.played_at, today)),
        tag_of(entry),
    )
    detail = " · ".join(filter(None, parts))
    who = [f"{isolated(seat['name'])}: {seat['purse']}" for seat in found.seats]
    return WaitingRow(
        gameId=entry.id,
        headline=headline,
        mine=found.mine,
        detail=detail,
        seats=found.seats,
        purseArt=registry.card(record.game).purse_art,
        small=_small(found, record.game),
        art=stand.chapter_art(progress.chapter),
        spoken=sentences(headline, detail, ", ".join(who)),
    )


def _at_one_screen(record: Record) -> str:
    several = sum(player.kind == "human" for player in record.players) > 1
    return QCoreApplication.translate("Door", "at one screen") if several else ""


def _day(text: str) -> str:
    """'today', but 'Friday, 20 November 2026'."""
    return text if any(letter.isdigit() for letter in text) else within_line(text)


def _small(found: Waiting, game: str) -> dict[str, Any]:
    picture = words.of(game).drawing.small(found.rules, found.view)
    if not picture.columns:
        return {}
    patches = [_patch(patch, found.signs) for patch in picture.patches]
    return {"columns": picture.columns, "rows": picture.rows, "patches": patches}


def _patch(patch: Patch, signs: Sequence[int]) -> dict[str, Any]:
    """With the sign of its seat, which has the colour."""
    told = asdict(patch)
    seat = told.pop("seat")
    return {**told, "sign": signs[seat] if seat >= 0 else -1}


def _achieved(folder: DataFolder, person: str, game: str) -> tuple[int, int]:
    if not has_achievements(game):
        return 0, 0
    medals = folder.figures.medals(person, game)
    return sum(medal.done == medal.of for medal in medals), len(medals)


def _next_lesson(folder: DataFolder, person: str, game: str) -> int:
    course = course_of(game)
    if course is None:
        return 0
    count = len(course.lessons)
    return read_progress(folder.noted(person, note_of(game)) if person else "", count).next(count)
