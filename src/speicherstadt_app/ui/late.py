"""What the first frame can do without: each is imported and made when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QCoreApplication, QObject

from speicherstadt_app.words.phrases import filled

if TYPE_CHECKING:
    from speicherstadt_app.ui.heard import Heard
    from speicherstadt_app.ui.home.profiles import Profiles
    from speicherstadt_app.ui.home.settings import Settings
    from speicherstadt_app.ui.home.start import ContinueCard, Doors
    from speicherstadt_app.ui.host import Host
    from speicherstadt_app.ui.language import Language
    from speicherstadt_app.ui.notice_board import NoticeBoard
    from speicherstadt_app.ui.pages import Pages
    from speicherstadt_app.ui.parts import Parts
    from speicherstadt_app.ui.table.live import Table
    from speicherstadt_app.ui.threads import FolderThreads, Tasks


class Late:
    """A part of `App`, which has these."""

    announced: Any
    doorsChanged: Any
    _parts: Parts
    _language: Language
    _threads: FolderThreads
    _tasks: Tasks
    _settings: Settings
    _way: list[str]
    _table: Table | None
    open: Callable[[str, str], None]
    navigate: Callable[[str], None]
    _let: Callable[[Callable[[Host], Coroutine[Any, Any, None]]], None]
    _person_changed: Callable[[], None]

    @property
    def _owner(self) -> QObject:
        return cast("QObject", self)

    @cached_property
    def _heard(self) -> Heard:
        from speicherstadt_app.ui.heard import Heard

        return Heard(self._settings, self._owner)

    @cached_property
    def _profiles(self) -> Profiles:
        from speicherstadt_app.ui.home.profiles import Profiles

        profiles = Profiles(self._threads, self._tasks, language=lambda: self._language.now, parent=self._owner)
        profiles.currentChanged.connect(self._person_changed)
        return profiles

    @cached_property
    def _card(self) -> ContinueCard:
        from speicherstadt_app.ui.home.start import ContinueCard, ContinueValues

        return ContinueCard(ContinueValues(), self._owner)

    @cached_property
    def _doors(self) -> Doors:
        from speicherstadt_app.ui.home.start import Doors

        doors = Doors(self._language.now, self._owner)
        doors.rows.countChanged.connect(self.doorsChanged)
        return doors

    @cached_property
    def _notices(self) -> NoticeBoard:
        from speicherstadt_app.ui.notice_board import NoticeBoard, Remedy
        from speicherstadt_app.ui.store_words import MOVABLE

        elsewhere = Remedy(_another_folder, lambda: self.navigate("data"))
        return NoticeBoard(self._owner, dict.fromkeys(MOVABLE, elsewhere))

    @cached_property
    def _pages(self) -> Pages:
        from speicherstadt_app.ui.pages import PageContext, Pages

        context = PageContext(
            self._threads,
            self._tasks,
            self._settings,
            self._profiles,
            self._parts.thinker,
            open=self.open,
            sit_down=lambda making, dressing: self._let(lambda host: host.sit_down(making, dressing)),
            get_up=lambda: self._let(lambda host: host.leave()),
            announce=self.announced.emit,
            played=lambda: self._pages.played_on(self._way, self._table),
            name_here=self._parts.name_here,
            parent=self._owner,
        )
        return Pages(context)

    @cached_property
    def _sharing(self) -> QObject:
        from speicherstadt_app.ui.sharing import Sharing

        return Sharing(self._threads, self._tasks, self._owner)

    def _tell_missing(self) -> None:
        if self._parts.missing:
            from speicherstadt_app.ui.notice_board import Notice

            self._notices.put(Notice("missing", self._is_missing, "warning"))

    async def _tell_age(self) -> None:
        from speicherstadt_app.ui.at_start import tell_age

        await tell_age(self._parts.old(), self._threads, self._tasks, self._profiles, self._notices)

    def _is_missing(self) -> str:
        text = QCoreApplication.translate(
            "App", "Your games are in %1, which can't be found: bring it back, then restart."
        )
        return filled(text, self._parts.missing)


def _another_folder() -> str:
    return QCoreApplication.translate("App", "Choose another folder")
