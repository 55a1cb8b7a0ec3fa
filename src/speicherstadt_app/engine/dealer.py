"""Who knows what comes: first player, cards and cubes, fixed once from a seed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE, Action, Game, Setup
from speicherstadt_app.engine.streams import Stream


class Dealer:
    """Sets a game up and acts for chance in it.

    The same game, seed, number of players and options give the same first player and the same chance, whatever the
    players do. Nobody but the table's loop holds a dealer.
    """

    def __init__(self, game: Game, players: int, seed: int, options: Mapping[str, object] | None = None) -> None:
        self.seed = seed
        # Wrong numbers are for the game to refuse, so that there is one place that knows and one sentence.
        first = Stream(seed, "first").below(max(players, 1))
        self.rules = game.rules(Setup(players, first, dict(options or {})))
        self._next = self.rules.shuffle(Stream(seed, "chance"))

    def deal(self, state: Any) -> Action:
        """What chance does in this state."""
        return self._next(state)

    def serve(self, match: Match[Any]) -> None:
        """Act for chance until somebody else is to move or the game is over."""
        while match.actors == (CHANCE,):
            match.play(CHANCE, match.look(self._next))
