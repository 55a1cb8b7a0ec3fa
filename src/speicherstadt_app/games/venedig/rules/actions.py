"""What seats and chance can do, packed into whole numbers.

The lowest five bits say what kind of action it is. The rest is fields of six bits: seats, then cards or a tile. A cell
has eight bits. A build action has the tile and above it the *lay*: how the tile lies, as a number of `Box.lays[tile]`.
Six bits that are all set are a card that is not known.
"""

from __future__ import annotations

from typing import Final

from speicherstadt_app.engine.notation import Packing

KIND_BITS: Final = 5
KIND_MASK: Final = (1 << KIND_BITS) - 1
BITS: Final = 6
MASK: Final = (1 << BITS) - 1

# By chance
DEAL: Final = 0  # seat, card
TURN: Final = 1  # tile
DRAW: Final = 2  # start player, other, card
OPEN: Final = 3  # the card of each seat, from seat 0
SHOW: Final = 4  # spy, owner, the cards of the hand in the order of the table; a single unknown one for all of it
# By a seat
KEEP: Final = 5
EXCHANGE: Final = 6  # other
GIVE: Final = 7  # other, card
CHOOSE: Final = 8  # card
TAKE: Final = 9  # tile
DONE: Final = 10
PILE: Final = 11  # cell
MARK: Final = 12  # cell
BUILD: Final = 13  # tile, lay
SPY: Final = 14  # other
USE: Final = 15  # card
COPY: Final = 16  # other
REMOVE: Final = 17  # tile

TILE_BITS: Final = 6
LAY_SHIFT: Final = KIND_BITS + TILE_BITS


def one(kind: int, thing: int) -> int:
    """An action with one field: a seat, card, tile or cell."""
    return thing << KIND_BITS | kind


PACKING: Final = Packing(KIND_BITS, BITS + 1)
pack = PACKING.pack
"""An action with these fields."""
fields_of = PACKING.fields_of
"""The fields of deal, draw, open, show and give."""


def deal(seat: int, card: int) -> int:
    return pack(DEAL, (seat, card))


def draw(seat: int, other: int, card: int) -> int:
    return pack(DRAW, (seat, other, card))


def give(other: int, card: int) -> int:
    return pack(GIVE, (other, card))


def build(tile: int, lay: int) -> int:
    return lay << LAY_SHIFT | tile << KIND_BITS | BUILD


def kind_of(action: int) -> int:
    return action & KIND_MASK


def thing_of(action: int) -> int:
    """The seat, card, tile or cell of an action with one field."""
    return action >> KIND_BITS


def tile_of(action: int) -> int:
    """The tile of a build action."""
    return action >> KIND_BITS & MASK


def lay_of(action: int) -> int:
    """How the tile of a build action lies."""
    return action >> LAY_SHIFT
