"""The window's one root object: pages, the shelf, the people, and the table that is played.

What the first frame doesn't need is imported where it is first asked for.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot

from speicherstadt_app import __version__
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.ui.cabinet import Cabinet, Refused
from speicherstadt_app.ui.continuing import ContinueCard, ContinueValues
from speicherstadt_app.ui.desk import Desk, Tasks
from speicherstadt_app.ui.language import Language
from speicherstadt_app.ui.notice_board import Notice, NoticeBoard
from speicherstadt_app.ui.preferences import Preferences, speed_of
from speicherstadt_app.ui.profiles import Profiles
from speicherstadt_app.ui.settings import Settings
from speicherstadt_app.ui.values import Values, for_qml

if TYPE_CHECKING:
    from speicherstadt_app.engine.record import Player, Record
    from speicherstadt_app.play.pace import Pace
    from speicherstadt_app.play.table import Table as PlayedTable
    from speicherstadt_app.play.thinking import Thinker
    from speicherstadt_app.ui.games import Games
    from speicherstadt_app.ui.new_game import NewGame
    from speicherstadt_app.ui.speicherstadt.table import Table

PAGES: Final = ("start", "new", "games", "profiles", "settings", "table")

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class AppValues:
    page: str = "start"
    ready: bool = False
    version: str = __version__


@dataclass(frozen=True, slots=True)
class Parts:
    """What the program's assembly gives to the window."""

    open_cabinet: Callable[[], Cabinet | None]
    thinker: Callable[[], Thinker]
    retranslate: Callable[[], object]
    keep_first_look: Callable[[Preferences], object]
    name_here: Callable[[], str]


@for_qml
class App(Values[AppValues], values=AppValues):
    announced = Signal(str, bool, arguments=["text", "assertive"])
    tableChanged = Signal()
    quitAsked = Signal()

    def __init__(self, parts: Parts, first_look: Preferences | None = None, parent: QObject | None = None) -> None:
        super().__init__(AppValues(), parent)
        self._parts = parts
        self._language = Language()
        self._notices = NoticeBoard(self)
        self._desk = Desk(self._refused)
        self._tasks = Tasks(self._failed)
        self._settings = Settings(first_look, self._keep, self)
        self._profiles = Profiles(self._desk, self._tasks, language=lambda: self._language.now, parent=self)
        self._card = ContinueCard(ContinueValues(), self)
        self._games: Games | None = None
        self._new_game: NewGame | None = None
        self._table: Table | None = None
        self._played: PlayedTable | None = None
        self._run: asyncio.Task[None] | None = None
        self._opens = False
        self._language.speak(self._settings.value.language)
        self._settings.languageChanged.connect(self._speak)  # type: ignore[attr-defined]
        self._profiles.currentChanged.connect(self._person_changed)

    # What QML sees

    @Property(ContinueCard, constant=True)
    def continueCard(self) -> ContinueCard:
        return self._card

    @Property(Settings, constant=True)
    def settings(self) -> Settings:
        return self._settings

    @Property(Profiles, constant=True)
    def profiles(self) -> Profiles:
        return self._profiles

    @Property(QObject, constant=True)
    def notices(self) -> QObject:
        return self._notices.rows

    @Property(QObject, constant=True)
    def games(self) -> QObject:
        if self._games is None:
            from speicherstadt_app.ui.games import Games

            self._games = Games(self._desk, self._tasks, self)
            self._games.openAsked.connect(self.openGame)
            self._games.changed.connect(self._look_again)
            self._games.refresh()
        return self._games

    @Property(QObject, constant=True)
    def newGame(self) -> QObject:
        if self._new_game is None:
            from speicherstadt_app.ui.new_game import NewGame

            self._new_game = NewGame(self._profiles, self.begin, self._keep_setup, self)
            self._tasks.begin(self._recall_setup(self._new_game))
        return self._new_game

    @Property(QObject, notify=tableChanged)
    def table(self) -> QObject | None:
        return self._table

    # What QML may do

    @Slot(str)
    def navigate(self, page: str) -> None:
        if page in PAGES and page != self.value.page and (page != "table" or self._table is not None):
            self.show(replace(self.value, page=page))

    @Slot()
    def back(self) -> None:
        """From a table this leaves the table, which stands as it is on the shelf."""
        if self.value.page == "table":
            self._tasks.begin(self._leave())
        self.navigate("start")

    @Slot()
    def firstFrameShown(self) -> None:
        """Only now everything that takes its time."""
        if not self._opens:
            self._opens = True
            self._tasks.begin(self._open())

    @Slot()
    def continueGame(self) -> None:
        if self._card.value.there:
            self.openGame(self._card.value.gameId)

    @Slot(str)
    def openGame(self, gameId: str) -> None:
        self._tasks.begin(self._resume(gameId))

    @Slot()
    def rematch(self) -> None:
        """The same seats, the same cards."""
        self._again(same_cards=True)

    @Slot()
    def newRound(self) -> None:
        """The same seats, other cards."""
        self._again(same_cards=False)

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

    # What the assembly may do

    def begin(self, players: Sequence[Player], seed: int) -> None:
        self._tasks.begin(self._begin(players, seed))

    def tell(self, notice: Notice) -> None:
        self._notices.put(notice)

    async def close(self) -> None:
        """Everything that was decided is kept, then the folder is closed."""
        self._tasks.cancel()
        await self._leave()
        await self._desk.close()

    @property
    def cabinet(self) -> Cabinet | None:
        return self._desk.cabinet

    # Opening

    async def _open(self) -> None:
        await self._desk.open(self._parts.open_cabinet)
        if (cabinet := self._desk.cabinet) is not None:
            self._notices.put_told(await self._desk.alone(cabinet.news))
            await self._profiles.load()
            await self._profiles.ensure(self._parts.name_here())
        else:
            self._notices.put(Notice("memory", _no_store, "warning"))
        await self._find_continue_card()
        self.show(replace(self.value, ready=True))
        # The opponents wake while the menu is looked at.
        self._parts.thinker()

    async def _find_continue_card(self) -> None:
        from speicherstadt_app.ui.speicherstadt.summary import continue_card

        def newest(cabinet: Cabinet) -> tuple[str, Record, int] | None:
            left = list(cabinet.unfinished())
            for n, game_id in enumerate(left):
                try:
                    return game_id, cabinet.record(game_id), len(left) - n - 1
                except (EngineError, Refused):
                    continue
            return None

        found = await self._desk.ask(newest)
        card = ContinueValues()
        if found is not None:
            try:
                card = continue_card(*found)
            except EngineError:
                log.warning("the game %s can't be shown on the start page", found[0])
        self._card.show(card)

    def _look_again(self) -> None:
        self._tasks.begin(self._find_continue_card())

    # Tables

    async def _begin(self, players: Sequence[Player], seed: int) -> None:
        from speicherstadt_app.games.registry import find
        from speicherstadt_app.play.opening import begin

        pace = self._pace()
        game, thinker = find("speicherstadt"), self._parts.thinker()
        await self._leave()
        played = await self._desk.ask(lambda cabinet: begin(game, players, seed, thinker, shelf=cabinet, pace=pace))
        self._sit_down(played or begin(game, players, seed, thinker, pace=pace))

    async def _resume(self, game_id: str) -> None:
        from speicherstadt_app.play.opening import resume
        from speicherstadt_app.play.thinking import brain_of

        pace, thinker = self._pace(), self._parts.thinker()

        def opened(cabinet: Cabinet) -> PlayedTable:
            table = resume(cabinet, game_id, thinker, pace=pace)
            for player in table.players:
                if player.kind == "ai":
                    brain_of(table.game.info.id, player)
            return table

        await self._leave()
        try:
            played = await self._desk.ask(opened)
        except EngineError:
            log.warning("a game can't be gone on with", exc_info=True)
            self._notices.put(Notice("unopened", _not_opened, "warning"))
            return
        if played is not None:
            self._sit_down(played)

    def _pace(self) -> Pace:
        from speicherstadt_app.play.pace import Pace

        preferences = self._settings.value
        return Pace(speed_of(preferences), preferences.oneAtATime)

    def _sit_down(self, played: PlayedTable) -> None:
        from speicherstadt_app.ui.speicherstadt.table import Table

        self._played = played
        self._table = Table(played, self._settings, parent=self)
        self._table.announced.connect(self.announced)
        self.tableChanged.emit()
        self.show(replace(self.value, page="table"))
        self._run = asyncio.ensure_future(played.run())
        self._run.add_done_callback(self._ended)

    def _ended(self, run: asyncio.Task[None]) -> None:
        if not run.cancelled() and (error := run.exception()) is not None:
            self._failed(error)

    async def _leave(self) -> None:
        """Get up from the table; what was decided there is kept."""
        table, self._table = self._table, None
        run, self._run = self._run, None
        if table is None:
            return
        self._played = None
        self.tableChanged.emit()
        await table.close()
        if run is not None:
            await asyncio.gather(run, return_exceptions=True)
        table.deleteLater()
        await self._find_continue_card()
        if self._games is not None:
            self._games.refresh()

    def _again(self, *, same_cards: bool) -> None:
        if self._played is None or not self._played.over:
            return
        record = self._played.record()
        seed = record.seed if same_cards and record.seed is not None else secrets.randbelow(10**18)
        self.begin(record.players, seed)

    # People and settings

    def _person_changed(self) -> None:
        person = self._profiles.current
        if person is not None:
            self._tasks.begin(self._adopt(person.id))

    async def _adopt(self, person_id: str) -> None:
        preferences = await self._desk.ask(lambda cabinet: cabinet.preferences(person_id))
        if preferences is not None:
            self._settings.show(preferences)
            self._parts.keep_first_look(preferences)

    def _keep(self, preferences: Preferences) -> None:
        self._parts.keep_first_look(preferences)
        person = self._profiles.current
        if person is not None:
            self._tasks.begin(self._keep_of(person.id, preferences))

    async def _keep_of(self, person_id: str, preferences: Preferences) -> None:
        await self._desk.ask(lambda cabinet: cabinet.keep_preferences(person_id, preferences))

    def _keep_setup(self, setup: str) -> None:
        self._tasks.begin(self._keep_setup_of(setup))

    async def _keep_setup_of(self, setup: str) -> None:
        await self._desk.ask(lambda cabinet: cabinet.keep_last_setup(setup))

    async def _recall_setup(self, new_game: NewGame) -> None:
        setup = await self._desk.ask(lambda cabinet: cabinet.last_setup())
        if setup:
            new_game.from_text(setup)

    def _speak(self) -> None:
        """Another language: everything that holds words says them again."""
        if not self._language.speak(self._settings.value.language):
            return
        self._parts.retranslate()
        self._settings.retranslated.emit()
        self._profiles.retranslate()
        self._notices.show()
        if self._new_game is not None:
            self._new_game.retranslate()
        if self._games is not None:
            self._games.refresh()
        if self._table is not None:
            self._table.retranslate()
        if self.value.ready:
            self._look_again()

    # What goes wrong

    def _refused(self, refusal: Refused) -> None:
        self._notices.put_told([refusal.told])

    def _failed(self, error: BaseException) -> None:
        log.error("something went wrong", exc_info=error)
        self._notices.put(Notice("failed", _went_wrong, "warning"))


def _no_store() -> str:
    return QCoreApplication.translate(
        "App", "The data folder could not be opened: nothing of this session will be saved."
    )


def _not_opened() -> str:
    return QCoreApplication.translate("App", "This game can't be gone on with in this version: begin a new one.")


def _went_wrong() -> str:
    return QCoreApplication.translate("App", "Something went wrong. The game is saved: leave the table and come back.")
