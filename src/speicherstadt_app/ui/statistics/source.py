"""What the window needs of an open data folder to show statistics. Every call may take a moment."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from speicherstadt_app.play.suiting import Suited
    from speicherstadt_app.store.shapes import AllGames, Choices, Filter

Cell: TypeAlias = str | int | float | None


class Sheet(Protocol):
    """A table with a heading for each column; docs/statistics.md says what they mean."""

    @property
    def name(self) -> str: ...
    @property
    def headings(self) -> Sequence[str]: ...
    @property
    def rows(self) -> Sequence[Sequence[Cell]]: ...
    def column(self, heading: str) -> Sequence[Cell]: ...


@dataclass(frozen=True, slots=True)
class Medal:
    """How far a person is with an achievement: so many steps of so many, and where it was complete."""

    name: str
    secret: bool = False
    done: int = 0
    of: int = 1
    day: str = ""
    game_id: str = ""


class Figures(Protocol):
    def behind(self) -> bool:
        """Whether some games are not counted yet."""
        ...

    def today(self) -> str: ...
    def choices(self, person: str, game_id: str) -> Choices: ...
    def all_games(self, person: str) -> AllGames: ...
    def tables(self, person: str, asked: Filter, wanted: Collection[str]) -> Mapping[str, Sheet]: ...
    def as_csv(self, person: str, asked: Filter) -> str: ...
    def as_json(self, person: str, asked: Filter) -> str: ...
    def game_id(self, number: int) -> str:
        """The id of the game that a table names by its number."""
        ...

    def medals(self, person: str, game_id: str) -> Sequence[Medal]: ...
    def rated(self, person: str, game: str, game_id: str) -> tuple[float, float | None] | None:
        """The rating of somebody in a kind of game, and as it would be without this one; None if it tells nothing."""
        ...

    def suited(self, person: str, game_id: str) -> Suited | None:
        """Which level of computer players suits somebody, by the games that are counted; None if nothing was
        measured."""
        ...
