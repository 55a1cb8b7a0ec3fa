"""Moves in the words of the record. As a player sees a move it may have a `?`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from speicherstadt_app.engine.errors import Unreadable, quote
from speicherstadt_app.engine.notation import Form, Grammar, Word, one_of, seat_word
from speicherstadt_app.engine.rules import Action
from speicherstadt_app.games.venedig import CARD
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.box import CELL_NAMES, Box, cell_of
from speicherstadt_app.games.venedig.rules.state import UNKNOWN

SIDES: Final = "BS="
"""What a tile shows on a cell: a building, a square, the bridge's span."""
MOST: Final = CARD.seats[1]
SEAT: Final = seat_word(MOST)


@lru_cache(maxsize=16)
def grammar(box: Box) -> Grammar:
    card = one_of("CARD", tuple(box.card_number), "there is no card {} in the card table", hidden=UNKNOWN)
    seen_card = card._replace(hidden=None)
    tile = one_of("TILE", tuple(box.tile_number), "there is no tile {} in the tile table")
    forms = {
        act.DEAL: _several(act.DEAL, "deal", SEAT, card),
        act.TURN: _one(act.TURN, "turn", tile, chance=True),
        act.DRAW: _several(act.DRAW, "draw", SEAT, SEAT, card),
        act.OPEN: _several(act.OPEN, "open", seen_card, rest=seen_card),
        act.SHOW: _several(act.SHOW, "show", SEAT, SEAT, card, rest=card),
        act.KEEP: Form("keep"),
        act.EXCHANGE: _one(act.EXCHANGE, "exchange", SEAT),
        act.GIVE: _several(act.GIVE, "give", SEAT, card, chance=False),
        act.CHOOSE: _one(act.CHOOSE, "choose", card),
        act.TAKE: _one(act.TAKE, "take", tile),
        act.DONE: Form("done"),
        act.PILE: _one(act.PILE, "pile", CELL),
        act.MARK: _one(act.MARK, "mark", CELL),
        act.BUILD: _build(box, tile),
        act.SPY: _one(act.SPY, "spy", SEAT),
        act.USE: _one(act.USE, "use", seen_card),
        act.COPY: _one(act.COPY, "copy", SEAT),
        act.REMOVE: _one(act.REMOVE, "remove", tile),
    }
    return Grammar(forms, act.kind_of, MOST)


def _one(kind: int, verb: str, word: Word, *, chance: bool = False) -> Form:
    return Form(
        verb,
        (word,),
        pack=lambda fields: act.one(kind, fields[0]),
        unpack=lambda action: (act.thing_of(action),),
        chance=chance,
    )


def _several(kind: int, verb: str, *words: Word, rest: Word | None = None, chance: bool = True) -> Form:
    return Form(
        verb,
        words,
        pack=lambda fields: act.pack(kind, fields),
        unpack=act.fields_of,
        rest=rest,
        most=MOST - 1 if rest else 0,
        chance=chance,
    )


def _cell(word: str) -> int:
    cell = cell_of(word)
    if cell < 0:
        raise Unreadable(f"{quote(word)} is no cell of the board; there are A1 to Q8")
    return cell


CELL: Final = Word("CELL", CELL_NAMES.__getitem__, _cell)


def _build(box: Box, tile: Word) -> Form:
    """A tile and each of its cells with what it shows, as in `F4B`."""

    def pack(fields: Sequence[int]) -> Action:
        number, *covered = fields
        cells = [(field // len(SIDES), SIDES[field % len(SIDES)]) for field in covered]
        if any(cell >= after for (cell, _), (after, _) in pairwise(cells)):
            raise Unreadable("its cells stand by rows from the top, in a row from the left")
        lay = box.lay_number(number, cells)
        if lay < 0:
            raise Unreadable(f"{box.tiles[number].id} can't lie so, however it is turned")
        return act.build(number, lay)

    def unpack(action: Action) -> Sequence[int]:
        number = act.tile_of(action)
        cells = box.lays[number][act.lay_of(action)].cells
        return number, *(cell * len(SIDES) + SIDES.index(sign) for cell, sign in cells)

    must = "'build', a tile, and each of its cells with what it shows, as in 'F4B'"
    return Form("build", (tile, COVERED), pack, unpack, rest=COVERED, most=MOST_CELLS, must=must)


def _covered(word: str) -> int:
    if cell_of(word[:-1]) < 0 or word[-1] not in SIDES:
        raise Unreadable(f"{quote(word)} is no cell of the board with what it shows, as 'F4B', 'G5S' or 'I4='")
    return cell_of(word[:-1]) * len(SIDES) + SIDES.index(word[-1])


MOST_CELLS: Final = 8
COVERED: Final = Word("CELL", lambda field: CELL_NAMES[field // len(SIDES)] + SIDES[field % len(SIDES)], _covered)
