"""Boxes of one's own: what is asked of tables other than the standard ones, and how they stand in a record.

In a record a box is the option `box`: its name, and a line for each row of the three tables, such as `row-3 ~~~~....`,
`L04 corner BSS 3 5` and `driver-4-2 driver 4 2 from 2`. A box has one such text only, so that equal boxes are equal
texts.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from speicherstadt_app.engine.errors import Unreadable, quote
from speicherstadt_app.engine.names import why_not_a_name
from speicherstadt_app.games.venedig import CARD
from speicherstadt_app.games.venedig.rules.box import (
    BEGGAR,
    BOARD,
    BUILDER,
    CANAL,
    CELLS,
    COLUMNS,
    COUNCILLOR,
    DOMINO,
    DRIVER,
    LAGOON,
    LAWYER,
    PLACES,
    ROLES,
    ROWS,
    SABOTEUR,
    SHAPES,
    SPY,
    SQUARE,
    Box,
    Card,
    Tables,
    Tile,
    around,
    cell_of,
    standard_box,
)
from speicherstadt_app.games.venedig.rules.setting import HAND

OPTION: Final = "box"
TABLES: Final = ("board", "tiles", "cards")
COLUMNS_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "board": ("key", "value"),
    "tiles": ("id", "shape", "pattern", "stones", "arms"),
    "cards": ("id", "role", "value", "markers", "from", "symbol", "roles"),
}
"""The columns that a table must have. Others say how sure a value is, or nothing."""

ROW_KEYS: Final = tuple(f"row-{row}" for row in range(1, ROWS + 1))
FIGURES: Final[Mapping[str, tuple[int, int]]] = {
    "track": (20, 500),
    "piles": (10, CELLS),
    "markers": (1, 20),
    "rounds": (1, 99),
}
BOARD_KEYS: Final = (*ROW_KEYS, "gondola", *FIGURES)
STONES: Final = (1, 9)
ARMS: Final = (0, 30)
VALUES: Final[Mapping[str, tuple[int, int]]] = {
    **{ROLES[role]: (1, 9) for role in (COUNCILLOR, DRIVER, BUILDER)},
    **dict.fromkeys(("speculator", "inventor", "trader"), (1, 20)),
}
MARKERS: Final = (0, 8)
NOT_PLAIN: Final = tuple(ROLES[role] for role in (SPY, BEGGAR, LAWYER, SABOTEUR))
"""Roles that the option `roles` leaves out."""
WITH_ROLES: Final = ("", "all", "plain")
MOST_THIEVES: Final = 4
"""Spies and beggars: one of them has been opened by whoever looks at a hand, which has four cards."""
MOST: Final = 60
"""Rows of the tiles and of the cards."""
LONGEST_ID: Final = 32
ID: Final = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*", re.ASCII)
WHOLE: Final = re.compile(r"0|[1-9][0-9]{0,2}", re.ASCII)
FROM: Final = "from"
SYMBOL: Final = "symbol"

SENTENCES: Final[Mapping[str, str]] = {
    "id": "{found} is no id; allowed are letters, digits and hyphens, as in {example}",
    "twice": "{found} stands in row {other} already: it may stand there once",
    "key": "{found} is nothing that a board has; allowed are {allowed}",
    "missing": "{found} is missing: put it in",
    "sea": "{found} is no row of the board; allowed are {columns} signs, '~' for canal and '.' for lagoon",
    "cell": "{found} is no cell of the canal; allowed is one such as {example}",
    "number": "{found} does not fit here; allowed are whole numbers from {low} to {high}",
    "nothing": "{found} means nothing for {kind}; allowed is an empty cell",
    "one_of": "{found} can't stand here; allowed are {allowed}",
    "pattern": "{found} is no pattern of the shape {kind}; allowed is something like {example}",
    "no_canal": "there is no canal: without one no pile can be driven",
    "canal": "the canal must hang together, and {found} of its cells don't hang together with the first",
    "piles": "there are {piles} piles and {found} lagoon cells: there must be at least as many cells",
    "tiles": "there are {found} tiles of the shape {kind}, and each of six players takes one at the beginning",
    "too_many": "there are {found} rows, and {most} are the most",
    "cards": "with {players} players and the roles {roles} there are {found} cards, and the rules want {wanted}",
    "not_plain": "the role {kind} is not used with plain roles: say 'all' in the column 'roles'",
    "lawyers": "there are {found} lawyers, and one is the most",
    "thieves": "there are {found} spies and beggars, and {most} are the most: a hand must have something else to use",
    "standard": "it is the standard one: change something first, or play with the standard one",
}


class FileFlaw(Unreadable):
    """What is wrong with a file before its rows are looked at: a key with its facts, and the row."""

    def __init__(self, key: str, row: int | None = None, **facts: object) -> None:
        self.key = key
        self.row = row
        self.facts: Mapping[str, object] = facts
        super().__init__(key)


class BoxFlaw(Unreadable):
    """What is wrong with a box: a key with its facts, where it stands, and all of it as a sentence."""

    def __init__(self, key: str, *, table: str = "", row: int | None = None, column: str = "", **facts: object) -> None:
        self.key = key
        self.table = table
        self.row = row
        self.column = column
        self.facts: Mapping[str, object] = facts
        where = table and f"{table}"
        where += "" if row is None else f", row {row}, column '{column}'" if column else f", row {row}"
        super().__init__((where and f"{where}: ") + SENTENCES[key].format(**facts))


class Row(NamedTuple):
    """A row as it is written in one of the tables. `number` says where."""

    table: str
    number: int
    cells: Mapping[str, str]

    def flaw(self, column: str, key: str, **facts: object) -> BoxFlaw:
        return BoxFlaw(key, table=self.table, row=self.number, column=column, **facts)


def box_from(rows: Iterable[Row], name: str) -> Box:
    """The box of the rows of all three tables; `BoxFlaw` if it can't be played with. The order of tiles and of cards is
    that of their rows."""
    of_table: dict[str, list[Row]] = {table: [] for table in TABLES}
    for row in rows:
        of_table[row.table].append(row)
    for table in ("tiles", "cards"):
        if len(of_table[table]) > MOST:
            raise BoxFlaw("too_many", table=table, found=len(of_table[table]), most=MOST)
    board = _board(of_table["board"])
    seen_tiles: dict[str, int] = {}
    seen_cards: dict[str, int] = {}
    tiles = tuple(_tile(row, seen_tiles) for row in of_table["tiles"])
    cards = tuple(_card(row, seen_cards) for row in of_table["cards"])
    _check_board(board)
    _check_tiles(tiles)
    _check_cards(cards)
    sure = {row.cells["key"]: row.cells.get("sure", "") for row in of_table["board"]}
    box = Box(Tables(board, tiles, cards, sure), name)
    if is_standard(box):
        raise BoxFlaw("standard")
    return box


# In a record


def lines_of(box: Box) -> dict[str, list[str]]:
    """Each row of each table as a record writes it. How sure one is of a value is no part of the game."""
    tiles = (f"{tile.id} {SHAPES[tile.shape]} {tile.pattern} {tile.stones} {tile.arms}" for tile in box.tables.tiles)
    return {
        "board": [f"{key} {box.tables.board[key]}" for key in BOARD_KEYS],
        "tiles": list(tiles),
        "cards": [_card_line(card) for card in box.tables.cards],
    }


def _card_line(card: Card) -> str:
    words = [card.id, ROLES[card.role]]
    if card.value:
        words.append(str(card.value))
    if card.role == DRIVER:
        words.append(str(card.markers))
    words += [FROM, str(card.since), *([SYMBOL] if card.symbol else []), *([card.roles] if card.roles else [])]
    return " ".join(words)


def fingerprint(box: Box) -> str:
    """The same for equal tables, whatever the box is called."""
    lines = lines_of(box)
    return hashlib.sha256("\n".join(line for table in TABLES for line in lines[table]).encode()).hexdigest()[:16]


def is_standard(box: Box) -> bool:
    return lines_of(box) == lines_of(standard_box())


def options_of(box: Box) -> dict[str, object]:
    """What a record says of the box; the standard one goes without saying."""
    return {OPTION: {"name": box.name, **lines_of(box)}} if box.name else {}


def box_of(options: Mapping[str, object]) -> Box:
    """The box that a record was played with; `Unreadable` if it tells of one that can't be."""
    if OPTION not in options:
        return standard_box()
    told = options[OPTION]
    if not isinstance(told, dict) or sorted(told) != sorted(("name", *TABLES)):
        raise Unreadable(f"the option '{OPTION}' must have a 'name', 'board', 'tiles' and 'cards', and nothing else")
    name = told["name"]
    if not isinstance(name, str) or (why := why_not_a_name(name)):
        raise Unreadable(f"the name of its box can't be taken: {why if isinstance(name, str) else 'it is no text'}")
    tables = []
    for table in TABLES:
        lines = told[table]
        if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
            raise Unreadable(f"the '{table}' of its box must be a list of texts")
        tables.append(tuple(lines))
    return _told_box(name, *tables)


def box_name(options: Mapping[str, object]) -> str:
    """What the box of a record is called; nothing if it is the standard one."""
    told = options.get(OPTION)
    return str(told.get("name", "")) if isinstance(told, dict) else ""


# One object for one box: what is worked out from a box is worked out once.
@lru_cache(maxsize=16)
def _told_box(name: str, board: tuple[str, ...], tiles: tuple[str, ...], cards: tuple[str, ...]) -> Box:
    readers = (("board", board, _board_cells), ("tiles", tiles, _tile_cells), ("cards", cards, _card_cells))
    try:
        rows = [
            Row(table, number, cells_of(line))
            for table, lines, cells_of in readers
            for number, line in enumerate(lines, start=1)
        ]
        box = box_from(rows, name)
    except BoxFlaw as flaw:
        raise Unreadable(f"its box can't be played with: {flaw}") from None
    for (_, lines, _), meant in zip(readers, lines_of(box).values(), strict=True):
        for line, right in zip(lines, meant, strict=True):
            if line != right:
                raise Unreadable(f"in its box {quote(right)} belongs where {quote(line)} stands")
    return box


def _board_cells(line: str) -> dict[str, str]:
    key, _, value = line.partition(" ")
    return {"key": key, "value": value}


def _tile_cells(line: str) -> dict[str, str]:
    words = [*line.split(" "), "", "", "", "", ""]
    return dict(zip(COLUMNS_OF["tiles"], words, strict=False))


def _card_cells(line: str) -> dict[str, str]:
    told, _, rest = line.partition(f" {FROM} ")
    card_id, role, *figures = [*told.split(" "), ""][: max(2, told.count(" ") + 1)]
    since, *signs = rest.split(" ")
    value, markers = (*figures, "", "")[:2]
    roles = [sign for sign in signs if sign != SYMBOL]
    return {
        "id": card_id,
        "role": role,
        "value": value,
        "markers": markers,
        "from": since,
        "symbol": "yes" if SYMBOL in signs else "no",
        "roles": roles[0] if roles else "",
    }


# One row


def _once(row: Row, column: str, seen: dict[str, int]) -> str:
    found = row.cells[column]
    if found in seen:
        raise row.flaw(column, "twice", found=quote(found), other=seen[found])
    seen[found] = row.number
    return found


def _id(row: Row, seen: dict[str, int], example: str) -> str:
    found = row.cells["id"]
    if len(found) > LONGEST_ID or not ID.fullmatch(found):
        raise row.flaw("id", "id", found=quote(found), example=quote(example))
    return _once(row, "id", seen)


def _whole(row: Row, column: str, bounds: tuple[int, int]) -> int:
    cell = row.cells[column]
    low, high = bounds
    if not WHOLE.fullmatch(cell) or not low <= int(cell) <= high:
        raise row.flaw(column, "number", found=quote(cell), low=low, high=high)
    return int(cell)


def _one_of(row: Row, column: str, allowed: Sequence[str]) -> int:
    cell = row.cells[column]
    if cell not in allowed:
        names = [name or "an empty cell" for name in allowed]
        raise row.flaw(column, "one_of", found=quote(cell), allowed=", ".join(names))
    return allowed.index(cell)


def _board(rows: Sequence[Row]) -> dict[str, str]:
    board: dict[str, str] = {}
    seen: dict[str, int] = {}
    for row in rows:
        key, value = row.cells["key"], row.cells["value"]
        if key not in BOARD_KEYS:
            raise row.flaw("key", "key", found=quote(key), allowed=", ".join(BOARD_KEYS))
        _once(row, "key", seen)
        if key in ROW_KEYS:
            if len(value) != COLUMNS or set(value) - {CANAL, LAGOON}:
                raise row.flaw("value", "sea", found=quote(value), columns=COLUMNS)
        elif key == "gondola":
            if cell_of(value) < 0:
                raise row.flaw("value", "cell", found=quote(value), example="I4")
        else:
            _whole(row, "value", FIGURES[key])
        board[key] = value
    for key in BOARD_KEYS:
        if key not in board:
            raise BoxFlaw("missing", table="board", found=quote(key))
    return board


def _tile(row: Row, seen: dict[str, int]) -> Tile:
    name = _id(row, seen, "D01")
    shape = _one_of(row, "shape", SHAPES)
    pattern = row.cells["pattern"]
    signs = "=" if SHAPES[shape] == "bridge" else ""
    wanted = rf"[BS]{signs}[BS]" if signs else rf"[BS]{{{len(PLACES[shape])}}}"
    if not re.fullmatch(wanted, pattern):
        example = "B=S" if signs else "BBSS"[: len(PLACES[shape])]
        raise row.flaw("pattern", "pattern", found=quote(pattern), kind=SHAPES[shape], example=example)
    return Tile(
        name,
        shape,
        pattern,
        _whole(row, "stones", STONES),
        _whole(row, "arms", ARMS),
        *(row.cells.get(column, "") for column in ("sure_shape", "sure_values", "sure_pattern")),
    )


def _card(row: Row, seen: dict[str, int]) -> Card:
    name = _id(row, seen, "builder-5a")
    role = _one_of(row, "role", ROLES)
    value = markers = 0
    if ROLES[role] in VALUES:
        value = _whole(row, "value", VALUES[ROLES[role]])
    elif row.cells["value"]:
        raise row.flaw("value", "nothing", found=quote(row.cells["value"]), kind=ROLES[role])
    if role == DRIVER:
        markers = _whole(row, "markers", MARKERS)
    elif row.cells["markers"]:
        raise row.flaw("markers", "nothing", found=quote(row.cells["markers"]), kind=ROLES[role])
    roles = WITH_ROLES[_one_of(row, "roles", WITH_ROLES)]
    if ROLES[role] in NOT_PLAIN and roles != "all":
        raise row.flaw("roles", "not_plain", kind=ROLES[role])
    since = _whole(row, "from", CARD.seats)
    symbol = _one_of(row, "symbol", ("no", "yes")) == 1
    return Card(name, role, value, markers, since, symbol, roles, row.cells.get("sure", ""))


# All rows together


def _check_board(board: Mapping[str, str]) -> None:
    signs = "".join(board[key] for key in ROW_KEYS)
    canal = sum(1 << cell for cell, sign in enumerate(signs) if sign == CANAL)
    lagoon = BOARD & ~canal
    if not canal:
        raise BoxFlaw("no_canal", table="board")
    if apart := canal & ~_grown(canal & -canal, canal):
        raise BoxFlaw("canal", table="board", found=apart.bit_count())
    if lagoon.bit_count() < int(board["piles"]):
        raise BoxFlaw("piles", table="board", piles=board["piles"], found=lagoon.bit_count())
    if not canal >> cell_of(board["gondola"]) & 1:
        raise BoxFlaw("cell", table="board", found=quote(board["gondola"]), example="I4")


def _grown(region: int, within: int) -> int:
    while (grown := (around(region) | region) & within) != region:
        region = grown
    return region


def _check_tiles(tiles: Sequence[Tile]) -> None:
    for shape in range(len(SHAPES)):
        found = sum(tile.shape == shape for tile in tiles)
        if found < (CARD.seats[1] if shape in (DOMINO, SQUARE) else 0):
            raise BoxFlaw("tiles", table="tiles", found=found, kind=SHAPES[shape])


def _check_cards(cards: Sequence[Card]) -> None:
    for roles in ("all", "plain"):
        for players in CARD.range:
            found = sum(card.since <= players and card.roles in {"", roles} for card in cards)
            if found != HAND * players:
                raise BoxFlaw("cards", table="cards", players=players, roles=roles, found=found, wanted=HAND * players)
    lawyers = sum(card.role == LAWYER for card in cards)
    if lawyers > 1:
        raise BoxFlaw("lawyers", table="cards", found=lawyers)
    thieves = sum(card.role in (SPY, BEGGAR) for card in cards)
    if thieves > MOST_THIEVES:
        raise BoxFlaw("thieves", table="cards", found=thieves, most=MOST_THIEVES)
