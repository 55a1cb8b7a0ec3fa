"""What was bought in a round, as one whole number.

For each seat it has twelve bits: six say which places of the row it bought, six how many coins it paid. So whatever way
led there, equal tallies are one and the same end of the round.
"""

from __future__ import annotations

from typing import Final

from speicherstadt_app.engine.rules import Seat

PAID_BITS: Final = 6
PAID: Final = (1 << PAID_BITS) - 1
SEAT_BITS: Final = 12
SEAT: Final = (1 << SEAT_BITS) - 1


def purchase(seat: Seat, column: int, price: int) -> int:
    """What a purchase adds to a tally."""
    return ((1 << PAID_BITS + column) + price) << SEAT_BITS * seat
