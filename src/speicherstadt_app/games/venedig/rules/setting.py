"""What is fixed throughout one game, and what all parts of the rules share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from speicherstadt_app.engine.rules import Event, Seat, Setup
from speicherstadt_app.games.venedig import CARD
from speicherstadt_app.games.venedig.rules import events as ev
from speicherstadt_app.games.venedig.rules.box import Box
from speicherstadt_app.games.venedig.rules.state import ENDS, NOBODY, NONE, OVER, SOURCES, State

Tell = Callable[[Event], object]

HAND: Final = 5
"""Cards of each hand between two rounds."""
WIDTH: Final = len(SOURCES)


class Setting:
    """Box, number of players and options."""

    def __init__(self, setup: Setup, box: Box) -> None:
        options = CARD.chosen(setup.options, setup.players)
        self.box: Final = box
        self.players: Final = setup.players
        self.first: Final = setup.first
        self.roles: Final = str(options["roles"])
        self.any_marker: Final = options["markers"] == "any"
        """V11: markers may stand on any free pile, not only on those of this action."""
        self.cards: Final = box.in_play(setup.players, self.roles)
        self.all_cards: Final = HAND * setup.players
        self.left_of: Final = tuple((seat + 1) % setup.players for seat in range(setup.players))
        self.new_points: Final = (0,) * (WIDTH * setup.players)
        self.card_ids: Final = tuple(card.id for card in box.cards)
        self.tile_ids: Final = tuple(tile.id for tile in box.tiles)

    def card_id(self, card: int) -> str:
        """The id of a card; nothing if it is not known."""
        return self.card_ids[card] if 0 <= card < len(self.card_ids) else ""

    def seat_of(self, state: State) -> Seat:
        """Whose turn it is to carry out a card."""
        return (state.start + state.turn) % self.players


def gain(state: State, seat: Seat, source: int, points: int) -> None:
    state.points[seat * WIDTH + source] += points
    state.scores[seat] += points


def finish(setting: Setting, state: State, end: int, tell: Tell | None) -> None:
    """§6: the game is over."""
    state.phase = OVER
    state.mover = NOBODY
    state.end = end
    state.card = NONE
    state.other = NONE
    state.stones = 0
    state.made = False
    if tell:
        most = max(state.scores)
        winners = tuple(seat for seat in range(setting.players) if state.scores[seat] == most)
        tell(ev.GameEnded(ENDS[end], tuple(state.scores), winners))
