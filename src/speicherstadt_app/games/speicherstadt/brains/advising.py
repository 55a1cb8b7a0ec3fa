"""How good the options in a position are, for hints and reviews (ai/advice.py).

It is the search of the strongest brains, with three differences. Values are those of everybody. Each option that is
compared gets a search of its own, all as long, so that none looks better for having been tried more. And all placements
of a round share what was worked out for its ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from speicherstadt_app.ai.advice import Care, Option, Reason, Shares
from speicherstadt_app.ai.brain import Stop, never
from speicherstadt_app.ai.search import Tree, search
from speicherstadt_app.engine.rules import Action, Move, Rules, Seat
from speicherstadt_app.games.speicherstadt.brains.afterstate import Evaluator, open_contracts
from speicherstadt_app.games.speicherstadt.brains.ends import Ends, Plan, Shipped, Value
from speicherstadt_app.games.speicherstadt.brains.evaluators import best
from speicherstadt_app.games.speicherstadt.brains.foresight import Foresight
from speicherstadt_app.games.speicherstadt.brains.lines import Line, Lines
from speicherstadt_app.games.speicherstadt.brains.reasons import End, reasons_between
from speicherstadt_app.games.speicherstadt.brains.round import Round
from speicherstadt_app.games.speicherstadt.brains.styles import PLAIN
from speicherstadt_app.games.speicherstadt.brains.tally import PAID, purchase
from speicherstadt_app.games.speicherstadt.brains.values import Valuer, valuer
from speicherstadt_app.games.speicherstadt.brains.weights import WEIGHTS
from speicherstadt_app.games.speicherstadt.rules import actions as act
from speicherstadt_app.games.speicherstadt.rules.rules import WORKERS, SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, PURCHASE, SHIPPING, State

SCREENING: Final = 96
"""Iterations to find the options that are worth a search of their own."""
ITERATIONS: Final = {2: 600, 3: 360, 4: 220, 5: 120}
"""Iterations for each of those, by players: with more of them everything takes longer."""
PLANS: Final = 24
"""So many ways to ship are weighed by the evaluator."""
UNSURE: Final = 2.0
"""A share is off by at most so many times what the two halves of its search differ by, 19 times in 20 …"""
FINEST: Final = 0.012
"""… or by at most this, if that is more (docs/review.md has the figures)."""
EXACT: Final = 0.003
"""Where nothing is left to search. The evaluator knows no better."""
DEAL_ITERATIONS: Final = {2: 128, 3: 128, 4: 128, 5: 16}
"""Iterations for a deal: the luck of it is told by what is found so."""
CARE: Final = {2: Care(6, 0.042), 3: Care(6, 0.06), 4: Care(4, 0.095), 5: Care(4, 0.12)}
"""What that leaves in doubt was measured beside searches of 400 (docs/review.md)."""
BETWEEN_STOPS: Final = 32
"""Iterations between two questions whether to stop."""


class From:
    """The rest of a round from some placement on, as a problem to search."""

    def __init__(self, the_round: Round, lines: Lines) -> None:
        self._round: Final = the_round
        self._lines: Final = lines

    def start(self) -> Lines:
        return self._lines

    def fork(self, position: Lines) -> tuple[Seat, Sequence[float]] | None:
        return self._round.fork(position)

    def after(self, position: Lines, option: int) -> Lines:
        return self._round.after(position, option)

    def guess(self, position: Lines) -> Value:
        return self._round.guess(position)


class Placing:
    """A round before its first worker stands. All its placements are searched in here."""

    def __init__(self, rules: SpeicherstadtRules, judge: Valuer, evaluator: Evaluator, start: State) -> None:
        self.start: Final = start
        self.ends: Final = Ends(rules, start, judge, evaluator, start.first, PLAIN)
        self.round: Final = Round(start, Foresight(start, judge, judge.appraise(start)), self.ends)

    def lines(self, state: State) -> Lines:
        lines = list(self.round.start())
        for column in range(len(lines)):
            for seat in state.line(column):
                lines[column] = lines[column].joined(seat)
        return tuple(lines)


class SpeicherstadtAnalyst:
    def __init__(self, rules: SpeicherstadtRules, deal_iterations: int | None = None) -> None:
        self._rules: Final = rules
        self._deal_iterations: Final = deal_iterations or DEAL_ITERATIONS[rules.players]
        self.care: Final = CARE[rules.players]
        self._judge: Final = valuer(rules.box, rules.players, WEIGHTS[rules.players])
        self._evaluator: Final = best(rules.players, rules.box)
        self._placing: Placing | None = None

    # What is asked of every analyst

    def advise(self, view: State, seat: Seat, most: int, stop: Stop = never) -> Sequence[Option]:
        if view.phase == DEMAND:
            placing = self._placing_of(view)
            found = search(From(placing.round, placing.lines(view)), SCREENING, stop)
            order = sorted(found.branches, key=lambda branch: (-branch.tries, branch.option))
            tried = [branch.option for branch in order if branch.value is not None]
            options = [self.weigh(view, seat, (act.place(column),), stop) for column in tried[:most]]
        elif view.phase == PURCHASE:
            options = [self.weigh(view, seat, (action,), stop) for action in self._rules.legal(view, seat)]
        else:
            options = self._shippings(view)
        return sorted(options, key=lambda option: -option.shares[seat])[:most]

    def weigh(self, view: State, seat: Seat, actions: Sequence[Action], stop: Stop = never) -> Option:
        if view.phase == SHIPPING:
            return self._shipping(view, seat, tuple(actions))
        (action,) = actions
        return self._placement(view, action, stop) if view.phase == DEMAND else self._purchase(view, seat, action, stop)

    def decision(self, view: State, seat: Seat, moves: Sequence[Move]) -> int:
        if len(self._rules.legal(view, seat)) < 2:
            return 0
        if view.phase != SHIPPING:
            return 1
        for number, move in enumerate(moves, start=1):
            if move.action & act.KIND_MASK == act.STOW:
                return number
        return len(moves)

    def reasons(self, view: State, seat: Seat, better: Option, worse: Option) -> tuple[Reason, ...]:  # noqa: ARG002
        return reasons_between(self._rules.box, self._judge, seat, better, worse)

    def expected(self, view: State, seat: Seat) -> Shares:  # noqa: ARG002 - nothing is hidden
        assert view.phase == DEMAND, "placing follows every deal but that of the last fire, which is no surprise"
        placing = self._placing_of(view)
        return searched(From(placing.round, placing.lines(view)), view.mover, self._deal_iterations, never)[0]

    # Placements

    def _placing_of(self, state: State) -> Placing:
        start = state.copy()
        start.placed = 0
        start.mover = state.first
        start.heights = [0] * len(state.row)
        start.lines = [0] * len(state.row)
        if self._placing is None or self._placing.start != start:
            self._placing = Placing(self._rules, self._judge, self._evaluator, start)
        return self._placing

    def _placement(self, state: State, action: Action, stop: Stop) -> Option:
        placing = self._placing_of(state)
        lines = placing.round.after(placing.lines(state), act.column_of(action))
        if state.placed + 1 == WORKERS * self._rules.players:
            value, doubt = placing.round.guess(lines), EXACT
        else:
            value, doubt = searched(From(placing.round, lines), state.mover, ITERATIONS[self._rules.players], stop)
        while fork := placing.round.fork(lines):
            likings = fork[1]
            lines = placing.round.after(lines, likings.index(max(likings)))
        return Option((action,), value, doubt, self._end(placing.ends, placing.start, placing.round, lines, 0, 0))

    # Sales

    def _ends(self, state: State) -> Ends:
        return Ends(self._rules, state, self._judge, self._evaluator, state.first, PLAIN)

    def _round(self, state: State, ends: Ends, stop: Stop = never) -> Round:
        return Round(state, Foresight(state, self._judge, self._judge.appraise(state)), ends, stop)

    def _purchase(self, state: State, seat: Seat, action: Action, stop: Stop) -> Option:
        ends = self._ends(state)
        the_round = self._round(state, ends, stop)
        lines = the_round.start()
        column = state.column
        tally = 0
        if action == act.BUY:
            tally = purchase(seat, column, state.heights[column])
            column += 1
        else:
            behind = Line(column, lines[column].workers[1:], self._rules.players)
            lines = (*lines[:column], behind, *lines[column + 1 :])
        value = the_round.solve(lines, column, tally)
        return Option((action,), value, EXACT, self._end(ends, state, the_round, lines, column, tally))

    def _end(self, ends: Ends, start: State, the_round: Round, lines: Lines, column: int, tally: int) -> End:
        """How the round ends if everybody looks through all sales to the end."""
        for place in range(column, len(lines)):
            value = the_round.solve(lines, place + 1, tally)
            after = tally
            for owner, price, paid, added in lines[place].offers():
                if start.coins[owner] - (tally >> paid & PAID) >= price:
                    with_it = tally + added
                    bought = the_round.solve(lines, place + 1, with_it)
                    if bought[owner] > value[owner]:
                        value, after = bought, with_it
            tally = after
        return End(start, ends.outlook, tuple(ends.belongings(tally)))

    # Shipping

    def _shippings(self, state: State) -> list[Option]:
        seat = state.mover
        ends = self._ends(state)
        options = [self._shipped(ends, state, plan, plan.moves) for plan in ends.plans(PLANS)]
        return sorted(options, key=lambda option: -option.shares[seat])

    def _shipped(self, ends: Ends, state: State, plan: Plan, actions: tuple[Action, ...]) -> Option:
        end = End(state, ends.outlook, tuple(ends.belongings_after(plan)))
        return Option(actions, ends.value_of(plan), EXACT, end)

    def _shipping(self, state: State, seat: Seat, actions: tuple[Action, ...]) -> Option:
        """A shipping as it was done; what is left open of it is done as well as can be."""
        after = state.copy()
        *first, last = actions
        for action in first:
            self._rules.step(after, seat, action)
        if last & act.KIND_MASK != act.STOW:
            self._rules.step(after, seat, last)
            rest = self._shippings(after)[0]
            return Option((*actions, *rest.actions), rest.shares, rest.doubt, rest.end)
        warehouse, market = act.stow_of(last)
        gained = after.coins[seat] - state.coins[seat]
        shipped = Shipped(gained, open_contracts(self._rules.box, after, seat), warehouse, market)
        return self._shipped(self._ends(state), state, Plan(actions, shipped), actions)


def searched(problem: From, seat: Seat, iterations: int, stop: Stop) -> tuple[Value, float]:
    """What a position is worth by a search from it, and by how much that may be off for a seat.

    It is the mean of the second half, which knows better where to look. Where both halves agree, little would change.
    """
    tree = Tree(problem, seat)
    half = iterations // 2
    _grow(tree, half, stop)
    then, seen = tree.root.totals[:], tree.root.visits
    _grow(tree, iterations - half, stop)
    more = tree.root.visits - seen
    if not more:
        return tree.root.value(), 1.0
    value = tuple((now - before) / more for now, before in zip(tree.root.totals, then, strict=True))
    return value, max(FINEST, UNSURE * abs(value[seat] - then[seat] / seen))


def _grow(tree: Tree[Lines], iterations: int, stop: Stop) -> None:
    for number in range(iterations):
        if not number % BETWEEN_STOPS and stop():
            break
        tree.grow()


def analyst(rules: Rules[State]) -> SpeicherstadtAnalyst:
    assert isinstance(rules, SpeicherstadtRules)
    return SpeicherstadtAnalyst(rules)
