"""Games of brains alone, from the deal to the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from speicherstadt_app.ai.brain import Brain, Question
from speicherstadt_app.ai.random_brain import RandomBrain
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Decide, Match
from speicherstadt_app.engine.rules import Action, Rules, Seat

# A record can hold it: whole numbers there have at most 18 digits.
SEEDS: Final = 10**15


def move(match: Match[Any], thinker: Brain, seed: int) -> None:
    """Let a brain decide for the seat that is to move; where there is no choice nobody is asked."""
    seat = match.actors[0]
    legal = match.legal(seat)
    action = legal[0]
    if len(legal) > 1:
        action = thinker.choose(asked(match, seat, seed)).action
    match.play(seat, action)


def asked(match: Match[Any], seat: Seat, seed: int, iterations: int | None = None) -> Question:
    """What the brain of a seat that is to act is asked."""
    view = match.look(lambda state: known_to(match.rules, state, seat))
    began, played = begun(match, seat)
    return Question(match.rules, view, seat, match.legal(seat), seed, match.since(seat), iterations, began, played)


def begun(match: Match[Any], seat: Seat) -> tuple[Any, tuple[Action, ...]]:
    """The view in which the decision began that a seat goes on with, and its moves since; None where it begins."""
    if not match.look(lambda state: match.rules.goes_on(state, seat)):
        return None, ()
    began, played = match.underway(seat)
    return match.rules.view(match.at(began), seat), played


def known_to(rules: Rules[Any], state: Any, seat: Seat) -> Any:
    """What a brain is told: the seat's view, as if none of those who choose at the same time had done so yet."""
    return rules.unsealed(rules.view(state, seat), seat)


def played_out(dealer: Dealer, brains: Sequence[Brain], seed: int) -> Match[Any]:
    """A whole game with these brains at the seats."""
    match: Match[Any] = Match(dealer.rules)
    match.play_out([_decider(match, brain, seed, seat) for seat, brain in enumerate(brains)], dealer.deal)
    return match


def _decider(match: Match[Any], brain: Brain, seed: int, seat: Seat) -> Decide[Any]:
    if type(brain) is RandomBrain:
        # It looks at nothing, so nothing is made ready for it: half of the time of such games.
        return brain.blindly(seed, seat)

    rules = match.rules

    def decide(legal: Sequence[Action], since: int, state: Any) -> Action:
        view = known_to(rules, state, seat)
        return brain.choose(Question(rules, view, seat, legal, seed, since, None, *begun(match, seat))).action

    return decide
