"""Moves in the words of the record. An action packs what is done, the seats that it names, and cards, prize or lot."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from speicherstadt_app.engine.errors import Unreadable, quote
from speicherstadt_app.engine.rules import CHANCE, Action, Move, Seat
from tests.fixture_game import CARD
from tests.fixture_game.rules.state import CARDS, LOTS, PRIZES, UNKNOWN

SEATS: Final = range(CARD.seats[1])
NUMBERS: Final = {str(number): number for number in range(max(CARDS) + 1)}
BITS: Final = 6
MASK: Final = (1 << BITS) - 1


class Form(NamedTuple):
    """How a kind of move looks."""

    verb: str
    chance: bool = False
    seats: int = 0
    """How many seats stand in it."""
    things: range | tuple[int, ...] = ()
    most: int = 1
    secret: bool = False
    """Some see `?` in the place of its things."""


class Kind(IntEnum):
    DEAL = 0
    TURN = 1
    BID = 2
    OPEN = 3
    SHOW = 4
    TAKE = 5
    DONE = 6


FORMS: Final = {
    Kind.DEAL: Form("deal", chance=True, seats=1, things=CARDS, secret=True),
    Kind.TURN: Form("turn", chance=True, things=PRIZES),
    Kind.BID: Form("bid", things=CARDS, secret=True),
    Kind.OPEN: Form("open", chance=True, things=CARDS, most=len(SEATS)),
    Kind.SHOW: Form("show", chance=True, seats=2, things=CARDS, most=len(SEATS), secret=True),
    Kind.TAKE: Form("take", things=LOTS),
    Kind.DONE: Form("done"),
}
KINDS: Final = {form.verb: kind for kind, form in FORMS.items()}
VEILED: Final = (UNKNOWN,)


class Parts(NamedTuple):
    """What an action says."""

    kind: Kind
    seats: tuple[Seat, ...]
    things: tuple[int, ...]


def pack(kind: Kind, seats: tuple[Seat, ...] = (), things: tuple[int, ...] = ()) -> Action:
    action = 0
    for number in (*reversed(things), *reversed(seats)):
        action = action << BITS | number + 1
    return action << BITS | kind


def unpack(action: Action) -> Parts:
    kind, rest = Kind(action & MASK), action >> BITS
    numbers = []
    while rest:
        numbers.append((rest & MASK) - 1)
        rest >>= BITS
    seats = FORMS[kind].seats
    return Parts(kind, tuple(numbers[:seats]), tuple(numbers[seats:]))


def write(seat: Seat, action: Action) -> str:
    kind, seats, things = unpack(action)
    who = "*" if seat == CHANCE else str(seat)
    return " ".join((who, FORMS[kind].verb, *map(str, seats), *("?" if n == UNKNOWN else str(n) for n in things)))


def read(text: str, *, seen: bool = False) -> Move:
    """What a text means. Only as somebody sees a move it may have a `?`."""
    who, verb, *words = text.split(" ") if " " in text else ("", "")
    if verb not in KINDS:
        raise Unreadable(f"{quote(text)} is no move of this game")
    form = FORMS[KINDS[verb]]
    numbers = tuple(UNKNOWN if word == "?" and seen else NUMBERS.get(word, -1) for word in words)
    seats, things = numbers[: form.seats], numbers[form.seats :]
    seat = CHANCE if who == "*" else NUMBERS.get(who, -2)
    if (
        (seat != CHANCE if form.chance else seat not in SEATS)
        or len(seats) != form.seats
        or not set(seats) <= set(SEATS)
        or not (1 if form.things else 0) <= len(things) <= form.most * bool(form.things)
        or not (set(things) <= set(form.things) or (form.secret and things == VEILED))
    ):
        raise Unreadable(f"{quote(text)} is no move of this game")
    return Move(seat, pack(KINDS[verb], seats, things))
