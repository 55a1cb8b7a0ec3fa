"""What a golden record shows: a name, a sentence, and a function that fails unless a game shows it.

The record of a scene is the file of its name in the game's folder `golden`. `python -m tools.<game>.golden` looks for
the first random game that shows a scene and writes that file, so all of them can be made again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from tests.games.told import S, Told, Turn

T = TypeVar("T")
G = TypeVar("G", bound=Told[Any])
Likings = Mapping[str, float]
"""How much a game's players like what; each game says by which words."""


@dataclass(frozen=True)
class Scene(Generic[G]):
    """`whole` records go on to the end of the game, the others to the end of the round that shows the scene."""

    shown: Callable[[G], None]
    players: int
    rulings: tuple[str, ...]
    whole: bool
    folder: Path
    likings: Likings
    options: Mapping[str, object]

    @property
    def name(self) -> str:
        return self.shown.__name__.replace("_", "-")

    @property
    def sentence(self) -> str:
        return " ".join((self.shown.__doc__ or "").split())

    @property
    def file(self) -> Path:
        return self.folder / f"{self.name}.speicher.json"


class Scenes(Generic[G]):
    """All of a game, each made of a function by `@scene(players, ruling, …)`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.made: list[Scene[G]] = []

    def __call__(
        self,
        players: int,
        *rulings: str,
        whole: bool = False,
        likings: Likings | None = None,
        options: Mapping[str, object] | None = None,
    ) -> Callable[[Callable[[G], None]], Callable[[G], None]]:
        """`likings` are what the players like, so that the scene is found sooner."""

        def mark(shown: Callable[[G], None]) -> Callable[[G], None]:
            self.made.append(Scene(shown, players, rulings, whole, self.folder, likings or {}, options or {}))
            return shown

        return mark


# What scenes look at


def first(things: Iterable[T]) -> T:
    """The first of what was looked for; a game without any does not show the scene."""
    for thing in things:
        return thing
    raise AssertionError("nothing in this game shows it")


def turns(told: Told[S], *verbs: str) -> list[Turn[S]]:
    return [turn for turn in told.turns if turn.verb in verbs]


def listed(told: Told[S], turn: Turn[S]) -> list[str]:
    """Everything that could be done in place of this move."""
    return [told.rules.text(turn.seat, action) for action in told.rules.legal(turn.before, turn.seat)]
