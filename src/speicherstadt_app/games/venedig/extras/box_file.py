"""Boxes as files: CSV as spreadsheets write it, read and written. A file has one table or several, one below the other;
each begins with the row that names its columns. A table that is missing is the standard one.

Whatever can mean one thing only is taken: a comma, a semicolon or a tab between cells, a byte order mark, UTF-16 with
one, capital letters, empty rows, columns that mean nothing here.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from speicherstadt_app.engine.sheets import LARGEST, SEPARATORS, SPLIT_BY, NoSheetError, sheet_text
from speicherstadt_app.games.venedig.rules.box import ROLES, SHAPES, Box, standard_box
from speicherstadt_app.games.venedig.rules.boxes import COLUMNS_OF, TABLES, FileFlaw, Row, box_from

SURE: Final[Mapping[str, tuple[str, ...]]] = {
    "board": ("sure",),
    "tiles": ("sure_shape", "sure_values", "sure_pattern"),
    "cards": ("sure",),
}
"""Columns that may be there and say how sure a value is."""
AS_WRITTEN: Final = ("id", "value", "pattern", "sure", "sure_shape", "sure_values", "sure_pattern")
"""Columns where capital letters mean something; a pattern and a cell are made of them."""


def read_box(data: bytes, name: str) -> Box:
    """The box of a file; `FileFlaw` or `BoxFlaw` if it can't be played with."""
    if len(data) > LARGEST:
        raise FileFlaw("too_large", most=LARGEST >> 10)
    found = [*_rows(_text(data))]
    there = {row.table for row in found}
    for table in TABLES:
        if table not in there:
            found += _standard(table)
    return box_from(found, name)


def write_box(box: Box, separator: str = ",") -> str:
    """The file of a box, with all its tables."""
    file = io.StringIO()
    writer = csv.writer(file, delimiter=separator, lineterminator="\n")
    for number, table in enumerate(TABLES):
        if number:
            writer.writerow(())
        columns = (*COLUMNS_OF[table], *SURE[table])
        writer.writerow(columns)
        for cells in cells_of(box, table):
            writer.writerow([cells[column] for column in columns])
    return file.getvalue()


def cells_of(box: Box, table: str) -> list[dict[str, str]]:
    """The rows of one of its tables."""
    tables = box.tables
    if table == "board":
        return [{"key": key, "value": told, "sure": tables.sure.get(key, "")} for key, told in tables.board.items()]
    if table == "tiles":
        return [
            {
                "id": tile.id,
                "shape": SHAPES[tile.shape],
                "pattern": tile.pattern,
                "stones": str(tile.stones),
                "arms": str(tile.arms),
                "sure_shape": tile.sure_shape,
                "sure_values": tile.sure_values,
                "sure_pattern": tile.sure_pattern,
            }
            for tile in tables.tiles
        ]
    return [
        {
            "id": card.id,
            "role": ROLES[card.role],
            "value": str(card.value or ""),
            "markers": str(card.markers) if ROLES[card.role] == "driver" else "",
            "from": str(card.since),
            "symbol": "yes" if card.symbol else "no",
            "roles": card.roles,
            "sure": card.sure,
        }
        for card in tables.cards
    ]


def _standard(table: str) -> list[Row]:
    return [Row(table, number, cells) for number, cells in enumerate(cells_of(standard_box(), table), start=1)]


def _text(data: bytes) -> str:
    try:
        return sheet_text(data)
    except NoSheetError as why:
        raise FileFlaw(why.key) from None


def _rows(text: str) -> Iterator[Row]:
    lines = text.splitlines(keepends=True)
    separator = _separator(lines)
    reader = csv.reader(lines, delimiter=separator, strict=True)
    table, head, seen = "", list[str](), set[str]()
    try:
        for cells in reader:
            number = reader.line_num
            if not any(cell.strip() for cell in cells) or cells[0].strip().lower().startswith(SPLIT_BY):
                continue
            heading = [cell.strip().lower() for cell in cells]
            if begun := _begins(heading):
                if begun in seen:
                    raise FileFlaw("table_twice", number, table=begun)
                table, head = begun, heading
                seen.add(table)
            elif not table:
                raise FileFlaw("heading", number, allowed=" / ".join(", ".join(COLUMNS_OF[each]) for each in TABLES))
            else:
                yield _row(table, number, head, cells)
    except csv.Error:
        raise FileFlaw("quotes", reader.line_num) from None
    if not seen:
        raise FileFlaw("empty")


def _separator(lines: Sequence[str]) -> str:
    """That which splits the most headings of a table."""

    def headings(sign: str) -> int:
        split = ([cell.strip().strip('"').lower() for cell in line.split(sign)] for line in lines)
        return sum(bool(_begins(cells)) for cells in split)

    return max(SEPARATORS, key=headings)


def _begins(cells: Sequence[str]) -> str:
    """The table that a row names all columns of."""
    return next((table for table in TABLES if set(COLUMNS_OF[table]) <= set(cells)), "")


def _row(table: str, number: int, head: Sequence[str], cells: Sequence[str]) -> Row:
    if any(cell.strip() for cell in cells[len(head) :]):
        raise FileFlaw("too_wide", number)
    columns = (*COLUMNS_OF[table], *SURE[table])
    found = dict.fromkeys(columns, "")
    for column, cell in zip(head, cells, strict=False):
        if column in found:
            told = cell.strip()
            found[column] = told if column in AS_WRITTEN else told.lower()
    if table == "tiles":
        found["pattern"] = found["pattern"].upper()
    if found.get("key") == "gondola":
        found["value"] = found["value"].upper()
    return Row(table, number, found)
