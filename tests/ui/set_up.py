"""A table that is being set up on the page New game."""

from __future__ import annotations

from collections.abc import Mapping

from speicherstadt_app.engine.record import Player
from speicherstadt_app.games.registry import card
from speicherstadt_app.ui.home.new_game import NewGame
from speicherstadt_app.ui.home.profiles import Profiles
from speicherstadt_app.ui.opponents import cast_of, levels_of
from speicherstadt_app.ui.threads import FolderThreads, Tasks
from tests.ui.memory_folder import Someone

GAME = "speicherstadt"
CAST, LEVELS = cast_of(GAME), levels_of(GAME)


class SetUp:
    """A table being set by Mara, whose sign is the hook."""

    def __init__(self) -> None:
        tasks = Tasks(lambda error: None)
        self.profiles = Profiles(FolderThreads(lambda refusal: None), tasks, language=lambda: "en")
        self.profiles._people = (Someone("p1", "Mara", "hook"), Someone("p2", "Bo", "gull"))
        self.profiles.current = self.profiles._people[0]
        self.begun: list[tuple[list[Player], int]] = []
        self.kept: list[str] = []
        self.options: list[Mapping[str, object]] = []
        self.game = NewGame(card(GAME), self.profiles, self.begin, self.kept.append)

    def begin(self, _game: str, players: list[Player], seed: int, options: Mapping[str, object]) -> None:
        self.begun.append((players, seed))
        self.options.append(options)

    @property
    def names(self) -> list[str]:
        return [row.name for row in self.game._seats.rows]

    @property
    def kinds(self) -> str:
        return "".join(row.kind[0] for row in self.game._seats.rows)

    @property
    def seated(self) -> set[str]:
        return {row.key for row in self.game._characters.rows if row.seated}

    def get(self, name: str) -> object:
        return self.game.property(name)
