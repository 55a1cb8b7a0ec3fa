"""What a challenge asks for, and how far a player has come with it: all of it from what happened in the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from speicherstadt_app.engine.rules import Event, Seat
from speicherstadt_app.games.speicherstadt.rules.cards import Box
from speicherstadt_app.games.speicherstadt.rules.events import GameEnded
from speicherstadt_app.games.speicherstadt.rules.feats import FeatTally, SeatTally

OPEN: Final = "open"
REACHED: Final = "reached"
MISSED: Final = "missed"

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
AT_THE_END: Final = frozenset({"victory", "margin", "score"})
"""Nobody knows these before. All others never fall in the course of a game."""


@dataclass(frozen=True, slots=True)
class Wish:
    """One thing that is asked for: at least so much of something, or at most."""

    measure: str
    least: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """How it stands with a wish."""

    wish: Wish
    value: int
    state: str


def standing(wish: Wish, seat_tally: SeatTally, *, over: bool) -> Standing:
    value = MEASURES[wish.measure](seat_tally)
    known = over or wish.measure not in AT_THE_END
    if wish.most is not None and value > wish.most:
        state = MISSED if known else OPEN
    elif known and (wish.least is None or value >= wish.least):
        state = REACHED if over or wish.most is None else OPEN
    else:
        state = MISSED if over else OPEN
    return Standing(wish, value, state)


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
    return [standing(wish, tally.seats[seat], over=over) for wish in wishes]
