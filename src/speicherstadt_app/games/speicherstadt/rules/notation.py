"""Actions in the words of the record, and back."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from speicherstadt_app.engine.errors import Unreadable, quote
from speicherstadt_app.engine.rules import CHANCE, Action, Move, Seat
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules.cards import Box
from speicherstadt_app.games.speicherstadt.rules.goods import CUBE, GOODS, MOST, words

WHOLE: Final = re.compile(r"0|[1-9][0-9]?", re.ASCII)
LONGEST: Final = 400


@lru_cache(maxsize=8192)
def write(box: Box, seat: Seat, action: Action) -> str:
    """The move as the record writes it."""
    who = "*" if seat == CHANCE else str(seat)
    kind = action & act.KIND_MASK
    if kind == act.PLACE:
        return f"{who} place {act.column_of(action) + 1}"
    if kind == act.BUY:
        return f"{who} buy"
    if kind == act.PASS:
        return f"{who} pass"
    if kind == act.LOAD:
        good, card = act.load_of(action)
        return f"{who} load {GOODS[good]} {box.cards[card].id}"
    if kind == act.SELL:
        good, cubes = act.sell_of(action)
        return f"{who} sell {GOODS[good]} {cubes}"
    if kind == act.CONVERT:
        given, taken = act.convert_of(action)
        return f"{who} convert {words(given)} > {GOODS[taken]}"
    if kind == act.BARTER:
        return f"{who} barter {words(act.barter_of(action))}"
    if kind == act.STOW:
        warehouse, market = act.stow_of(action)
        kept = f" warehouse={words(warehouse, ',')}" if warehouse else ""
        return f"{who} stow{kept}" + (f" market={words(market)}" if market else "")
    card, cubes = act.deal_of(action)
    return f"{who} deal {box.cards[card].id}" + (f" {words(cubes)}" if cubes else "")


def read(box: Box, text: str) -> Move:
    """The move that a text means. It must stand just as `write` would write it, so that one move has one text."""
    if len(text) > LONGEST:
        raise Unreadable("no move is as long as that")
    who, *rest = text.split(" ")
    if who == "*":
        seat = CHANCE
    elif WHOLE.fullmatch(who):
        seat = int(who)
    else:
        raise Unreadable(f"a move begins with a seat or with '*', not with {quote(who)}")
    if not rest:
        raise Unreadable("a move needs a verb")
    if "" in rest:
        raise Unreadable("one space stands between its words, and none after the last")
    verb, *objects = rest
    reader = READERS.get(verb)
    if reader is None:
        raise Unreadable(f"there is no verb {quote(verb)}; there are {', '.join(READERS)}")
    action = reader(box, objects)
    if (seat == CHANCE) != (action & act.KIND_MASK == act.DEAL):
        raise Unreadable("chance deals, and seats do everything else")
    written = write(box, seat, action)
    if written != text:
        raise Unreadable(f"it must be written {quote(written)}")
    return Move(seat, action)


def _good(word: str) -> int:
    if word not in GOODS:
        raise Unreadable(f"there is no good {quote(word)}; there are {', '.join(GOODS)}")
    return GOODS.index(word)


def _goods(names: Sequence[str]) -> int:
    if len(names) > MOST:
        raise Unreadable("there are not so many cubes in the game")
    return sum(CUBE[_good(word)] for word in names)


def _card(box: Box, word: str) -> int:
    if word not in box.number:
        raise Unreadable(f"there is no card {quote(word)} in the card table")
    return box.number[word]


def _count(word: str) -> int:
    if not WHOLE.fullmatch(word):
        raise Unreadable(f"a number from 1 to 99 belongs where {quote(word)} stands")
    return int(word)


def _nothing_more(action: Action, verb: str, objects: Sequence[str]) -> Action:
    if objects:
        raise Unreadable(f"nothing follows '{verb}'")
    return action


def _place(_box: Box, objects: Sequence[str]) -> Action:
    if len(objects) != 1 or not (column := _count(objects[0])):
        raise Unreadable("it must be 'place' and a column, counted from 1")
    return act.place(column - 1)


def _buy(_box: Box, objects: Sequence[str]) -> Action:
    return _nothing_more(act.BUY, "buy", objects)


def _pass(_box: Box, objects: Sequence[str]) -> Action:
    return _nothing_more(act.PASS, "pass", objects)


def _load(box: Box, objects: Sequence[str]) -> Action:
    if len(objects) != 2:
        raise Unreadable("it must be 'load', a good and a contract")
    return act.load(_good(objects[0]), _card(box, objects[1]))


def _sell(_box: Box, objects: Sequence[str]) -> Action:
    if len(objects) != 2 or not (cubes := _count(objects[1])):
        raise Unreadable("it must be 'sell', a good and how many, from 1")
    return act.sell(_good(objects[0]), cubes)


def _convert(_box: Box, objects: Sequence[str]) -> Action:
    if len(objects) != 5 or objects[3] != ">":
        raise Unreadable("it must be 'convert', three goods, '>' and a good")
    return act.convert(_goods(objects[:3]), _good(objects[4]))


def _barter(_box: Box, objects: Sequence[str]) -> Action:
    if len(objects) != 2:
        raise Unreadable("it must be 'barter' and two goods")
    return act.barter(_goods(objects))


def _stow(_box: Box, objects: Sequence[str]) -> Action:
    kept = dict.fromkeys(("warehouse", "market"), 0)
    for part in objects:
        place, _, names = part.partition("=")
        if place not in kept or not names:
            raise Unreadable("it must be 'stow', 'warehouse=…' and 'market=…', a part with nothing left out")
        if place == "market" and "," in names:
            raise Unreadable("only one cube can stand after 'market='")
        kept[place] = _goods(names.split(","))
    return act.stow(kept["warehouse"], kept["market"])


def _deal(box: Box, objects: Sequence[str]) -> Action:
    if not objects:
        raise Unreadable("it must be 'deal' and a card, a ship with its three cubes")
    return act.deal(_card(box, objects[0]), _goods(objects[1:]))


READERS: Final = {
    "deal": _deal,
    "place": _place,
    "buy": _buy,
    "pass": _pass,
    "load": _load,
    "sell": _sell,
    "convert": _convert,
    "barter": _barter,
    "stow": _stow,
}
