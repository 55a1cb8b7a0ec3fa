"""Moves in the words of the record: a kind, and up to one number for each seat."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from speicherstadt_app.engine.notation import Form, Grammar, Packing, one_of, seat_word
from speicherstadt_app.engine.rules import Action
from tests.ferries import CARD
from tests.ferries.rules.state import GOODS, MOST_BID, UNKNOWN

DEAL, MARKET, BID, OPEN, LOAD, DONE = range(6)
KIND_BITS: Final = 3
PACKING: Final = Packing(KIND_BITS, 4)
SEATS: Final = CARD.seats[1]
GOOD: Final = one_of("GOOD", GOODS, "{} is no good", hidden=UNKNOWN)
COINS: Final = one_of("COINS", [str(coins) for coins in range(MOST_BID + 1)], "{} can't be bid", hidden=UNKNOWN)
OPENED: Final = one_of(
    "BID-GOOD", [f"{coins}-{good}" for coins in range(MOST_BID + 1) for good in GOODS], "{} is no bid with a good"
)


def kind_of(action: Action) -> int:
    return action & 7


def numbers_of(action: Action) -> tuple[int, ...]:
    return PACKING.fields_of(action)


def pack(kind: int, *numbers: int) -> Action:
    return PACKING.pack(kind, numbers)


def _form(kind: int, verb: str, *words: Any, **more: Any) -> Form:
    return Form(verb, words, partial(PACKING.pack, kind), numbers_of, **more)


GRAMMAR: Final = Grammar(
    {
        DEAL: _form(DEAL, "deal", seat_word(SEATS), GOOD, chance=True),
        MARKET: _form(MARKET, "market", GOOD._replace(hidden=None), chance=True),
        BID: _form(BID, "bid", COINS),
        OPEN: _form(OPEN, "open", rest=OPENED, most=SEATS, chance=True),
        LOAD: _form(LOAD, "load", GOOD._replace(hidden=None)),
        DONE: Form("done"),
    },
    kind_of,
    SEATS,
)
