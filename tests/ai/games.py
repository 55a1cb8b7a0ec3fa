"""Games that brains play, for the tests in here."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from speicherstadt_app.ai.brain import Answer, Brain, Question, Stop, never
from speicherstadt_app.ai.random_brain import RandomBrain
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.games import registry

GAME = registry.find("speicherstadt")


def question_in(match: Match[Any], seed: int = 0, iterations: int | None = None) -> Question:
    (seat,) = match.actors
    view = match.rules.view(match.state, seat)
    return Question(match.rules, view, seat, match.legal(seat), seed, match.ply, iterations)


def played(
    brains: Sequence[Brain], seed: int, iterations: int | None = None
) -> Iterator[tuple[Match[Any], Question, Answer]]:
    """Every decision of a game as it is made: the match before the move, the question and the answer."""
    dealer = Dealer(GAME, len(brains), seed)
    match = Match(dealer.rules)
    dealer.serve(match)
    while not match.over:
        question = question_in(match, seed, iterations)
        answer = brains[question.seat].choose(question)
        yield match, question, answer
        match.play(question.seat, answer.action)
        dealer.serve(match)


def finished(brains: Sequence[Brain], seed: int, iterations: int | None = None) -> Match[Any]:
    ((match, _, _),) = deque(played(brains, seed, iterations), maxlen=1)
    return match


class Now:
    """Somebody in a hurry: says stop whenever asked."""

    def __init__(self, brain: Brain) -> None:
        self.brain = brain

    def choose(self, question: Question, stop: Stop = never) -> Answer:
        return self.brain.choose(question, lambda: True)


def positions(players: int, seed: int, brain: Brain | None = None, iterations: int | None = None) -> list[Question]:
    """Every decision of a game between equal brains, random ones unless others are given."""
    return [question for _, question, _ in played([brain or RandomBrain()] * players, seed, iterations)]


def inside(thing: object, seen: dict[int, object]) -> Iterator[object]:
    """Everything that can be reached through attributes, containers and closures."""
    if id(thing) in seen or isinstance(thing, type):
        return
    seen[id(thing)] = thing
    yield thing
    within: list[object] = []
    if isinstance(thing, dict):
        within += [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        within += thing
    within += getattr(thing, "__dict__", {}).values()
    for kind in type(thing).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        within += [getattr(thing, name, None) for name in ([slots] if isinstance(slots, str) else slots)]
    within += [cell.cell_contents for cell in getattr(thing, "__closure__", None) or ()]
    within.append(getattr(thing, "__self__", None))
    for one in within:
        yield from inside(one, seen)
