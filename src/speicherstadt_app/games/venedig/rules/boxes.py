"""Boxes of one's own: what is asked of tables other than the standard ones, and how they stand in a record.

In a record a box is the option `box`: its name, and a line for each row of the three tables, such as `row-3 ~~~~....`,
`L04 corner BSS 3 5` and `driver-4-2 driver 4 2 from 2`. A box has one such text only, so that equal boxes are equal
texts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from speicherstadt_app.engine import boxes
from speicherstadt_app.engine.boxes import OPTION, BoxFlaw, BoxOption, Columns, Row, Sheets, box_name
from speicherstadt_app.engine.errors import quote
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

__all__ = ["OPTION", "BoxFlaw", "Row", "box_name"]

COLUMNS_OF: Final[Mapping[str, Columns]] = {
    "board": Columns(("key", "value"), ("sure",)),
    "tiles": Columns(("id", "shape", "pattern", "stones", "arms"), ("sure_shape", "sure_values", "sure_pattern")),
    "cards": Columns(("id", "role", "value", "markers", "from", "symbol", "roles"), ("sure",)),
}
TABLES: Final = tuple(COLUMNS_OF)

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
ID: Final = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*", re.ASCII)
FROM: Final = "from"
SYMBOL: Final = "symbol"

SENTENCES: Final[Mapping[str, str]] = {
    **boxes.SENTENCES,
    "key": "{found} is nothing that a board has; allowed are {allowed}",
    "missing": "{found} is missing: put it in",
    "sea": "{found} is no row of the board; allowed are {columns} signs, '~' for canal and '.' for lagoon",
    "cell": "{found} is no cell of the canal; allowed is one such as {example}",
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
}
flawed: Final = partial(BoxFlaw, SENTENCES)
SHEETS: Final = Sheets(COLUMNS_OF, flawed)


def box_from(rows: Iterable[Row], name: str) -> Box:
    """The box of the rows of all three tables; `BoxFlaw` if it can't be played with. The order of tiles and of cards is
    that of their rows."""
    of_table: dict[str, list[Row]] = {table: [] for table in TABLES}
    for row in rows:
        of_table[row.table].append(row)
    for table in ("tiles", "cards"):
        if len(of_table[table]) > MOST:
            raise flawed("too_many", table=table, found=len(of_table[table]), most=MOST)
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
        raise flawed("standard")
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


def _cells(table: str, line: str) -> dict[str, str]:
    return {"board": _board_cells, "tiles": _tile_cells, "cards": _card_cells}[table](line)


def _board_cells(line: str) -> dict[str, str]:
    key, _, value = line.partition(" ")
    return {"key": key, "value": value}


def _tile_cells(line: str) -> dict[str, str]:
    words = [*line.split(" "), "", "", "", "", ""]
    return dict(zip(COLUMNS_OF["tiles"].needed, words, strict=False))


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


def _board(rows: Sequence[Row]) -> dict[str, str]:
    board: dict[str, str] = {}
    seen: dict[str, int] = {}
    for row in rows:
        key, value = row.cells["key"], row.cells["value"]
        if key not in BOARD_KEYS:
            raise row.flaw("key", "key", found=quote(key), allowed=", ".join(BOARD_KEYS))
        row.once("key", seen)
        if key in ROW_KEYS:
            if len(value) != COLUMNS or set(value) - {CANAL, LAGOON}:
                raise row.flaw("value", "sea", found=quote(value), columns=COLUMNS)
        elif key == "gondola":
            if cell_of(value) < 0:
                raise row.flaw("value", "cell", found=quote(value), example="I4")
        else:
            row.whole("value", FIGURES[key])
        board[key] = value
    for key in BOARD_KEYS:
        if key not in board:
            raise flawed("missing", table="board", found=quote(key))
    return board


def _tile(row: Row, seen: dict[str, int]) -> Tile:
    name = row.name(ID, seen, "D01")
    shape = row.one_of("shape", SHAPES)
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
        row.whole("stones", STONES),
        row.whole("arms", ARMS),
        *(row.cells.get(column, "") for column in ("sure_shape", "sure_values", "sure_pattern")),
    )


def _card(row: Row, seen: dict[str, int]) -> Card:
    name = row.name(ID, seen, "builder-5a")
    role = row.one_of("role", ROLES)
    value = markers = 0
    if ROLES[role] in VALUES:
        value = row.whole("value", VALUES[ROLES[role]])
    else:
        row.empty("value", ROLES[role])
    if role == DRIVER:
        markers = row.whole("markers", MARKERS)
    else:
        row.empty("markers", ROLES[role])
    roles = WITH_ROLES[row.one_of("roles", WITH_ROLES)]
    if ROLES[role] in NOT_PLAIN and roles != "all":
        raise row.flaw("roles", "not_plain", kind=ROLES[role])
    since = row.whole("from", CARD.seats)
    symbol = row.one_of("symbol", ("no", "yes")) == 1
    return Card(name, role, value, markers, since, symbol, roles, row.cells.get("sure", ""))


# All rows together


def _check_board(board: Mapping[str, str]) -> None:
    signs = "".join(board[key] for key in ROW_KEYS)
    canal = sum(1 << cell for cell, sign in enumerate(signs) if sign == CANAL)
    lagoon = BOARD & ~canal
    if not canal:
        raise flawed("no_canal", table="board")
    if apart := canal & ~_grown(canal & -canal, canal):
        raise flawed("canal", table="board", found=apart.bit_count())
    if lagoon.bit_count() < int(board["piles"]):
        raise flawed("piles", table="board", piles=board["piles"], found=lagoon.bit_count())
    if not canal >> cell_of(board["gondola"]) & 1:
        raise flawed("cell", table="board", found=quote(board["gondola"]), example="I4")


def _grown(region: int, within: int) -> int:
    while (grown := (around(region) | region) & within) != region:
        region = grown
    return region


def _check_tiles(tiles: Sequence[Tile]) -> None:
    for shape in range(len(SHAPES)):
        found = sum(tile.shape == shape for tile in tiles)
        if found < (CARD.seats[1] if shape in (DOMINO, SQUARE) else 0):
            raise flawed("tiles", table="tiles", found=found, kind=SHAPES[shape])


def _check_cards(cards: Sequence[Card]) -> None:
    for roles in ("all", "plain"):
        for players in CARD.range:
            found = sum(card.since <= players and card.roles in {"", roles} for card in cards)
            if found != HAND * players:
                raise flawed("cards", table="cards", players=players, roles=roles, found=found, wanted=HAND * players)
    lawyers = sum(card.role == LAWYER for card in cards)
    if lawyers > 1:
        raise flawed("lawyers", table="cards", found=lawyers)
    thieves = sum(card.role in (SPY, BEGGAR) for card in cards)
    if thieves > MOST_THIEVES:
        raise flawed("thieves", table="cards", found=thieves, most=MOST_THIEVES)


_OPTION: Final = BoxOption(
    TABLES,
    standard=standard_box,
    build=box_from,
    lines_of=lines_of,
    cells_of=_cells,
    flawed=flawed,
    most=MOST,
)
fingerprint = _OPTION.fingerprint
is_standard = _OPTION.is_standard
options_of = _OPTION.options_of
box_of = _OPTION.box_of
