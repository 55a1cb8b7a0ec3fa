"""One position for one pair of eyes, and what is picked up in it."""

from __future__ import annotations

from dataclasses import dataclass

from speicherstadt_app.engine.rules import Action, Seat
from speicherstadt_app.ui.table.presenter import NOBODY, Looks
from tests.fixture_game.rules.rules import SealedBids
from tests.fixture_game.rules.state import Table


@dataclass(frozen=True, slots=True)
class Picks:
    token: str = ""
    """The move that waits for a second tap: `bid 7`."""

    @property
    def held(self) -> bool:
        return bool(self.token)


@dataclass(frozen=True, slots=True)
class Scene:
    rules: SealedBids
    view: Table
    looks: Looks
    picks: Picks
    hints: tuple[Action, ...] = ()

    @property
    def me(self) -> Seat:
        return self.looks.me

    @property
    def phase(self) -> str:
        """In which I am, or everybody, as long as the curtain is down."""
        return self.rules.phase(self.view, self.looks.viewer)

    def moves(self) -> dict[str, Action]:
        """What I may do now, by the token of it."""
        if not self.looks.asked:
            return {}
        rules, me = self.rules, self.me
        found = {rules.text(me, action).partition(" ")[2]: action for action in rules.legal(self.view, me)}
        only = self.looks.only
        return found if only is None else {token: action for token, action in found.items() if token in only}

    def order(self) -> list[Seat]:
        """Everybody, clockwise from me."""
        seats = len(self.looks.names)
        return [(self.me + n) % seats for n in range(seats)]

    def sign(self, seat: Seat) -> int:
        return self.looks.signs[seat] if seat >= 0 else NOBODY
