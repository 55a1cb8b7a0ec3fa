"""A brain without a thought: every legal action is as likely as any other."""

from __future__ import annotations

from speicherstadt_app.ai.brain import Answer, Candidate, Question, Stop, never


class RandomBrain:
    def choose(self, question: Question, stop: Stop = never) -> Answer:  # noqa: ARG002
        action = question.stream().choice(question.legal)
        fair_share = 1 / question.rules.setup.players
        return Answer(action, fair_share, (Candidate(action, fair_share, 1.0),))
