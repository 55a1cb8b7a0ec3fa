"""What roles, cards, shapes and cells are called. One word for one thing, everywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from speicherstadt_app.games.venedig.rules.box import (
    BETS_ON,
    BUILDING,
    CELL_NAMES,
    DRIVER,
    OPEN_PLACE,
    ROLES,
    SHAPES,
    SPAN,
    Box,
    Card,
    Tile,
)
from speicherstadt_app.games.venedig.words import TITLES
from speicherstadt_app.words.phrases import counted, filled, listed, points
from speicherstadt_app.words.translation import tr

HOUSE_SIGN: Final = "■"
SQUARE_SIGN: Final = "□"
SPAN_SIGN: Final = "="
WITH_VALUE: Final = ("councillor", "builder")
"""Roles whose cards differ by a number alone."""

# Roles


role_name = TITLES.table("Cards.role", "name", other=str)
"""'councillor', as it stands within a sentence."""


def role_title(role: str) -> str:
    """On a card, where it is narrow."""
    if role == "driver":
        return tr("Venedig.Cards", "Pile driver", "on a card, where it is narrow")
    name = role_name(role)
    return name[:1].upper() + name[1:]


the_role = TITLES.table("Cards.role", "the", other=str)
"""'the councillor', as what is played, given or named."""
a_role = TITLES.table("Cards.role", "a", other=the_role)
"""'a builder', as what somebody has opened."""


# Cards


def role_of(card: Card) -> str:
    return ROLES[card.role]


def value_of(card: Card) -> str:
    """What tells it apart from other cards of its role: '5', '4/2'; nothing if nothing does."""
    if card.role == DRIVER:
        return f"{card.value}/{card.markers}"
    return str(card.value) if role_of(card) in WITH_VALUE else ""


def card_name(card: Card) -> str:
    """'builder 5'"""
    return f"{role_name(role_of(card))} {value_of(card)}".rstrip()


def the_card(card: Card) -> str:
    """'the builder 5', as what is played, given or seen."""
    return f"{the_role(role_of(card))} {value_of(card)}".rstrip()


def card_names(box: Box, cards: Iterable[int]) -> list[str]:
    return [card_name(box.cards[card]) for card in cards]


def card_of(box: Box, card_id: str) -> Card:
    return box.cards[box.card_number[card_id]]


def effect(card: Card) -> str:
    """What a card does, in a line without a full stop."""
    match role_of(card):
        case "councillor":
            return filled(tr("Venedig.Cards", "takes open tiles for %1"), stones(card.value))
        case "driver":
            text = tr("Venedig.Cards", "drives %1 and places %2", "piles, markers")
            return filled(text, piles(card.value), markers(card.markers))
        case "builder":
            return filled(tr("Venedig.Cards", "builds tiles for %1"), stones(card.value))
        case "gondolier":
            return tr("Venedig.Cards", "puts a marker on the gondola")
        case "speculator" | "inventor" | "trader":
            text = tr("Venedig.Cards", "%1 if somebody else opens %2", "points, a role")
            return filled(text, points(card.value), a_role(ROLES[BETS_ON[card.role]]))
        case "spy":
            return tr("Venedig.Cards", "looks at a hand and carries out a card of it")
        case "beggar":
            return tr("Venedig.Cards", "carries out somebody else's opened card")
        case "lawyer":
            return tr("Venedig.Cards", "collects what covered markers of others pay this round")
        case "saboteur":
            return tr("Venedig.Cards", "takes a built tile into the own stock")
    return ""


# Numbers of things


def stones(number: int) -> str:
    return counted(tr("Venedig.Numbers", "%n stone(s)", n=number), number)


def piles(number: int) -> str:
    return counted(tr("Venedig.Numbers", "%n pile(s)", n=number), number)


def markers(number: int) -> str:
    return counted(tr("Venedig.Numbers", "%n marker(s)", n=number), number)


def houses(number: int) -> str:
    return counted(tr("Venedig.Numbers", "%n building(s)", n=number), number)


def squares(number: int) -> str:
    return counted(tr("Venedig.Numbers", "%n square(s)", n=number), number)


# Tiles


shape_name = TITLES.table("Tiles.shape", "name", other=str)
"""'block', as it stands within a sentence."""
a_shape = TITLES.table("Tiles.shape", "a", other=str)
"""'a block', as what is taken or built."""
the_shape = TITLES.table("Tiles.shape", "the", other=str)
"""'the block', as what is taken or built."""
shapes_title = TITLES.table("Tiles.shape", "several", other=str)
"""'Blocks', over a list or a column."""


def shape_of(tile: Tile) -> str:
    return SHAPES[tile.shape]


def tile_of(box: Box, tile_id: str) -> Tile:
    return box.tiles[box.tile_number[tile_id]]


def tile_name(tile: Tile) -> str:
    return shape_name(shape_of(tile))


def a_tile(tile: Tile) -> str:
    return a_shape(shape_of(tile))


def tile_signs(tile: Tile) -> str:
    """Its cells, row by row: '■■/□□'."""
    signs = "".join(sign(cell) for cell in tile.pattern)
    return f"{signs[:2]}/{signs[2:]}" if shape_of(tile) in ("corner", "square") else signs


def tile_cells(tile: Tile) -> str:
    """What its cells show, in words: '2 buildings and 2 squares'."""
    built, open_places = tile.pattern.count(BUILDING), tile.pattern.count(OPEN_PLACE)
    return listed([*([houses(built)] if built else []), *([squares(open_places)] if open_places else [])])


def tile_told(tile: Tile) -> str:
    """'domino (1 building and 1 square)', as it stands in a list, in no case."""
    return f"{tile_name(tile)} ({tile_cells(tile)})"


def sign(cell: str) -> str:
    """How a terminal shows a cell of a tile."""
    return HOUSE_SIGN if cell == BUILDING else SPAN_SIGN if cell == SPAN else SQUARE_SIGN


# Cells


def cell_name(cell: int) -> str:
    return CELL_NAMES[cell]


def cell_names(cells: Iterable[int]) -> str:
    return listed([CELL_NAMES[cell] for cell in cells])


def ground_of(cells: Sequence[tuple[int, str]]) -> list[int]:
    """The cells of a tile that stand on piles."""
    return [cell for cell, shown in cells if shown != SPAN]


why_lapsed = TITLES.table("Log.lapsed")
"""Why a card has no effect, without a full stop."""
