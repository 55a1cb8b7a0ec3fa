"""What everybody is expected to do for the rest of a round, card by card and by the greedy brain's weights.

It is the same reasoning as in forecast.py, made for being asked very often: the sale of a card is worked out once for
each line, what the seats in it have paid before, and how many workers are still to come there. A search tries first
what this thinks likely, and where its tree has not grown yet the round goes on like this.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.speicherstadt.brains.forecast import NOBODY, TIE
from speicherstadt_app.games.speicherstadt.brains.lines import Line
from speicherstadt_app.games.speicherstadt.brains.tally import PAID, SEAT_BITS, purchase
from speicherstadt_app.games.speicherstadt.brains.values import DIGITS, Appraisal, Valuer
from speicherstadt_app.games.speicherstadt.rules.rules import TALLEST, WORKERS
from speicherstadt_app.games.speicherstadt.rules.state import State

POINT: Final = 1 << 20
"""Worths are whole numbers, so that equal ones are equal in whatever order they were added up."""
FULL: Final = -1000 * POINT
"""What it is worth to join a line that nobody can join."""
CROWD: Final = 8
"""Workers still to come are counted in such parts of one."""
CROWD_BITS: Final = 8
TURN_BITS: Final = 4
LAST_TURN: Final = (1 << TURN_BITS) - 1
MARK_BITS: Final = CROWD_BITS + TURN_BITS
"""A mark is a crowd and a turn."""


class Foresight:
    def __init__(self, state: State, judge: Valuer, appraisal: Appraisal) -> None:
        n = judge.players
        seats = range(n)
        w = judge.weights
        self._coins: Final = tuple(state.coins)
        self._idle: Final = [not state.bought >> seat & 1 for seat in seats]
        self._gains: Final = appraisal.gains
        self._shifts: Final = appraisal.shifts
        self._money: Final = appraisal.money
        self._spite: Final = w.spite / (n - 1)
        self._pull: Final = w.pull
        self._follow: Final = w.follow
        turns = range(WORKERS * n)
        self.movers: Final = [(state.first + turn) % n for turn in turns]
        self._waiting: Final = [
            [0 if seat == mover else self.movers[turn + 1 :].count(seat) for seat in seats]
            for turn, mover in zip(turns, self.movers, strict=True)
        ]
        self._coming: Final = [sum(waiting) for waiting in self._waiting]
        self._dearer: Final[dict[int, list[float]]] = {}
        self._stakes: Final = _stakes(appraisal.standing, w.heat + w.heat_round * appraisal.rounds_left, w.deny)

    def worths(self, lines: Sequence[Line], turn: int) -> list[int]:
        """What joining each line brings the seat that places the worker of this turn, less what it brings others."""
        mover = self.movers[turn]
        coming = self._coming[turn]
        if coming:
            pulls = [line.pulls.get(turn) or self._pulled(line, turn) for line in lines]
            pull = sum(pulls)
            even = (1 - self._pull) * CROWD * coming / len(lines)
            if pull:
                more = self._pull * CROWD * coming / pull
                crowds = [int(more * one + even + 0.5) for one in pulls]
            else:
                crowds = [int(CROWD * coming / len(lines) + 0.5)] * len(lines)
        else:
            crowds = [0] * len(lines)
        marks = [crowd << TURN_BITS | turn for crowd in crowds]
        tallies = []
        paid = []
        sold = []
        tally = 0
        for line, mark in zip(lines, marks, strict=True):
            tallies.append(tally)
            added, worth = line.sales.get((tally & line.paid) << MARK_BITS | mark) or self._sale(line, tally, mark)
            tally += added
            paid.append(added)
            sold.append(worth)
        found = []
        before = 0
        rest = sum(sold)
        last = len(lines)
        for place, line in enumerate(lines):
            rest -= sold[place]
            if len(line.workers) < TALLEST:
                tally = tallies[place]
                mark = marks[place]
                heir = line.heirs[mover] or line.joined(mover)
                added, worth = heir.sales.get((tally & heir.paid) << MARK_BITS | mark) or self._sale(heir, tally, mark)
                total = before + (worth if added else self._unclaimed(line, mark))
                tally += added
                for later in range(place + 1, last):
                    changed = tally ^ tallies[later]
                    if not changed:
                        break
                    other = lines[later]
                    if not changed & other.paid:
                        tally += paid[later]
                        continue
                    mark = marks[later]
                    added, worth = other.sales.get((tally & other.paid) << MARK_BITS | mark) or self._sale(
                        other, tally, mark
                    )
                    tally += added
                    total += worth - sold[later]
                found.append(total + rest)
            else:
                found.append(FULL)
            before += sold[place]
        return found

    def _sale(self, line: Line, tally: int, mark: int) -> tuple[int, int]:
        """What the sale of a card adds to the tally, and what it is worth to the seat of the turn; kept with the line.

        Callers look there first: a call for each answer would take a tenth of the whole search.
        """
        found = self._worked_out(line, tally, mark)
        line.sales[(tally & line.paid) << MARK_BITS | mark] = found
        return found

    def _worked_out(self, line: Line, tally: int, mark: int) -> tuple[int, int]:
        if not line.workers:
            return 0, self._unclaimed(line, mark)
        column = line.column
        stakes = self._stakes[self.movers[mark & LAST_TURN]]
        buyer, price, spent = self._buyer(line, tally, self._dearer.get(mark) or self._how_much_dearer(mark))
        if buyer == NOBODY:
            return 0, self._unclaimed(line, mark)
        shift = self._shifts[column]
        if shift:
            worth = sum([stake * part for stake, part in zip(stakes, shift[buyer], strict=True)])
        else:
            worth = stakes[buyer] * self._gains[column][buyer]
        worth -= stakes[buyer] * spent
        left = self._coins[buyer] - (tally >> SEAT_BITS * buyer & PAID)
        return purchase(buyer, column, min(left, round(price))), round(POINT * worth)

    def _how_much_dearer(self, mark: int) -> list[float]:
        """By how much the workers still to come raise the price for each seat."""
        turn = mark & LAST_TURN
        coming = self._coming[turn] or 1
        each = self._follow * (mark >> TURN_BITS) / CROWD / coming
        dearer = self._dearer[mark] = [each * (coming - own) for own in self._waiting[turn]]
        return dearer

    def _unclaimed(self, line: Line, mark: int) -> int:
        """The same if nobody who stands there buys: somebody who is still to come may get the card."""
        worth = line.unclaimed.get(mark)
        if worth is None:
            turn = mark & LAST_TURN
            coming = self._coming[turn]
            chance = min(1.0, (mark >> TURN_BITS) / CROWD) / coming if coming else 0.0
            parts = zip(self._stakes[self.movers[turn]], self._surplus(line, turn), self._waiting[turn], strict=True)
            worth = round(POINT * chance * sum([stake * part * own for stake, part, own in parts]))
            line.unclaimed[mark] = worth
        return worth

    def _pulled(self, line: Line, turn: int) -> float:
        """How much a line draws those who are still to come."""
        parts = zip(self._surplus(line, turn), self._waiting[turn], strict=True)
        # Not 0, so that it is kept.
        pull = line.pulls[turn] = sum([part * own for part, own in parts]) or TIE
        return pull

    def _surplus(self, line: Line, turn: int) -> list[float]:
        """What those who are still to come would gain by buying at the price of joining the line now."""
        price = len(line.workers) + 1
        gains = self._gains[line.column]
        return [
            max(0.0, gains[seat] - self._cost(seat, price)) if own and self._coins[seat] >= price else 0.0
            for seat, own in enumerate(self._waiting[turn])
        ]

    def _cost(self, seat: Seat, price: int) -> float:
        """What a first purchase at this price is worth to a seat; it also costs the coin for idleness."""
        money = self._money[seat]
        coins = self._coins[seat]
        return money[coins + self._idle[seat]] - money[coins - price]

    def _buyer(self, line: Line, tally: int, dearer: Sequence[float]) -> tuple[Seat, float, float]:
        """Who buys if everybody looks at this card alone, for how many coins, and what those are worth to the buyer.

        From the last in line to the first.
        """
        gains = self._gains[line.column]
        shift = self._shifts[line.column]
        spite = self._spite
        buyer = NOBODY
        bought_at = spent = theirs = 0.0
        price = 0
        for owner in reversed(line.workers):
            price += 1
            asked = price + dearer[owner]
            if owner == buyer:
                continue
            # As in _cost, to which a call would take longer than what it does.
            paid = tally >> SEAT_BITS * owner & PAID
            coins = self._coins[owner] - paid
            if coins < asked:
                continue
            money = self._money[owner]
            whole = int(asked)
            left = coins - whole
            cost = money[coins + (self._idle[owner] and not paid)] - money[left]
            if asked != whole:
                cost += (asked - whole) * (money[left] - money[left - 1] if left > 0 else money[1])
            mine = gains[owner] - cost
            if shift:
                mine -= spite * (sum(shift[owner]) - gains[owner])
            if buyer != NOBODY:
                theirs = -spite * (gains[buyer] - spent)
                if shift:
                    others = sum(shift[buyer]) - shift[buyer][owner] - gains[buyer]
                    theirs += shift[buyer][owner] - spite * others
            if mine > theirs + TIE:
                buyer, spent, bought_at = owner, cost, asked
        return buyer, bought_at, spent

    def sold(self, line: Line, tally: int) -> int:
        """What the sale of a card adds to the tally once all workers stand."""
        if not line.workers:
            return 0
        mark = len(self.movers) - 1
        return (line.sales.get((tally & line.paid) << MARK_BITS | mark) or self._sale(line, tally, mark))[0]


def _stakes(standing: Sequence[float], heat: float, deny: float) -> list[list[float]]:
    """What a point of each seat means to each seat: its own counts as one, others' the more the more they lead."""
    best = max(standing)
    parts = [round(exp((one - best) / heat), DIGITS) for one in standing]
    total = sum(parts)
    return [
        [1.0 if other == seat else -deny * part / (total - parts[seat]) for other, part in enumerate(parts)]
        for seat in range(len(parts))
    ]
