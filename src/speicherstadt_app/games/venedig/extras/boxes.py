"""Boxes of one's own, board, tiles and cards: what the house asks of them (words/boxes.py)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from speicherstadt_app.engine.sheets import LARGEST
from speicherstadt_app.games.venedig import CARD
from speicherstadt_app.games.venedig.extras.box_file import read_box, write_box
from speicherstadt_app.games.venedig.rules.box import CANAL, ROLES, SHAPES, numbers, standard_box
from speicherstadt_app.games.venedig.rules.boxes import OPTION, ROW_KEYS, BoxFlaw, fingerprint, options_of
from speicherstadt_app.games.venedig.words import boxes as words
from speicherstadt_app.games.venedig.words import things
from speicherstadt_app.words.boxes import GROUND, MARK, WATER, Block, Column, Lines, Plan, Row, Table, Titles
from speicherstadt_app.words.phrases import filled, listed
from speicherstadt_app.words.translation import tr

if TYPE_CHECKING:
    from speicherstadt_app.engine.errors import Unreadable
    from speicherstadt_app.games.venedig.rules.box import Box

__all__ = ["HELP", "LARGEST", "OPTION"]

HELP: Final = "with the board, tiles and cards of this file (docs/boxes-venedig.md)"

read = read_box
write = write_box
standard = standard_box
key = fingerprint
title = words.title


def titles() -> Titles:
    return Titles(
        way=tr("Venedig.Boxes", "Boxes …"),
        title=tr("Venedig.Boxes", "Boxes"),
        note=tr("Venedig.Boxes", "Play with board, tiles and cards of your printed game, or try a variant"),
        about=tr(
            "Venedig.Boxes",
            "Board, tiles and cards as CSV. Begin with the standard box: save it, change it in a spreadsheet, add it "
            "here. A game keeps its box, on other devices, too.",
        ),
        save=tr("Venedig.Boxes", "Save the standard box …"),
        nameless=tr("Venedig.Boxes", "Own box"),
        full=tr("Venedig.Boxes", "There are %1 boxes already: remove one first."),
    )


def flaw(why: Unreadable) -> str:
    assert isinstance(why, BoxFlaw)
    return words.flaw_text(why)


def value(box: Box) -> object:
    return options_of(box)[OPTION]


def changed(box: Box) -> str:
    return words.changes_text(len(words.changes(box)))


def note(box: Box) -> str:
    return " · ".join([*([changed(box)] if box.name else []), words.sure_text(box)])


def shown(box: Box) -> Sequence[Block]:
    return (
        _plan(box),
        Lines(tr("Venedig.Boxes", "Different from the standard box"), tuple(words.changes(box))),
        Lines(tr("Venedig.Boxes", "Figures"), tuple(words.figures(box))),
        _tiles(box),
        _cards(box),
    )


def _plan(box: Box) -> Plan:
    written = [box.tables.board[key] for key in ROW_KEYS]
    rows = ["".join(WATER if sign == CANAL else GROUND for sign in row) for row in written]
    column, row = box.gondola % len(rows[0]), box.gondola // len(rows[0])
    rows[row] = rows[row][:column] + MARK + rows[row][column + 1 :]
    text = tr("Venedig.Boxes", "The canal: %1. The gondola starts at %2.")
    spoken = filled(text, things.cell_names(numbers(box.canal)), things.cell_name(box.gondola))
    return Plan(tr("Venedig.Boxes", "Board"), tuple(rows), spoken)


def _tiles(box: Box) -> Table:
    stones, points = tr("Venedig.Boxes", "Stones"), tr("Venedig.Boxes", "Points")
    rows = []
    for number, shape in enumerate(SHAPES):
        tiles = numbers(box.of_shape[number])
        if tiles:
            cells = _span(box.cost[tile] for tile in tiles), _span(box.arms[tile] for tile in tiles)
            called, total = things.shapes_title(shape), str(len(tiles))
            spoken = f"{called}: {total}, {stones} {cells[0]}, {points} {cells[1]}"
            rows.append(Row(called, cells, total, spoken))
    return Table(tr("Venedig.Boxes", "Tiles"), (Column(stones), Column(points)), tuple(rows))


def _span(values: Iterable[int]) -> str:
    """One number, or the least and the most."""
    found = sorted({*values})
    return str(found[0]) if len(found) == 1 else f"{found[0]}\N{EN DASH}{found[-1]}"


def _cards(box: Box) -> Table:
    """By role: how many there are with so many players and all roles."""
    columns = tuple(Column(str(players)) for players in CARD.range)
    in_play = [box.in_play(players, "all") for players in CARD.range]
    rows = []
    for number, role in enumerate(ROLES):
        mask = box.of_role[number]
        if mask:
            cells = [(mask & cards).bit_count() for cards in in_play]
            called = things.role_title(role)
            with_so_many = tr("Venedig.Boxes", "with %1 players %2")
            each = [filled(with_so_many, *told) for told in zip(CARD.range, cells, strict=True) if told[1]]
            shown_cells = tuple(str(cell or "") for cell in cells)
            rows.append(Row(called, shown_cells, str(mask.bit_count()), f"{called}: {listed(each)}"))
    return Table(tr("Venedig.Boxes", "Cards by role and players"), columns, tuple(rows))
