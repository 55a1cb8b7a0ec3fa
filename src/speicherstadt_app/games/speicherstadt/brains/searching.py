"""The brain that looks to the end of the round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log
from typing import Final, NamedTuple

from speicherstadt_app.ai.brain import Answer, Candidate, Question, Stop, never
from speicherstadt_app.ai.search import search
from speicherstadt_app.engine.rules import Action
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.speicherstadt.brains.afterstate import Evaluator
from speicherstadt_app.games.speicherstadt.brains.ends import Ends
from speicherstadt_app.games.speicherstadt.brains.foresight import Foresight
from speicherstadt_app.games.speicherstadt.brains.greedy import GreedyBrain
from speicherstadt_app.games.speicherstadt.brains.levels import Level
from speicherstadt_app.games.speicherstadt.brains.lines import Line
from speicherstadt_app.games.speicherstadt.brains.round import Round
from speicherstadt_app.games.speicherstadt.brains.styles import PLAIN, Style
from speicherstadt_app.games.speicherstadt.brains.tally import purchase
from speicherstadt_app.games.speicherstadt.brains.values import DIGITS, valuer
from speicherstadt_app.games.speicherstadt.brains.weights import WEIGHTS
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules.cards import Box
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, PURCHASE, State

PLANS: Final = 24
"""So many ways to ship are weighed by the evaluator."""
LIKING: Final = 0.02
"""A difference in the share of a win that makes a candidate e times as likeable, where nothing is counted."""

TINY: Final = 2.0**-60

FindEvaluator = Callable[[int, Box], Evaluator | None]


class Weighed(NamedTuple):
    """An action, its share of a win, and how much it is liked, by any measure."""

    action: Action
    value: float
    liking: float


class SearchingBrain:
    """Searches placements, works out sales exactly, and weighs the solver's best ways to ship.

    `find_evaluator` gives what it judges by for a number of players and a box. If there is none, it plays like the
    greedy brain.
    """

    def __init__(self, level: Level, style: Style, find_evaluator: FindEvaluator) -> None:
        self._level: Final = level
        self._style: Final = style
        self._find_evaluator: Final = find_evaluator

    def choose(self, question: Question, stop: Stop = never) -> Answer:
        rules = question.rules
        assert isinstance(rules, SpeicherstadtRules)
        evaluator = self._find_evaluator(rules.players, rules.box)
        if evaluator is None:
            return GreedyBrain().choose(question, stop)
        ends, the_round = problem(question, evaluator, self._style, stop)
        phase = question.view.phase
        if phase not in (DEMAND, PURCHASE):
            # Whoever loses cubes for nothing looks foolish and not weak, so every level ships as well as it can.
            plans = ends.plans(PLANS)
            return answer(liked([(plan.moves[0], ends.value_of(plan)[question.seat]) for plan in plans]))
        if len(question.legal) == 1:
            value = the_round.guess(the_round.start())[question.seat]
            return answer([Weighed(question.legal[0], value, 1.0)])
        if phase == DEMAND:
            weighed = self._placements(question, the_round, stop)
        else:
            weighed = liked(_purchases(question, the_round))
        # In the last sales everything can be counted: whoever leaves points there looks foolish and not weak.
        ease = self._level.ease.get(rules.players)
        if ease and (ends.outlook.rounds_left or phase == DEMAND):
            weighed = eased(weighed, ease * ends.point, self._level.most * ends.point, question.stream())
        return answer(weighed)

    def _placements(self, question: Question, the_round: Round, stop: Stop) -> list[Weighed]:
        level = self._level
        iterations = question.iterations or level.iterations_at(question.rules.setup.players)
        found = search(the_round, iterations, stop, level.habit)
        tried = [(act.place(one.option), one.value, one.tries) for one in found.branches if one.value is not None]
        return [Weighed(action, value[question.seat], float(tries)) for action, value, tries in tried]


def problem(question: Question, evaluator: Evaluator, style: Style = PLAIN, stop: Stop = never) -> tuple[Ends, Round]:
    """The ends of the round that a question stands in, and the way there."""
    rules = question.rules
    assert isinstance(rules, SpeicherstadtRules)
    state: State = question.view
    judge = valuer(rules.box, rules.players, WEIGHTS[rules.players])
    ends = Ends(rules, state, judge, evaluator, question.seat, style)
    return ends, Round(state, Foresight(state, judge, judge.appraise(state)), ends, stop)


def _purchases(question: Question, the_round: Round) -> list[tuple[Action, float]]:
    state: State = question.view
    seat = question.seat
    lines = the_round.start()
    column = state.column
    found = []
    for action in question.legal:
        if action == act.BUY:
            value = the_round.solve(lines, column + 1, purchase(seat, column, state.heights[column]))
        else:
            fewer = Line(column, lines[column].workers[1:], question.rules.setup.players)
            value = the_round.solve((*lines[:column], fewer, *lines[column + 1 :]), column, 0)
        found.append((action, value[seat]))
    return found


def eased(weighed: list[Weighed], ease: float, most: float, stream: Stream) -> list[Weighed]:
    """Of what is little worse than the best one is drawn, the less likely the worse it is.

    The largest of values with Gumbel's noise is such a draw, and the others stay in an order of their own.
    """
    best = max(one.value for one in weighed)
    near = [one for one in weighed if best - one.value <= most]
    scores = [(one.value - best) / ease + gumbel(stream) for one in near]
    highest = max(scores)
    return [one._replace(liking=exp(score - highest)) for one, score in zip(near, scores, strict=True)]


def gumbel(stream: Stream) -> float:
    return round(-log(-log(stream.fraction() or TINY)), DIGITS)


def liked(values: Sequence[tuple[Action, float]]) -> list[Weighed]:
    """By their value alone. Of several with the same action, the best counts."""
    best: dict[Action, float] = {}
    for action, value in values:
        best[action] = max(value, best.get(action, value))
    most = max(best.values())
    return [Weighed(action, value, exp((value - most) / LIKING)) for action, value in best.items()]


def answer(weighed: list[Weighed]) -> Answer:
    """The most liked first; of equals the more valuable, then the first."""
    weighed.sort(key=lambda one: (-one.liking, -one.value))
    total = sum(one.liking for one in weighed)
    candidates = tuple(
        Candidate(one.action, min(1.0, max(0.0, round(one.value, DIGITS))), round(one.liking / total, DIGITS))
        for one in weighed
    )
    return Answer(candidates[0].action, candidates[0].value, candidates)
