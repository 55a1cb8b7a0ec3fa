"""Lines of workers as a search meets them."""

from __future__ import annotations

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.speicherstadt.brains.forecast import NOBODY
from speicherstadt_app.games.speicherstadt.brains.tally import PAID, SEAT_BITS, purchase

Offer = tuple[Seat, int, int, int]
"""Who may buy, and at which price; from which bit on a tally says what that seat has paid, and what this adds to it."""


class Line:
    """Workers above one card. A search has one object for each line that it meets, so identity is equality."""

    __slots__ = ("_offers", "column", "heirs", "paid", "pulls", "sales", "unclaimed", "workers")

    column: int
    heirs: list[Line | None]
    """By seat: the line once a worker of this seat has joined it."""
    paid: int
    """The bits of a tally that say what the seats in this line have paid."""
    pulls: dict[int, float]
    sales: dict[int, tuple[int, int]]
    unclaimed: dict[int, int]
    workers: tuple[Seat, ...]

    def __init__(self, column: int, workers: tuple[Seat, ...], players: int) -> None:
        self.column = column
        self.workers = workers
        self.heirs = [None] * players
        self.paid = 0
        for seat in workers:
            self.paid |= PAID << SEAT_BITS * seat
        self.pulls = {}
        self.sales = {}
        self.unclaimed = {}
        self._offers: tuple[Offer, ...] | None = None

    def offers(self) -> tuple[Offer, ...]:
        """The cheapest first. Of a seat's workers next to each other only the last one counts: it may as well wait for
        the lower price."""
        if self._offers is None:
            offers = []
            behind = NOBODY
            for price, owner in enumerate(reversed(self.workers), start=1):
                if owner != behind:
                    offers.append((owner, price, SEAT_BITS * owner, purchase(owner, self.column, price)))
                behind = owner
            self._offers = tuple(offers)
        return self._offers

    def joined(self, seat: Seat) -> Line:
        heir = self.heirs[seat]
        if heir is None:
            heir = self.heirs[seat] = Line(self.column, (*self.workers, seat), len(self.heirs))
        return heir


Lines = tuple[Line, ...]
