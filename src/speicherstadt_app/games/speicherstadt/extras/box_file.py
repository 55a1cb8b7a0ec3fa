"""Card tables as files: CSV as spreadsheets write it, read and written.

Whatever can mean one thing only is taken: a comma, a semicolon or a tab between cells, a byte order mark, UTF-16 with
one, capital letters, rows in any order, empty rows, columns that mean nothing here.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from typing import Final

from speicherstadt_app.engine.sheets import LARGEST, SEPARATORS, SPLIT_BY, NoSheetError, sheet_text
from speicherstadt_app.games.speicherstadt.rules.boxes import WITHOUT, BoxFlaw, Row, box_from, without
from speicherstadt_app.games.speicherstadt.rules.cards import SEASON_LETTERS, Box
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS

NEEDED: Final = ("id", "season", "kind", "value", "points", "goods")
COLUMNS: Final = (*NEEDED, "sure", WITHOUT)


def read_box(data: bytes, name: str) -> Box:
    """The box of a file; `BoxFlaw` if it can't be played with."""
    if len(data) > LARGEST:
        raise BoxFlaw("too_large", most=LARGEST >> 10)
    return box_from(_rows(_text(data)), name)


def write_box(box: Box, separator: str = ",") -> str:
    """The file of a box."""
    file = io.StringIO()
    writer = csv.writer(file, delimiter=separator, lineterminator="\n")
    writer.writerow(COLUMNS)
    for card in box.cards:
        writer.writerow(
            (
                card.id,
                SEASON_LETTERS[card.season],
                card.kind,
                card.value or "",
                card.points or "",
                " ".join(GOODS[good] for good in card.goods),
                card.sure,
                " ".join(map(str, without(box, card))),
            )
        )
    return file.getvalue()


def _text(data: bytes) -> str:
    try:
        return sheet_text(data)
    except NoSheetError as why:
        raise BoxFlaw(why.key) from None


def _rows(text: str) -> Iterator[Row]:
    lines = text.splitlines(keepends=True)
    skipped = 0
    while not lines[skipped].strip() or lines[skipped].strip().strip('"').lower().startswith(SPLIT_BY):
        skipped += 1
        if skipped == len(lines):
            raise BoxFlaw("empty")
    separator = max(SEPARATORS, key=lambda sign: len(_headings(lines[skipped], sign) & set(COLUMNS)))
    reader = csv.reader(lines[skipped:], delimiter=separator, strict=True)
    try:
        head = [cell.strip().lower() for cell in next(reader)]
        _check_head(head)
        for cells in reader:
            if any(cell.strip() for cell in cells):
                yield _row(skipped + reader.line_num, head, cells)
    except csv.Error:
        raise BoxFlaw("quotes", row=skipped + reader.line_num) from None


def _headings(line: str, separator: str) -> set[str]:
    return {cell.strip().strip('"').lower() for cell in line.split(separator)}


def _check_head(head: Sequence[str]) -> None:
    if missing := [column for column in NEEDED if column not in head]:
        raise BoxFlaw("columns", missing=missing[0], allowed=", ".join(COLUMNS))
    if double := [column for column in COLUMNS if head.count(column) > 1]:
        raise BoxFlaw("column_twice", column=double[0])


def _row(number: int, head: Sequence[str], cells: Sequence[str]) -> Row:
    if any(cell.strip() for cell in cells[len(head) :]):
        raise BoxFlaw("too_wide", row=number)
    found = dict.fromkeys((column for column in COLUMNS if column in head), "")
    found |= {column: cell.strip() for column, cell in zip(head, cells, strict=False) if column in COLUMNS}
    return Row(number, found)
