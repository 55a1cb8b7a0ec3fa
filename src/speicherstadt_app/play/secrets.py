"""What one seat alone has seen of the moves of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from speicherstadt_app.engine.rules import CHANCE, Move, Rules, Seat
from speicherstadt_app.play.turns import Turn, is_seen_by_all

MOST: Final = 12


class OwnSecrets:
    """The last moves that this seat saw and not everybody, since it began to hide anything.

    These are cards dealt to it, and its own sealed choices until chance opens them. A game without a drawing of its
    table shows at least these.
    """

    def __init__(self, rules: Rules[Any], viewer: Seat | None) -> None:
        self._rules = rules
        self._viewer = viewer
        self._found: list[Move] = []

    @property
    def texts(self) -> tuple[str, ...]:
        """As the record has them, without who does it."""
        return tuple(self._rules.text(*move).partition(" ")[2] for move in self._found[-MOST:])

    def add(self, turn: Turn, state: Any) -> None:
        """One turn more, and the state after it."""
        if self._viewer is None:
            return
        if not self._rules.hides(state, self._viewer):
            self._found.clear()
        elif is_seen_by_all(self._rules, turn.move):
            if turn.seat == CHANCE:
                self._found = [move for move in self._found if move.seat == CHANCE]
        elif turn.seen_text(self._viewer) == self._rules.text(*turn.move):
            self._found.append(turn.move)


def own_secrets(rules: Rules[Any], turns: Sequence[Turn], viewer: Seat) -> tuple[str, ...]:
    """Of a game up to now."""
    found = OwnSecrets(rules, viewer)
    state = rules.start()
    for turn in turns:
        rules.step(state, turn.seat, turn.action)
        found.add(turn, state)
    return found.texts
