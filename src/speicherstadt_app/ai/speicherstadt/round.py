"""One round as a problem to search: who stands where, who buys, and what it is worth in the end.

Placements are the tree. What follows them is worked out at once: sales backwards from the last card, exactly at an end
of the tree, and card by card where the tree has not grown yet; shipping and income in ends.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from speicherstadt_app.ai.brain import Stop, never
from speicherstadt_app.ai.speicherstadt.ends import PAID, SEAT_BITS, Ends, Value, purchase
from speicherstadt_app.ai.speicherstadt.forecast import NOBODY, TIE
from speicherstadt_app.ai.speicherstadt.values import DIGITS, Appraisal, Valuer
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.speicherstadt.rules import TALLEST, WORKERS, SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.state import State

NO_SALE: Final = 0
WARMTH: Final = 0.7
"""A difference in points that makes a placement e times as promising beforehand."""


class Line:
    """Workers above one card. A search has one object for each line that it meets, so identity is equality."""

    __slots__ = ("appeals", "column", "heirs", "runs", "sales", "workers")

    def __init__(self, column: int, workers: tuple[Seat, ...], players: int) -> None:
        self.column = column
        self.workers = workers
        self.heirs: list[Line | None] = [None] * players
        self.appeals: dict[int, list[float]] = {}
        """By the number of workers placed: how much each seat is drawn here."""
        self.sales: dict[int, int] = {}
        """By the tally before: what the sale adds to it."""
        self.runs = runs(workers)


def runs(workers: tuple[Seat, ...]) -> tuple[tuple[Seat, int], ...]:
    """Who may buy at which price, the cheapest first. Of a seat's workers next to each other only the last one counts:
    it may as well wait for the lower price."""
    found = []
    behind = NOBODY
    for price, owner in enumerate(reversed(workers), start=1):
        if owner != behind:
            found.append((owner, price))
        behind = owner
    return tuple(found)


Lines = tuple[Line, ...]


class Round:
    """The rest of a round from its placements or sales on."""

    def __init__(
        self,
        rules: SpeicherstadtRules,
        state: State,
        judge: Valuer,
        appraisal: Appraisal,
        ends: Ends,
        stop: Stop = never,
    ) -> None:
        self.players: Final = rules.players
        self.ends: Final = ends
        self._stop: Final = stop
        self._unhurried: Final = rules.places - 3
        self._places: Final = rules.places
        self._coins: Final = tuple(state.coins)
        self._idle: Final = [not state.bought >> seat & 1 for seat in range(rules.players)]
        self._appraisal: Final = appraisal
        self._spite: Final = judge.weights.spite / (rules.players - 1)
        self._deny: Final = judge.weights.deny / (rules.players - 1)
        self._placed: Final = state.placed
        workers = WORKERS * rules.players
        self._movers: Final = [(state.first + turn) % rules.players for turn in range(workers)]
        self._workers: Final = workers
        self._column: Final = state.column
        self._start: Final = tuple(self.line(column, tuple(state.line(column))) for column in range(rules.places))
        self._crowds: Final = self._crowd(judge)

    def line(self, column: int, workers: tuple[Seat, ...]) -> Line:
        return Line(column, workers, self.players)

    def behind(self, line: Line, seat: Seat) -> Line:
        """The line once this seat's worker has joined it."""
        heir = line.heirs[seat]
        if heir is None:
            heir = line.heirs[seat] = self.line(line.column, (*line.workers, seat))
        return heir

    # The problem of placing (search.Problem)

    def start(self) -> Lines:
        return self._start

    def fork(self, position: Lines) -> tuple[Seat, Sequence[float]] | None:
        placed = self.placed(position)
        if placed == self._workers:
            return None
        mover = self._movers[placed]
        appeals = [self.appeals(line, placed)[mover] for line in position]
        most = max(appeals)
        likings = [exp(max(-8.0, (appeal - most) / WARMTH)) if appeal > FULL else 0.0 for appeal in appeals]
        total = sum(likings)
        return mover, [round(liking / total, DIGITS) for liking in likings]

    def after(self, position: Lines, option: int) -> Lines:
        mover = self._movers[self.placed(position)]
        return (*position[:option], self.behind(position[option], mover), *position[option + 1 :])

    def guess(self, position: Lines) -> Value:
        """The round as it goes when everybody follows the prior. Once all workers stand it is worked out exactly."""
        placed = self.placed(position)
        if placed == self._workers:
            return self.solve(position, self._column, 0)
        lines = list(position)
        for turn in range(placed, self._workers):
            mover = self._movers[turn]
            best = lines[0]
            most = FULL
            for line in lines:
                appeals = line.appeals.get(turn) or self.appeals(line, turn)
                if appeals[mover] > most:
                    best, most = line, appeals[mover]
            lines[best.column] = best.heirs[mover] or self.behind(best, mover)
        return self._sold(lines, self._column, 0)

    @staticmethod
    def placed(position: Lines) -> int:
        return sum([len(line.workers) for line in position])

    # What draws workers

    def _crowd(self, judge: Valuer) -> list[list[float]]:
        """By the number of workers placed and by column: how many of those to come are expected to come there."""
        gains = self._appraisal.gains
        pulls = [sum(max(0.0, part - self._cost(seat, 0, 1)) for seat, part in enumerate(parts)) for parts in gains]
        pull = sum(pulls)
        even = 1 / self._places
        w = judge.weights
        parts = [w.pull * one / pull + (1 - w.pull) * even if pull else even for one in pulls]
        foreign = (self.players - 1) / self.players
        return [
            [w.follow * foreign * (self._workers - turn - 1) * part for part in parts] for turn in range(self._workers)
        ]

    def appeals(self, line: Line, turn: int) -> list[float]:
        """How much each seat gains, beside what others lose, by placing its worker here as the one of this turn."""
        found = line.appeals.get(turn)
        if found is None:
            found = line.appeals[turn] = [self._drawn(line, seat, turn) for seat in range(self.players)]
        return found

    def _drawn(self, line: Line, seat: Seat, turn: int) -> float:
        if len(line.workers) == TALLEST:
            return FULL
        extra = self._crowds[turn][line.column]
        before = self._foreseen(line.column, line.workers, extra)
        after = self._foreseen(line.column, (*line.workers, seat), extra)
        gains = [new - old for new, old in zip(after, before, strict=True)]
        return gains[seat] - self._deny * (sum(gains) - gains[seat])

    def _foreseen(self, column: int, workers: Sequence[Seat], extra: float) -> list[float]:
        """What the sale of one card brings each seat if prices are higher by something extra."""
        totals = [0.0] * self.players
        buyer, price = self._buyer(column, workers, 0, extra)
        if buyer != NOBODY:
            shift = self._appraisal.shifts[column]
            if shift:
                totals = shift[buyer][:]
            else:
                totals[buyer] = self._appraisal.gains[column][buyer]
            totals[buyer] -= self._cost(buyer, 0, price)
        return totals

    # Sales

    def _cost(self, seat: Seat, tally: int, price: float) -> float:
        """What paying a price is worth to a seat; the first purchase of a round also costs the coin for idleness."""
        paid = tally >> SEAT_BITS * seat & PAID
        money = self._appraisal.money[seat]
        coins = self._coins[seat] - paid
        whole = int(price)
        left = coins - whole
        lost = money[coins + (self._idle[seat] and not paid)] - money[left]
        if price != whole:
            lost += (price - whole) * (money[left] - money[left - 1] if left > 0 else money[1])
        return lost

    def _buyer(self, column: int, workers: Sequence[Seat], tally: int, extra: float = 0.0) -> tuple[Seat, float]:
        """Who buys if everybody looks at this card alone, and for how much: from the last in line to the first."""
        gains = self._appraisal.gains[column]
        shift = self._appraisal.shifts[column]
        spite = self._spite
        buyer = NOBODY
        bought_at = spent = theirs = 0.0
        for height, owner in enumerate(reversed(workers), start=1):
            price = height + extra
            if owner == buyer or self._coins[owner] - (tally >> SEAT_BITS * owner & PAID) < price:
                continue
            cost = self._cost(owner, tally, price)
            mine = gains[owner] - cost
            if shift:
                mine -= spite * (sum(shift[owner]) - gains[owner])
            if buyer != NOBODY:
                theirs = -spite * (gains[buyer] - spent)
                if shift:
                    others = sum(shift[buyer]) - shift[buyer][owner] - gains[buyer]
                    theirs += shift[buyer][owner] - spite * others
            if mine > theirs + TIE:
                buyer, spent, bought_at = owner, cost, price
        return buyer, bought_at

    def sale(self, line: Line, tally: int) -> int:
        """What the sale of a card adds to the tally if everybody looks at this card alone."""
        added = line.sales.get(tally)
        if added is None:
            added = NO_SALE
            if line.workers:
                buyer, price = self._buyer(line.column, line.workers, tally)
                if buyer != NOBODY:
                    added = purchase(buyer, line.column, int(price))
            line.sales[tally] = added
        return added

    def _sold(self, lines: Sequence[Line], column: int, tally: int) -> Value:
        """What all sales from a column on lead to if everybody looks at each card alone."""
        for line in lines[column:]:
            tally += self.sale(line, tally)
        return self.ends.value(tally)

    def solve(self, lines: Lines, column: int, tally: int) -> Value:
        """What all sales from a column on lead to when everybody looks through to the end, exactly.

        In a hurry the rest is foreseen card by card.
        """
        while column < self._places and not lines[column].workers:
            column += 1
        if column == self._places:
            return self.ends.value(tally)
        if column < self._unhurried and self._stop():
            return self._sold(lines, column, tally)
        value = self.solve(lines, column + 1, tally)
        for owner, price in lines[column].runs:
            if self._coins[owner] - (tally >> SEAT_BITS * owner & PAID) >= price:
                bought = self.solve(lines, column + 1, tally + purchase(owner, column, price))
                if bought[owner] > value[owner]:
                    value = bought
        return value


FULL: Final = -1e6
"""The appeal of a column that nobody can join."""
