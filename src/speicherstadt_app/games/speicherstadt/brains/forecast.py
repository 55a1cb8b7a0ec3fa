"""How this round's sales will go if everybody buys what pays for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from speicherstadt_app.games.speicherstadt.brains.values import Appraisal
from speicherstadt_app.games.speicherstadt.brains.weights import Weights
from speicherstadt_app.games.speicherstadt.rules.state import State

NOBODY: Final = -1
TIE: Final = 1e-9
"""Less than this is a rounding error and must not decide, see DIGITS in values.py."""


class Forecast:
    """The sales of one round, foreseen card by card from the position and its appraisal."""

    __slots__ = ("_appraisal", "_coins", "_followers", "_idle", "_others", "_places", "_spite", "_unclaimed")

    def __init__(self, state: State, appraisal: Appraisal, weights: Weights) -> None:
        self._appraisal = appraisal
        self._places = len(state.row)
        self._coins = state.coins
        self._idle = [not state.bought >> seat & 1 for seat in range(len(state.coins))]
        self._others = len(state.coins) - 1
        self._spite = weights.spite / self._others
        nothing = [0.0] * len(state.coins)
        self._followers = [nothing] * self._places
        self._unclaimed = [nothing] * self._places

    def expect(self, column: int, followers: list[float], unclaimed: list[float]) -> None:
        """Workers are still to come: so many above this card that raise the price for each seat, and so much is what
        each seat may gain from the card if nobody who stands there by now buys it."""
        self._followers[column] = followers
        self._unclaimed[column] = unclaimed

    def cost(self, seat: int, coins: int, price: float, idle: bool) -> float:
        """What paying a price is worth to a seat; the first purchase of a round also costs the coin for idleness."""
        money = self._appraisal.money[seat]
        whole = int(price)
        left = coins - whole
        paid = money[coins + idle] - money[left]
        if price != whole:
            paid += (price - whole) * (money[left] - money[left - 1] if left > 0 else money[1])
        return paid

    def run(self, lines: Sequence[Sequence[int]], start: int, forced: int = NOBODY) -> list[float]:
        """What all sales from a column on bring each seat. `forced` buys the first of them at once, if it is a seat."""
        appraisal = self._appraisal
        totals = [0.0] * (self._others + 1)
        coins = self._coins[:]
        idle = self._idle[:]
        for column in range(start, self._places):
            line = lines[column]
            if forced != NOBODY and column == start:
                buyer, price = forced, float(len(line))
            else:
                buyer, price = self._sale(column, line, coins, idle)
            if buyer == NOBODY:
                totals = [total + gain for total, gain in zip(totals, self._unclaimed[column], strict=True)]
                continue
            shift = appraisal.shifts[column]
            if shift:
                totals = [total + gain for total, gain in zip(totals, shift[buyer], strict=True)]
            else:
                totals[buyer] += appraisal.gains[column][buyer]
            totals[buyer] -= self.cost(buyer, coins[buyer], price, idle[buyer])
            coins[buyer] = max(0, coins[buyer] - round(price))
            idle[buyer] = False
        return totals

    def _sale(self, column: int, line: Sequence[int], coins: list[int], idle: list[bool]) -> tuple[int, float]:
        """Who buys the card, and for how much: reasoned from the last in line to the first."""
        gains = self._appraisal.gains[column]
        shift = self._appraisal.shifts[column]
        followers = self._followers[column]
        spite = self._spite
        buyer = NOBODY
        bought_at = paid = theirs = 0.0
        for height, owner in enumerate(reversed(line), start=1):
            price = height + followers[owner]
            if owner == buyer or coins[owner] < price:
                continue
            cost = self.cost(owner, coins[owner], price, idle[owner])
            mine = gains[owner] - cost
            if shift:
                mine -= spite * (sum(shift[owner]) - gains[owner])
            if buyer != NOBODY:
                theirs = -spite * (gains[buyer] - paid)
                if shift:
                    others = sum(shift[buyer]) - shift[buyer][owner] - gains[buyer]
                    theirs += shift[buyer][owner] - spite * others
            if mine > theirs + TIE:
                buyer, paid, bought_at = owner, cost, price
        return buyer, bought_at
