"""Games of Ferries at several tables, recorded."""

from __future__ import annotations

from typing import Any

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.engine.streams import Stream
from tests.ferries.rules.rules import GAME
from tests.play.players import Kept
from tests.ui.memory_folder import MemoryFolder, Someone

PLAYERS = 8
MINE = 5


def recorded(person: Someone, players: int = PLAYERS, seed: int = 3) -> Record:
    """A game of brains by lot, and of this person at the second table."""
    dealer, random = Dealer(GAME, players, seed), Stream(seed, "moves")
    match: Match[Any] = Match(dealer.rules)
    while not match.over:
        dealer.serve(match)
        for seat in match.actors[:1]:
            match.play(seat, random.choice(match.legal(seat)))
    sitters = [Player(f"Player {seat}", "ai", {"level": "random"}) for seat in range(players)]
    sitters[min(MINE, players - 1)] = Player(person.name, "human", {"profile": person.id})
    return record_of(GAME, match, tuple(sitters), seed=seed)


def folder(person: Someone, players: int = PLAYERS) -> MemoryFolder:
    """With that game in it, over and kept."""
    found = MemoryFolder(person)
    kept = Kept(recorded(person, players), 3)
    kept.writer.finished = kept.begun
    found.games["g1"] = kept
    return found
