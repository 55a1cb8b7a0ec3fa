"""The window's one root object: pages, people, games, and the table that is played.

What the first frame doesn't need is imported where it is first asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from PySide6.QtCore import Property, QCoreApplication, QObject, QUrl, Signal, Slot

from speicherstadt_app import __version__
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.language import Language
from speicherstadt_app.ui.late import Late
from speicherstadt_app.ui.parts import Parts
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.threads import FolderThreads, Refused, Tasks
from speicherstadt_app.ui.values import Records, Values, for_qml
from speicherstadt_app.words.phrases import filled

if TYPE_CHECKING:
    from PySide6.QtGui import QWindow

    from speicherstadt_app.engine.record import Player
    from speicherstadt_app.ui.gamepad import Gamepad
    from speicherstadt_app.ui.home.games import Games
    from speicherstadt_app.ui.home.setting_up import NewTables
    from speicherstadt_app.ui.home.upkeep import Upkeep
    from speicherstadt_app.ui.host import Host
    from speicherstadt_app.ui.table.live import Table

PAGES: Final = ("start", "new", "games", "profiles", "settings", "data", "table")
"""All others are of `ui/pages.py`."""


class AppValues(NamedTuple):
    page: str = "start"
    ready: bool = False
    version: str = __version__
    achieved: Records = []  # noqa: RUF012
    """What the game at the table has won the person who plays, at its end."""
    rated: str = ""
    """How it has changed that person's rating."""


@for_qml
class App(Values[AppValues], Late, values=AppValues):
    announced = Signal(str, bool, arguments=["text", "assertive"])
    tableChanged = Signal()
    doorsChanged = Signal()
    firstFrame = Signal()
    opened = Signal()
    retranslated = Signal()
    quitAsked = Signal()
    keysAsked = Signal()
    padChanged = Signal()

    def __init__(self, parts: Parts, first_look: Preferences | None = None, parent: QObject | None = None) -> None:
        super().__init__(AppValues(), parent)
        self._parts = parts
        self._language = Language()
        self._threads = FolderThreads(self._refused)
        self._tasks = Tasks(self.failed)
        self._settings = Settings(first_look, self._keep, self, parts.language)
        self._language.speak(self._settings.value.language)
        self._way: list[str] = []
        self._host: Host | None = None
        self._games: Games | None = None
        self._tables: NewTables | None = None
        self._new = ""
        """The game that a new table was last asked of."""
        self._upkeep: Upkeep | None = None
        self._table: Table | None = None
        self._pad: Gamepad | None = None
        self._shown = False
        self._asleep = False
        self._settings.languageChanged.connect(self._speak)  # type: ignore[attr-defined]

    # What QML sees

    @Property(QObject, constant=True)
    def continueCard(self) -> QObject:
        return self._card

    @Property(QObject, constant=True)
    def doors(self) -> QObject:
        """A row for each game that is whole here."""
        return self._doors.rows

    @Property(int, notify=doorsChanged)
    def doorCount(self) -> int:
        return len(self._doors.rows.rows)

    @Property(Settings, constant=True)
    def settings(self) -> Settings:
        return self._settings

    @Property(QObject, notify=padChanged)
    def pad(self) -> QObject | None:
        """The gamepad."""
        return self._pad

    @Property(QObject, constant=True)
    def heard(self) -> QObject:
        return self._heard

    @Property(QObject, constant=True)
    def profiles(self) -> QObject:
        return self._profiles

    @Property(QObject, constant=True)
    def notices(self) -> QObject:
        return self._notices.rows

    @Property(QObject, constant=True)
    def games(self) -> QObject:
        if self._games is None:
            from speicherstadt_app.ui.home.games import Games

            self._games = Games(self._threads, self._tasks, self)
            self._games.openAsked.connect(self.openGame)
            self._games.changed.connect(self._look_again)
        self._games.refresh()
        return self._games

    @Property(QObject, constant=True)
    def newGame(self) -> QObject | None:
        """A new table of the game that was asked for last; None if no game is whole here."""
        if self._tables is None:
            from speicherstadt_app.ui.home.setting_up import NewTables

            self._tables = NewTables(self._threads, self._tasks, self._profiles, self.begin, self)
        return self._tables.look(self._new or self._doors.last)

    @Property(list, notify=retranslated)
    def ownPages(self) -> Records:
        """The shelves of boxes of all games that have one, and what leads there."""
        from speicherstadt_app.ui.home.own_values import ways

        return ways()

    @Property(QObject, constant=True)
    def sharing(self) -> QObject:
        return self._sharing

    @Property(QObject, constant=True)
    def upkeep(self) -> QObject:
        if self._upkeep is None:
            self._upkeep = self._make_upkeep()
            self._upkeep.refresh()
        return self._upkeep

    @Property(QObject, notify=tableChanged)
    def table(self) -> QObject | None:
        return self._table

    # What QML may do

    @Slot(str)
    def navigate(self, page: str) -> None:
        self.open(page, "")

    @Slot(str, str)
    def open(self, page: str, about: str) -> None:
        """Turn to a page, about something: a game, for example, by its id."""
        if not (page in PAGES or self._pages.has(page)) or (page == "table" and self._table is None):
            return
        if page == "new":
            self._new = about
        elif page == "games" and about:
            cast("Games", self.games).look_at(about)
        if page in self._way:
            del self._way[self._way.index(page) :]
        elif self.value.page not in (page, "welcome"):
            # Nobody is greeted twice.
            self._way.append(self.value.page)
        self._pages.leave_for(page)
        if self._table is not None and page != "table":
            self._table.cover()
        if (shown := self._pages.of(page)) is not None:
            shown.open(about)
        self.show(self.value._replace(page=page))
        self._heard.turn(page, self._table)
        if page == "data" and self._upkeep is not None:
            self._upkeep.refresh()

    @Slot(str, result=QObject)
    def model(self, page: str) -> QObject | None:
        """What a page shows, if it is one of `ui/pages.py`."""
        return self._pages.of(page)

    @Slot()
    def back(self) -> None:
        """Where one came from. From a table this leaves the table, to its door or the start; the game is kept."""
        if self.value.page == "table":
            self._let(lambda host: host.leave())
            self.navigate("door" if "door" in self._way else "start")
        else:
            at_table = "table" if self._table is not None else "start"
            before = [page for page in self._way if page != "start" and (page != "table" or self._table is not None)]
            self.navigate(before[-1] if before else at_table)

    @Slot()
    def firstFrameShown(self) -> None:
        """Only now everything that takes its time."""
        if not self._shown:
            self._shown = True
            self._tasks.begin(self._open())
            self.firstFrame.emit()
            # QML names the types of these, and reads them next.
            _ = self._profiles, self._card, self._doors, self._notices

    @Slot(QObject, result=QObject)
    def pulse(self, window: QWindow) -> QObject:
        from speicherstadt_app.ui.pulse import Pulse

        return Pulse(window, self)

    @Slot(str, int)
    def sound(self, cue: str, step: int) -> None:
        """Makes itself heard, if sounds are wanted."""
        self._heard.play(cue, step)

    @Slot()
    def continueGame(self) -> None:
        if self._card.value.there:
            self.openGame(self._card.value.gameId)

    @Slot(str)
    def openGame(self, gameId: str) -> None:
        self._let(lambda host: host.resume(gameId))

    @Slot()
    def rematch(self) -> None:
        """The same seats, the same cards."""
        self._let(lambda host: host.again(same_cards=True))

    @Slot()
    def rematchMovedOn(self) -> None:
        """The same cards, everybody one seat on."""
        self._let(lambda host: host.again(same_cards=True, moved_on=True))

    @Slot(str)
    def copy(self, text: str) -> None:
        """So that it can be sent to somebody."""
        from speicherstadt_app.ui.clipboard import copy

        copy(text)
        self.announced.emit(filled(QCoreApplication.translate("App", "Copied: %1"), text), False)

    @Slot()
    def newRound(self) -> None:
        """The same seats, other cards."""
        self._let(lambda host: host.again(same_cards=False))

    @Slot(QObject)
    def beginPad(self, window: QObject) -> None:
        """From now on a gamepad is looked for."""
        from speicherstadt_app.ui.gamepad import Gamepad

        self._pad = Gamepad(window, self)
        self._pad.shortcutsAsked.connect(self.keysAsked)
        self.padChanged.emit()

    @Slot()
    def showKeys(self) -> None:
        """What the keys do on the page that is shown."""
        self.keysAsked.emit()

    @Slot(str)
    def dismiss(self, key: str) -> None:
        self._notices.take(key)

    @Slot(str)
    def act(self, key: str) -> None:
        """The button of a notice."""
        notice = self._notices.take(key)
        if notice is not None and notice.do is not None:
            notice.do()

    @Slot()
    def quit(self) -> None:
        self.quitAsked.emit()

    # What Python may do

    def begin(
        self, game_id: str, players: Sequence[Player], seed: int, options: Mapping[str, object] | None = None
    ) -> None:
        self._let(lambda host: host.begin(game_id, players, seed, options))

    def loop_runs(self) -> None:
        """Told from within the loop: what has waited for it begins."""
        from speicherstadt_app.ui.host import Host

        self._host = Host(
            self._threads,
            self._notices,
            self._settings,
            self._profiles,
            self._card,
            self._doors,
            thinker=self._parts.thinker,
            show_table=self._show_table,
            failed=self.failed,
            back=lambda: self.value.page == "table" and self.back(),
            over=lambda: self._tasks.begin(self._find_achieved()),
            parent=self,
        )
        self._host.sleep(self._asleep)
        self._tasks.loop_runs()

    def forget(self) -> None:
        """What waits for the loop is not wanted any more."""
        self._tasks.cancel()

    def look_for_call(self, come: Callable[[], object], *_where: str) -> None:
        """Something stirs in the folder: it may be a second start that asks for this window."""
        self._tasks.begin(self._look_for_call(come))

    def open_file(self, file: Path) -> None:
        """A file of ours was opened from the system: the page says what it would add and asks first."""
        self._tasks.begin(self._open_file(file))

    def sleep(self, asleep: bool) -> None:
        """Nobody can see the window, and the system may end the program without a word. What was decided is kept
        already; whatever goes on by itself stops until the window is seen again."""
        if asleep == self._asleep:
            return
        self._asleep = asleep
        self._heard.sleep(asleep)
        if self._host is not None:
            self._host.sleep(asleep)
        if asleep:
            self._pages.leave_for("")
            if self._table is not None:
                self._table.cover()
        elif (shown := self._pages.of(self.value.page)) is not None:
            shown.open("")

    async def close(self) -> None:
        """Everything that was decided is kept, then the folder is closed."""
        self._tasks.cancel()
        if self._upkeep is not None:
            self._upkeep.stop()
        self._pages.stop()
        self._heard.close()
        if self._pad is not None:
            self._pad.close()
        if self._host is not None:
            await self._host.close()
        await self._threads.close()
        self._language.fall_silent()

    async def _open(self) -> None:
        assert self._host is not None
        self._tell_missing()
        found = await self._host.open(self._parts.open_folder, self._parts.name_here, greets=self._parts.greets)
        if self._parts.greets and self._profiles.nobody:
            self.navigate("welcome")
        self._profiles.settle()
        self.show(self.value._replace(ready=True))
        self._heard.begin_soon()
        self.opened.emit()
        # The opponents of the game that was played last wake while the menu is looked at.
        self._parts.wake(self._doors.last)
        await self._host.look_at_records()
        await self._tell_age()
        await self._host.look_after(found)

    async def _look_for_call(self, come: Callable[[], object]) -> None:
        if await self._threads.ask(lambda folder: folder.was_called()):
            come()
            if (file := await self._threads.ask(lambda folder: folder.errand())) is not None:
                self.open_file(file)

    async def _open_file(self, file: Path) -> None:
        if await self._threads.has_folder():
            self.navigate("data")
            cast("Upkeep", self.upkeep).lookInto(QUrl.fromLocalFile(str(file)))

    def _let(self, doing: Callable[[Host], Coroutine[Any, Any, None]]) -> None:
        self._tasks.begin(self._let_host(doing))

    async def _let_host(self, doing: Callable[[Host], Coroutine[Any, Any, None]]) -> None:
        assert self._host is not None
        await doing(self._host)

    @Slot()
    def _look_again(self) -> None:
        self._let(lambda host: host.look_at_games())
        self._let(lambda host: host.look_at_records())

    def _make_upkeep(self) -> Upkeep:
        from speicherstadt_app.ui.clipboard import copy, facts
        from speicherstadt_app.ui.home.upkeep import Outside, Upkeep

        outside = Outside(self._leave_table, self._look_at_all, self._parts.moved, facts, copy)
        upkeep = Upkeep(self._threads, self._tasks, outside, self)
        upkeep.announced.connect(self.announced)
        return upkeep

    async def _leave_table(self) -> None:
        await self._let_host(lambda host: host.leave())

    async def _look_at_all(self) -> None:
        """Everything that is kept may be another: who plays, how, and what there is to go on with."""
        await self._let_host(lambda host: host.look_again(self._parts.name_here))
        await self._let_host(lambda host: host.look_at_records())
        if self._games is not None:
            self._games.refresh()

    def _show_table(self, table: Table | None) -> None:
        self._table = table
        self.show(self.value._replace(achieved=[], rated=""))
        if table is not None:
            table.announced.connect(self.announced)
        self.tableChanged.emit()
        if table is not None:
            self.navigate("table")

    async def _find_achieved(self) -> None:
        from speicherstadt_app.ui.statistics.fresh import news_of

        person, table = self._profiles.current, self._table
        if person is None or table is None or not table.value.over:
            return
        news = await news_of(self._threads, person.id, table.played.game, table.value.gameId)
        if table is self._table:
            self.show(self.value._replace(achieved=news.achieved, rated=news.rated))

    # People and settings

    @Slot()
    def _person_changed(self) -> None:
        person = self._profiles.current
        if person is not None:
            self._tasks.begin(self._adopt(person.id))
        if self._tables is not None:
            self._tables.look_at_person()
        if self.value.ready:
            self._look_again()

    async def _adopt(self, person_id: str) -> None:
        preferences = await self._threads.ask(lambda folder: folder.preferences(person_id))
        if preferences is not None:
            self._settings.show(preferences)
            self._parts.keep_first_look(preferences)

    def _keep(self, preferences: Preferences) -> None:
        self._parts.keep_first_look(preferences)
        person = self._profiles.current
        if person is not None:
            self._tasks.begin(self._keep_of(person.id, preferences))

    async def _keep_of(self, person_id: str, preferences: Preferences) -> None:
        await self._threads.ask(lambda folder: folder.keep_preferences(person_id, preferences))

    @Slot()
    def _speak(self) -> None:
        """Another language: everything that holds words says them again."""
        if not self._language.speak(self._settings.value.language):
            return
        self._parts.retranslate()
        self._doors.speak(self._language.now)
        self._settings.retranslated.emit()
        self._profiles.retranslate()
        self._notices.show()
        if self._tables is not None:
            self._tables.retranslate()
        if self._games is not None:
            self._games.retranslate()
        if self._upkeep is not None:
            self._upkeep.show_state()
        self._pages.retranslate()
        self.retranslated.emit()
        if self._table is not None:
            self._table.retranslate()
        # Also while the folder is still being opened: the current person's language comes from it.
        if self._host is not None:
            self._look_again()

    # What goes wrong

    def _refused(self, refusal: Refused) -> None:
        self._notices.put_told([refusal.told])

    def failed(self, error: BaseException) -> None:
        import logging

        from speicherstadt_app.ui.host import failure_notice

        logging.getLogger(__name__).error("something went wrong", exc_info=error)
        self._notices.put(failure_notice(error))
