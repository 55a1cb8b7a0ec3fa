"""What a position is worth to each seat, in points: what it has, and what it may still expect from that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games.venedig.brains.places import Places
from speicherstadt_app.games.venedig.rules.box import numbers
from speicherstadt_app.games.venedig.rules.state import OVER, State

STOCK: Final = 0.55
"""A tile in stock is worth this part of its arms …"""
CROWDED: Final = 0.025
"""… less this part for each stone that the tiles there cost already."""
LEAST: Final = 0.2
MARKER: Final = 1.3
"""An own marker on a free pile."""
ABOARD: Final = 0.5
"""The own marker on the gondola, for each player."""
FADING: Final = 2.5
"""All these are worth less in so many last rounds."""
PACE: Final = 1.12
"""Piles that each seat drives in a round, on average."""
POINTS_A_ROUND: Final = 4.5
"""What the leader gains in a round, towards the end of the track."""
BEST_OTHER: Final = 0.6
OTHERS: Final = 0.4
"""A point of the best other seat, and of the others on average, as a part of an own one."""
VICTORY: Final = 12.0
HURRY: Final = {2: 0.3, 3: 0.2, 4: 0.2, 5: 0.2, 6: 0.2}
"""What each pile is worth that is driven, by the number of players: nobody likes to go in circles for ever."""
CALM: Final = {2: 16, 3: 13, 4: 12, 5: 11, 6: 11}
"""After this round it is worth more …"""
HASTE: Final = 4
"""… so many rounds later twice as much, after as many more five times."""
MOST_STOCKS: Final = 4000
"""Of so many stocks it is kept what they are worth."""


class Worth:
    """The measure of play.md, section 4, for one number of players."""

    def __init__(self, places: Places, players: int) -> None:
        self.places: Final = places
        self.players: Final = players
        box = places.box
        self.hurry: Final = HURRY[players]
        self.calm: Final = CALM[players]
        self.track: Final = box.track
        self.rounds: Final = box.rounds
        self.cost: Final = box.cost
        self.arms: Final = box.arms
        self._stocks: Final[dict[int, float]] = {}
        self._parts: Final[dict[int, float]] = {}

    def rounds_left(self, state: State) -> float:
        """About how many rounds are still to come."""
        by_piles = state.left / (PACE * self.players)
        by_track = (self.track - max(state.scores)) / POINTS_A_ROUND
        return max(0.0, min(by_piles, by_track, self.rounds - state.round))

    def fade(self, state: State) -> float:
        """How much what is not points yet still counts."""
        return min(1.0, self.rounds_left(state) / FADING)

    def stock(self, tiles: int) -> float:
        """What a stock is worth as long as there is time."""
        found = self._stocks.get(tiles)
        if found is None:
            if len(self._stocks) > MOST_STOCKS:
                self._stocks.clear()
            found, stones = 0.0, 0
            for tile in sorted(numbers(tiles), key=lambda tile: -self.arms[tile]):
                found += STOCK * self.arms[tile] * max(LEAST, 1 - CROWDED * stones)
                stones += self.cost[tile]
            self._stocks[tiles] = found
        return found

    def of_seats(self, state: State) -> list[float]:
        """Points in the end, as far as can be told by what each seat has now."""
        scores = state.scores
        if state.phase == OVER:
            return [float(score) for score in scores]
        fade = self.fade(state)
        if not fade:
            return [float(score) for score in scores]
        free = state.piles & ~(state.buildings | state.squares)
        gondola = state.gondola
        found = []
        for seat, score in enumerate(scores):
            more = self.stock(state.stocks[seat]) + MARKER * (state.marks[seat] & free).bit_count()
            if seat == gondola:
                more += ABOARD * self.players
            found.append(score + fade * more)
        return found

    def utility(self, state: State, seat: Seat) -> float:
        """What a position is worth to one seat beside the others."""
        worths = self.of_seats(state)
        found = self.beside(worths, seat) - self.hurry * self.haste(state.round) * state.left
        if state.phase == OVER:
            found += VICTORY * (2 * win_share(state.scores, seat) - 1)
        return found

    def haste(self, number: int) -> float:
        """How much more a driven pile is worth in the round with that number."""
        late = max(0, number - self.calm) / HASTE
        return 1 + late * max(1.0, late)

    def beside(self, worths: Sequence[float], seat: Seat) -> float:
        own = worths[seat]
        best = -1e9
        total = 0.0
        for other, worth in enumerate(worths):
            if other != seat:
                total += worth
                best = max(best, worth)
        return own - BEST_OTHER * best - OTHERS * total / (self.players - 1)

    def lead(self, state: State, seat: Seat) -> int:
        """How many points a seat is ahead of the best other."""
        scores = state.scores
        return scores[seat] - max([score for other, score in enumerate(scores) if other != seat])

    def one_more(self, tiles: int) -> float:
        """What one more tile in a stock is worth for each of its arms, as long as there is time."""
        found = self._parts.get(tiles)
        if found is None:
            if len(self._parts) > MOST_STOCKS:
                self._parts.clear()
            stones = sum([self.cost[tile] for tile in numbers(tiles)])
            found = self._parts[tiles] = STOCK * max(LEAST, 1 - CROWDED * stones)
        return found


def win_share(scores: Sequence[int], seat: Seat) -> float:
    """A seat's part of the victory, were these the scores at the end."""
    most = max(scores)
    return 1 / list(scores).count(most) if scores[seat] == most else 0.0
