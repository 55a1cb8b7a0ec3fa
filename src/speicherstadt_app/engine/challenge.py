"""A table with a goal: what the challenges of every game are made of."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from speicherstadt_app.engine.rules import Seat

OPEN: Final = "open"
REACHED: Final = "reached"
MISSED: Final = "missed"

AT_THE_END: Final = frozenset({"victory", "margin", "score"})
"""Nobody knows these measures before. All others never fall in the course of a game."""


@dataclass(frozen=True, slots=True)
class Wish:
    """One thing that is asked for: at least so much of something, or at most."""

    measure: str
    least: int | None = None
    most: int | None = None


WIN: Final = Wish("victory", least=1)


@dataclass(frozen=True, slots=True)
class Standing:
    """How it stands with a wish."""

    wish: Wish
    value: int
    state: str


@dataclass(frozen=True, slots=True)
class Challenge:
    name: str
    seats: tuple[tuple[str, str] | None, ...]
    """Level and style of who sits there; None where the person sits."""
    wishes: tuple[Wish, ...]
    rounds: int = 0
    """How many rounds lie behind when it begins; computer players have played them."""
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def seat(self) -> Seat:
        return self.seats.index(None)


class Beginning(NamedTuple):
    """The deal of a challenge, and what has happened before it begins."""

    seed: int
    moves: tuple[str, ...]


def standing(wish: Wish, value: int, *, over: bool) -> Standing:
    known = over or wish.measure not in AT_THE_END
    if wish.most is not None and value > wish.most:
        state = MISSED if known else OPEN
    elif known and (wish.least is None or value >= wish.least):
        state = REACHED if over or wish.most is None else OPEN
    else:
        state = MISSED if over else OPEN
    return Standing(wish, value, state)


@lru_cache(maxsize=16)
def read_beginnings(package: str) -> Mapping[str, Beginning]:
    """How each challenge begins: the `challenges.json` of a package."""
    told = json.loads(files(package).joinpath("challenges.json").read_text("utf-8"))
    return {name: Beginning(each["seed"], tuple(each["moves"])) for name, each in told.items()}
