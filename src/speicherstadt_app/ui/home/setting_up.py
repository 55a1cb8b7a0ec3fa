"""What the folder knows for a new game: the last table, the boxes there are, and who suits whoever plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from speicherstadt_app.games.speicherstadt.table.box_shelf import boxes_in
from speicherstadt_app.ui.home.new_game import NewGame
from speicherstadt_app.ui.seats import GAME

if TYPE_CHECKING:
    from speicherstadt_app.play.suiting import Suited
    from speicherstadt_app.ui.cabinet import Cabinet
    from speicherstadt_app.ui.home.new_game import Begin
    from speicherstadt_app.ui.home.profiles import Profiles
    from speicherstadt_app.ui.threads import Desk, Tasks


class SettingUp:
    def __init__(self, desk: Desk, tasks: Tasks, profiles: Profiles, begin: Begin, parent: QObject) -> None:
        self._desk = desk
        self._tasks = tasks
        self._profiles = profiles
        self.game = NewGame(profiles, begin, lambda setup: tasks.begin(self._keep(setup)), parent)
        tasks.begin(self._recall())

    def look(self) -> None:
        """The page is opened: what may have changed since."""
        self._tasks.begin(self._find_boxes())
        self.look_at_person()

    def look_at_person(self) -> None:
        """Somebody else plays, or the same one has played since."""
        self._tasks.begin(self._find_suited())

    async def _keep(self, setup: str) -> None:
        await self._desk.ask(lambda cabinet: cabinet.keep_last_setup(GAME, setup))

    async def _recall(self) -> None:
        setup = await self._desk.ask(lambda cabinet: cabinet.last_setup(GAME))
        if setup:
            self.game.from_text(setup)

    async def _find_boxes(self) -> None:
        self.game.show_boxes(await self._desk.ask(boxes_in) or ())

    async def _find_suited(self) -> None:
        person = self._whose()
        if person != self.game.suits_whom:
            self.game.show_suited(person, None)

        def question(cabinet: Cabinet) -> Suited | None:
            # While older games wait to be counted, nothing can be said.
            return None if cabinet.figures.behind() else cabinet.figures.suited(person, GAME)

        found = await self._desk.ask(question) if person else None
        if person == self._whose():
            self.game.show_suited(person, found)

    def _whose(self) -> str:
        person = self._profiles.current
        return "" if person is None else person.id
