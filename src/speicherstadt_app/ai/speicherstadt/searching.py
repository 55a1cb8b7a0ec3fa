"""The brain that looks to the end of the round."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from speicherstadt_app.ai.brain import Answer, Candidate, Question, Stop, never
from speicherstadt_app.ai.search import search
from speicherstadt_app.ai.speicherstadt.afterstate import Evaluator
from speicherstadt_app.ai.speicherstadt.ends import Ends, purchase
from speicherstadt_app.ai.speicherstadt.linear import LinearEvaluator
from speicherstadt_app.ai.speicherstadt.round import Round
from speicherstadt_app.ai.speicherstadt.values import DIGITS, valuer
from speicherstadt_app.ai.speicherstadt.weights import WEIGHTS
from speicherstadt_app.engine.rules import Action
from speicherstadt_app.games.speicherstadt import actions as act
from speicherstadt_app.games.speicherstadt.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.state import DEMAND, PURCHASE, State

PLANS: Final = 24
LIKING: Final = 0.02
"""A difference in the share of a win that makes a candidate e times as likeable, where nothing is searched."""


class SearchingBrain:
    def __init__(self, iterations: int, evaluator: Evaluator | None = None) -> None:
        self._iterations: Final = iterations
        self._evaluator: Final = evaluator

    def choose(self, question: Question, stop: Stop = never) -> Answer:
        rules = question.rules
        assert isinstance(rules, SpeicherstadtRules)
        state: State = question.view
        seat = question.seat
        judge = valuer(rules.box, rules.players, WEIGHTS[rules.players])
        ends = Ends(rules, state, judge, self._evaluator or LinearEvaluator(judge))
        if len(question.legal) == 1:
            value = 1 / rules.players
            return Answer(question.legal[0], value, (Candidate(question.legal[0], value, 1.0),))
        if state.phase == DEMAND:
            the_round = Round(rules, state, judge, judge.appraise(state), ends)
            found = search(the_round, question.iterations or self._iterations, stop)
            tried = [branch for branch in found.branches if branch.value is not None]
            weighed = [(act.place(b.option), b.value[seat], float(b.tries)) for b in tried if b.value]
        elif state.phase == PURCHASE:
            the_round = Round(rules, state, judge, judge.appraise(state), ends)
            weighed = liked(purchases(the_round, state, seat))
        else:
            weighed = liked([(plan.first, ends.value_of(plan)[seat]) for plan in ends.plans(PLANS)])
        weighed.sort(key=lambda one: (-one[2], -one[1]))
        total = sum(share for _, _, share in weighed)
        candidates = tuple(
            Candidate(a, round(value, DIGITS), round(share / total, DIGITS)) for a, value, share in weighed
        )
        return Answer(candidates[0].action, candidates[0].value, candidates)


def purchases(the_round: Round, state: State, seat: int) -> list[tuple[Action, float]]:
    lines = the_round.start()
    column = state.column
    bought = the_round.solve(lines, column + 1, purchase(seat, column, state.heights[column]))
    fewer = (*lines[:column], the_round.line(column, lines[column].workers[1:]), *lines[column + 1 :])
    passed = the_round.solve(fewer, column, 0)
    return [(act.BUY, bought[seat]), (act.PASS, passed[seat])]


def liked(values: Sequence[tuple[Action, float]]) -> list[tuple[Action, float, float]]:
    best: dict[Action, float] = {}
    for action, value in values:
        best[action] = max(value, best.get(action, 0.0))
    most = max(best.values())
    return [(action, value, exp((value - most) / LIKING)) for action, value in best.items()]
