"""Games of brains alone, from the deal to the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from speicherstadt_app.ai.brain import Brain, Question
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE

# A record can hold it: whole numbers there have at most 18 digits.
SEEDS: Final = 10**15


def move(match: Match[Any], thinker: Brain, seed: int) -> None:
    """Let a brain decide for the seat that is to move; where there is no choice nobody is asked."""
    seat = match.actors[0]
    legal = match.legal(seat)
    action = legal[0]
    if len(legal) > 1:
        view = match.rules.view(match.state, seat)
        action = thinker.choose(Question(match.rules, view, seat, legal, seed, match.ply)).action
    match.play(seat, action)


def played_out(dealer: Dealer, thinkers: Sequence[Brain], seed: int) -> Match[Any]:
    """A whole game with these brains at the seats."""
    match: Match[Any] = Match(dealer.rules)
    while match.actors:
        if match.actors[0] == CHANCE:
            dealer.serve(match)
        else:
            move(match, thinkers[match.actors[0]], seed)
    return match
