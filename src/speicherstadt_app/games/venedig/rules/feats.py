"""Feats: what is worth a medal in one finished game. docs/statistics-venedig.md says what each one is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from speicherstadt_app.engine.facts import Achievement
from speicherstadt_app.games.venedig import CARD
from speicherstadt_app.games.venedig.rules.tally import BETS, EARLY, SeatTally


class Ended(NamedTuple):
    """How a game ended for one seat."""

    seat: SeatTally
    players: int
    won: bool
    margin: int
    end: str
    ended: bool
    """Its tile, bet or pile was the last."""
    rounds: int


CONDITIONS: Final[Mapping[str, Callable[[Ended], bool]]] = {
    **{f"won_{n}": lambda game, n=n: game.won and game.players == n for n in CARD.range},  # type: ignore[misc]
    "won": lambda game: game.won,
    "square_of_four": lambda game: any(shape == "square" and edges >= 4 for shape, edges in game.seat.edges),
    "three_at_once": lambda game: game.seat.tiles_at_once >= 3,
    "side_by_side": lambda game: game.seat.bridges_side_by_side,
    "three_rivals": lambda game: game.seat.rivals_at_once >= 3,
    "paid_twice": lambda game: game.seat.paid_at_once >= 2,
    "three_bets": lambda game: game.seat.bets_won == set(BETS),
    "no_councillor": lambda game: game.won and not game.seat.late_council and game.rounds > 2 * EARLY,
    "no_bets": lambda game: game.won and not game.seat.bets,
    "begged_last_pile": lambda game: game.seat.begged_last_pile,
    "spied_bet": lambda game: game.seat.spied_bet,
    "nine_for_the_lawyer": lambda game: game.seat.lawyer_best >= 9,
    "rebuilt_better": lambda game: game.seat.rebuilt_better,
    "last_pile_by_one": lambda game: game.won and game.margin == 1 and game.seat.drove_last_pile,
    "end_of_the_track": lambda game: game.end == "track" and game.ended and game.won,
    "gondola_for_five": lambda game: game.seat.gondola_longest >= 5,
}
FEATS: Final = tuple(CONDITIONS)

SECRET: Final = ("three_rivals", "begged_last_pile", "rebuilt_better")
EVERY_TABLE: Final = "won_"
ACHIEVEMENTS: Final = (
    *(Achievement(name, (name,), name in SECRET) for name in FEATS if not name.startswith(EVERY_TABLE)),
    Achievement("every_table", tuple(feat for feat in FEATS if feat.startswith(EVERY_TABLE))),
)


def feats_of(game: Ended) -> tuple[bool, ...]:
    """Which of the feats this was, in their order."""
    return tuple(condition(game) for condition in CONDITIONS.values())
