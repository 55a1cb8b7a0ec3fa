"""How good the options in a position are, for hints and reviews (ai/advice.py).

It is the search of the strongest brains, with two differences. Each option is tried in as many imagined positions as
the others, so that it can be told how much better the best is than drawing lots; and what everybody may expect is kept
apart by where it comes from.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, sqrt
from statistics import fmean
from typing import Final

from speicherstadt_app.ai.advice import Care, Option, Reason, Shares
from speicherstadt_app.ai.brain import Stop, never
from speicherstadt_app.engine.rules import Action, Move, Rules, Seat
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.venedig.brains import sight
from speicherstadt_app.games.venedig.brains.answering import A_ROUND, SCALE
from speicherstadt_app.games.venedig.brains.chance import Luck
from speicherstadt_app.games.venedig.brains.plans import Plan, spot_of
from speicherstadt_app.games.venedig.brains.playouts import PlayOuts
from speicherstadt_app.games.venedig.brains.reasons import End, reasons_between
from speicherstadt_app.games.venedig.brains.searching import Search
from speicherstadt_app.games.venedig.brains.worth import win_share
from speicherstadt_app.games.venedig.rules import actions as act
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.rules.setting import WIDTH
from speicherstadt_app.games.venedig.rules.state import BUILD, MARKERS, OVER, PILES, State

SCREENING: Final = 16
"""In so many imagined positions every option is tried, …"""
CLOSER: Final = 48
"""… and in so many those that look best, and what was played."""
ROUNDS: Final = 3
SURE: Final = 1.96
"""So many standard deviations hold nineteen times out of twenty."""
PAIRED: Final = 0.6
"""All options are tried in the same positions with the same luck, so what they differ by is surer than each alone."""
FINEST: Final = 0.01
"""No share is surer than this."""
EXPECTED: Final = 24


class Tried:
    """An option, and the sums of what came of it in the positions it was tried in."""

    __slots__ = ("actions", "done", "points", "shares", "soon", "squares")

    def __init__(self, actions: tuple[Action, ...], players: int) -> None:
        self.actions: Final = actions
        self.done = 0
        self.points = 0.0
        self.squares = 0.0
        self.shares: Final = [0.0] * players
        self.soon: Final = [0.0] * (players * WIDTH)

    @property
    def beside(self) -> float:
        """In points beside the others, in those positions alone in which every option was tried."""
        return self.points / min(self.done, SCREENING)


class VenedigAnalyst:
    def __init__(self, rules: VenedigRules) -> None:
        self._rules: Final = rules
        self._plays: Final = PlayOuts(rules)
        self.care: Final = Care(drawn=4, doubt=SURE / (2 * EXPECTED**0.5))

    # What is asked of every analyst

    def advise(self, view: State, seat: Seat, most: int, stop: Stop = never) -> Sequence[Option]:
        plans = sight.plans(
            self._plays,
            view,
            seat,
            self._rules.legal(view, seat),
            Luck(Stream(0, "advice", view.round, seat).bits()),
        )
        search = self._search(view, seat, stop)
        tried = [Tried(plan.actions, self._plays.thumb.players) for plan in plans]
        self._try(search, view, seat, tried, range(SCREENING), stop)
        tried.sort(key=lambda one: -one.beside)
        usual = fmean(one.beside for one in tried)
        best = tried[:most]
        self._try(search, view, seat, best, range(SCREENING, CLOSER), stop)
        options = [self._option(search, view, seat, one, one.beside - usual) for one in best]
        return sorted(options, key=lambda option: -option.shares[seat])

    def weigh(self, view: State, seat: Seat, actions: Sequence[Action], stop: Stop = never) -> Option:
        return self._looked_into(view, seat, tuple(actions), CLOSER, stop)

    def decision(self, view: State, seat: Seat, moves: Sequence[Move]) -> int:
        """A row of tiles, or a group of piles with its markers, is one decision."""
        if len(self._rules.legal(view, seat)) <= 1:
            return 0
        kinds = {BUILD: {act.BUILD}, PILES: {act.PILE, act.MARK}, MARKERS: {act.MARK}}.get(view.phase)
        if kinds is None:
            return 1
        count = 0
        for mover, action in moves:
            if mover != seat or action & act.KIND_MASK not in kinds:
                break
            if count and action & act.KIND_MASK == act.PILE and moves[count - 1].action & act.KIND_MASK == act.MARK:
                break
            count += 1
        return max(1, count)

    def reasons(self, view: State, seat: Seat, better: Option, worse: Option) -> tuple[Reason, ...]:  # noqa: ARG002
        return reasons_between(seat, better, worse)

    def expected(self, view: State, seat: Seat) -> Shares:
        plans = sight.plans(self._plays, view, seat, self._rules.legal(view, seat), Luck(0))
        return self._looked_into(view, seat, plans[0].actions, EXPECTED, never).shares

    # Options

    def _looked_into(self, view: State, seat: Seat, actions: tuple[Action, ...], worlds: int, stop: Stop) -> Option:
        search = self._search(view, seat, stop)
        one = Tried(actions, self._plays.thumb.players)
        self._try(search, view, seat, [one], range(worlds), stop)
        return self._option(search, view, seat, one)

    def _search(self, view: State, seat: Seat, stop: Stop) -> Search:
        """The same for all options of a decision: they are tried in the same positions, with the same luck."""
        stream = Stream(0, "closer", view.round, seat)
        return Search(self._plays, self._rules.unsealed(view, seat), seat, ROUNDS, stream, stop)

    def _try(
        self, search: Search, view: State, seat: Seat, tried: Sequence[Tried], worlds: Iterable[int], stop: Stop
    ) -> None:
        """All options in each of these positions; after a stop in no further one, but never in none."""
        for number in worlds:
            if number and stop():
                return
            world = search.imagine(number)
            for one in tried:
                state, at_the_end = search.followed(world, Plan(one.actions, 0.0), number)
                for place, (now, then) in enumerate(zip(at_the_end, view.points, strict=True)):
                    one.soon[place] += now - then
                found = self._shares(state)
                for other, share in enumerate(found):
                    one.shares[other] += share
                one.squares += found[seat] ** 2
                if number < SCREENING:
                    one.points += self._plays.worth.utility(state, seat)
                one.done += 1

    def _option(self, search: Search, view: State, seat: Seat, one: Tried, edge: float = 0.0) -> Option:
        done = one.done
        means = tuple([share / done for share in one.shares])
        variance = max(0.0, one.squares / done - means[seat] ** 2) + 0.25 / (done + 1) ** 2
        doubt = max(FINEST, PAIRED * SURE * sqrt(variance / done))
        parts = tuple(
            tuple([one.soon[other * WIDTH + n] / done for n in range(WIDTH)]) for other in range(len(one.shares))
        )
        before = self._rules.unsealed(view, seat)
        end = self._end(before, search, seat, one.actions, parts)
        return Option(one.actions, means, doubt, end, one.beside, edge)

    def _shares(self, state: State) -> list[float]:
        """Everybody's share of a win."""
        players = range(self._plays.thumb.players)
        if state.phase == OVER:
            return [win_share(state.scores, seat) for seat in players]
        worths = self._plays.worth.of_seats(state)
        scale = SCALE + A_ROUND * self._plays.worth.rounds_left(state)
        most = max(worths)
        weights = [exp((worth - most) / scale * 2) for worth in worths]
        total = sum(weights)
        return [weight / total for weight in weights]

    def _end(
        self,
        before: State,
        search: Search,
        seat: Seat,
        actions: tuple[Action, ...],
        soon: tuple[tuple[float, ...], ...],
    ) -> End:
        after = search.imagine(0).copy()
        handed = -1
        kind = actions[0] & act.KIND_MASK
        if kind == act.CHOOSE:
            handed = act.thing_of(actions[0])
        elif kind in (act.EXCHANGE, act.KEEP, act.GIVE, act.SPY):
            pass
        else:
            self._do_alone(after, seat, actions)
        return End(self._plays.thumb, before, after, soon, handed)

    def _do_alone(self, after: State, seat: Seat, actions: Sequence[Action]) -> None:
        """The moves without what others do behind them."""
        thumb = self._plays.thumb
        luck = Luck(0)
        for action in actions:
            kind = action & act.KIND_MASK
            if after.phase == OVER:
                return
            if kind == act.BUILD:
                thumb.lay(after, seat, act.tile_of(action), spot_of(thumb, action))
            elif kind == act.PILE:
                thumb.pile(after, act.thing_of(action))
            elif kind == act.MARK:
                after.marks[seat] |= 1 << act.thing_of(action)
            elif kind == act.TAKE:
                thumb.take_top(after, seat, thumb.box.shape[act.thing_of(action)], luck)
            elif kind == act.USE:
                thumb.carry_out(after, seat, act.thing_of(action), luck, borrowed=True)
            elif kind == act.COPY:
                thumb.carry_out(after, seat, after.chosen[act.thing_of(action)], luck, borrowed=True)
            elif kind == act.REMOVE:
                built = [one for one in after.built if act.tile_of(one) == act.thing_of(action)]
                thumb.remove(after, seat, built[0])


def analyst(rules: Rules[State]) -> VenedigAnalyst:
    assert isinstance(rules, VenedigRules)
    return VenedigAnalyst(rules)
