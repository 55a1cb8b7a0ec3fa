"""A game as one seat sees it: followed move by move from that seat's record, without the true state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from speicherstadt_app.engine.errors import EngineError, Unreadable, blaming
from speicherstadt_app.engine.match import Match, still_choosing
from speicherstadt_app.engine.record import FindGame, Record, rules_of, start
from speicherstadt_app.engine.rules import Action, Event, Rules, Seat
from speicherstadt_app.engine.score import Outcome

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
        self._began = self.view
        self._played: list[Action] = []

    @property
    def state(self) -> S:
        """All there is of the position here: the view."""
        return self.view

    @property
    def phase(self) -> str:
        return self.rules.phase(self.view)

    @property
    def actors(self) -> tuple[Seat, ...]:
        return self.rules.actors(self.view)

    @property
    def over(self) -> bool:
        return not self.actors

    def outcome(self) -> Outcome:
        return self.rules.outcome(self.view)

    def begun(self) -> tuple[S | None, tuple[Action, ...]]:
        """The view in which the decision began the viewer goes on with, and its moves since; None where it begins."""
        if not self.rules.goes_on(self.view, self.viewer):
            return None, ()
        return self._began, tuple(self._played)

    def play_text(self, text: str, tell: Callable[[Event], object] | None = None) -> None:
        """One move further; `tell` is called with what the viewer notices of it. The error says at which ply and of
        which move.

        `Unreadable` if this viewer can't see a move so, `Illegal` if it can't happen as far as this viewer knows.
        """
        before = self.actors
        try:
            view, events = self.rules.follow(self.view, self.viewer, text)
        except EngineError as error:
            raise error.at(self.ply, text) from None
        if self.viewer in before:
            self._note(text)
        self.view = view
        self.ply += 1
        if not still_choosing(before, self.actors):
            self.choice_ply, self.choice_view = self.ply, view
        if tell is not None:
            for event in events:
                tell(event)

    def _note(self, text: str) -> None:
        """The viewer's own move, which it sees whole, begins a decision or goes on with one."""
        try:
            seat, action = self.rules.parse(text)
        except Unreadable:
            return
        if seat != self.viewer:
            return
        if not self.rules.goes_on(self.view, seat):
            self._began, self._played = self.choice_view, []
        self._played.append(action)


def begin(record: Record, find: FindGame) -> Match[Any] | SeenGame[Any]:
    """A record before its first move: whole, or as its viewer saw it. Both can be played on and looked at."""
    return start(record, find) if record.viewer is None else _begin(record, record.viewer, find)


def follow(record: Record, find: FindGame) -> SeenGame[Any]:
    """A seat's record after all its moves, each of them checked as far as the seat can know."""
    if record.viewer is None:
        raise Unreadable("it is a whole record, not that of one seat")
    game = _begin(record, record.viewer, find)
    with blaming(record.game):
        for text in record.moves:
            game.play_text(text)
    return game


def _begin(record: Record, viewer: Seat, find: FindGame) -> SeenGame[Any]:
    rules = rules_of(record, find)
    with blaming(record.game):
        return SeenGame(rules, viewer)
