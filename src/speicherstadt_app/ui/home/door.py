"""One game's own page, behind its door on the start page: what waits in it, and all that can be done with it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Any

from PySide6.QtCore import Property, QCoreApplication, QObject, Slot

from speicherstadt_app.games import registry
from speicherstadt_app.ui.home.behind import DoorFound, WaitingRow, look_behind
from speicherstadt_app.ui.home.challenges import has_challenges
from speicherstadt_app.ui.home.looking_in import others_text
from speicherstadt_app.ui.home.start import in_language, record_text, size_text
from speicherstadt_app.ui.learn.contents import rulebooks
from speicherstadt_app.ui.learn.course import course_of
from speicherstadt_app.ui.long_texts import language_now
from speicherstadt_app.ui.pages import Page, PageContext
from speicherstadt_app.ui.panorama import panorama_of
from speicherstadt_app.ui.rows import RowModel
from speicherstadt_app.ui.statistics.achievements import has_achievements
from speicherstadt_app.ui.values import Values, for_qml
from speicherstadt_app.words.phrases import filled, within_line


@dataclass(frozen=True, slots=True)
class DoorValues:
    ready: bool = False
    """The folder has been looked into."""
    game: str = ""
    title: str = ""
    place: str = ""
    size: str = ""
    about: str = ""
    emblem: str = ""
    picture: str = ""
    scene: str = ""
    panorama: dict[str, Any] = field(default_factory=dict)
    first: str = "new"
    """The likeliest thing to do: `continue`, `learn` or `new`."""
    more: str = ""
    """How many further games wait in the list of games."""
    challenges: bool = False
    dayState: str = ""
    """Of today's game of the day, if it is one of this game: `new`, `open`, `done`."""
    dayText: str = ""
    lessons: str = ""
    """How far somebody is in them; nothing if there are none."""
    rules: bool = False
    achievements: str = ""
    """How many are achieved; nothing if there are none."""
    record: str = ""
    """How somebody has fared."""


@for_qml
class DoorNow(Values[DoorValues], values=DoorValues):
    pass


@for_qml
class Door(Page):
    def __init__(self, context: PageContext) -> None:
        super().__init__(context)
        self._now = DoorNow(DoorValues(), self)
        self._rows = RowModel(WaitingRow, lambda row: row.gameId, self)
        self._game = next((card.id for card in registry.cards()), "")
        context.profiles.currentChanged.connect(self._look)

    @Property(DoorNow, constant=True)
    def now(self) -> DoorNow:
        return self._now

    @Property(QObject, constant=True)
    def rows(self) -> QObject:
        return self._rows

    def open(self, about: str) -> None:
        """About a game, by its id; else about the one that was shown last."""
        if about in {card.id for card in registry.cards()} and about != self._game:
            self._game = about
            self._show(DoorFound(), ready=False)
        self._look()

    def retranslate(self) -> None:
        self._look()

    @Slot()
    def _look(self) -> None:
        if self._game:
            self.context.tasks.begin(self._look_into())

    async def _look_into(self) -> None:
        game, person = self._game, self.context.profiles.current
        question = partial(look_behind, person=person.id if person else "", game=game)
        found = await self.context.threads.ask(question)
        if game == self._game:
            self._show(found or DoorFound(), ready=True)

    def _show(self, found: DoorFound, *, ready: bool) -> None:
        card, game = registry.card(self._game), self._game
        language = language_now()
        place, size = in_language(card.place, language), size_text(card)
        course = course_of(game)
        self._rows.show(found.rows)
        self._now.show(
            DoorValues(
                ready=ready,
                game=game,
                title=card.title,
                place=place,
                size=within_line(size) if place else size,
                about=in_language(card.about, language),
                emblem=card.emblem,
                picture=card.picture,
                scene=card.scene or card.picture,
                panorama=panorama_of(game),
                first=_first(found),
                more=others_text(found.unfinished - len(found.rows)),
                challenges=has_challenges(game),
                dayState=found.day.state,
                dayText=found.day.text,
                lessons=_lessons(found.lesson, len(course.lessons)) if course else "",
                rules=game in rulebooks(),
                achievements=_achieved(*found.achieved) if has_achievements(game) else "",
                record=record_text(found.played) if found.played else "",
            )
        )


def _first(found: DoorFound) -> str:
    if found.rows:
        return "continue"
    never_played = found.played is not None and not found.played.games
    return "learn" if never_played and found.lesson else "new"


def _lessons(number: int | None, count: int) -> str:
    if number is None:
        return QCoreApplication.translate("GameIntroduction", "in short lessons, at the table")
    if number == 0:
        return QCoreApplication.translate("Door", "all lessons taken")
    return filled(QCoreApplication.translate("Lessons", "lesson %1 of %2"), number, count)


def _achieved(done: int, of: int) -> str:
    if not of:
        return QCoreApplication.translate("Door", "what you can achieve")
    return filled(QCoreApplication.translate("Medals", "%1 of %2 achieved"), done, of)
