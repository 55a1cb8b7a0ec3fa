"""A deal and who sits at it, in some twenty letters and figures that can be read out on the telephone.

docs/codes.md describes the form. What a symbol means never changes: codes lie in other people's letters.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol, cast

from speicherstadt_app.engine.card import same
from speicherstadt_app.engine.errors import BrokenGame, Unreadable
from speicherstadt_app.engine.record import LARGEST_SEED, Player, Record
from speicherstadt_app.games import registry

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
BASE: Final = len(ALPHABET)
"""A prime, which is what lets two check symbols find any two that are wrong."""
CHECKS: Final = 2
IGNORED: Final = " -\N{NON-BREAKING HYPHEN}\N{EN DASH}\N{NO-BREAK SPACE}\t\r\n"
LATEST_FORM: Final = 8
"""Forms up to here are kept for later programs."""
SEEDS: Final = LARGEST_SEED + 1


class Codes(Protocol):
    """What a game's `extras/codes.py` tells: which form its codes have, and whom they can seat, in an order that never
    changes."""

    @property
    def FORM(self) -> int:  # noqa: N802
        """What all symbols of a code add up to: it tells this game and these rules from all others."""
        ...

    @property
    def RULES(self) -> int: ...  # noqa: N802
    @property
    def SEATS(self) -> tuple[int, int]:  # noqa: N802
        """The least and the most players."""
        ...

    @property
    def LEVELS(self) -> Sequence[str]: ...  # noqa: N802
    @property
    def STYLES(self) -> Sequence[str]:  # noqa: N802
        """The last one is how somebody plays of whom nothing else is told."""
        ...


def codes_of(game_id: str) -> Codes | None:
    """None if games of this kind have no code."""
    return cast("Codes | None", registry.part(game_id, "extras.codes"))


class Opponent(NamedTuple):
    level: str
    style: str


@dataclass(frozen=True, slots=True)
class Deal:
    """Who sits where, None for a person, and the seed that first player, cards and cubes follow from."""

    seats: tuple[Opponent | None, ...]
    seed: int
    game: str


class NoCode(Unreadable):
    """A text that is no code: `why` is `symbol`, `length`, `mistyped` or `newer`; a wrong symbol stands in `symbol`."""

    def __init__(self, why: str, reason: str, symbol: str = "") -> None:
        super().__init__(reason)
        self.why = why
        self.symbol = symbol


def deal_of(record: Record) -> Deal | None:
    """The deal of a finished game; None if no code can tell it: options of one's own, opponents of another program, or
    more players than codes of this game seat."""
    codes = codes_of(record.game)
    if codes is None or record.rules != codes.RULES or not _is_ordinary(record) or record.seed is None:
        return None
    fewest, most = codes.SEATS
    if not fewest <= len(record.players) <= most:
        return None
    seats: list[Opponent | None] = []
    for player in record.players:
        if player.kind == "human":
            seats.append(None)
            continue
        opponent = _opponent(codes, player)
        if opponent is None:
            return None
        seats.append(opponent)
    return Deal(tuple(seats), record.seed, record.game)


def code_of(deal: Deal) -> str:
    """The code, without anything between its symbols."""
    codes = codes_of(deal.game)
    if codes is None:
        raise Unreadable(f"no code tells a deal of {deal.game}")
    symbols = _digits(_number_of(codes, deal.seats) * SEEDS + deal.seed)
    total = sum(symbols)
    weighted = sum(place * symbol for place, symbol in enumerate(reversed(symbols), CHECKS + 1))
    second = (total - codes.FORM - weighted) % BASE
    first = (codes.FORM - total - second) % BASE
    return "".join(ALPHABET[symbol] for symbol in (*symbols, second, first))


def read_code(text: str) -> Deal:
    """The deal of a code, however it was typed; `NoCode` if it is none."""
    plain = "".join(each for each in text.upper() if each not in IGNORED)
    if wrong := next((each for each in plain if each not in ALPHABET), ""):
        raise NoCode("symbol", f"'{wrong}' is in no code", wrong)
    if len(plain) > longest():
        raise NoCode("length", f"a code has up to {longest()} symbols, not {len(plain)}")
    symbols = [ALPHABET.index(each) for each in plain]
    form = sum(symbols) % BASE
    if sum(place * symbol for place, symbol in enumerate(reversed(symbols), 1)) % BASE or not 0 < form <= LATEST_FORM:
        raise NoCode("mistyped", "a symbol of it is not the right one")
    game = next((game for game, codes in _games_with_codes() if form == codes.FORM), None)
    if game is None:
        raise NoCode("newer", "it comes from a newer program")
    number = 0
    for symbol in symbols[:-CHECKS]:
        number = number * BASE + symbol
    seats = _seats_of(cast(Codes, codes_of(game)), number // SEEDS)
    deal = None if seats is None or len(symbols) <= CHECKS else Deal(seats, number % SEEDS, game)
    if deal is None or code_of(deal) != plain:
        raise NoCode("mistyped", "a symbol of it is not the right one")
    return deal


def longest() -> int:
    """How many symbols a code of the games here has at most."""
    return CHECKS + max((len(_digits(_tables(codes) * SEEDS - 1)) for _, codes in _games_with_codes()), default=0)


def in_groups(code: str) -> str:
    """As it is easier to read: four symbols at a time."""
    return " ".join(code[at : at + 4] for at in range(0, len(code), 4))


def _games_with_codes() -> Iterator[tuple[str, Codes]]:
    for card in registry.cards():
        try:
            codes = codes_of(card.id)
        except BrokenGame:
            continue
        if codes is not None:
            yield card.id, codes


def _is_ordinary(record: Record) -> bool:
    usual = registry.card(record.game).chosen({}, len(record.players))
    return all(key in usual and same(usual[key], value) for key, value in record.options.items())


def _opponent(codes: Codes, player: Player) -> Opponent | None:
    level = player.more.get("level")
    style = player.more.get("style", player.more.get("character", codes.STYLES[-1]))
    return Opponent(str(level), str(style)) if level in codes.LEVELS and style in codes.STYLES else None


def _sitters(codes: Codes) -> int:
    """How many there are for a seat: a person, or a level in a style."""
    return 1 + len(codes.LEVELS) * len(codes.STYLES)


def _tables(codes: Codes) -> int:
    """How many tables there are."""
    fewest, most = codes.SEATS
    return sum(int(_sitters(codes) ** players) for players in range(fewest, most + 1))


def _number_of(codes: Codes, seats: Sequence[Opponent | None]) -> int:
    """All tables of two come before all of three, so that fewer players make a shorter code."""
    sitters, number = _sitters(codes), 0
    for seat in seats:
        sitter = 0
        if seat is not None:
            sitter = 1 + codes.LEVELS.index(seat.level) * len(codes.STYLES) + codes.STYLES.index(seat.style)
        number = number * sitters + sitter
    for fewer in range(codes.SEATS[0], len(seats)):
        number += int(sitters**fewer)
    return number


def _seats_of(codes: Codes, number: int) -> tuple[Opponent | None, ...] | None:
    sitters, (fewest, most) = _sitters(codes), codes.SEATS
    for players in range(fewest, most + 1):
        if number < sitters**players:
            found = [number // sitters**place % sitters for place in reversed(range(players))]
            return tuple(_sitter(codes, each) for each in found)
        number -= int(sitters**players)
    return None


def _sitter(codes: Codes, number: int) -> Opponent | None:
    if not number:
        return None
    level, style = divmod(number - 1, len(codes.STYLES))
    return Opponent(codes.LEVELS[level], codes.STYLES[style])


def _digits(number: int) -> list[int]:
    digits = [number % BASE]
    while number := number // BASE:
        digits.insert(0, number % BASE)
    return digits
