"""One position for one pair of eyes: what every derivation of this folder starts from.

A token is what QML hands back when somebody chooses: a move's text without the seat, an order of the table, or one of
`tile ID` (a tile of my stock is picked up), `at F4` (it is laid over that cell), `turn` (another way round), `drop`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast

from speicherstadt_app.engine.rules import Action, Event, Seat
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.box import Box, numbers
from speicherstadt_app.games.venedig.rules.events import CardsOpened
from speicherstadt_app.games.venedig.rules.memory import Known
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.rules.setting import Setting
from speicherstadt_app.games.venedig.rules.state import (
    CHOOSE,
    DEAL,
    NONE,
    OPEN,
    OVER,
    STACKS,
    UNKNOWN,
    State,
)
from speicherstadt_app.ui.table import plain
from speicherstadt_app.ui.table.presenter import NOBODY

TILE: Final = "tile"
AT: Final = "at"
TURN: Final = "turn"


@dataclass(frozen=True, slots=True)
class Picks(plain.Picks):
    """What is picked up and not yet done: a move, and the tile of the own stock that is to be built."""

    tile: int = NONE
    anchor: int = NONE
    """The cell that the tile was laid over: it is turned round this one."""

    @property
    def held(self) -> bool:
        return bool(self.token) or self.tile != NONE


@dataclass(frozen=True, slots=True)
class Scene(plain.Scene):
    found: Mapping[str, Action] = field(default_factory=dict)
    """What I may do now, by its text without the seat."""
    known: Known | None = None
    seen: Sequence[Event] = ()
    cache: dict[str, Any] = field(default_factory=dict, compare=False)
    """What was derived already and is asked for again."""

    def moves(self) -> dict[str, Action]:
        return dict(self.found)

    @property
    def state(self) -> State:
        return cast(State, self.view)

    @property
    def venedig(self) -> VenedigRules:
        return cast(VenedigRules, self.rules)

    @property
    def setting(self) -> Setting:
        return self.venedig.setting

    @property
    def box(self) -> Box:
        return self.venedig.box

    @property
    def picked(self) -> Picks:
        return cast(Picks, self.picks)

    @property
    def phase(self) -> int:
        """The phase that I am asked in; -1 if nobody asks me."""
        return self.state.phase if self.found else -1

    @property
    def action(self) -> Action | None:
        """The move that is picked up."""
        return self.found.get(self.picked.token)

    @property
    def opening(self) -> CardsOpened | None:
        """The cards have just been opened, and everybody looks at them."""
        return self.moment if isinstance(self.moment, CardsOpened) else None

    @property
    def tile(self) -> int:
        """The tile of my stock that is in hand, to be built."""
        if self.action is not None and act.kind_of(self.action) == act.BUILD:
            return act.tile_of(self.action)
        return self.picked.tile

    def name(self, seat: Seat) -> str:
        return self.looks.names[seat]

    def is_you(self, seat: Seat) -> bool:
        return self.looks.alone and seat == self.me

    @property
    def seats(self) -> Sequence[Seat]:
        return range(self.setting.players)

    @property
    def start(self) -> Seat:
        """Who began the round that is looked at: while the opened cards are shown the table may be in the next one."""
        return self.state.start if self.opening is None else self.opening.start

    def turns(self) -> list[Seat]:
        """Everybody in the order of the round."""
        start, seats = self.start, self.setting.players
        return [(start + n) % seats for n in range(seats)]

    def place_of(self, seat: Seat) -> int:
        """Who carries out the card as which one, from 0."""
        return (seat - self.start) % self.setting.players

    @property
    def acting(self) -> Seat:
        """Who carries out a card now."""
        state = self.state
        return (
            self.setting.seat_of(state) if state.card != NONE and state.phase > OPEN and state.phase != OVER else NOBODY
        )

    @property
    def begun(self) -> bool:
        return self.state.phase not in {DEAL, STACKS}

    # Cards

    def hand(self) -> list[int]:
        """My cards, in the order of the table; the chosen one stays among them until it has gone."""
        state, me = self.state, self.me
        if self.looks.covered or state.hands[me] < 0:
            return []
        cards = state.hands[me]
        if (mine := self.chosen(me)) != NONE:
            cards |= 1 << mine
        return numbers(cards)

    def chosen(self, seat: Seat) -> int:
        """The card of this round as far as I see it; NONE if it is hidden or there is none."""
        card = self.state.chosen[seat]
        return NONE if card == UNKNOWN else card

    def is_open(self, seat: Seat) -> bool:
        """Its card of this round lies open."""
        return self.state.phase not in {CHOOSE, OPEN} and self.chosen(seat) != NONE

    def has_chosen(self, seat: Seat) -> bool:
        return self.state.phase in {CHOOSE, OPEN} and self.state.chosen[seat] != NONE

    def sure_of(self, seat: Seat) -> list[int]:
        """The cards that I can know to be in that hand."""
        return [] if self.known is None else numbers(self.known.sure[seat])

    def token(self, action: Action) -> str:
        return self.rules.text(self.me, action).partition(" ")[2]

    def rank(self, action: Action) -> int:
        """Which hint it is, 1 for the best; 0 for none."""
        return self.hints.index(action) + 1 if action in self.hints else 0
