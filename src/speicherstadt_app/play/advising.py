"""How a position at a table is analysed: what could be done there, how good it is, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from speicherstadt_app.ai.advice import must_have
from speicherstadt_app.ai.brain import Stop
from speicherstadt_app.ai.hints import Hints, hints, thoughts
from speicherstadt_app.engine.rules import Action, Rules, Seat


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A position as the seat knew it, and what it decided there, if it has decided."""

    game_id: str
    rules: Rules[Any]
    view: Any
    seat: Seat
    played: tuple[Action, ...] = ()


@runtime_checkable
class Adviser(Protocol):
    """Analyses positions in the background. When it is cancelled, the analysis ends soon."""

    async def advise(self, inquiry: Inquiry) -> Hints: ...


def look(inquiry: Inquiry, stop: Stop) -> Hints:
    """Who of several has chosen already makes no difference."""
    looking = must_have(inquiry.game_id, inquiry.rules)
    view = inquiry.rules.unsealed(inquiry.view, inquiry.seat)
    if inquiry.played:
        return thoughts(looking, view, inquiry.seat, inquiry.played, stop)
    return hints(looking, view, inquiry.seat, stop)
