"""Lessons at the table and the rules, at moments that are worth a picture."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from speicherstadt_app.engine.record import Player
from speicherstadt_app.games.registry import find
from speicherstadt_app.play.scripted import RiggedDealer
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.ui.learn.course import course_of
from speicherstadt_app.ui.opponents import cast_of
from speicherstadt_app.ui.table.lesson import Lesson, Ways
from speicherstadt_app.ui.table.live import Table
from tests.ui.tables import nobody_thinks

if TYPE_CHECKING:
    from tools.gallery.window import Gallery

NOWHERE: Final = Ways(*(lambda *_: None for _ in range(4)))


def _at_table(gallery: Gallery, number: int, ply: int, read: int, pick: str = "") -> None:
    """A lesson after so many moves, with so many of its sentences read."""
    course = course_of("speicherstadt")
    assert course is not None
    script = course.script
    game, moves = find(script.game), script.moves
    dealer = RiggedDealer(game, script.setup, moves)
    players = (Player("Mara", "human"), Player("", "ai", {"level": "apprentice", "character": script.opponent}))
    played = PlayedTable(game, dealer, players, nobody_thinks, moves=moves[:ply])
    table = Table(played, gallery.settings, still=True, parent=gallery.app)
    cast, teacher = cast_of(script.game), course.lessons[number - 1].teacher
    opponent = cast.character_name(script.opponent) or cast.character_title(script.opponent)
    names = (cast.character_full_name(teacher) or cast.character_title(teacher), opponent)
    lesson = Lesson(course, number, table, played, names, NOWHERE)
    for _ in range(read):
        lesson.next()
    if pick:
        table.choose(pick)
    gallery.still = table
    gallery.app._table = table
    gallery.app.tableChanged.emit()
    gallery._turn_to("table")
    gallery.settle()


def _read(gallery: Gallery, about: str, query: str = "") -> None:
    gallery.app.open("rules", about)
    gallery.settle()
    rulebook = gallery.app.model("rules")
    assert rulebook is not None
    rulebook.setProperty("query", query)
    gallery.settle()


SHOWN: Final = {
    "lesson says": partial(_at_table, number=1, ply=5, read=0),
    "lesson ring": partial(_at_table, number=1, ply=5, read=1),
    "lesson shipping": partial(_at_table, number=2, ply=71, read=0, pick="pick tea 0 0"),
    "lesson fire": partial(_at_table, number=3, ply=93, read=0),
    "lesson end": partial(_at_table, number=5, ply=275, read=6),
    "rules round": partial(_read, about="purchase"),
    "rules cards": partial(_read, about="firefighter"),
    "rules found": partial(_read, about="", query="11"),
}
