"""What seats and chance can do, packed into whole numbers.

The lowest four bits say what kind of action it is, the rest what with. See notation.py for the words.
"""

from __future__ import annotations

from typing import Final

from speicherstadt_app.games.speicherstadt.rules.goods import BUNDLE_BITS, BUNDLE_MASK

KIND_BITS: Final = 4
KIND_MASK: Final = (1 << KIND_BITS) - 1

PLACE: Final = 0
BUY: Final = 1
PASS: Final = 2
LOAD: Final = 3
SELL: Final = 4
CONVERT: Final = 5
BARTER: Final = 6
STOW: Final = 7
DEAL: Final = 8

GOOD_BITS: Final = 3
GOOD_MASK: Final = (1 << GOOD_BITS) - 1
CARD_BITS: Final = 7
CARD_MASK: Final = (1 << CARD_BITS) - 1


def place(column: int) -> int:
    return column << KIND_BITS | PLACE


def load(good: int, card: int) -> int:
    return (card << GOOD_BITS | good) << KIND_BITS | LOAD


def sell(good: int, cubes: int) -> int:
    return (cubes << GOOD_BITS | good) << KIND_BITS | SELL


def convert(given: int, taken: int) -> int:
    """Three cubes, as a bundle, for one of the good taken."""
    return (given << GOOD_BITS | taken) << KIND_BITS | CONVERT


def barter(given: int) -> int:
    """Two cubes, as a bundle, for a coin."""
    return given << KIND_BITS | BARTER


def stow(warehouse: int, market: int) -> int:
    """What is kept, as bundles; the rest of the pool is lost."""
    return (warehouse << BUNDLE_BITS | market) << KIND_BITS | STOW


def deal(card: int, cubes: int = 0) -> int:
    """A card turned up, a ship with its cubes as a bundle."""
    return (cubes << CARD_BITS | card) << KIND_BITS | DEAL


def column_of(action: int) -> int:
    return action >> KIND_BITS


def load_of(action: int) -> tuple[int, int]:
    """The good and the contract's card."""
    return action >> KIND_BITS & GOOD_MASK, action >> KIND_BITS + GOOD_BITS


def sell_of(action: int) -> tuple[int, int]:
    """The good and how many."""
    return action >> KIND_BITS & GOOD_MASK, action >> KIND_BITS + GOOD_BITS


def convert_of(action: int) -> tuple[int, int]:
    """The bundle given and the good taken."""
    return action >> KIND_BITS + GOOD_BITS, action >> KIND_BITS & GOOD_MASK


def barter_of(action: int) -> int:
    return action >> KIND_BITS


def stow_of(action: int) -> tuple[int, int]:
    """The bundles in the warehouse and in the market."""
    return action >> KIND_BITS + BUNDLE_BITS, action >> KIND_BITS & BUNDLE_MASK


def deal_of(action: int) -> tuple[int, int]:
    """The card and the bundle of its cubes."""
    return action >> KIND_BITS & CARD_MASK, action >> KIND_BITS + CARD_BITS
