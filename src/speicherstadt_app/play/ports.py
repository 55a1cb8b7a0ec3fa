"""What a table needs of a store, and nothing more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from speicherstadt_app.engine.record import Record


class GameWriter(Protocol):
    """Keeps one game as it is played. Every call returns only once what it was given is safe, or raises `NotKept`.

    After `NotKept` the next call tries again with everything that is missing.
    """

    @property
    def game_id(self) -> str: ...

    def keep(self, ply: int, texts: Sequence[str]) -> None:
        """From this ply on the game has exactly these moves: later ones known so far are undone."""
        ...

    def assist(self) -> None:
        """Mark the game as assisted: it will not count."""
        ...

    def finish(self, record: Record) -> None:
        """The game is over; the record tells its result and seed."""
        ...


class KeptGame(Protocol):
    """An unfinished game as it was left."""

    @property
    def record(self) -> Record: ...

    @property
    def seed(self) -> int:
        """The dealer's, which an unfinished record must not tell."""
        ...

    @property
    def assisted(self) -> bool: ...


class GameStore(Protocol):
    """Where games in progress lie."""

    def begin(self, record: Record, seed: int) -> GameWriter:
        """A new game; its record may begin in the middle. If it can't be stored, its writer says so at a move."""
        ...

    def resume(self, game_id: str) -> tuple[KeptGame, GameWriter]:
        """Where the game was left; `Unreadable` or `WrongVersion` if it can't go on."""
        ...

    def unfinished(self) -> Sequence[str]:
        """The ids of unfinished games, the one played last first."""
        ...
