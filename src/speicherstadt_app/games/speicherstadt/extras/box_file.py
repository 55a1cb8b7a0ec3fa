"""Card tables as files: CSV as spreadsheets write it (engine/boxes.py), read and written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from speicherstadt_app.games.speicherstadt.rules.boxes import SHEETS, WITHOUT, box_from, without
from speicherstadt_app.games.speicherstadt.rules.cards import SEASON_LETTERS, Box
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS


def read_box(data: bytes, name: str) -> Box:
    """The box of a file; `BoxFlaw` if it can't be played with."""
    return box_from(SHEETS.read(data), name)


def write_box(box: Box, separator: str = ",") -> str:
    """The file of a box."""

    def cells_of(_table: str) -> Iterator[Mapping[str, object]]:
        for card in box.cards:
            yield {
                "id": card.id,
                "season": SEASON_LETTERS[card.season],
                "kind": card.kind,
                "value": card.value or "",
                "points": card.points or "",
                "goods": " ".join(GOODS[good] for good in card.goods),
                "sure": card.sure,
                WITHOUT: " ".join(map(str, without(box, card))),
            }

    return SHEETS.write(cells_of, separator)
