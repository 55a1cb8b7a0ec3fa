"""A deal and who sits at it, in twenty letters and figures that can be read out on the telephone.

docs/codes.md describes the form. What a symbol means never changes: codes lie in other people's letters.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.engine.record import LARGEST_SEED, Player, Record
from speicherstadt_app.play.occasions.code_words import LEVELS, STYLES

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
BASE: Final = len(ALPHABET)
"""A prime, which is what lets two check symbols find any two that are wrong."""
LONGEST: Final = 20
CHECKS: Final = 2
IGNORED: Final = " -\N{NON-BREAKING HYPHEN}\N{EN DASH}\N{NO-BREAK SPACE}\t\r\n"

GAME: Final = "speicherstadt"
RULES: Final = 1
FORM: Final = 1
"""What all symbols of a code add up to: it tells this form, game and rules from those of later programs."""
LATEST_FORM: Final = 8
"""Sums up to here are kept for later programs."""

SITTERS: Final = 1 + len(LEVELS) * len(STYLES)
FEWEST, MOST = 2, 5
SEEDS: Final = LARGEST_SEED + 1


class Opponent(NamedTuple):
    level: str
    style: str


@dataclass(frozen=True, slots=True)
class Deal:
    """Who sits where, None for a person, and the seed that first player, cards and cubes follow from."""

    seats: tuple[Opponent | None, ...]
    seed: int


class NoCode(Unreadable):
    """A text that is no code: `why` is `symbol`, `length`, `mistyped` or `newer`; a wrong symbol stands in `symbol`."""

    def __init__(self, why: str, reason: str, symbol: str = "") -> None:
        super().__init__(reason)
        self.why = why
        self.symbol = symbol


def deal_of(record: Record) -> Deal | None:
    """The deal of a finished game; None if no code can tell it: a box of one's own, opponents of another program."""
    if (record.game, record.rules) != (GAME, RULES) or record.options or record.seed is None:
        return None
    seats: list[Opponent | None] = []
    for player in record.players:
        if player.kind == "human":
            seats.append(None)
            continue
        opponent = _opponent(player)
        if opponent is None:
            return None
        seats.append(opponent)
    return Deal(tuple(seats), record.seed)


def code_of(deal: Deal) -> str:
    """The code, without anything between its symbols."""
    symbols = _digits(_number_of(deal.seats) * SEEDS + deal.seed)
    total = sum(symbols)
    weighted = sum(place * symbol for place, symbol in enumerate(reversed(symbols), CHECKS + 1))
    second = (total - FORM - weighted) % BASE
    first = (FORM - total - second) % BASE
    return "".join(ALPHABET[symbol] for symbol in (*symbols, second, first))


def read_code(text: str) -> Deal:
    """The deal of a code, however it was typed; `NoCode` if it is none."""
    plain = "".join(each for each in text.upper() if each not in IGNORED)
    if wrong := next((each for each in plain if each not in ALPHABET), ""):
        raise NoCode("symbol", f"'{wrong}' is in no code", wrong)
    if len(plain) > LONGEST:
        raise NoCode("length", f"a code has up to {LONGEST} symbols, not {len(plain)}")
    symbols = [ALPHABET.index(each) for each in plain]
    form = sum(symbols) % BASE
    if sum(place * symbol for place, symbol in enumerate(reversed(symbols), 1)) % BASE or not 0 < form <= LATEST_FORM:
        raise NoCode("mistyped", "a symbol of it is not the right one")
    if form != FORM:
        raise NoCode("newer", "it comes from a newer program")
    number = 0
    for symbol in symbols[:-CHECKS]:
        number = number * BASE + symbol
    seats = _seats_of(number // SEEDS)
    deal = None if seats is None or len(symbols) <= CHECKS else Deal(seats, number % SEEDS)
    if deal is None or code_of(deal) != plain:
        raise NoCode("mistyped", "a symbol of it is not the right one")
    return deal


def in_groups(code: str) -> str:
    """As it is easier to read: four symbols at a time."""
    return " ".join(code[at : at + 4] for at in range(0, len(code), 4))


def _opponent(player: Player) -> Opponent | None:
    level = player.more.get("level")
    style = player.more.get("style", player.more.get("character", STYLES[-1]))
    return Opponent(str(level), str(style)) if level in LEVELS and style in STYLES else None


def _number_of(seats: Sequence[Opponent | None]) -> int:
    """All tables of two come before all of three, so that fewer players make a shorter code."""
    number = 0
    for seat in seats:
        sitter = 0 if seat is None else 1 + LEVELS.index(seat.level) * len(STYLES) + STYLES.index(seat.style)
        number = number * SITTERS + sitter
    for fewer in range(FEWEST, len(seats)):
        number += int(SITTERS**fewer)
    return number


def _seats_of(number: int) -> tuple[Opponent | None, ...] | None:
    for players in range(FEWEST, MOST + 1):
        if number < SITTERS**players:
            sitters = [number // SITTERS**place % SITTERS for place in reversed(range(players))]
            return tuple(_sitter(sitter) for sitter in sitters)
        number -= SITTERS**players
    return None


def _sitter(number: int) -> Opponent | None:
    if not number:
        return None
    level, style = divmod(number - 1, len(STYLES))
    return Opponent(LEVELS[level], STYLES[style])


def _digits(number: int) -> list[int]:
    digits = [number % BASE]
    while number := number // BASE:
        digits.insert(0, number % BASE)
    return digits
