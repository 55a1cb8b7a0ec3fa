"""What cards, tiles and cells are called at the table, and the drawings of a tile's cells."""

from __future__ import annotations

from typing import Final

from speicherstadt_app.games.venedig.rules.box import (
    BEGGAR,
    BUILDER,
    BUILDING,
    COUNCILLOR,
    DRIVER,
    GONDOLIER,
    INVENTOR,
    LAWYER,
    OPEN_PLACE,
    ROLES,
    SABOTEUR,
    SHAPES,
    SPECULATOR,
    SPY,
    TRADER,
    Box,
)
from speicherstadt_app.games.venedig.words import things
from speicherstadt_app.words.phrases import capital, counted, filled
from speicherstadt_app.words.translation import tr

HOUSES: Final = 24
SQUARES: Final = 16
SPANS: Final = 2


def role_title(role: int) -> str:
    """As it stands on the card, where it is narrow."""
    return things.role_title(ROLES[role])


def role_words(role: int) -> str:
    """As it stands wherever there is room."""
    return capital(things.role_name(ROLES[role]))


def card_words(box: Box, card: int) -> str:
    """'Builder with 5 stones', 'Pile driver (4 piles, 2 markers)', 'Spy'."""
    return _numbered(box, card, role_words(box.role[card]))


def the_card_words(box: Box, card: int) -> str:
    """'the builder with 5 stones', as what is played, given or used."""
    return _numbered(box, card, things.the_role(ROLES[box.role[card]]))


def _numbered(box: Box, card: int, title: str) -> str:
    role, value = box.role[card], box.value[card]
    if role in {COUNCILLOR, BUILDER}:
        return filled(counted(tr("Venedig.Cards", "%1 with %n stone(s)", n=value), value), title)
    if role == DRIVER:
        return filled(
            tr("Venedig.Cards", "%1 (%2, %3)", "a card, piles, markers"),
            title,
            things.piles(value),
            things.markers(box.cards[card].markers),
        )
    return title


def card_does(box: Box, card: int) -> str:
    """What the card does, in one sentence."""
    role, value = box.role[card], box.value[card]
    match role:
        case _ if role == COUNCILLOR:
            return filled(tr("Venedig.Cards", "Takes city tiles for at most %1."), _together(things.stones(value)))
        case _ if role == DRIVER:
            return filled(
                tr("Venedig.Cards", "Drives %1 in one group and places %2 on them."),
                _together(things.piles(value)),
                _together(things.markers(box.cards[card].markers)),
            )
        case _ if role == BUILDER:
            return filled(tr("Venedig.Cards", "Builds own tiles for at most %1."), _together(things.stones(value)))
        case _ if role == GONDOLIER:
            return tr("Venedig.Cards", "Puts a marker on the gondola: 2 points for each tile built on the canal.")
        case _ if role in {SPECULATOR, INVENTOR, TRADER}:
            return f"{capital(things.effect(box.cards[card]))}."
        case _ if role == SPY:
            return tr("Venedig.Cards", "Looks at a hand and carries out one of its cards, which stays there.")
        case _ if role == BEGGAR:
            return tr("Venedig.Cards", "Carries out somebody else's opened card as well.")
        case _ if role == LAWYER:
            return tr("Venedig.Cards", "In this round, the 3 points for covered markers go to the lawyer.")
        case _ if role == SABOTEUR:
            return tr("Venedig.Cards", "Takes a built tile off the board into the own stock.")
    return ""


def _together(number: str) -> str:
    """A number never ends a line apart from its word."""
    return number.replace(" ", "\N{NO-BREAK SPACE}")


def shape_word(shape: int) -> str:
    """Within a sentence."""
    return things.shape_name(SHAPES[shape])


def the_shape(shape: int) -> str:
    """As what is taken or built."""
    return things.the_shape(SHAPES[shape])


def kind_word(sign: str) -> str:
    match sign:
        case "B":
            return tr("Venedig.Tiles", "building")
        case "S":
            return tr("Venedig.Tiles", "square", "an open place of the city")
    return tr("Venedig.Tiles", "span of a bridge")


def tile_spoken(box: Box, tile: int) -> str:
    """'Corner of building, square, square; 3 stones, 5 arms'."""
    told = box.tiles[tile]
    kinds = ", ".join(kind_word(sign) for sign in told.pattern)
    return filled(
        tr("Venedig.Cards", "%1 (%2), %3, arms: %4", "a tile, its cells, stones, points"),
        capital(shape_word(told.shape)),
        kinds,
        things.stones(told.stones),
        told.arms,
    )


def face(box: Box, tile: int, sign: str, place: int, *, along: bool = False) -> str:
    """The drawing of a cell of a tile. A tile keeps its faces, in stack, hand and city; `along`: the bridge lies from
    top to bottom."""
    seed = box.tiles[tile].shape * 5 + tile * 7 + place * 11
    if sign == BUILDING:
        return f"b{seed % HOUSES + 1}"
    if sign == OPEN_PLACE:
        return f"p{seed % SQUARES + 1}"
    return f"{'xv' if along else 'xh'}{tile % SPANS + 1}"
