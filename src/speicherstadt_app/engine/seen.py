"""A game as one seat sees it: followed move by move from that seat's record, without the true state."""

from __future__ import annotations

from typing import Generic, TypeVar

from speicherstadt_app.engine.errors import EngineError, Unreadable
from speicherstadt_app.engine.match import still_choosing
from speicherstadt_app.engine.record import FindGame, Record, rules_of
from speicherstadt_app.engine.rules import Event, Rules, Seat

S = TypeVar("S")


class SeenGame(Generic[S]):
    """What a seat may know, and how that goes on with each move that it sees."""

    def __init__(self, rules: Rules[S], viewer: Seat) -> None:
        self.rules = rules
        self.viewer = viewer
        self.view = rules.view(rules.start(), viewer)
        self.ply = 0
        self.choice_ply = 0
        """Where those began to choose who choose at the same time; where nobody does, the present ply."""
        self.choice_view = self.view

    @property
    def actors(self) -> tuple[Seat, ...]:
        return self.rules.actors(self.view)

    @property
    def over(self) -> bool:
        return not self.actors

    def play_text(self, text: str) -> tuple[Event, ...]:
        """One move further; the answer is what the viewer notices of it. The error says at which ply and of which move.

        `Unreadable` if this viewer can't see a move so, `Illegal` if it can't happen as far as this viewer knows.
        """
        before = self.actors
        try:
            view, events = self.rules.follow(self.view, self.viewer, text)
        except EngineError as error:
            raise error.at(self.ply, text) from None
        self.view = view
        self.ply += 1
        if not still_choosing(before, self.actors):
            self.choice_ply, self.choice_view = self.ply, view
        return events


def follow(record: Record, find: FindGame) -> SeenGame[object]:
    """A seat's record after all its moves, each of them checked as far as the seat can know."""
    if record.viewer is None:
        raise Unreadable("it is a whole record, not that of one seat")
    game: SeenGame[object] = SeenGame(rules_of(record, find), record.viewer)
    for text in record.moves:
        game.play_text(text)
    return game
