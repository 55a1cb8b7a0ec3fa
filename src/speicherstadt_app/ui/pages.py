"""Pages beside the game itself: what each of them shows is made when it is opened for the first time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from speicherstadt_app.words.translation import want

if TYPE_CHECKING:
    from speicherstadt_app.play.pace import Pace
    from speicherstadt_app.play.table import Table as PlayedTable
    from speicherstadt_app.play.thinking import AskBrain
    from speicherstadt_app.ui.data_folder import DataFolder
    from speicherstadt_app.ui.home.profiles import Profiles
    from speicherstadt_app.ui.home.settings import Settings
    from speicherstadt_app.ui.table.live import Table
    from speicherstadt_app.ui.threads import FolderThreads, Tasks

    Making = Callable[[DataFolder | None, AskBrain, Pace], PlayedTable]
    """Sets a table up: in the thread of the folder, or without one if nothing can be kept."""
    Dressing = Callable[[Table], object]
    """Gives a table that is about to be shown what it has beside the game, such as a lesson."""


@dataclass(frozen=True, slots=True)
class Played:
    """The game that a page is about: which one, and how it is played."""

    game: str
    options: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class PageContext:
    """What a page may ask of the window."""

    threads: FolderThreads
    tasks: Tasks
    settings: Settings
    profiles: Profiles
    thinker: Callable[[], AskBrain]
    open: Callable[[str, str], object]
    """Turn to a page, about something or nothing."""
    sit_down: Callable[[Making, Dressing | None], object]
    """Leave the table there is, if any, and sit down at another one."""
    get_up: Callable[[], object]
    """Leave the table there is."""
    announce: Callable[[str, bool], object]
    played: Callable[[], Played | None]
    """The game that one comes from, if one comes from a game."""
    name_here: Callable[[], str]
    """What the one who plays may be called on this device, or nothing."""
    parent: QObject


class Page(QObject):
    """What one page shows. It stays until the program ends."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context.parent)
        self.context = context

    @property
    def played(self) -> Played | None:
        """The game that is shown, if there is one."""
        return None

    def open(self, about: str) -> None:
        """The page is opened: about one game, for example, by its id."""

    def leave(self) -> None:
        """Another page is opened: what goes on for this one alone ends."""

    def retranslate(self) -> None:
        """The window speaks another language."""

    def stop(self) -> None:
        """The window closes: what takes long ends soon."""


def _door(context: PageContext) -> Page:
    from speicherstadt_app.ui.home.door import Door

    return Door(context)


def _fairness(context: PageContext) -> Page:
    from speicherstadt_app.ui.lookback.fairness import Fairness

    return Fairness(context)


def _replay(context: PageContext) -> Page:
    from speicherstadt_app.ui.lookback.replay import Replay

    return Replay(context)


def _review(context: PageContext) -> Page:
    from speicherstadt_app.ui.lookback.review import Review

    return Review(context)


def _lessons(context: PageContext) -> Page:
    from speicherstadt_app.ui.learn.lessons import Lessons

    return Lessons(context)


def _about(context: PageContext) -> Page:
    from speicherstadt_app.ui.home.about import About

    return About(context)


def _challenges(context: PageContext) -> Page:
    from speicherstadt_app.ui.home.challenges import Challenges

    return Challenges(context)


def _statistics(context: PageContext) -> Page:
    from speicherstadt_app.ui.statistics.page import Statistics

    return Statistics(context)


def _achievements(context: PageContext) -> Page:
    from speicherstadt_app.ui.statistics.achievements import Achievements

    return Achievements(context)


def _welcome(context: PageContext) -> Page:
    from speicherstadt_app.ui.home.welcome import Welcome

    return Welcome(context)


def _rules(context: PageContext) -> Page:
    from speicherstadt_app.ui.learn.rulebook import Rulebook

    return Rulebook(context)


MAKERS: Final[Mapping[str, Callable[[PageContext], Page]]] = {
    "statistics": _statistics,
    "achievements": _achievements,
    "about": _about,
    "door": _door,
    "challenges": _challenges,
    "lessons": _lessons,
    "rules": _rules,
    "welcome": _welcome,
    "fairness": _fairness,
    "replay": _replay,
    "review": _review,
}
"""Each imports what it makes: the first frame needs none of it."""
SHELF: Final = "boxes"
"""The last part of the name of a page where the boxes of one game are."""


def shelf_of(name: str) -> str:
    """The game whose boxes of one's own are looked after on the page of that name, `<game>/boxes`; nothing if it is
    none."""
    from speicherstadt_app.words.boxes import boxes_of

    game, _, page = name.partition("/")
    if page != SHELF or boxes_of(game) is None:
        return ""
    want(game)
    return game


class Pages:
    """The pages opened so far."""

    def __init__(self, context: PageContext) -> None:
        self._context = context
        self._made: dict[str, Page] = {}

    def has(self, name: str) -> bool:
        return name in MAKERS or bool(shelf_of(name))

    def of(self, name: str) -> Page | None:
        if name not in self._made:
            if name in MAKERS:
                self._made[name] = MAKERS[name](self._context)
            elif game := shelf_of(name):
                from speicherstadt_app.ui.home.boxes import Shelf

                self._made[name] = Shelf(self._context, game)
        return self._made.get(name)

    def played_on(self, way: Sequence[str], table: Table | None) -> Played | None:
        """The game of the table, or the one that was looked at, from which one came."""
        for name in reversed(way):
            shown = table if name == "table" else self._made.get(name)
            if shown is not None and shown.played is not None:
                return shown.played
        return None

    def leave_for(self, name: str) -> None:
        """That page is shown from now on, of these or another."""
        for other, page in self._made.items():
            if other != name:
                page.leave()

    def retranslate(self) -> None:
        for page in self._made.values():
            page.retranslate()

    def stop(self) -> None:
        for page in self._made.values():
            page.stop()
