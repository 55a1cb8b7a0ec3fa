"""The greedy brain: weighs what each move brings this round, and looks no further."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from speicherstadt_app.ai.brain import Answer, Candidate, Question, Stop, never
from speicherstadt_app.engine.rules import Action, Seat
from speicherstadt_app.games.speicherstadt.brains.forecast import Forecast
from speicherstadt_app.games.speicherstadt.brains.values import DIGITS, Appraisal, Valuer, valuer
from speicherstadt_app.games.speicherstadt.brains.weights import WEIGHTS, Weights
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules.rules import WORKERS, SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.shipping import solve
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, PURCHASE, State

SHIPPING_CAP: Final = 600
"""States of the shipping solver. More would find hardly better plans, and take long in the worst positions."""
PLANS: Final = 8
LIKING: Final = 0.02
"""A difference in the share of a win that makes a candidate e times as likeable."""


class GreedyBrain:
    """`weights` stands in for the table's, for those who tune it."""

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights

    def choose(self, question: Question, stop: Stop = never) -> Answer:  # noqa: ARG002
        rules = question.rules
        assert isinstance(rules, SpeicherstadtRules)
        state = question.view
        seat = question.seat
        weights = self._weights or WEIGHTS[rules.setup.players]
        judge = valuer(rules.box, rules.setup.players, weights)
        appraisal = judge.appraise(state)
        if state.phase == DEMAND:
            prospects = _placements(judge, state, appraisal, seat, question.legal)
        elif state.phase == PURCHASE:
            prospects = _purchases(judge, state, appraisal, seat, question.legal)
        else:
            prospects = _shippings(judge, rules, state, appraisal, seat)
        heat = weights.heat + weights.heat_round * appraisal.rounds_left
        return ranked([(action, share_of_win(totals, seat, heat)) for action, totals in prospects])


def share_of_win(totals: Sequence[float], seat: Seat, heat: float) -> float:
    """How likely a seat is to win when the expected scores are these, and chance as large as the heat."""
    mine = totals[seat]
    return round(1 / sum(exp(max(-50.0, min(50.0, (total - mine) / heat))) for total in totals), DIGITS)


def ranked(values: list[tuple[Action, float]]) -> Answer:
    """The best action first; of equal ones, the first."""
    values.sort(key=lambda value: -value[1])
    best, most = values[0]
    likings = [exp((value - most) / LIKING) for _, value in values]
    total = sum(likings)
    candidates = tuple(
        Candidate(action, value, round(liking / total, DIGITS))
        for (action, value), liking in zip(values, likings, strict=True)
    )
    return Answer(best, most, candidates)


Prospects = list[tuple[Action, list[float]]]
"""For each action, what every seat may expect to have scored in the end."""


def _placements(judge: Valuer, state: State, appraisal: Appraisal, seat: Seat, legal: Sequence[Action]) -> Prospects:
    weights = judge.weights
    lines = [state.line(column) for column in range(len(state.row))]
    forecast = Forecast(state, appraisal, weights)
    _expect_followers(judge, state, appraisal, forecast, lines, seat)
    found = []
    for action in legal:
        column = act.column_of(action)
        lines[column].append(seat)
        totals = forecast.run(lines, 0)
        lines[column].pop()
        found.append((action, _with_denial(appraisal.standing, totals, seat, weights.deny)))
    return found


def _expect_followers(
    judge: Valuer, state: State, appraisal: Appraisal, forecast: Forecast, lines: list[list[Seat]], seat: Seat
) -> None:
    """Tell the forecast where the workers are expected to go that others still have to place."""
    weights = judge.weights
    seats = range(judge.players)
    waiting = [0 if other == seat else workers_left(state, other) for other in seats]
    total = sum(waiting)
    if not total:
        return
    # A seat's own workers raise the price for it only as long as it likes: it can let the first ones go.
    foreign = [(total - own) / total for own in waiting]
    surplus = []
    for gains, line in zip(appraisal.gains, lines, strict=True):
        price = len(line) + 1
        surplus.append(
            [
                max(0.0, gains[other] - forecast.cost(other, state.coins[other], price, idle=True))
                if waiting[other] and state.coins[other] >= price
                else 0.0
                for other in seats
            ]
        )
    pulls = [sum(part * workers for part, workers in zip(parts, waiting, strict=True)) for parts in surplus]
    pull = sum(pulls)
    even = 1 / len(lines)
    for column, parts in enumerate(surplus):
        share = weights.pull * pulls[column] / pull + (1 - weights.pull) * even if pull else even
        coming = total * share
        chance = min(1.0, coming) / total
        unclaimed = [part * chance * workers for part, workers in zip(parts, waiting, strict=True)]
        forecast.expect(column, [weights.follow * coming * part for part in foreign], unclaimed)


def workers_left(state: State, seat: Seat) -> int:
    """How many workers a seat has still to place this round."""
    n = len(state.coins)
    turn = (seat - state.first) % n
    return WORKERS - (state.placed + n - 1 - turn) // n


def _purchases(judge: Valuer, state: State, appraisal: Appraisal, seat: Seat, legal: Sequence[Action]) -> Prospects:
    weights = judge.weights
    column = state.column
    lines = [state.line(place) if place >= column else [] for place in range(len(state.row))]
    forecast = Forecast(state, appraisal, weights)
    found = []
    for action in legal:
        if action == act.BUY:
            totals = forecast.run(lines, column, forced=seat)
        else:
            behind = [*lines[:column], lines[column][1:], *lines[column + 1 :]]
            totals = forecast.run(behind, column)
        found.append((action, _with_denial(appraisal.standing, totals, seat, weights.deny)))
    return found


def _with_denial(standing: list[float], totals: list[float], seat: Seat, deny: float) -> list[float]:
    return [
        before + (total if other == seat else deny * total)
        for other, (before, total) in enumerate(zip(standing, totals, strict=True))
    ]


def _shippings(judge: Valuer, rules: SpeicherstadtRules, state: State, appraisal: Appraisal, seat: Seat) -> Prospects:
    """The first moves of the best plans."""
    solution = solve(rules, state, seat, cap=SHIPPING_CAP)
    worths = judge.shipped(state, seat, solution)
    order = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
    found: dict[Action, list[float]] = {}
    for n in order[:PLANS]:
        first = solution.moves(solution.results[n])[0]
        if first not in found:
            found[first] = totals = appraisal.standing[:]
            totals[seat] += worths[n] - worths[order[0]]
    return list(found.items())
