"""One round as a problem to search: who stands where, who buys, and what it is worth in the end.

Placements are the tree. Sales follow once all workers stand, worked out backwards from the last card; then come
shipping and income (ends.py). Where the tree has not grown yet the round goes on as foresight.py has it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from speicherstadt_app.ai.brain import Stop, never
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.speicherstadt.brains.ends import Ends, Value
from speicherstadt_app.games.speicherstadt.brains.foresight import FULL, POINT, Foresight
from speicherstadt_app.games.speicherstadt.brains.lines import Line, Lines
from speicherstadt_app.games.speicherstadt.brains.tally import PAID
from speicherstadt_app.games.speicherstadt.brains.values import DIGITS
from speicherstadt_app.games.speicherstadt.rules.state import State

WARMTH: Final = 1.0 * POINT
"""A difference in points that makes a placement e times as promising beforehand."""
COLDEST: Final = -8.0
"""So many times that, and it is as good as impossible."""
EVEN: Final = 0.15
"""This part of the promise is shared out evenly: who looks only where something is expected misses the rest."""
LAST_COLUMNS: Final = 3
"""Sales before these ask whether there is a hurry."""


class Round:
    """The rest of a round from its placements or sales on."""

    def __init__(self, state: State, foresight: Foresight, ends: Ends, stop: Stop = never) -> None:
        players = len(state.coins)
        self._ends: Final = ends
        self._foresight: Final = foresight
        self._stop: Final = stop
        self._coins: Final = tuple(state.coins)
        self._column: Final = state.column
        self._places: Final = len(state.row)
        self._workers: Final = len(foresight.movers)
        self._known_values: Final = ends.values
        self._known_worths: Final[dict[Lines, list[int]]] = {}
        self._start: Final = tuple([Line(column, tuple(state.line(column)), players) for column in range(self._places)])

    # The problem of placing (search.Problem)

    def start(self) -> Lines:
        return self._start

    def fork(self, position: Lines) -> tuple[Seat, Sequence[float]] | None:
        placed = _placed(position)
        if placed == self._workers:
            return None
        worths = self._worths(position, placed)
        most = max(worths)
        likings = [exp(max(COLDEST, (worth - most) / WARMTH)) if worth > FULL else 0.0 for worth in worths]
        certain = (1 - EVEN) / sum(likings)
        even = EVEN / sum([liking > 0 for liking in likings])
        promises = [round(certain * liking + even, DIGITS) if liking else 0.0 for liking in likings]
        return self._foresight.movers[placed], promises

    def after(self, position: Lines, option: int) -> Lines:
        mover = self._foresight.movers[_placed(position)]
        return (*position[:option], position[option].joined(mover), *position[option + 1 :])

    def guess(self, position: Lines) -> Value:
        """The round as it goes when everybody does what is expected; worked out exactly once all workers stand."""
        placed = _placed(position)
        if placed == self._workers:
            return self._ends.with_standing(self.solve(position, self._column, 0), position)
        for turn in range(placed, self._workers):
            worths = self._worths(position, turn)
            best = worths.index(max(worths))
            heir = position[best].joined(self._foresight.movers[turn])
            position = (*position[:best], heir, *position[best + 1 :])
        return self._ends.with_standing(self._sold(position, self._column, 0), position)

    def _worths(self, position: Lines, placed: int) -> list[int]:
        """Kept: what is expected to follow a position is what a search looks at next."""
        worths = self._known_worths.get(position)
        if worths is None:
            worths = self._known_worths[position] = self._foresight.worths(position, placed)
        return worths

    # Sales

    def solve(self, lines: Lines, column: int, tally: int) -> Value:
        """What all sales from a column on lead to when everybody looks through to the end.

        In a hurry the rest is foreseen card by card.
        """
        while column < self._places and not lines[column].workers:
            column += 1
        if column == self._places:
            return self._known_values.get(tally) or self._ends.value(tally)
        if column < self._places - LAST_COLUMNS and self._stop():
            return self._sold(lines, column, tally)
        value = self.solve(lines, column + 1, tally)
        for owner, price, paid, added in lines[column].offers():
            if self._coins[owner] - (tally >> paid & PAID) >= price:
                bought = self.solve(lines, column + 1, tally + added)
                if bought[owner] > value[owner]:
                    value = bought
        return value

    def _sold(self, lines: Sequence[Line], column: int, tally: int) -> Value:
        """What all sales from a column on lead to if everybody looks at each card alone."""
        for line in lines[column:]:
            tally += self._foresight.sold(line, tally)
        return self._ends.value(tally)


def _placed(position: Lines) -> int:
    return sum([len(line.workers) for line in position])
