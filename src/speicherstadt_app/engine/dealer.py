"""Who knows what comes: first player, cards and cubes, fixed once from a seed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from speicherstadt_app.engine.errors import Unreadable, blaming
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import FindGame, Record, start
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
        match.serve(self._next)


def dealer_of(record: Record, seed: int, find: FindGame) -> Dealer:
    """The dealer of a game; `Unreadable` if this seed would have brought other cards than the record tells."""
    match = start(record, find)
    with blaming(record.game):
        dealer = Dealer(find(record.game), len(record.players), seed, record.options)
        if dealer.rules.setup.first != record.first:
            raise Unreadable("its seed is not the one that its first player came from")
        for ply, text in enumerate(record.moves):
            if match.actors == (CHANCE,) and match.rules.text(CHANCE, dealer.deal(match.state)) != text:
                raise Unreadable("its seed is not the one that its cards came from", ply=ply, move=text)
            match.play_text(text)
    return dealer
