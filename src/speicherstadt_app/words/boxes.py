"""Boxes of one's own: what a game with an option that is read from a file brings, in `extras/boxes.py` of its folder.

The house has the shelf in the window, the command `box`, and the argument of `play`, `simulate` and `arena`. What a box
is, what is wrong with a file and what there is to show of it, the game says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeAlias, cast

from speicherstadt_app.engine.boxes import BoxFlaw
from speicherstadt_app.engine.errors import EngineError, Unreadable
from speicherstadt_app.engine.names import LONGEST_NAME, why_not_a_name
from speicherstadt_app.games import registry
from speicherstadt_app.words.phrases import capital, filled
from speicherstadt_app.words.translation import tr


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


def flaw_text(flaw: BoxFlaw, own: Callable[[BoxFlaw], str], table_title: Callable[[str], str] = str) -> str:
    """One sentence: where, what, and what is allowed. `own` says what the game alone can say, or nothing."""
    text = own(flaw) or _of_file(flaw) or _of_cell(flaw)
    table = table_title(flaw.table) if flaw.table else ""
    if not table and flaw.row is None:
        return capital(text)
    if flaw.row is None:
        return filled(tr("Boxes", "%1: %2", "a table, what is wrong"), table, text)
    if table and flaw.column:
        return filled(tr("Boxes", "%1, row %2, column %3: %4"), table, flaw.row, flaw.column, text)
    if table:
        return filled(tr("Boxes", "%1, row %2: %3"), table, flaw.row, text)
    if flaw.column:
        return filled(tr("Boxes", "Row %1, column %2: %3"), flaw.row, flaw.column, text)
    return filled(tr("Boxes", "Row %1: %2"), flaw.row, text)


def _of_file(flaw: BoxFlaw) -> str:
    facts = flaw.facts
    match flaw.key:
        case "too_large":
            return filled(tr("Boxes", "the file is larger than %1 kB: choose another one."), facts["most"])
        case "encoding":
            return tr("Boxes", "this is not UTF-8 text: save it as CSV in UTF-8.")
        case "empty":
            return tr("Boxes", "the file has no table: save the standard one and begin with that.")
        case "heading":
            text = tr("Boxes", "a table must begin with a row that names its columns: %1.")
            return filled(text, facts["allowed"])
        case "columns":
            text = tr("Boxes", "the first row must name the columns, and %1 is missing; allowed are %2.")
            return filled(text, facts["missing"], facts["allowed"])
        case "column_twice":
            return filled(tr("Boxes", "the column %1 is there twice: leave one out."), flaw.column)
        case "table_twice":
            return tr("Boxes", "this table begins here a second time: leave one out.")
        case "quotes":
            return tr("Boxes", "the quotation marks don't pair: put them right, or leave them out.")
        case "too_wide":
            return tr("Boxes", "it has more cells than there are columns: leave out what is too much.")
    return ""


def _of_cell(flaw: BoxFlaw) -> str:
    facts = flaw.facts
    found = facts.get("found", "")
    match flaw.key:
        case "id":
            text = tr("Boxes", "%1 is no id; allowed are letters, digits and hyphens, as in %2.")
            return filled(text, found, facts["example"])
        case "twice":
            return filled(tr("Boxes", "%1 is in row %2 already; allowed is once."), found, facts["other"])
        case "number":
            text = tr("Boxes", "%1 does not fit here; allowed are whole numbers from %2 to %3.")
            return filled(text, found, facts["low"], facts["high"])
        case "nothing":
            text = tr("Boxes", "%1 means nothing for the kind %2; allowed is an empty cell.")
            return filled(text, found, facts["kind"])
        case "one_of":
            return filled(tr("Boxes", "%1 can't stand here; allowed are %2."), found, facts["allowed"])
    return tr("Boxes", "nothing in it differs from the standard: change something first, or play with the standard.")
