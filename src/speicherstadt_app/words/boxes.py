"""Boxes of one's own: what a game with an option that is read from a file brings, in `extras/boxes.py` of its folder.

The house has the shelf in the window, the command `box`, and the argument of `play`, `simulate` and `arena`. What a box
is, what is wrong with a file and what there is to show of it, the game says.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeAlias, cast

from speicherstadt_app.engine.errors import EngineError, Unreadable
from speicherstadt_app.engine.names import LONGEST_NAME, why_not_a_name
from speicherstadt_app.games import registry


class Titles(NamedTuple):
    """What the shelf of a game is called, and what stands on it."""

    way: str
    """What leads there: 'Card sets …'"""
    title: str
    note: str
    """Half a line about what it is good for."""
    about: str
    """What kind of file it takes, and where to begin."""
    save: str
    """Writes the standard one: 'Save the standard table …'"""
    nameless: str
    """What a file is called whose own name can't be taken."""
    full: str
    """That there are %1 already."""


class Column(NamedTuple):
    title: str
    art: str = ""


class Row(NamedTuple):
    title: str
    cells: tuple[str, ...]
    total: str
    spoken: str


class Table(NamedTuple):
    """How many there are of each sort."""

    heading: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]


class Lines(NamedTuple):
    heading: str
    texts: tuple[str, ...]


class Plan(NamedTuple):
    """A board from above: rows of `WATER` and `GROUND`, and where `MARK` stands."""

    heading: str
    rows: tuple[str, ...]
    spoken: str


WATER = "~"
GROUND = "."
MARK = "*"

Block: TypeAlias = Table | Lines | Plan


class Boxes(Protocol):
    """extras/boxes.py of a game"""

    @property
    def OPTION(self) -> str:  # noqa: N802
        """The option whose value a box is."""
        ...

    @property
    def HELP(self) -> str:  # noqa: N802
        """How the argument of a command that reads such a file is explained, in English."""
        ...

    @property
    def LARGEST(self) -> int:  # noqa: N802
        """The most bytes of a file."""
        ...

    def titles(self) -> Titles: ...

    def read(self, data: bytes, name: str) -> Any:
        """The box of a file; `Unreadable` if it can't be played with."""
        ...

    def flaw(self, why: Unreadable) -> str:
        """What is wrong with it, in one sentence."""
        ...

    def write(self, box: Any, separator: str = ",") -> str:
        """The file of a box."""
        ...

    def standard(self) -> Any:
        """The box of the rules, which is kept nowhere."""
        ...

    def key(self, box: Any) -> str:
        """The same for equal boxes, whatever they are called."""
        ...

    def value(self, box: Any) -> object:
        """The value of the option that plays with it."""
        ...

    def title(self, box: Any) -> str:
        """Its name, or what the standard one is called."""
        ...

    def note(self, box: Any) -> str:
        """How far from the standard one, and how sure."""
        ...

    def changed(self, box: Any) -> str:
        """How much of it is other than in the standard one: '5 cards different from the standard table'."""
        ...

    def shown(self, box: Any) -> Sequence[Block]:
        """What is in it."""
        ...


def boxes_of(game_id: str) -> Boxes | None:
    """None if the game has no boxes of one's own, or is not here."""
    try:
        return cast("Boxes | None", registry.part(game_id, "extras.boxes"))
    except EngineError:
        return None


def name_from(boxes: Boxes, file: Path) -> str:
    """A box is called like its file."""
    name = file.stem[:LONGEST_NAME].strip()
    return boxes.titles().nameless if why_not_a_name(name) else name


def beginning(boxes: Boxes, file: Path) -> bytes:
    """As much of a file as tells whether it is too large."""
    with file.open("rb") as stream:
        return stream.read(boxes.LARGEST + 1)
