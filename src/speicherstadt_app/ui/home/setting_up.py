"""What the folder knows for a new game: the last table, own values, and the level that suits the person who plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from speicherstadt_app.games.registry import cards
from speicherstadt_app.ui.home.new_game import NewGame
from speicherstadt_app.ui.home.own_values import own_values

if TYPE_CHECKING:
    from speicherstadt_app.engine.card import GameCard
    from speicherstadt_app.play.suiting import Suited
    from speicherstadt_app.ui.data_folder import DataFolder
    from speicherstadt_app.ui.home.new_game import Begin
    from speicherstadt_app.ui.home.profiles import Profiles
    from speicherstadt_app.ui.threads import FolderThreads, Tasks


class SettingUp:
    """The new table of one game."""

    def __init__(
        self, card: GameCard, threads: FolderThreads, tasks: Tasks, profiles: Profiles, begin: Begin, parent: QObject
    ) -> None:
        self._threads = threads
        self._tasks = tasks
        self._profiles = profiles
        self._card = card
        self.game = NewGame(card, profiles, begin, lambda setup: tasks.begin(self._keep(setup)), parent)
        tasks.begin(self._recall())

    def look(self) -> None:
        """The page is opened: what may have changed since."""
        self._tasks.begin(self._find_own_values())
        self.look_at_person()

    def look_at_person(self) -> None:
        """Another person plays, or the same one has played since."""
        self._tasks.begin(self._find_suited())

    async def _keep(self, setup: str) -> None:
        await self._threads.ask(lambda folder: folder.keep_last_setup(self._card.id, setup))

    async def _recall(self) -> None:
        setup = await self._threads.ask(lambda folder: folder.last_setup(self._card.id))
        if setup:
            self.game.from_text(setup)

    async def _find_own_values(self) -> None:
        found = await self._threads.ask(lambda folder: own_values(folder, self._card.id))
        self.game.choices.show_own(found or {})
        self.game.refresh()

    async def _find_suited(self) -> None:
        person = self._whose()
        if person != self.game.suits_whom:
            self.game.show_suited(person, None)

        def question(folder: DataFolder) -> Suited | None:
            # While older games wait to be counted, nothing can be said.
            return None if folder.figures.behind() else folder.figures.suited(person, self._card.id)

        found = await self._threads.ask(question) if person else None
        if person == self._whose():
            self.game.show_suited(person, found)

    def _whose(self) -> str:
        person = self._profiles.current
        return "" if person is None else person.id


class NewTables:
    """Those of all games, each made when it is first asked for."""

    def __init__(self, threads: FolderThreads, tasks: Tasks, profiles: Profiles, begin: Begin, parent: QObject) -> None:
        self._asked = threads, tasks, profiles, begin, parent
        self._tables: dict[str, SettingUp] = {}

    def look(self, game_id: str) -> NewGame | None:
        """The page is opened; None if that game is not here."""
        card = next((card for card in cards() if card.id == game_id), None)
        if card is None:
            return None
        if card.id not in self._tables:
            self._tables[card.id] = SettingUp(card, *self._asked)
        self._tables[card.id].look()
        return self._tables[card.id].game

    def look_at_person(self) -> None:
        for table in self._tables.values():
            table.look_at_person()

    def retranslate(self) -> None:
        for table in self._tables.values():
            table.game.retranslate()
