"""What a challenge asks for, and how far a player has come with it: all of it from what happened in the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from speicherstadt_app.engine.challenge import Standing, Wish, standing
from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.games.speicherstadt.rules.cards import Box
from speicherstadt_app.games.speicherstadt.rules.events import GameEnded
from speicherstadt_app.games.speicherstadt.rules.feats import FeatTally, SeatTally

MEASURES: Final[Mapping[str, Callable[[SeatTally], int]]] = {
    "victory": lambda seat_tally: int(seat_tally.won),
    "margin": lambda seat_tally: seat_tally.margin,
    "score": lambda seat_tally: seat_tally.score,
    "ships_for_one": lambda seat_tally: sum(ship.price == 1 for ship in seat_tally.cards("ship")),
    "contracts": lambda seat_tally: len(seat_tally.cards("contract")),
    "completed": lambda seat_tally: len(seat_tally.completed),
    "offices": lambda seat_tally: len(seat_tally.cards("office")),
    "firefighters": lambda seat_tally: len(seat_tally.cards("firefighter")),
    "dearest": lambda seat_tally: max((bought.price for bought in seat_tally.purchases), default=0),
    "fires_won": lambda seat_tally: sum(change > 0 for change in seat_tally.fires),
    "fires_lost": lambda seat_tally: sum(change < 0 for change in seat_tally.fires),
    "lost": lambda seat_tally: seat_tally.lost,
    "driven": lambda seat_tally: seat_tally.driven,
}


def standings_after(
    events: Iterable[Event], wishes: Sequence[Wish], box: Box, players: int, seat: Seat
) -> list[Standing]:
    """How it stands with each wish of a seat after all that has happened in a game."""
    tally = FeatTally(box, players)
    over = False
    for event in events:
        tally.hear(event)
        if isinstance(event, GameEnded):
            over = True
            # No wish asks for coins.
            tally.ended(event.scores, event.winners, [0] * players)
    return [standing(wish, MEASURES[wish.measure](tally.seats[seat]), over=over) for wish in wishes]
