"""How a round may end, seen from a position within it, and what each end is worth to every seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from speicherstadt_app.engine.rules import Action, Seat
from speicherstadt_app.games.speicherstadt.brains.afterstate import (
    Belongings,
    Evaluator,
    Outlook,
    open_contracts,
    rounds_in,
)
from speicherstadt_app.games.speicherstadt.brains.linear import softmax
from speicherstadt_app.games.speicherstadt.brains.lines import Line
from speicherstadt_app.games.speicherstadt.brains.styles import PLAIN, Style
from speicherstadt_app.games.speicherstadt.brains.tally import PAID, PAID_BITS, SEAT, SEAT_BITS
from speicherstadt_app.games.speicherstadt.brains.values import DIGITS, Valuer
from speicherstadt_app.games.speicherstadt.rules.cards import numbers
from speicherstadt_app.games.speicherstadt.rules.goods import size
from speicherstadt_app.games.speicherstadt.rules.rules import SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.scoring import OFFICE_POINTS
from speicherstadt_app.games.speicherstadt.rules.shipping import Result, Solution, solve
from speicherstadt_app.games.speicherstadt.rules.state import SHIPPING, State

SHIPPING_CAP: Final = 300
"""States of the shipping solver within a search."""
DECISION_CAP: Final = 1200
"""The same where the shipping itself is to be decided."""
PLANS: Final = 16
"""So many plans, the best by the solver's yardstick, are weighed within a search."""

WINNING: Final = 0.8
"""In the last round a win is worth so much; the rest goes by how close it is, so that nobody gives up."""
LAST_HEAT: Final = 4.0
TIEBREAK: Final = 0.01
CHEAP: Final = 2
"""Coins that are not dear for a card."""

Value = tuple[float, ...]
Part = tuple[Belongings, Any]
"""What a seat has at the end, and what the evaluator says of that alone."""


class Shipped(NamedTuple):
    """What a seat has after shipping."""

    coins: int
    """Gained by it."""
    needs: tuple[tuple[int, int], ...]
    warehouse: int
    market: int


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to ship."""

    moves: tuple[Action, ...]
    shipped: Shipped


class Ends:
    """The ends of one round, worked out when they are first asked for."""

    def __init__(
        self, rules: SpeicherstadtRules, state: State, judge: Valuer, evaluator: Evaluator, seat: Seat, style: Style
    ) -> None:
        box = rules.box
        self._rules: Final = rules
        self._state: Final = state
        self._judge: Final = judge
        self._evaluator: Final = evaluator
        self._seat: Final = seat
        self._style: Final = style
        self._seats: Final = range(rules.players)
        rounds = rounds_in(box, state.pile, rules.players)
        first = (state.first + 1) % rules.players
        self.outlook: Final = Outlook(rules.players, state.pile, state.bag, state.supply, rounds, first)
        self._heat: Final = evaluator.heat(self.outlook) if rounds else LAST_HEAT
        self.point: Final = (rules.players - 1) / rules.players**2 / self._heat
        """What a point is worth in shares of a win while all are level."""
        self._styled: Final = bool(rounds) and style != PLAIN
        self._liking: Final = self.point * (style.duel if rules.players == 2 else 1.0)
        self._stands: Final = [style.workers.get(box.cards[card].kind, 0.0) for card in state.row]
        self._placing: Final = self._styled and (bool(style.behind) or any(self._stands))
        self._fires: Final = [box.cards[card].value for card in numbers(state.pile & box.fires)]
        self._parts: Final[list[dict[int, Part]]] = [{} for _ in self._seats]
        self._shipped: Final[list[dict[int, Shipped]]] = [{} for _ in self._seats]
        self.values: Final[dict[int, Value]] = {}
        """What `value` has worked out, for callers to which a call is too expensive."""

    def belongings(self, tally: int) -> list[Belongings]:
        """What everybody has when the round ends so."""
        return [part[0] for part in self._parts_at(tally)]

    def belongings_after(self, plan: Plan) -> list[Belongings]:
        """The same when the seat that is to ship follows this plan, and nothing is bought any more."""
        return [part[0] for part in self._parts_after(plan)]

    def value(self, tally: int) -> Value:
        """What share of a win each seat may expect when the round ends so; its own is coloured by the brain's style."""
        value = self.values.get(tally)
        if value is None:
            value = self.values[tally] = self._judged(self._parts_at(tally), tally)
        return value

    def value_of(self, plan: Plan) -> Value:
        return self._judged(self._parts_after(plan), 0)

    def with_standing(self, value: Value, lines: Sequence[Line]) -> Value:
        """With what the style adds for where the brain's own workers stand when all of them do."""
        if not self._placing:
            return value
        seat = self._seat
        points = 0.0
        for line, worth in zip(lines, self._stands, strict=True):
            others = False
            for owner in line.workers:
                if owner == seat:
                    points += worth + self._style.behind * others
                else:
                    others = True
        own = round(value[seat] + points * self._liking, DIGITS)
        return (*value[:seat], own, *value[seat + 1 :])

    def _parts_at(self, tally: int) -> list[Part]:
        return [self._part(seat, tally) for seat in self._seats]

    def _parts_after(self, plan: Plan) -> list[Part]:
        parts = self._parts_at(0)
        seat = self._state.mover
        parts[seat] = self._appraised(seat, self._belongings(seat, 0, self._state.cards[seat], plan.shipped))
        return parts

    def _judged(self, parts: list[Part], tally: int) -> Value:
        everybody = [part[0] for part in parts]
        if not self.outlook.rounds_left:
            return _decided(self._final_scores(everybody))
        owns = [part[1] for part in parts]
        value = tuple(self._evaluator.shares(self.outlook, everybody, owns))
        return self._coloured(value, everybody, tally) if self._styled else value

    def _coloured(self, value: Value, everybody: list[Belongings], tally: int) -> Value:
        """With what the style adds for the brain's own seat."""
        style = self._style
        seat = self._seat
        mine = everybody[seat]
        box = self._rules.box
        new = [box.cards[card] for card in numbers(mine.cards & ~self._state.cards[seat])]
        points = sum([style.kinds.get(card.kind, 0.0) for card in new]) + style.coin * mine.coins
        if style.dear:
            field = tally >> SEAT_BITS * seat & SEAT
            points += style.dear * max(0, (field & PAID) - CHEAP * (field >> PAID_BITS).bit_count())
        own = round(value[seat] + points * self._liking, DIGITS)
        return (*value[:seat], own, *value[seat + 1 :])

    def _final_scores(self, everybody: list[Belongings]) -> list[float]:
        """Exact (rules §5 and §6), with a coin as a hundredth of a point, as coins decide between equals."""
        strengths = [one.strength for one in everybody]
        strongest, weakest = max(strengths), min(strengths)
        stake = sum(self._fires) if strongest != weakest else 0
        return [
            one.points + stake * ((one.strength == strongest) - (one.strength == weakest)) + TIEBREAK * one.coins
            for one in everybody
        ]

    def _part(self, seat: Seat, tally: int) -> Part:
        field = tally >> SEAT_BITS * seat & SEAT
        part = self._parts[seat].get(field)
        if part is None:
            bought = field >> PAID_BITS
            shipped = self._shipped[seat].get(bought)
            if shipped is None:
                shipped = self._shipped[seat][bought] = self._ship(seat, bought)
            owned = self._owned(seat, bought)
            part = self._parts[seat][field] = self._appraised(seat, self._belongings(seat, field, owned, shipped))
        return part

    def _appraised(self, seat: Seat, mine: Belongings) -> Part:
        return mine, self._evaluator.own(self.outlook, seat, mine) if self.outlook.rounds_left else None

    def _owned(self, seat: Seat, bought: int) -> int:
        return self._state.cards[seat] | sum([1 << self._state.row[place] for place in numbers(bought)])

    def _belongings(self, seat: Seat, field: int, owned: int, shipped: Shipped) -> Belongings:
        state = self._state
        box = self._rules.box
        coins = state.coins[seat] - (field & PAID) + shipped.coins + 1
        coins += not (field or state.bought >> seat & 1)
        coins += bool(owned & box.banks)
        strength = state.strength[seat] + sum([box.strength[state.row[n]] for n in numbers(field >> PAID_BITS)])
        points = self._points(seat, owned, coins, shipped)
        return Belongings(owned, coins, strength, shipped.needs, shipped.warehouse, shipped.market, points)

    def _points(self, seat: Seat, owned: int, coins: int, shipped: Shipped) -> int:
        """As in scoring.points_of."""
        box = self._rules.box
        points = self._state.fire_points(seat) + OFFICE_POINTS[(owned & box.offices).bit_count()]
        points += sum([box.cards[card].points for card in numbers(owned & box.worth_points)])
        points -= sum([prize for _, prize in shipped.needs])
        points += size(shipped.warehouse)
        if owned & box.ports:
            points += (owned & box.ships).bit_count()
        if owned & box.chambers:
            points += coins
        return points

    # Shipping

    def _ship(self, seat: Seat, bought: int) -> Shipped:
        """The shipping that looks best to the seat after buying in these places."""
        state = self._state
        after = state.copy()
        after.cards[seat] = self._owned(seat, bought)
        pool = state.warehouse[seat] + state.market[seat]
        if state.phase == SHIPPING:
            done = self._has_shipped(seat)
            pool = state.pool if seat == state.mover else pool + state.fresh[seat]
        else:
            done = False
            pool += state.fresh[seat] + sum([state.freight[place] for place in numbers(bought)])
        if done or not pool:
            needs = open_contracts(self._rules.box, after, seat)
            return Shipped(0, needs, state.warehouse[seat], state.market[seat])
        after.phase = SHIPPING
        after.mover = seat
        after.pool = pool
        solution = solve(self._rules, after, seat, cap=SHIPPING_CAP)
        worths = self._judge.shipped(after, seat, solution, PLANS)
        return self._shipped_by(solution, solution.results[worths.index(max(worths))])

    def plans(self, most: int) -> list[Plan]:
        """The plans of the seat that is to ship which look best, the best first."""
        state = self._state
        solution = solve(self._rules, state, state.mover, cap=DECISION_CAP)
        worths = self._judge.shipped(state, state.mover, solution)
        order = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
        results = [solution.results[n] for n in order[:most]]
        return [Plan(solution.moves(result), self._shipped_by(solution, result)) for result in results]

    def _shipped_by(self, solution: Solution, result: Result) -> Shipped:
        cards = self._rules.box.cards
        left = zip(solution.contracts, result.needs, strict=True)
        needs = tuple([(need, cards[card].points) for card, need in left if need])
        return Shipped(result.coins, needs, result.warehouse, result.market)

    def _has_shipped(self, seat: Seat) -> bool:
        """§3.4: clockwise from the first player."""
        state = self._state
        players = len(self._seats)
        return (seat - state.first) % players < (state.mover - state.first) % players


def _decided(scores: list[float]) -> Value:
    """What final scores are worth."""
    best = max(scores)
    won = WINNING / scores.count(best)
    close = zip(softmax(scores, LAST_HEAT), scores, strict=True)
    return tuple([(1 - WINNING) * part + (won if score == best else 0.0) for part, score in close])
