"""Positions at the beginning of rounds, from games between rules of thumb, and who won."""

from __future__ import annotations

from typing import Final, NamedTuple

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry
from speicherstadt_app.games.venedig.brains.chance import Luck
from speicherstadt_app.games.venedig.brains.chances import FEATURES, KNOTS, Chances, between
from speicherstadt_app.games.venedig.brains.playouts import PlayOuts
from speicherstadt_app.games.venedig.brains.worth import win_share
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.rules.state import CHOOSE, OVER, State

ID: Final = "venedig"
HEATS: Final = (0.3, 0.8, 0.8, 1.5, 3.0)
"""How freely a table chooses, one of these for each game: errors teach what is worth something where nobody would be
who plays well."""


class Position(NamedTuple):
    low: int
    """The knot below the rounds to come …"""
    part: float
    """… and how far it is to the next one."""
    seats: tuple[tuple[float, ...], ...]
    """The features of each seat."""
    shares: tuple[float, ...]
    """Each seat's part of the victory."""


def played(players: int, deals: int, games: int, seed: int) -> list[Position]:
    """The positions of so many games of each of so many deals, in their order."""
    found: list[Position] = []
    for number in range(deals):
        dealer = Dealer(registry.find(ID), players, Stream(seed, "deal", number).bits() >> 1, {})
        match = Match(dealer.rules)
        dealer.serve(match)
        assert isinstance(dealer.rules, VenedigRules)
        plays = PlayOuts(dealer.rules)
        for game in range(games):
            found += one_game(plays, match.state.copy(), Stream(seed, "game", number, game))
    return found


def one_game(plays: PlayOuts, state: State, stream: Stream) -> list[Position]:
    chances = Chances(plays.thumb, [[0.0] * len(FEATURES)] * len(KNOTS))
    luck = Luck(stream.bits())
    heat = HEATS[luck.below(len(HEATS))]
    state.phase = CHOOSE
    seats = range(plays.thumb.players)
    seen = []
    while state.phase != OVER:
        rounds = plays.worth.rounds_left(state)
        seen.append((*between(rounds), tuple(chances.features(state, seat) for seat in seats)))
        plays.go_on(state, state.round, luck, heat)
    shares = tuple(win_share(state.scores, seat) for seat in seats)
    return [Position(low, part, features, shares) for low, part, features in seen]
