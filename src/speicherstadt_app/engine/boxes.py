"""Boxes of one's own: tables that replace a game's standard ones, as a spreadsheet's file and as an option of a record.

A game says which tables it has, what is wrong with their rows, and what box they make; reading files, writing them and
the option `box` are the same for all. In a record a box is its name and a list of lines for each table. A box has one
such form only, so that equal boxes are equal texts.
"""

from __future__ import annotations

import csv
import hashlib
import io
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from speicherstadt_app.engine.errors import Unreadable, quote
from speicherstadt_app.engine.names import why_not_a_name
from speicherstadt_app.engine.sheets import LARGEST, SEPARATORS, SPLIT_BY, NoSheetError, sheet_text

OPTION: Final = "box"
LONGEST_ID: Final = 32
WHOLE: Final = re.compile(r"0*[0-9]{1,3}", re.ASCII)
KEPT: Final = 64
"""Boxes of records that are held at a time: what a game works out from a box is worked out once."""

SENTENCES: Final[Mapping[str, str]] = {
    "too_large": "it is larger than {most} kB, and a box takes some 5 kB: choose another file",
    "encoding": "it is not UTF-8 text: save it as CSV in UTF-8",
    "empty": "nothing stands in it: write the standard box into a file and begin from that",
    "heading": "a table must begin with a row that names its columns: {allowed}",
    "columns": "its first row must name the columns, and {missing} is missing; allowed are {allowed}",
    "column_twice": "the column {column} stands there twice: leave one out",
    "table_twice": "this table begins here a second time: leave one out",
    "quotes": "its quotation marks don't pair: put them right, or leave them out",
    "too_wide": "it has more cells than there are columns: leave out what is too much",
    "id": "{found} is no id; allowed are letters, digits and hyphens, as in {example}",
    "twice": "{found} stands in row {other} already: it may stand there once",
    "number": "{found} does not fit here; allowed are whole numbers from {low} to {high}",
    "nothing": "{found} means nothing for {kind}; allowed is an empty cell",
    "one_of": "{found} can't stand here; allowed are {allowed}",
    "standard": "it is the standard one: change something first, or play with the standard one",
}
"""What can be wrong with a table of any game; a game adds its own, or says these in its own words."""


class BoxFlaw(Unreadable):
    """What is wrong with a box: a key with its facts, where it stands, and all of it as a sentence."""

    def __init__(
        self,
        sentences: Mapping[str, str],
        key: str,
        *,
        table: str = "",
        row: int | None = None,
        column: str = "",
        **facts: object,
    ) -> None:
        self.key = key
        self.table = table
        self.row = row
        self.column = column
        self.facts: Mapping[str, object] = facts
        places = [table, "" if row is None else f"row {row}", column and f"column '{column}'"]
        where = ", ".join(filter(None, places))
        super().__init__((where and f"{where}: ") + sentences[key].format(**{"column": quote(column), **facts}))


class Flawed(Protocol):
    """A game's own `BoxFlaw` with its sentences."""

    def __call__(
        self, key: str, *, table: str = ..., row: int | None = ..., column: str = ..., **facts: object
    ) -> BoxFlaw: ...


class Row(NamedTuple):
    """A row as it is written in a table. `number` says where."""

    table: str
    number: int
    cells: Mapping[str, str]
    flawed: Flawed

    def flaw(self, column: str, key: str, **facts: object) -> BoxFlaw:
        return self.flawed(key, table=self.table, row=self.number, column=column, **facts)

    def whole(self, column: str, bounds: tuple[int, int], **facts: object) -> int:
        cell = self.cells[column]
        low, high = bounds
        if not WHOLE.fullmatch(cell) or not low <= int(cell) <= high:
            raise self.flaw(column, "number", found=quote(cell), low=low, high=high, **facts)
        return int(cell)

    def one_of(self, column: str, allowed: Sequence[str], key: str = "one_of") -> int:
        cell = self.cells[column]
        if cell not in allowed:
            names = ", ".join(name or "an empty cell" for name in allowed)
            raise self.flaw(column, key, found=quote(cell), allowed=names)
        return allowed.index(cell)

    def empty(self, column: str, kind: str) -> None:
        if self.cells[column]:
            raise self.flaw(column, "nothing", found=quote(self.cells[column]), kind=kind)

    def once(self, column: str, seen: dict[str, int], key: str = "twice") -> str:
        """The cell, which no row before this one may have."""
        found = self.cells[column]
        if found in seen:
            raise self.flaw(column, key, found=quote(found), other=seen[found])
        seen[found] = self.number
        return found

    def name(self, pattern: re.Pattern[str], seen: dict[str, int], example: str, twice: str = "twice") -> str:
        """The id of the row."""
        found = self.cells["id"]
        if len(found) > LONGEST_ID or not pattern.fullmatch(found):
            raise self.flaw("id", "id", found=quote(found), example=quote(example))
        return self.once("id", seen, twice)


class Columns(NamedTuple):
    """The columns of a table. A file may leave out the others, which say how sure a value is, and such."""

    needed: tuple[str, ...]
    others: tuple[str, ...] = ()

    @property
    def all(self) -> tuple[str, ...]:
        return (*self.needed, *self.others)


class Sheets:
    """The tables of a game in a file: one or several, one below the other, each begun by a row of its columns.

    Whatever can mean one thing only is taken: a comma, a semicolon or a tab between cells, a byte order mark, UTF-16
    with one, empty rows, columns that mean nothing here.
    """

    def __init__(self, columns: Mapping[str, Columns], flawed: Flawed) -> None:
        self.columns: Final = columns
        self.flawed: Final = flawed

    def read(self, data: bytes) -> list[Row]:
        """The rows of a file; `BoxFlaw` if it has none."""
        if len(data) > LARGEST:
            raise self.flawed("too_large", most=LARGEST >> 10)
        try:
            text = sheet_text(data)
        except NoSheetError as why:
            raise self.flawed(why.key) from None
        return [*self._rows(text)]

    def write(self, cells_of: Callable[[str], Iterable[Mapping[str, object]]], separator: str = ",") -> str:
        """A file with all tables, whose rows come from `cells_of`."""
        file = io.StringIO()
        writer = csv.writer(file, delimiter=separator, lineterminator="\n")
        for number, (table, columns) in enumerate(self.columns.items()):
            if number:
                writer.writerow(())
            writer.writerow(columns.all)
            for cells in cells_of(table):
                writer.writerow([cells[column] for column in columns.all])
        return file.getvalue()

    def _rows(self, text: str) -> Iterator[Row]:
        lines = text.splitlines(keepends=True)
        separator = max(SEPARATORS, key=lambda sign: sum(self._fitting(_headings(line, sign)) for line in lines))
        reader = csv.reader(lines, delimiter=separator, strict=True)
        table, head, seen = "", list[str](), set[str]()
        try:
            for cells in reader:
                number = reader.line_num
                if not any(cell.strip() for cell in cells) or cells[0].strip().lower().startswith(SPLIT_BY):
                    continue
                heading = [cell.strip().lower() for cell in cells]
                begun = next((name for name in self.columns if {*self.columns[name].needed} <= {*heading}), "")
                if begun in seen:
                    raise self.flawed("table_twice", row=number, table=begun)
                if begun:
                    table, head = begun, heading
                    self._check_head(table, head)
                    seen.add(table)
                elif not table:
                    raise self._headless(heading)
                else:
                    yield self._row(table, number, head, cells)
        except csv.Error:
            raise self.flawed("quotes", row=reader.line_num) from None
        if not seen:
            raise self.flawed("empty")

    def _fitting(self, heading: set[str]) -> int:
        """How many columns of a table a row names."""
        return max(len(heading & {*columns.all}) for columns in self.columns.values())

    def _headless(self, heading: Sequence[str]) -> BoxFlaw:
        if len(self.columns) > 1:
            allowed = " / ".join(", ".join(columns.needed) for columns in self.columns.values())
            return self.flawed("heading", allowed=allowed)
        (columns,) = self.columns.values()
        missing = next(column for column in columns.needed if column not in heading)
        return self.flawed("columns", missing=missing, allowed=", ".join(columns.all))

    def _check_head(self, table: str, head: Sequence[str]) -> None:
        if double := [column for column in self.columns[table].all if head.count(column) > 1]:
            raise self.flawed("column_twice", column=double[0])

    def _row(self, table: str, number: int, head: Sequence[str], cells: Sequence[str]) -> Row:
        if any(cell.strip() for cell in cells[len(head) :]):
            raise self.flawed("too_wide", row=number)
        columns = self.columns[table]
        found = dict.fromkeys((column for column in columns.all if column in head), "")
        found |= {column: cell.strip() for column, cell in zip(head, cells, strict=False) if column in found}
        return Row(table, number, found, self.flawed)


def _headings(line: str, separator: str) -> set[str]:
    return {cell.strip().strip('"').lower() for cell in line.split(separator)}


class Named(Protocol):
    """A box, as far as the option has to know it."""

    @property
    def name(self) -> str: ...


B = TypeVar("B", bound=Named)
Lines = Mapping[str, Sequence[str]]


class BoxOption(Generic[B]):
    """The option `box` of a game's records."""

    def __init__(
        self,
        tables: Sequence[str],
        *,
        standard: Callable[[], B],
        build: Callable[[Iterable[Row], str], B],
        lines_of: Callable[[B], Lines],
        cells_of: Callable[[str, str], Mapping[str, str]],
        flawed: Flawed,
        most: int,
    ) -> None:
        """`cells_of` gives the cells of a line of a table; a table has `most` lines at most."""
        self._tables: Final = tuple(tables)
        self._standard: Final = standard
        self._build: Final = build
        self._lines_of: Final = lines_of
        self._cells_of: Final = cells_of
        self._flawed: Final = flawed
        self._most: Final = most
        # One object for one box: tables that are worked out from a box are kept under it.
        self._told: Final = lru_cache(KEPT)(self._read)

    def fingerprint(self, box: B) -> str:
        """The same for equal tables, whatever the box is called."""
        lines = self._lines_of(box)
        text = "\n".join(line for table in self._tables for line in lines[table])
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def is_standard(self, box: B) -> bool:
        return self._lines_of(box) == self._lines_of(self._standard())

    def options_of(self, box: B) -> dict[str, object]:
        """What a record says of the box; the standard one goes without saying."""
        return {OPTION: {"name": box.name, **self._lines_of(box)}} if box.name else {}

    def box_of(self, options: Mapping[str, object]) -> B:
        """The box that a record was played with; `Unreadable` if it tells of one that can't be."""
        if OPTION not in options:
            return self._standard()
        told = options[OPTION]
        if not isinstance(told, dict) or sorted(told) != sorted(("name", *self._tables)):
            *others, last = (f"'{key}'" for key in ("name", *self._tables))
            raise Unreadable(f"the option '{OPTION}' must have a {', '.join(others)} and {last}, and nothing else")
        name = told["name"]
        if not isinstance(name, str) or (why := why_not_a_name(name)):
            raise Unreadable(f"the name of its box can't be taken: {why if isinstance(name, str) else 'it is no text'}")
        tables = []
        for table in self._tables:
            lines = told[table]
            if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
                raise Unreadable(f"the '{table}' of its box must be a list of texts")
            if len(lines) > self._most:
                raise Unreadable(f"its box has {len(lines)} {table}, and {self._most} are the most")
            tables.append(tuple(lines))
        return self._told(name, tuple(tables))

    def _read(self, name: str, tables: tuple[tuple[str, ...], ...]) -> B:
        rows = [
            Row(table, number, self._cells_of(table, line), self._flawed)
            for table, lines in zip(self._tables, tables, strict=True)
            for number, line in enumerate(lines, start=1)
        ]
        try:
            box = self._build(rows, name)
        except BoxFlaw as flaw:
            raise Unreadable(f"its box can't be played with: {flaw}") from None
        meant_lines = self._lines_of(box)
        for table, lines in zip(self._tables, tables, strict=True):
            for line, meant in zip(lines, meant_lines[table], strict=True):
                if line != meant:
                    raise Unreadable(f"in its box {quote(meant)} belongs where {quote(line)} stands")
        return box


def box_name(options: Mapping[str, object]) -> str:
    """What the box of a record is called; nothing if it is the standard one."""
    told = options.get(OPTION)
    return str(told.get("name", "")) if isinstance(told, dict) else ""
