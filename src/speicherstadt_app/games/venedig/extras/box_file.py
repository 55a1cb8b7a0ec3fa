"""Boxes as files: CSV as spreadsheets write it (engine/boxes.py), read and written. A table that is missing is the
standard one."""

from __future__ import annotations

from typing import Final

from speicherstadt_app.engine.boxes import Row
from speicherstadt_app.games.venedig.rules.box import ROLES, SHAPES, Box, standard_box
from speicherstadt_app.games.venedig.rules.boxes import SHEETS, TABLES, box_from, flawed

AS_WRITTEN: Final = ("id", "value", "pattern", "sure", "sure_shape", "sure_values", "sure_pattern")
"""Columns where capital letters mean something; a pattern and a cell are made of them."""


def read_box(data: bytes, name: str) -> Box:
    """The box of a file; `BoxFlaw` if it can't be played with."""
    found = [_row(row) for row in SHEETS.read(data)]
    there = {row.table for row in found}
    for table in TABLES:
        if table not in there:
            found += _standard(table)
    return box_from(found, name)


def _row(row: Row) -> Row:
    """Capital letters in their places, whatever a file has."""
    cells = {column: cell if column in AS_WRITTEN else cell.lower() for column, cell in row.cells.items()}
    if row.table == "tiles":
        cells["pattern"] = cells["pattern"].upper()
    if cells.get("key") == "gondola":
        cells["value"] = cells["value"].upper()
    return row._replace(cells=cells)


def write_box(box: Box, separator: str = ",") -> str:
    """The file of a box, with all its tables."""
    return SHEETS.write(lambda table: cells_of(box, table), separator)


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
    return [Row(table, number, cells, flawed) for number, cells in enumerate(cells_of(standard_box(), table), start=1)]
