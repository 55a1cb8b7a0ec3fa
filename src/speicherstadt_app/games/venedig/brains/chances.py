"""How likely each seat is to win, at the beginning of a round. What it goes by was learned from games between rules of
thumb (`python -m tools.train.venedig`, docs/training.md); the weights are in `chances.toml`.

A point is worth little when there is much to come, and everything in the last round. So each weight is given for some
numbers of rounds to come, and lies on a straight line between them. The chances are the softmax of the seats' sums.
"""

from __future__ import annotations

import tomllib
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp, fsum
from typing import Final

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.venedig.brains.laying import USUAL_STONES, best_row
from speicherstadt_app.games.venedig.brains.thumb import Thumb
from speicherstadt_app.games.venedig.brains.worth import win_share
from speicherstadt_app.games.venedig.rules.box import BUILDER, numbers
from speicherstadt_app.games.venedig.rules.state import OVER, State

KNOTS: Final = (0.0, 0.6, 1.2, 2.0, 3.5, 6.0, 10.0)
"""The rounds to come for which there are weights."""
FEATURES: Final = ("score", "stock", "markers", "gondola", "place", "row", "turn")
TEN: Final = 0.1
"""Features are about as large as 1: points are counted in tens."""
CERTAIN: Final = 24.0
"""To win for sure instead of as likely as not is worth so many points. At most tables one point more is then worth
about one."""
BESIDE: Final = 0.05
"""A point still counts so much besides: who can't win any more plays on for a better place."""
DIGITS: Final = 9

Weights = Sequence[Sequence[float]]


@cache
def learned() -> Mapping[int, Weights]:
    """By the number of players, a row of weights for each of the knots."""
    told = tomllib.loads((files(__package__) / "chances.toml").read_text("utf-8"))
    return {
        int(players): tuple(zip(*(features[name] for name in FEATURES), strict=True))
        for players, features in told.items()
    }


class Chances:
    """A measure of positions, as `Worth` is one; both are counted in points."""

    def __init__(self, thumb: Thumb, weights: Weights) -> None:
        self._thumb: Final = thumb
        self._weights: Final = weights
        self._dearest: Final = len(thumb.box.payable) - 1

    def utility(self, state: State, seat: Seat) -> float:
        """What a position is worth to one seat beside the others."""
        worth = self._thumb.worth
        found = BESIDE * worth.beside(worth.of_seats(state), seat)
        found -= self._hurry(state) * state.left
        return found + CERTAIN * (2 * self.of_seat(state, seat) - 1)

    def _hurry(self, state: State) -> float:
        """What a pile is worth that is driven: nothing in the calm rounds, since who hurries then loses chances."""
        worth = self._thumb.worth
        return worth.hurry * (worth.haste(state.round) - 1)

    def told(self, view: State, points: float) -> float:
        """The chance to win that is behind a worth found from this position on."""
        calm = points + self._hurry(view) * view.left
        return round(min(1.0, max(0.0, 0.5 + calm / (2 * CERTAIN))), DIGITS)

    def of_seat(self, state: State, seat: Seat) -> float:
        """How likely a seat is to win, at the beginning of a round or at the end of the game."""
        if state.phase == OVER:
            return win_share(state.scores, seat)
        low, part = between(self._thumb.worth.rounds_left(state))
        below, above = self._weights[low], self._weights[low + 1]
        weights = [less + part * (more - less) for less, more in zip(below, above, strict=True)]
        sums = [
            sum([weight * each for weight, each in zip(weights, self.features(state, other), strict=True)])
            for other in range(self._thumb.players)
        ]
        most = max(sums)
        likely = [exp(each - most) for each in sums]
        return round(likely[seat] / fsum(likely), DIGITS)

    def features(self, state: State, seat: Seat) -> tuple[float, ...]:
        """What a seat has, in the order of `FEATURES`."""
        thumb = self._thumb
        worth = thumb.worth
        place = row = 0.0
        lays = thumb.lays(state, seat, self._dearest)
        if lays:
            place = max(0.0, best_row(lays, USUAL_STONES)[0])
            roles, values = thumb.box.role, thumb.box.value
            stones = max([values[card] for card in numbers(state.hands[seat]) if roles[card] == BUILDER], default=0)
            row = max(0.0, best_row(lays, stones)[0])
        return (
            TEN * state.scores[seat],
            worth.stock(state.stocks[seat]) / USUAL_STONES,
            (state.marks[seat] & state.free).bit_count() / 3,
            1.0 if state.gondola == seat else 0.0,
            TEN * place,
            TEN * row,
            (seat - state.start) % thumb.players / (thumb.players - 1),
        )


def between(rounds: float) -> tuple[int, float]:
    """The knot below, and how far it is on the way to the next one."""
    low = min(bisect_right(KNOTS, rounds), len(KNOTS) - 1) - 1
    low = max(0, low)
    part = (rounds - KNOTS[low]) / (KNOTS[low + 1] - KNOTS[low])
    return low, min(1.0, max(0.0, part))
