"""Moves in the words of the record. An action is a row of hexadecimal digits: its kind, then its numbers."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import cycle
from typing import Final, NamedTuple

from speicherstadt_app.engine.errors import Unreadable, quote
from speicherstadt_app.engine.rules import CHANCE, Action, Move, Seat
from tests.ferries import CARD
from tests.ferries.rules.state import GOODS, MOST_BID, UNKNOWN

DEAL, MARKET, BID, OPEN, LOAD, DONE = range(1, 7)
SEAT: Final = {str(seat): seat for seat in range(CARD.seats[1])}
COIN: Final = {str(coins): coins for coins in range(MOST_BID + 1)}
GOOD: Final = {good: number for number, good in enumerate(GOODS)}
VEIL: Final = "?"


class Form(NamedTuple):
    """How a kind of move is written."""

    verb: str
    fields: tuple[Mapping[str, int], ...] = ()
    chance: bool = False
    secret: bool = False
    """A viewer may see `?` in the place of its last number."""


FORMS: Final = {
    DEAL: Form("deal", (SEAT, GOOD), chance=True, secret=True),
    MARKET: Form("market", (GOOD,), chance=True),
    BID: Form("bid", (COIN,), secret=True),
    OPEN: Form("open", (COIN, GOOD), chance=True),
    LOAD: Form("load", (GOOD,)),
    DONE: Form("done"),
}
KINDS: Final = {form.verb: kind for kind, form in FORMS.items()}


def pack(kind: int, *numbers: int) -> Action:
    action = kind
    for number in numbers:
        action = action << 4 | number
    return action


def unpack(action: Action) -> tuple[int, ...]:
    """The kind and the numbers."""
    return tuple(int(digit, 16) for digit in f"{action:x}")


def veiled(action: Action) -> Action:
    return action | UNKNOWN


def write(seat: Seat, action: Action) -> str:
    kind, *numbers = unpack(action)
    form = FORMS[kind]
    words = ["*" if seat == CHANCE else str(seat), form.verb]
    for field, number in zip(cycle(form.fields or ({},)), numbers, strict=False):
        words.append(VEIL if number == UNKNOWN else [*field][number])
    return " ".join(words)


def read(text: str, *, seen: bool = False) -> Move:
    """What a text means. As a viewer sees the move, it may have a `?`."""
    who, verb, *words = text.split(" ") if " " in text else ("", "")
    kind = KINDS.get(verb, 0)
    if not kind or (who == "*") != FORMS[kind].chance or who not in ("*", *SEAT):
        raise Unreadable(f"{quote(text)} is no move of Ferries")
    form = FORMS[kind]
    fields = form.fields * (max(2, min(len(words) // 2, len(SEAT))) if kind == OPEN else 1)
    if len(words) != len(fields):
        raise Unreadable(f"{quote(text)} has {len(words)} values, not {len(fields)}")
    if seen and form.secret and words[-1] == VEIL:
        fields = (*fields[:-1], {VEIL: UNKNOWN})
    if any(word not in field for field, word in zip(fields, words, strict=True)):
        raise Unreadable(f"{quote(text)} has a value that this move can't have")
    numbers = [field[word] for field, word in zip(fields, words, strict=True)]
    return Move(CHANCE if who == "*" else SEAT[who], pack(kind, *numbers))
