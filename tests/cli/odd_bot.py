"""The bot command with brains that try its patience: `python -m tests.cli.odd_bot`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from threading import Event

from speicherstadt_app.ai.brain import Answer, Brain, Candidate, Question, Stop, never
from speicherstadt_app.ai.protocol import Bot
from speicherstadt_app.cli.bot import serve


class Odd:
    def __init__(self, before_answering: Callable[[Stop], object]) -> None:
        self.before_answering = before_answering

    def choose(self, question: Question, stop: Stop = never) -> Answer:
        self.before_answering(stop)
        return Answer(question.legal[0], 0.5, (Candidate(question.legal[0], 0.5, 1.0),))


def wait_for(stop: Stop) -> None:
    if not stop():
        print("waiting", file=sys.stderr, flush=True)
    while not stop():
        Event().wait(0.001)


def fail(stop: Stop) -> None:
    raise RuntimeError("it has lost its mind")


BRAINS: dict[str, Brain] = {
    "quick": Odd(lambda stop: None),
    "patient": Odd(wait_for),
    "chatty": Odd(lambda stop: print("let me think")),
    "mad": Odd(fail),
}

if __name__ == "__main__":
    serve(Bot("1.2.3", find_brain=lambda game, level, style: BRAINS[level]))
