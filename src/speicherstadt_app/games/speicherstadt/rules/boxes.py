"""Boxes of one's own: what is asked of a card table other than the standard one, and how it stands in a record.

In a record it is the option `box`: its name, and a line for each card such as `A-contract-8 contract 8 coffee tea
carpet`. A box has one such text only, so that equal boxes are equal texts.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from speicherstadt_app.engine import boxes
from speicherstadt_app.engine.boxes import LONGEST_ID, OPTION, BoxFlaw, BoxOption, Columns, Row, Sheets, box_name
from speicherstadt_app.engine.errors import quote
from speicherstadt_app.games.speicherstadt.rules.cards import (
    REMOVED,
    SEASON_LETTERS,
    SEASONS,
    Box,
    Card,
    church_of,
    standard_box,
)
from speicherstadt_app.games.speicherstadt.rules.goods import GOODS

__all__ = ["OPTION", "BoxFlaw", "box_name"]

CARDS_TABLE: Final = "cards"

KINDS: Final = (
    "trader",
    "warehouse",
    "office",
    "bank",
    "firefighter",
    "contract",
    "chamber",
    "church",
    "port",
    "ship",
    "fire",
)
"""In this order the cards of a season stand in a table."""
CHURCHES: Final = ("boatmen", "michael")
SURE: Final = ("rules", "likely", "reconstructed", "printed", "")

# What the rules fix (§1.3, §1.4, §2.2): without it rounds would not come out even, or the bag would run dry.
CARDS: Final = (12, 13, 13, 15, 1)
FIRES: Final = (0, 1, 1, 1, 1)
MOST: Final = {"office": 4, "warehouse": 1, "bank": 1, "chamber": 1, "port": 1, "ship": 15}
STAY: Final = {players: len(cards) for players, cards in REMOVED.items() if cards}
STAYING_SEASON: Final = 3

VALUES: Final = {"firefighter": (1, 9), "fire": (1, 9)}
POINTS: Final = {"trader": (1, 9), "contract": (1, 30), "church": (1, 9)}
SPACES: Final = (2, 4)
MOST_STRENGTH: Final = 40
"""Firefighters added up: what the computer players reckon with."""
ID: Final = re.compile(r"[A-E]-[a-z0-9]+(-[a-z0-9]+)*", re.ASCII)
WITHOUT: Final = "without"
EXAMPLE: Final = "A-contract-5 contract 5 tea rubber"

SENTENCES: Final[Mapping[str, str]] = {
    **boxes.SENTENCES,
    "too_large": "it is larger than {most} kB, and a card table takes some 2 kB: choose another file",
    "empty": "nothing stands in it: write the standard table into a file and begin from that",
    "columns": "its first row must name the columns, and {missing} is missing; allowed are {allowed}",
    "id": "{found} is no id; allowed are the season's letter, a hyphen, small letters and digits, as in {example}",
    "id_twice": "{found} stands in row {other} already: every card has an id of its own",
    "id_season": "{found} is of another season; allowed is what begins with {season}-",
    "season": "{found} is no season; allowed are {allowed}",
    "kind": "{found} is no kind of card; allowed are {allowed}",
    "number": "{found} does not fit the kind {kind}; allowed are whole numbers from {low} to {high}",
    "nothing": "{found} means nothing for the kind {kind}; allowed is an empty cell",
    "good": "{found} is no good; allowed are {allowed}",
    "one_good": "{found} does not fit the kind trader; allowed is one good, such as tea",
    "goods": "{found} does not fit the kind contract; allowed are {low} to {high} goods, each once",
    "church": "{found} is no church that has a picture; allowed are {allowed}",
    "sure": "{found} is none of the words for how sure a card is; allowed are {allowed}, or an empty cell",
    "without": "{found} is not who plays without this card; allowed are {allowed}, with spaces between",
    "stays": "only cards of autumn (D) other than the fire may stay in the box; allowed is an empty cell",
    "no_card": "{found} is missing, which some play without: say in a column 'without' which cards stay in the box",
    "cards": "season {season} has {found} cards, and the rules want {wanted}: put that right",
    "fires": "season {season} has {found} fires, and the rules want {wanted}: put that right",
    "most": "there are {found} cards of the kind {kind}, and {most} are the most: leave some out",
    "trader_twice": "there are two {good} traders: leave one out",
    "church_twice": "the {church} church stands there twice: leave one out",
    "no_ship": "there is no ship, so no goods would ever come: put in 1 to 15",
    "strength": "the firefighters add up to {found}, and {most} is the most: give some less",
    "staying": "{players} players go without {found} cards of autumn, and the rules want {wanted}: put 'without' right",
    "standard": "its cards are those of the standard table: change something first, or play with the standard table",
}


def flawed(key: str, *, table: str = "", row: int | None = None, column: str = "", **facts: Any) -> BoxFlaw:  # noqa: ARG001
    """There is one table, so no sentence names it."""
    return BoxFlaw(SENTENCES, key, row=row, column=column, **facts)


SHEETS: Final = Sheets(
    {CARDS_TABLE: Columns(("id", "season", "kind", "value", "points", "goods"), ("sure", WITHOUT))}, flawed
)


def box_from(rows: Iterable[Row], name: str) -> Box:
    """The box of these rows, in whatever order; `BoxFlaw` if it can't be played with."""
    cards: list[Card] = []
    where: dict[str, int] = {}
    staying: dict[str, tuple[int, ...]] | None = None
    for row in rows:
        card = _card(row)
        row.once("id", where, "id_twice")
        cards.append(card)
        if WITHOUT in row.cells:
            staying = {} if staying is None else staying
            staying[card.id] = _without(row, card)
    _check_counts(cards)
    removed = _usual(where) if staying is None else _removed(cards, staying)
    for players, wanted in STAY.items():
        if len(removed[players]) != wanted:
            raise flawed("staying", players=players, found=len(removed[players]), wanted=wanted)
    box = Box(sorted(cards, key=_order), removed, name)
    if is_standard(box):
        raise flawed("standard")
    return box


def lines_of(box: Box) -> dict[str, list[str]]:
    """Each card as a record writes it, in the order of the table. How sure one is of a card is no part of the game."""
    found = []
    for card in box.cards:
        words = [card.id, card.kind]
        if number := card.value or card.points:
            words.append(str(number))
        words += [GOODS[good] for good in card.goods]
        if players := without(box, card):
            words += [WITHOUT, *map(str, players)]
        found.append(" ".join(words))
    return {CARDS_TABLE: found}


def without(box: Box, card: Card) -> list[int]:
    """The numbers of players that do not use a card."""
    return [players for players, cards in box.removed.items() if card.id in cards]


# In a record


def _cells(_table: str, line: str) -> dict[str, str]:
    card_id, _, rest = line.partition(" ")
    told, _, players = rest.partition(f" {WITHOUT} ")
    kind, *words = told.split(" ")
    figure = words.pop(0) if words and words[0].isascii() and words[0].isdigit() else ""
    cells = dict.fromkeys(("value", "points"), "")
    cells["value" if kind in VALUES else "points"] = figure
    cells |= {"id": card_id, "season": card_id[:1], "kind": kind, "goods": " ".join(words), "sure": ""}
    return cells | {WITHOUT: players}


# One card


def _card(row: Row) -> Card:
    season = _season(row)
    kind = _one_of(row, "kind", KINDS)
    card_id = row.cells["id"]
    if len(card_id) > LONGEST_ID or not ID.fullmatch(card_id):
        raise row.flaw("id", "id", found=quote(card_id), example=quote(EXAMPLE.partition(" ")[0]))
    if card_id[0] != SEASON_LETTERS[season]:
        raise row.flaw("id", "id_season", found=quote(card_id), season=SEASON_LETTERS[season])
    if kind == "church" and church_of(card_id) not in CHURCHES:
        allowed = " and ".join(f"{SEASON_LETTERS[season]}-{church}" for church in CHURCHES)
        raise row.flaw("id", "church", found=quote(card_id), allowed=allowed)
    return Card(
        id=card_id,
        season=season,
        kind=kind,
        value=_number(row, "value", kind, VALUES),
        points=_number(row, "points", kind, POINTS),
        goods=_goods(row, kind),
        sure=_one_of(row, "sure", SURE) if row.cells.get("sure") else "",
    )


def _season(row: Row) -> int:
    cell = row.cells["season"]
    for n, (letter, name) in enumerate(zip(SEASON_LETTERS, SEASONS, strict=True)):
        if cell.lower() in (letter.lower(), name):
            return n
    raise row.flaw("season", "season", found=quote(cell), allowed=", ".join(SEASON_LETTERS))


def _one_of(row: Row, column: str, allowed: Sequence[str]) -> str:
    cell = row.cells[column].lower()
    if cell not in allowed:
        raise row.flaw(column, column, found=quote(row.cells[column]), allowed=", ".join(filter(None, allowed)))
    return cell


def _number(row: Row, column: str, kind: str, bounds: Mapping[str, tuple[int, int]]) -> int:
    if kind not in bounds:
        row.empty(column, kind)
        return 0
    return row.whole(column, bounds[kind], kind=kind)


def _goods(row: Row, kind: str) -> tuple[int, ...]:
    cell = row.cells["goods"]
    names = re.split(r"[\s,;+/]+", cell.lower().strip()) if cell else []
    for name in names:
        if name not in GOODS:
            raise row.flaw("goods", "good", found=quote(name), allowed=", ".join(GOODS))
    if kind not in ("trader", "contract"):
        if names:
            raise row.flaw("goods", "nothing", found=quote(cell), kind=kind)
    elif kind == "trader":
        if len(names) != 1:
            raise row.flaw("goods", "one_good", found=quote(cell))
    elif len(set(names)) != len(names) or not SPACES[0] <= len(names) <= SPACES[1]:
        raise row.flaw("goods", "goods", found=quote(cell), low=SPACES[0], high=SPACES[1])
    return tuple(sorted(map(GOODS.index, names)))


def _without(row: Row, card: Card) -> tuple[int, ...]:
    cell = row.cells[WITHOUT]
    players = re.split(r"[\s,;+/]+", cell.strip()) if cell else []
    allowed = [str(number) for number in STAY]
    if len(set(players)) != len(players) or not set(players) <= set(allowed):
        raise row.flaw(WITHOUT, "without", found=quote(cell), allowed=" ".join(allowed))
    if players and (card.season != STAYING_SEASON or card.kind == "fire"):
        raise row.flaw(WITHOUT, "stays")
    return tuple(map(int, players))


# All cards together


def _check_counts(cards: Sequence[Card]) -> None:
    by_season = Counter(card.season for card in cards)
    fires = Counter(card.season for card in cards if card.kind == "fire")
    for n, letter in enumerate(SEASON_LETTERS):
        if by_season[n] != CARDS[n]:
            raise flawed("cards", season=letter, found=by_season[n], wanted=CARDS[n])
        if fires[n] != FIRES[n]:
            raise flawed("fires", season=letter, found=fires[n], wanted=FIRES[n])
    by_kind = Counter(card.kind for card in cards)
    for kind, most in MOST.items():
        if by_kind[kind] > most:
            raise flawed("most", kind=kind, found=by_kind[kind], most=most)
    if not by_kind["ship"]:
        raise flawed("no_ship")
    traders = Counter(card.goods[0] for card in cards if card.kind == "trader")
    if double := [GOODS[good] for good, times in traders.items() if times > 1]:
        raise flawed("trader_twice", good=double[0])
    churches = Counter(church_of(card.id) for card in cards if card.kind == "church")
    if double := [church for church, times in churches.items() if times > 1]:
        raise flawed("church_twice", church=double[0])
    strength = sum(card.value for card in cards if card.kind == "firefighter")
    if strength > MOST_STRENGTH:
        raise flawed("strength", found=strength, most=MOST_STRENGTH)


def _removed(cards: Sequence[Card], staying: Mapping[str, tuple[int, ...]]) -> dict[int, tuple[str, ...]]:
    in_order = sorted(cards, key=_order)
    return {players: tuple(card.id for card in in_order if players in staying[card.id]) for players in REMOVED}


def _usual(there: Mapping[str, int]) -> Mapping[int, tuple[str, ...]]:
    for cards in REMOVED.values():
        for card_id in cards:
            if card_id not in there:
                raise flawed("no_card", found=quote(card_id))
    return REMOVED


def _order(card: Card) -> tuple[object, ...]:
    """As in the standard table: `B-ship-10` after `B-ship-9`."""
    parts = re.split(r"([0-9]+)", card.id)
    natural = tuple((int(part), "") if part.isdigit() else (-1, part) for part in parts)
    return card.season, KINDS.index(card.kind), card.value, card.points, card.goods, natural


_OPTION: Final = BoxOption(
    (CARDS_TABLE,),
    standard=standard_box,
    build=box_from,
    lines_of=lines_of,
    cells_of=_cells,
    flawed=flawed,
    most=sum(CARDS),
)
fingerprint = _OPTION.fingerprint
is_standard = _OPTION.is_standard
options_of = _OPTION.options_of
box_of = _OPTION.box_of
