"""Many games of bots against each other, each of them fixed by the series and its number alone.

Workers import this module, so it stays light.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from speicherstadt_app import __version__
from speicherstadt_app.ai.bots import read_bot
from speicherstadt_app.ai.payoffs import win_shares
from speicherstadt_app.ai.playing import SEEDS, played_out
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.record import Player, record_of
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.registry import find


class SeatResult(NamedTuple):
    """How a bot fared at one seat of one game."""

    bot: str
    victory: float
    """1 for a victory, a part of 1 for a shared one, else 0."""
    score: int
    place: int
    points: dict[str, int]
    """By source."""
    grade: str = ""
    """What one who played alone has reached, in a word of the rules."""


class Played(NamedTuple):
    """One game: its record as a line, empty where nobody wants it, and how its seats fared."""

    line: str
    seats: tuple[SeatResult, ...]


@dataclass(frozen=True, slots=True)
class Series:
    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)
    written: bool = True
    """Whether the records are wanted."""

    def lineup(self, number: int) -> list[str]:
        """Who sits where: everybody moves on by one seat from game to game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.players)]

    def play(self, number: int) -> Played:
        """The game of that number."""
        game = find(self.game)
        bots = self.lineup(number)
        # Two seeds that don't lead to each other: a brain can't work out from its own what the dealer will deal.
        dealer = Dealer(game, self.players, Stream(self.seed, "deal", number).below(SEEDS), self.options)
        thought = Stream(self.seed, "thought", number).below(SEEDS)
        read = {bot: read_bot(self.game, bot) for bot in set(bots)}
        brains = {bot: who.brain(self.game) for bot, who in read.items()}
        match = played_out(dealer, [brains[bot] for bot in bots], thought)
        line = ""
        if self.written:
            players = tuple(
                Player(f"{bot} {1 + bots[:seat].count(bot)}" if bots.count(bot) > 1 else bot, "ai", read[bot].told)
                for seat, bot in enumerate(bots)
            )
            line = record_of(game, match, players, seed=dealer.seed, meta={"app": __version__}).to_line()
        outcome = match.outcome()
        seats = zip(bots, win_shares(outcome), outcome.scores, outcome.places, outcome.breakdown(), strict=True)
        return Played(line, tuple([SeatResult(*seat, outcome.grade) for seat in seats]))
