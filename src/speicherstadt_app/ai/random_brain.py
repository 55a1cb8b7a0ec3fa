"""A brain without a thought: every legal action is as likely as any other."""

from __future__ import annotations

from typing import Any

from speicherstadt_app.ai.brain import Answer, Candidate, Question, Stop, never
from speicherstadt_app.engine.match import Decide
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.engine.streams import first_choices


class RandomBrain:
    def choose(self, question: Question, stop: Stop = never) -> Answer:  # noqa: ARG002
        action = question.stream().choice(question.legal)
        fair_share = 1 / question.rules.setup.players
        return Answer(action, fair_share, (Candidate(action, fair_share, 1.0),))

    def blindly(self, seed: int, seat: Seat) -> Decide[Any]:
        """The same answers without a question: it looks at nothing but the legal actions."""
        return first_choices(seed, "brain", seat)
