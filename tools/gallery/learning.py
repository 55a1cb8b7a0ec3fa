"""Lessons at the table and the rules, at moments that are worth a picture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from speicherstadt_app.engine.record import Player
from speicherstadt_app.games.registry import find
from speicherstadt_app.play.scripted import RiggedDealer
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.ui.learn.course import Lesson as Taught
from speicherstadt_app.ui.learn.course import course_of
from speicherstadt_app.ui.opponents import cast_of
from speicherstadt_app.ui.table.lesson import Lesson, Ways
from speicherstadt_app.ui.table.live import Table
from tests.ui.tables import nobody_thinks

if TYPE_CHECKING:
    from tools.gallery.scene import Shown
    from tools.gallery.window import Gallery

NOWHERE: Final = Ways(*(lambda *_: None for _ in range(4)))
LEARNER: Final = Player("Mara", "human")


@dataclass(frozen=True, slots=True)
class Moment:
    """A lesson after so many moves, with so many of its sentences read; or where a sentence is read, by its key."""

    number: int
    ply: int = 0
    read: int = 0
    pick: str = ""
    key: str = ""

    def place(self, lesson: Taught) -> tuple[int, int]:
        """After how many moves, and behind how many sentences."""
        if not self.key:
            return self.ply, self.read
        ply, cues = next((ply, cues) for ply, cues in lesson.cues.items() if self.key in [cue.key for cue in cues])
        return ply, [cue.key for cue in cues].index(self.key)


def shown(game: str, lessons: Mapping[str, Moment], rules: Mapping[str, tuple[str, str]]) -> Shown:
    """What a game's scenes show of its lessons, and of its rules: where they are opened, and what is looked for."""
    return {
        "lessons": lambda gallery: gallery.app.open("lessons", game),
        **{name: partial(_at_table, game=game, moment=moment) for name, moment in lessons.items()},
        **{name: partial(_read, game=game, about=about, query=query) for name, (about, query) in rules.items()},
    }


def _at_table(gallery: Gallery, game: str, moment: Moment) -> None:
    course = course_of(game)
    assert course is not None
    taught = course.lessons[moment.number - 1]
    ply, read = moment.place(taught)
    script = taught.script
    played = find(script.game)
    dealer = RiggedDealer(played, script.setup, script.moves)
    players = script.seated(LEARNER)
    begun = PlayedTable(played, dealer, players, nobody_thinks, moves=script.moves[:ply])
    table = Table(begun, gallery.settings, still=True, parent=gallery.app)
    cast = cast_of(script.game)
    opponent = cast.character_name(script.opponent) or cast.character_title(script.opponent)
    names = (cast.character_full_name(taught.teacher) or cast.character_title(taught.teacher), opponent)
    lesson = Lesson(course, moment.number, table, begun, names, NOWHERE)
    for _ in range(read):
        lesson.next()
    if moment.pick:
        table.choose(moment.pick)
    gallery.sit_at(table)


def _read(gallery: Gallery, game: str, about: str, query: str = "") -> None:
    gallery.app.open("rules", f"{game}/{about}")
    gallery.settle()
    rulebook = gallery.app.model("rules")
    assert rulebook is not None
    rulebook.setProperty("query", query)
    gallery.settle()
