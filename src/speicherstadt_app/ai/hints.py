"""What the player to move could do, how good it is, and why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from speicherstadt_app.ai.advice import Analyst, Option, Reason
from speicherstadt_app.ai.brain import Stop, never
from speicherstadt_app.engine.rules import Action, Seat

MOST: Final = 3


@dataclass(frozen=True, slots=True)
class Hint:
    """A decision that could be taken, with the share of a win to be expected from it.

    Reasons say what speaks for it beside another option; of one that is worse than the best, why the best is better.
    """

    actions: tuple[Action, ...]
    share: float
    doubt: float
    level: bool
    """Equally good as the best one, as far as can be told."""
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Hints:
    """The best one first. Where there is nothing to decide there is one hint without a reason."""

    seat: Seat
    hints: tuple[Hint, ...]

    @property
    def area(self) -> str | None:
        """Where to look, for those who want to find it themselves: the group of the weightiest reason."""
        reasons = self.hints[0].reasons
        return reasons[0].group if reasons else None

    @property
    def digits(self) -> int:
        """Of the shares in per cent, behind the point."""
        return digits(self.hints[0].share, (hint.share for hint in self.hints if not hint.level))


def hints(analyst: Analyst, view: Any, seat: Seat, stop: Stop = never) -> Hints:
    """Up to three decisions that the seat could take now."""
    return _compared(analyst, view, seat, analyst.advise(view, seat, MOST, stop))


def thoughts(analyst: Analyst, view: Any, seat: Seat, played: Sequence[Action], stop: Stop = never) -> Hints:
    """The same where the seat has decided: what it did is among them, whether it is a good one or not."""
    options = list(analyst.advise(view, seat, MOST, stop))
    actions = tuple(played)
    if all(option.actions != actions for option in options):
        weighed = analyst.weigh(view, seat, actions, stop)
        # Several moves may lead to the same end in another order.
        others = [option for option in options if len(actions) == 1 or option.end != weighed.end]
        options = sorted([*others[: MOST - 1], weighed], key=lambda option: -option.shares[seat])
    return _compared(analyst, view, seat, options)


def digits(best: float, worse: Iterable[float]) -> int:
    """How many behind the point of a percentage tell the best share from those that are worse.

    Those of sales and loadings differ by little and count as different (EXACT in a game's advising.py): with a whole
    number each there would be "26 %" twice, and one of them the better.
    """
    return int(any(f"{share:.0%}" == f"{best:.0%}" for share in worse))


def _compared(analyst: Analyst, view: Any, seat: Seat, options: Sequence[Option]) -> Hints:
    """Each with what speaks for it; the best one beside the first that is worse, if there is one."""
    best = options[0]
    level = [option.level_with(best, seat) for option in options]
    rival = level.index(False) if False in level else 1
    found = []
    for number, option in enumerate(options):
        if number:
            better, other = (option, best) if level[number] else (best, option)
            reasons = analyst.reasons(view, seat, better, other)
        elif len(options) > 1:
            reasons = analyst.reasons(view, seat, best, options[rival])
        else:
            reasons = ()
        found.append(Hint(option.actions, option.shares[seat], option.doubt, level[number], reasons))
    return Hints(seat, tuple(found))
