"""How a challenge is begun: its table, its cards, what lies behind it, and what its record tells of it."""

from __future__ import annotations

from collections.abc import Sequence

from speicherstadt_app.engine.occasion import CHALLENGE, Occasion
from speicherstadt_app.engine.record import Player
from speicherstadt_app.games.speicherstadt.extras.challenges import Challenge, beginnings
from speicherstadt_app.games.speicherstadt.rules.rules import GAME
from speicherstadt_app.play.occasions.code import Deal, Opponent
from speicherstadt_app.play.pace import Pace
from speicherstadt_app.play.ports import Shelf
from speicherstadt_app.play.start import begin
from speicherstadt_app.play.table import Table
from speicherstadt_app.play.thinking import Thinker


def deal_of(challenge: Challenge) -> Deal:
    seats = tuple(None if seat is None else Opponent(*seat) for seat in challenge.seats)
    return Deal(seats, beginnings()[challenge.name].seed)


def begin_challenge(
    challenge: Challenge,
    players: Sequence[Player],
    thinker: Thinker,
    *,
    shelf: Shelf | None = None,
    pace: Pace | None = None,
) -> Table:
    """It stands apart in the statistics: its cards are always the same."""
    beginning = beginnings()[challenge.name]
    occasion = Occasion(CHALLENGE, challenge.name, counts=False)
    return begin(
        GAME,
        players,
        beginning.seed,
        thinker,
        shelf=shelf,
        pace=pace,
        meta=occasion.to_meta(),
        moves=beginning.moves,
    )
