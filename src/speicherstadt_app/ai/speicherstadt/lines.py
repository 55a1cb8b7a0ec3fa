"""Lines of workers as a search meets them."""

from __future__ import annotations

from speicherstadt_app.ai.speicherstadt.forecast import NOBODY
from speicherstadt_app.ai.speicherstadt.tally import PAID, SEAT_BITS
from speicherstadt_app.engine.rules import Seat


class Line:
    """Workers above one card. A search has one object for each line that it meets, so identity is equality."""

    __slots__ = ("column", "heirs", "offers", "paid", "pulls", "sales", "unclaimed", "workers")

    column: int
    heirs: list[Line | None]
    """By seat: the line once a worker of this seat has joined it."""
    offers: tuple[tuple[Seat, int], ...]
    """Who may buy at which price, the cheapest first. Of a seat's workers next to each other only the last one counts:
    it may as well wait for the lower price."""
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
        self.pulls = {}
        self.sales = {}
        self.unclaimed = {}
        offers = []
        behind = NOBODY
        for price, owner in enumerate(reversed(workers), start=1):
            if owner != behind:
                offers.append((owner, price))
            behind = owner
        self.offers = tuple(offers)
        self.paid = sum([PAID << SEAT_BITS * seat for seat in set(workers)])

    def joined(self, seat: Seat) -> Line:
        heir = self.heirs[seat]
        if heir is None:
            heir = self.heirs[seat] = Line(self.column, (*self.workers, seat), len(self.heirs))
        return heir


Lines = tuple[Line, ...]
