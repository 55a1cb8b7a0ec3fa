"""What a brain is asked and what it answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from speicherstadt_app.engine.rules import Action, Rules, Seat
from speicherstadt_app.engine.streams import Stream


@dataclass(frozen=True, slots=True)
class Question:
    """A decision. `view` is what the seat may know: nothing in here leads to the match or to the dealer.

    `seed` and `ply` steer the brain's own chance, so that the same question always gets the same answer. `ply` is when
    the seat was asked (`Match.since`): others who choose at the same time make no difference. `iterations` is the
    budget, None for the brain's own measure.

    Of a decision of several moves (`Rules.goes_on`) `began` is the view in which it began, and `played` are the seat's
    own moves since. A brain can work out the same plan at each of them and keep to it: with chance of its own from what
    `began` tells, such as the round, and not from `ply`. At the first move `began` is `view` itself.
    """

    rules: Rules[Any]
    view: Any
    seat: Seat
    legal: Sequence[Action]
    seed: int
    ply: int
    iterations: int | None = None
    began: Any = None
    played: tuple[Action, ...] = ()

    def __post_init__(self) -> None:
        if self.began is None:
            object.__setattr__(self, "began", self.view)

    def stream(self) -> Stream:
        """The brain's own chance for this decision."""
        return Stream(self.seed, "brain", self.seat, self.ply)


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action with the share of a win expected from it (0 to 1) and the share of thought or liking it got."""

    action: Action
    value: float
    share: float


@dataclass(frozen=True, slots=True)
class Answer:
    """The action chosen; the candidates' shares fall and add up to 1."""

    action: Action
    value: float
    candidates: tuple[Candidate, ...]


Stop = Callable[[], bool]
"""Asked now and then; once it says yes, the brain answers at once with its best so far."""


def never() -> bool:
    """No hurry."""
    return False


class Brain(Protocol):
    """A player that is a program. A brain keeps nothing from one question to the next."""

    def choose(self, question: Question, stop: Stop = never) -> Answer: ...
