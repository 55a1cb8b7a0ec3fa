"""Games of sealed bids, recorded."""

from __future__ import annotations

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.engine.streams import Stream
from tests.fixture_game.rules.rules import GAME

NAMES = ("Anna", "Ben", "Cem")


def played(seed: int = 3, moves: int | None = None) -> Record:
    """A game of three by lot, whole or only its first moves."""
    dealer, random = Dealer(GAME, len(NAMES), seed), Stream(seed, "moves")
    match = Match(dealer.rules)
    while not match.over and (moves is None or match.ply < moves):
        dealer.serve(match)
        for seat in match.actors[:1]:
            match.play(seat, random.choice(match.legal(seat)))
    players = tuple(Player(name, "human", {"profile": name}) for name in NAMES)
    return record_of(GAME, match, players, seed=seed if match.over else None)
