"""Moves in the words of the record, written and read. As somebody sees a move it may have a `?`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from speicherstadt_app.engine.errors import Unreadable, quote
from speicherstadt_app.engine.rules import CHANCE, Action, Move, Seat
from speicherstadt_app.games.venedig import CARD
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.box import CELL_NAMES, Box, cell_of
from speicherstadt_app.games.venedig.rules.state import UNKNOWN

SEATS: Final = {str(seat): seat for seat in range(CARD.seats[1])}
VEIL: Final = "?"


class Form(NamedTuple):
    """How a kind of move looks: its verb, and what stands behind it."""

    verb: str
    words: tuple[str, ...] = ()
    """`seat`, `card`, `cards`, `tile` or `cell`."""
    chance: bool = False
    secret: bool = False
    """Some see `?` in the place of its cards."""


FORMS: Final = {
    act.DEAL: Form("deal", ("seat", "card"), chance=True, secret=True),
    act.TURN: Form("turn", ("tile",), chance=True),
    act.DRAW: Form("draw", ("seat", "seat", "card"), chance=True, secret=True),
    act.OPEN: Form("open", ("cards",), chance=True),
    act.SHOW: Form("show", ("seat", "seat", "cards"), chance=True, secret=True),
    act.KEEP: Form("keep"),
    act.EXCHANGE: Form("exchange", ("seat",)),
    act.GIVE: Form("give", ("seat", "card"), secret=True),
    act.CHOOSE: Form("choose", ("card",), secret=True),
    act.TAKE: Form("take", ("tile",)),
    act.DONE: Form("done"),
    act.PILE: Form("pile", ("cell",)),
    act.MARK: Form("mark", ("cell",)),
    act.BUILD: Form("build", ("tile", "cells")),
    act.SPY: Form("spy", ("seat",)),
    act.USE: Form("use", ("card",)),
    act.COPY: Form("copy", ("seat",)),
    act.REMOVE: Form("remove", ("tile",)),
}
KINDS: Final = {form.verb: kind for kind, form in FORMS.items()}
SEVERAL: Final = {kind for kind, form in FORMS.items() if len(form.words) > 1 or "cards" in form.words} - {act.BUILD}
"""Kinds whose actions are packed field by field."""


def write(box: Box, seat: Seat, action: Action) -> str:
    kind = action & act.KIND_MASK
    form = FORMS[kind]
    who = "*" if seat == CHANCE else str(seat)
    if kind == act.BUILD:
        tile = act.tile_of(action)
        return f"{who} build {box.tiles[tile].id} {box.lays[tile][act.lay_of(action)].text}"
    if not form.words:
        return f"{who} {form.verb}"
    if kind not in SEVERAL:
        return f"{who} {form.verb} {_word(box, form.words[0], action >> act.KIND_BITS)}"
    fields = act.fields_of(action)
    last = len(form.words) - 1
    words = (_word(box, form.words[min(n, last)], field) for n, field in enumerate(fields))
    return " ".join((who, form.verb, *words))


def _word(box: Box, sort: str, thing: int) -> str:
    if sort == "seat":
        return str(thing)
    if sort == "cell":
        return CELL_NAMES[thing]
    if sort == "tile":
        return box.tiles[thing].id
    return VEIL if thing == UNKNOWN else box.cards[thing].id


def read(box: Box, text: str, *, seen: bool = False) -> Move:
    """What a text means; `Unreadable` if it means nothing. Only as somebody sees a move it may have a `?`."""
    who, *rest = text.split(" ")
    if who != "*" and who not in SEATS:
        raise Unreadable(f"a move begins with a seat or with '*', not with {quote(who)}")
    if not rest:
        raise Unreadable("a move needs a verb")
    if "" in rest:
        raise Unreadable("one space stands between its words, and none after the last")
    verb, *words = rest
    if verb not in KINDS:
        raise Unreadable(f"there is no verb {quote(verb)}; there are {', '.join(KINDS)}")
    kind = KINDS[verb]
    form = FORMS[kind]
    if (who == "*") != form.chance:
        raise Unreadable(f"'{verb}' is {'a move of chance' if form.chance else 'a move of a seat'}")
    seat = CHANCE if who == "*" else SEATS[who]
    if kind == act.BUILD:
        return Move(seat, _read_build(box, words))
    several = form.words[-1:] == ("cards",)
    fixed = len(form.words)
    if len(words) < fixed or (len(words) > fixed and not several):
        raise Unreadable(f"it must be {quote(' '.join((verb, *(_named(sort) for sort in form.words))))}")
    if len(words) > fixed + len(SEATS):
        raise Unreadable("there are not so many cards")
    if VEIL in words and not (seen and form.secret):
        raise Unreadable("nothing is hidden in this move" if seen else "a whole record has no '?'")
    sorts = [form.words[min(n, fixed - 1)] for n in range(len(words))]
    fields = [_thing(box, sort, word) for sort, word in zip(sorts, words, strict=True)]
    if UNKNOWN in fields and len(words) > fixed:
        raise Unreadable("a single '?' stands for all of a hand")
    if kind in SEVERAL:
        return Move(seat, act.pack(kind, fields))
    return Move(seat, act.one(kind, fields[0]) if fields else kind)


def _named(sort: str) -> str:
    return {"seat": "SEAT", "card": "CARD", "cards": "CARD …", "tile": "TILE", "cell": "CELL"}[sort]


def _thing(box: Box, sort: str, word: str) -> int:
    if sort == "seat":
        if word not in SEATS:
            raise Unreadable(f"{quote(word)} is no seat; there are {', '.join(SEATS)}")
        return SEATS[word]
    if sort == "cell":
        cell = cell_of(word)
        if cell < 0:
            raise Unreadable(f"{quote(word)} is no cell of the board; there are A1 to Q8")
        return cell
    if sort == "tile":
        return _tile(box, word)
    if word == VEIL:
        return UNKNOWN
    if word not in box.card_number:
        raise Unreadable(f"there is no card {quote(word)} in the card table")
    return box.card_number[word]


def _tile(box: Box, word: str) -> int:
    if word not in box.tile_number:
        raise Unreadable(f"there is no tile {quote(word)} in the tile table")
    return box.tile_number[word]


def _read_build(box: Box, words: Sequence[str]) -> Action:
    if len(words) < 2:
        raise Unreadable("it must be 'build', a tile, and each of its cells with what it shows, as in 'F4B'")
    tile = _tile(box, words[0])
    cells = []
    for word in words[1:]:
        if cell_of(word[:-1]) < 0 or word[-1] not in "BS=":
            raise Unreadable(f"{quote(word)} is no cell of the board with what it shows, as 'F4B', 'G5S' or 'I4='")
        cells.append((cell_of(word[:-1]), word[-1]))
    if any(cell >= after for (cell, _), (after, _) in pairwise(cells)):
        raise Unreadable("its cells stand by rows from the top, in a row from the left")
    lay = box.lay_number(tile, cells)
    if lay < 0:
        raise Unreadable(f"{words[0]} can't lie so, however it is turned")
    return act.build(tile, lay)
