"""What a challenge asks for, and how far a player has come with it: all of it from what happened in the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from speicherstadt_app.engine.challenge import Standing, Wish, standing
from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.games.venedig.rules.box import Box
from speicherstadt_app.games.venedig.rules.events import GameEnded
from speicherstadt_app.games.venedig.rules.tally import SeatTally, Tally


class Situation(NamedTuple):
    """One seat of a game, with how it ended if it has."""

    tally: SeatTally
    won: bool = False
    margin: int = 0
    score: int = 0


MEASURES: Final[Mapping[str, Callable[[Situation], int]]] = {
    "victory": lambda now: int(now.won),
    "margin": lambda now: now.margin,
    "score": lambda now: now.score,
    "bridges": lambda now: now.tally.built["bridge"],
    "edges": lambda now: sum(edges for _, edges in now.tally.edges),
    "paid": lambda now: now.tally.markers_paid,
    "bets_won": lambda now: now.tally.bets_won_number,
    "bets": lambda now: now.tally.bets,
    "councils": lambda now: now.tally.played["councillor"],
    "last_pile": lambda now: int(now.tally.drove_last_pile),
    "gondola": lambda now: now.tally.gondola_paid,
    "borrowed": lambda now: now.tally.borrowed_points,
    "shapes": lambda now: sum(built > 0 for built in now.tally.built.values()),
}


def standings_after(
    events: Iterable[Event], wishes: Sequence[Wish], box: Box, players: int, seat: Seat
) -> list[Standing]:
    """How it stands with each wish of a seat after all that it has seen of a game."""
    tally = Tally(box, players)
    ended: GameEnded | None = None
    for event in events:
        tally.hear(event)
        if isinstance(event, GameEnded):
            ended = event
    now = Situation(tally.seats[seat])
    if ended:
        score = ended.scores[seat]
        best = max(points for other, points in enumerate(ended.scores) if other != seat)
        now = Situation(tally.seats[seat], seat in ended.winners, score - best, score)
    return [standing(wish, MEASURES[wish.measure](now), over=ended is not None) for wish in wishes]
