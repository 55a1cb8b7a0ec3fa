"""Behind the window: opens the folder, finds games on it, and leads people to a table and away from it.

All of it takes a moment and happens in tasks. It is imported when the loop runs, after the first frame.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from speicherstadt_app.ai.brains import flaw
from speicherstadt_app.engine.errors import BrokenGame, EngineError
from speicherstadt_app.engine.record import Player
from speicherstadt_app.games import registry
from speicherstadt_app.games.registry import find
from speicherstadt_app.play.advising import Adviser
from speicherstadt_app.play.pace import Pace
from speicherstadt_app.play.rematch import once_more
from speicherstadt_app.play.start import begin, resume
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.play.thinking import AskBrain, brain_of
from speicherstadt_app.ui.data_folder import DataFolder
from speicherstadt_app.ui.home.looking_in import look_in, played_text, records_in
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.home.start import ContinueCard, ContinueValues, Doors
from speicherstadt_app.ui.maintenance import Enough
from speicherstadt_app.ui.notice_board import Notice, NoticeBoard
from speicherstadt_app.ui.preferences import speed_of
from speicherstadt_app.ui.table.live import Table
from speicherstadt_app.ui.threads import FolderThreads, Refused
from speicherstadt_app.words.phrases import filled

if TYPE_CHECKING:
    from speicherstadt_app.ui.home.profiles import Profiles
    from speicherstadt_app.ui.pages import Dressing, Making

MOST_SEED = 10**18
REPAIRS = frozenset({"repaired", "restored", "vanished"})
"""After these the games are others than those that were counted."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table that is played, as people see it and as it runs."""

    played: PlayedTable
    shown: Table
    run: asyncio.Task[None]


class Host:
    """Only one at a time comes to a table or leaves it; a second tap meanwhile means nothing."""

    def __init__(
        self,
        threads: FolderThreads,
        notices: NoticeBoard,
        settings: Settings,
        profiles: Profiles,
        card: ContinueCard,
        doors: Doors,
        *,
        thinker: Callable[[], AskBrain],
        show_table: Callable[[Table | None], object],
        failed: Callable[[BaseException], object],
        back: Callable[[], object],
        over: Callable[[], object],
        parent: QObject,
    ) -> None:
        self._threads = threads
        self._notices = notices
        self._settings = settings
        self._profiles = profiles
        self._card = card
        self._doors = doors
        self._thinker = thinker
        self._show_table = show_table
        self._failed = failed
        self._back = back
        self._over = over
        self._parent = parent
        self._sitting: Sitting | None = None
        self._door = asyncio.Lock()
        self._leaving: asyncio.Future[None] | None = None
        self._asleep = False
        self._closing = False

    async def open(
        self, opening: Callable[[], DataFolder | None], name_here: Callable[[], str], *, greets: bool = False
    ) -> Collection[str]:
        """The folder, who played last, and the game to go on with; the answer is what was found, by its keys. Where a
        newcomer is greeted, nobody is made up."""
        for game in registry.broken():
            self._notices.put(broken_notice(game))
        await self._threads.open(opening)
        if (folder := self._threads.folder) is None:
            self._notices.put(Notice("memory", _no_store, "warning"))
            return ()
        await self.look_again(name_here, greets=greets)
        news = await self._threads.alone(folder.news)
        self._notices.put_told(news)
        return {told.key for told in news}

    async def look_again(self, name_here: Callable[[], str], *, greets: bool = False) -> None:
        """Who is there, and which game to go on with."""
        await self._profiles.load()
        if not greets or not self._profiles.nobody:
            await self._profiles.ensure(name_here() or _somebody())
        await self.look_at_games()

    async def look_after(self, found: Collection[str]) -> None:
        """What is done once a session, while people play already."""
        if self._doors.last and (await asyncio.to_thread(_flaw_of, self._doors.last)) is not None:
            self._notices.put(Notice("unlearned", _unlearned, "warning"))
        if self._threads.folder is None:
            return
        try:
            if not REPAIRS.isdisjoint(found):
                await self._threads.aside(lambda folder: folder.maintenance.recount(self._unless_closing))
            await self._threads.aside(lambda folder: folder.maintenance.back_up_session())
        except Refused as refusal:
            self._notices.put_told([refusal.told])

    def _unless_closing(self, _done: int, _of: int) -> None:
        if self._closing:
            raise Enough

    async def look_at_games(self) -> None:
        """What the start page says of them."""
        person = self._profiles.current
        found = await self._threads.ask(lambda folder: look_in(folder, person.id if person else ""))
        if found is None:
            self._card.show(ContinueValues())
        else:
            self._card.show(replace(found.newest, playedText=self._card.value.playedText))
            self._doors.find(found.behind, found.last)

    async def look_at_records(self) -> None:
        """The current person's results. It may take a while, so nothing waits for it."""
        person = self._profiles.current
        found = await self._threads.ask(lambda folder: records_in(folder, person.id if person else "")) or {}
        self._doors.find_records(found)
        self._card.show(replace(self._card.value, playedText=played_text(found)))

    # Tables

    async def begin(
        self, game_id: str, players: Sequence[Player], seed: int, options: Mapping[str, object] | None = None
    ) -> None:
        if not self._door.locked():
            async with self._door:
                await self._begin(game_id, players, seed, options)

    async def sit_down(self, making: Making, dressing: Dressing | None = None) -> None:
        """At a table that the caller sets up."""
        if not self._door.locked():
            async with self._door:
                await self._sit_down_at(making, dressing)

    async def resume(self, game_id: str) -> None:
        if not self._door.locked():
            async with self._door:
                await self._resume(game_id)

    async def again(self, *, same_cards: bool, moved_on: bool = False) -> None:
        """The same players once more, after the end; `moved_on`: everybody one seat on."""
        if self._sitting is None or not self._sitting.played.over:
            return
        record = self._sitting.played.record()
        if same_cards:
            await self.sit_down(partial(once_more, record, moved_on=moved_on))
        else:
            await self.begin(record.game, record.players, secrets.randbelow(MOST_SEED), record.options)

    async def leave(self) -> None:
        """Get up from the table; what was decided there is kept."""
        async with self._door:
            await self._leave()
            await self.look_at_games()
        await self.look_at_records()

    def sleep(self, asleep: bool) -> None:
        """While it does, no table goes on by itself."""
        self._asleep = asleep
        if self._sitting is not None:
            self._lull(self._sitting.played)

    async def close(self) -> None:
        """The same for good."""
        self._closing = True
        async with self._door:
            await self._leave()

    async def _begin(
        self, game_id: str, players: Sequence[Player], seed: int, options: Mapping[str, object] | None
    ) -> None:
        def opened(store: DataFolder | None, thinker: AskBrain, pace: Pace) -> PlayedTable:
            return begin(find(game_id), players, seed, thinker, store=store, pace=pace, options=options)

        await self._sit_down_at(opened)

    async def _sit_down_at(self, making: Making, dressing: Dressing | None = None) -> None:
        pace, thinker = self._pace(), self._thinker()
        await self._leave()
        kept = await self._threads.ask(lambda store: making(store, thinker, pace))
        self._sit_down(kept or making(None, thinker, pace), dressing)

    async def _resume(self, game_id: str) -> None:
        pace, thinker = self._pace(), self._thinker()

        def opened(store: DataFolder) -> PlayedTable:
            table = resume(store, game_id, thinker, pace=pace)
            for player in table.players:
                if player.kind == "ai":
                    brain_of(table.game.card.id, player)
            return table

        await self._leave()
        try:
            played = await self._threads.ask(opened)
        except BrokenGame as error:
            self._notices.put(failure_notice(error))
            return
        except EngineError:
            self._notices.put(Notice("unopened", _not_opened, "warning"))
            return
        if played is not None:
            self._sit_down(played)

    async def _leave(self) -> None:
        sitting = self._sitting
        if sitting is None:
            return
        self._show_table(None)
        await sitting.shown.close()
        await asyncio.wait([sitting.run])
        # Not before: who is broken off here by the end of the program has not got up, and it begins again.
        self._sitting = None
        sitting.shown.deleteLater()

    def _lull(self, played: PlayedTable) -> None:
        if self._asleep:
            played.sleep()
        else:
            played.wake()

    def _pace(self) -> Pace:
        preferences = self._settings.value
        return Pace(speed_of(preferences), preferences.oneAtATime)

    def _sit_down(self, played: PlayedTable, dressing: Dressing | None = None) -> None:
        thinker = self._thinker()
        adviser = thinker if isinstance(thinker, Adviser) else None
        table = Table(played, self._settings, adviser, parent=self._parent)
        if dressing is not None:
            dressing(table)
        self._show_table(table)
        self._lull(played)
        run = asyncio.ensure_future(played.run())
        run.add_done_callback(self._ended)
        self._sitting = Sitting(played, table, run)

    def _ended(self, run: asyncio.Task[None]) -> None:
        if run.cancelled():
            return
        if (error := run.exception()) is not None:
            self._failed(error)
            if registry.blamed(error) or isinstance(error, BrokenGame):
                # Nothing at this table does anything any more, now or when somebody comes back.
                self._back()
                self._leaving = asyncio.ensure_future(self.leave())
        else:
            self._over()


def _flaw_of(game_id: str) -> str | None:
    try:
        return flaw(game_id)
    except EngineError as error:
        return str(error)


def failure_notice(error: BaseException) -> Notice:
    """What somebody is told when something went wrong that nothing else tells of."""
    broken = error if isinstance(error, BrokenGame) else registry.blamed(error)
    if broken and broken.game:
        return failing_notice(broken.game) if broken.fails else broken_notice(broken.game)
    return Notice("failed", _went_wrong, "warning")


def _went_wrong() -> str:
    return QCoreApplication.translate("App", "Something went wrong. The game is saved: leave the table and come back.")


def broken_notice(game: str) -> Notice:
    """That a game's folder does not load."""
    return Notice(f"broken-{game}", partial(_broken, game), "warning")


def failing_notice(game: str) -> Notice:
    """That a game's code ended in an error."""
    return Notice(f"fails-{game}", partial(_fails, game), "warning")


def _fails(game: str) -> str:
    text = QCoreApplication.translate(
        "App", "There is an error in the game “%1”: install a newer version, or play another game. Yours is saved."
    )
    return filled(text, registry.title_of(game))


def _broken(game: str) -> str:
    text = QCoreApplication.translate(
        "App", "The game “%1” is incomplete: reinstall the program. The others can be played."
    )
    return filled(text, registry.title_of(game))


def _no_store() -> str:
    return QCoreApplication.translate("App", "The data folder could not be opened: nothing will be saved this time.")


def _unlearned() -> str:
    return QCoreApplication.translate(
        "App",
        "Some of what the opponents have learned is missing: they play more simply. Reinstall the program.",
    )


def _somebody() -> str:
    return QCoreApplication.translate("App", "Player")


def _not_opened() -> str:
    return QCoreApplication.translate("App", "This game can't be continued in this version: begin a new one.")
