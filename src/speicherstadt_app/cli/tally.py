"""What many games say about the bots that played them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from speicherstadt_app.cli.series import SeatResult


class BotTally:
    """The sums of one bot. A game counts once, at however many of its seats the bot sat; shared victories in parts."""

    def __init__(self) -> None:
        self.games = 0
        self.seats = 0
        self.victories = 0.0
        self.fair = 0.0
        self.score = 0
        self.place = 0
        self.points: Counter[str] = Counter()
        self.grades: Counter[str] = Counter()
        """What one who played alone has reached, and how often."""

    def add(self, seats: Sequence[SeatResult], players: int) -> None:
        """One more game, with the seats of this bot in it."""
        self.games += 1
        self.seats += len(seats)
        self.fair += len(seats) / players
        for seat in seats:
            self.victories += seat.victory
            self.score += seat.score
            self.place += seat.place
            self.points.update(seat.points)
            if seat.grade:
                self.grades[seat.grade] += 1


class Tally:
    """The sums of a series, bot by bot in the order in which they were named."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.games = 0
        self.bots = {bot: BotTally() for bot in bots}

    def add(self, seats: Sequence[SeatResult]) -> None:
        """One more game."""
        self.games += 1
        for bot, tally in self.bots.items():
            if own := [seat for seat in seats if seat.bot == bot]:
                tally.add(own, len(seats))
