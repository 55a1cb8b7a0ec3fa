"""Actions in the words of the record, and back."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from speicherstadt_app.engine.errors import Unreadable, quote
from speicherstadt_app.engine.notation import Form, Grammar, Word, one_of
from speicherstadt_app.engine.rules import Action
from speicherstadt_app.games.speicherstadt import CARD
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules.cards import Box
from speicherstadt_app.games.speicherstadt.rules.goods import (
    BUNDLE_BITS,
    BUNDLE_MASK,
    GOODS,
    MOST,
    bundle_of,
    goods_in,
    words,
)

WHOLE: Final = re.compile(r"0|[1-9][0-9]?", re.ASCII)
GOOD: Final = one_of("GOOD", GOODS, f"there is no good {{}}; there are {', '.join(GOODS)}")


def _count(text: str) -> int:
    if not WHOLE.fullmatch(text):
        raise Unreadable(f"a number from 1 to 99 belongs where {quote(text)} stands")
    if text == "0":
        raise Unreadable("columns and cubes are counted from 1")
    return int(text)


COUNT: Final = Word("NUMBER", str, _count)
COLUMN: Final = COUNT._replace(name="COLUMN")


def _kept(text: str) -> int:
    """Cubes in the warehouse or in the market, as one number."""
    place, _, names = text.partition("=")
    if place not in PLACES or not names:
        raise Unreadable(f"it must be {STOW}")
    goods = names.split(",")
    if place == "market" and len(goods) > 1:
        raise Unreadable("only one cube can stand after 'market='")
    if len(goods) > MOST:
        raise Unreadable("there are not so many cubes in the game")
    return PLACES.index(place) << BUNDLE_BITS | bundle_of(GOOD.read(good) for good in goods)


PLACES: Final = ("warehouse", "market")
STOW: Final = "'stow', 'warehouse=…' and 'market=…', a part with nothing left out"
KEPT: Final = Word(
    "PLACE=GOODS", lambda field: f"{PLACES[field >> BUNDLE_BITS]}={words(field & BUNDLE_MASK, ',')}", _kept
)


@lru_cache(maxsize=16)
def grammar(box: Box) -> Grammar:
    card = one_of("CARD", tuple(box.number), "there is no card {} in the card table")

    def deal(fields: Sequence[int]) -> Action:
        return act.deal(fields[0], bundle_of(fields[1:]))

    def dealt(action: Action) -> Sequence[int]:
        number, cubes = act.deal_of(action)
        return number, *goods_in(cubes)

    forms = {
        act.DEAL: Form("deal", (card,), deal, dealt, rest=GOOD, most=MOST, chance=True),
        act.PLACE: Form("place", (COLUMN,), lambda f: act.place(f[0] - 1), lambda a: (act.column_of(a) + 1,)),
        act.BUY: Form("buy"),
        act.PASS: Form("pass"),
        act.LOAD: Form("load", (GOOD, card), lambda f: act.load(*f), act.load_of),
        act.SELL: Form("sell", (GOOD, COUNT), lambda f: act.sell(*f), act.sell_of),
        act.CONVERT: Form("convert", (GOOD, GOOD, GOOD, ">", GOOD), _convert, _converted),
        act.BARTER: Form(
            "barter", (GOOD, GOOD), lambda f: act.barter(bundle_of(f)), lambda a: goods_in(act.barter_of(a))
        ),
        act.STOW: Form("stow", (), _stow, _stowed, rest=KEPT, most=len(PLACES), must=STOW),
    }
    return Grammar(forms, lambda action: action & act.KIND_MASK, CARD.seats[1])


def _convert(fields: Sequence[int]) -> Action:
    *given, taken = fields
    return act.convert(bundle_of(given), taken)


def _converted(action: Action) -> Sequence[int]:
    given, taken = act.convert_of(action)
    return *goods_in(given), taken


def _stow(fields: Sequence[int]) -> Action:
    kept = dict.fromkeys(range(len(PLACES)), 0) | {field >> BUNDLE_BITS: field & BUNDLE_MASK for field in fields}
    return act.stow(*kept.values())


def _stowed(action: Action) -> Sequence[int]:
    return [place << BUNDLE_BITS | cubes for place, cubes in enumerate(act.stow_of(action)) if cubes]
