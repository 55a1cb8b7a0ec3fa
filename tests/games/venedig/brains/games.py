"""Games of Die Säulen von Venedig that brains play, for the tests in here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.brain import Answer, Brain, Question
from speicherstadt_app.ai.playing import asked
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.games import registry
from speicherstadt_app.games.venedig.rules.state import State

ID: Final = "venedig"
GAME: Final = registry.find(ID)


def question_in(match: Match[State], seat: Seat, seed: int, iterations: int | None = None) -> Question:
    return asked(match, seat, seed, iterations)


def played(
    players: Sequence[Brain], seed: int, iterations: int | None = None, options: Mapping[str, object] | None = None
) -> Iterator[tuple[Match[State], Question, Answer]]:
    """Every decision of a game as it is made: the match before the move, the question and the answer."""
    dealer = Dealer(GAME, len(players), seed, options or {})
    match: Match[State] = Match(dealer.rules)
    dealer.serve(match)
    while not match.over:
        seat = match.actors[0]
        question = question_in(match, seat, seed, iterations)
        answer = players[seat].choose(question)
        yield match, question, answer
        match.play(seat, answer.action)
        dealer.serve(match)


def bot(level: str, style: str | None = None) -> Brain:
    return brains.brain(ID, level, style)
