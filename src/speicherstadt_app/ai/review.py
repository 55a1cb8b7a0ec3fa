"""A look back at a game: what everybody could expect at each point, what decisions lost, and what was luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Any, Final

from speicherstadt_app.ai.accuracy import Judged, Scale, scale_for
from speicherstadt_app.ai.advice import Analyst, Option, Progress, Reason, Shares, must_have
from speicherstadt_app.ai.brain import Stop, never
from speicherstadt_app.ai.luck import Deal, deal
from speicherstadt_app.ai.payoffs import win_shares
from speicherstadt_app.ai.playing import known_to
from speicherstadt_app.engine.errors import Illegal
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import FindGame, Record, replay
from speicherstadt_app.engine.rules import CHANCE, Action, Move, Rules, Seat
from speicherstadt_app.games import registry

FINE: Final = "fine"
VERDICTS: Final = (("blunder", 0.15), ("mistake", 0.07), ("slip", 0.03))
"""From which loss on, in shares of a win, a decision is called so (docs/review.md says how often that is noise)."""
DIGITS: Final = 9
"""Of a loss: the last ones are not the same on every machine."""
DEAREST: Final = 3


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat decided, behind how many moves, and what that lost against the best that was found."""

    ply: int
    seat: Seat
    phase: str
    played: tuple[Action, ...]
    shares: Shares
    loss: float
    doubt: float
    verdict: str
    best: tuple[Action, ...]
    best_share: float
    reasons: tuple[Reason, ...]
    """Why the best would have been better; only for the dearest decisions of each seat."""
    points: float = 0.0
    """What it lost in points beside the others, if the game's analyst tells points …"""
    stake: float = 0.0
    """… and what drawing lots among all options would have lost on average."""


@dataclass(frozen=True, slots=True)
class Point:
    """What everybody could expect after so many moves."""

    ply: int
    shares: Shares


@dataclass(frozen=True, slots=True)
class SeatReview:
    """One seat's game in figures."""

    decisions: int
    loss: float
    accuracy: float | None
    """0 to 100; None without a decision, and where its game has no scale for it (`accuracy.py`)."""
    luck: float
    luck_doubt: float
    verdicts: dict[str, int]
    dearest: tuple[Decision, ...]


@dataclass(frozen=True, slots=True)
class Review:
    over: bool
    moves: int
    curve: tuple[Point, ...]
    decisions: tuple[Decision, ...]
    deals: tuple[Deal, ...]
    seats: tuple[SeatReview, ...]


def review(
    record: Record,
    find: FindGame = registry.find,
    stop: Stop = never,
    progress: Progress | None = None,
) -> Review | None:
    """Look back at a game as far as it was played; None if it was stopped.

    Raises as `replay` does. The same record gives the same review.
    """
    return Looking(record, find).go_on(stop, progress)


def check_told(match: Match[Any], *, is_open: bool) -> None:
    """Raise `Illegal` while a game with secrets goes on: what is said of decisions tells what is hidden."""
    if not (is_open or match.over):
        raise Illegal("its game has secrets and goes on: once it is over, it can be looked back at")


class Looking:
    """A look back that can be broken off and gone on with."""

    def __init__(self, record: Record, find: FindGame = registry.find, *, luck: bool = True) -> None:
        """Without `luck` decisions alone are judged, in the same way and in less time."""
        self.record: Final = record
        whole = replay(record, find)
        card = find(record.game).card
        check_told(whole, is_open=card.open)
        scale = scale_for(record, card)
        self._look: Final = _Look(must_have(record.game, whole.rules), whole, scale, luck=luck and card.open)
        self._length: Final = whole.length
        # Deals take next to no time: counted like the rest they would promise an early end.
        self._decided: Final = tuple(accumulate((move.seat != CHANCE for move in whole.moves), initial=0))

    def go_on(self, stop: Stop = never, progress: Progress | None = None, most: int | None = None) -> Review | None:
        """From where it was broken off to the end; None if it was stopped, or after `most` points of the curve."""
        wanted = None if most is None else self._look.points + most
        told = -1
        while not self._look.done:
            if stop() or (wanted is not None and self._look.points >= wanted):
                return None
            if progress and (done := self._done()) > told:
                progress(done, self._length)
                told = done
            self._look.on(stop)
        if stop():
            return None
        if progress:
            progress(self._length, self._length)
        return self._look.review()

    def _done(self) -> int:
        """How much of the length has been looked at, by the moves of seats alone."""
        return self._length * self._decided[self._look.ply] // max(1, self._decided[-1])

    def so_far(self) -> Review:
        """What has been found up to now: the curve, the decisions and the deals, and no figures of anybody's game."""
        return self._look.so_far()


class _Look:
    """Goes through a game from its first move to its last."""

    def __init__(self, looking: Analyst, whole: Match[Any], scale: Scale | None, *, luck: bool) -> None:
        """Where something is hidden, there is no luck that would be the same for everybody (`luck.py`)."""
        self._scale: Final = scale
        self._luck: Final = luck
        self._analyst: Final = looking
        self._rules: Final[Rules[Any]] = whole.rules
        self._moves: Final = whole.moves
        self._texts: Final = whole.texts
        self._outcome: Final = whole.outcome() if whole.over else None
        self._match: Final[Match[Any]] = Match(whole.rules)
        self._curve: Final[list[Point]] = []
        self._deals: Final[list[Deal]] = []
        self._decided: Final[list[tuple[Decision, Any, Option, Option]]] = []

    @property
    def ply(self) -> int:
        return self._match.ply

    @property
    def points(self) -> int:
        return len(self._curve)

    @property
    def done(self) -> bool:
        return self.ply == len(self._moves)

    def on(self, stop: Stop) -> None:
        """To the next deal or decision, and over it; what is stopped is as if it had not been begun."""
        match = self._match
        if match.actors == (CHANCE,):
            before = match.state
            while match.actors == (CHANCE,) and not self.done:
                self._play(1)
            if self._luck and match.actors not in ((), (CHANCE,)):
                found = deal(self._analyst, self._rules, before, match.state, self._texts[: match.ply])
                if found:
                    self._deals.append(found)
                    self._curve.append(Point(found.ply, found.shares))
            return
        seat = self._moves[match.ply].seat
        view = known_to(self._rules, match.state, seat)
        following = self._moves[match.ply :]
        moves = self._analyst.decision(view, seat, following)
        if moves and not self._decide(view, seat, following[:moves], stop):
            return
        self._play(max(1, moves))

    def _play(self, moves: int) -> None:
        for move in self._moves[self.ply : self.ply + moves]:
            self._match.play(*move)

    def _decide(self, view: Any, seat: Seat, moves: Sequence[Move], stop: Stop) -> bool:
        """Whether it was looked at to the end."""
        actions = tuple(move.action for move in moves)
        best = self._analyst.advise(view, seat, 1, stop)[0]
        played = best if best.actions == actions else self._analyst.weigh(view, seat, actions, stop)
        if stop():
            return False
        points, stake = max(0.0, round(best.points - played.points, DIGITS)), max(0.0, round(best.edge, DIGITS))
        loss = round(best.shares[seat] - played.shares[seat], DIGITS)
        if loss <= 0:
            best, loss = played, 0.0
        decision = Decision(
            ply=self._match.ply,
            seat=seat,
            phase=self._match.phase,
            played=actions,
            shares=played.shares,
            loss=loss,
            doubt=best.doubt + played.doubt,
            verdict=FINE if best.level_with(played, seat) else verdict(loss),
            best=best.actions,
            best_share=best.shares[seat],
            reasons=(),
            points=points,
            stake=stake,
        )
        self._decided.append((decision, view, best, played))
        if self._deals and self._deals[-1].ply == self._match.ply:
            # Luck is judged by a shorter look than the decision behind the deal; the curve has what the longer found.
            self._curve[-1] = Point(self._match.ply, best.shares)
        self._curve.append(Point(self._match.ply + len(moves), played.shares))
        return True

    def so_far(self) -> Review:
        decisions = tuple(decision for decision, *_ in self._decided)
        return Review(
            over=False,
            moves=self.ply,
            curve=tuple(self._curve),
            decisions=decisions,
            deals=tuple(self._deals),
            seats=(),
        )

    def review(self) -> Review:
        seats = range(self._rules.setup.players)
        if self._outcome:
            self._curve.append(Point(self.ply, win_shares(self._outcome)))
        figures = tuple(self._seat(seat) for seat in seats)
        return replace(self.so_far(), over=self._outcome is not None, seats=figures)

    def _seat(self, seat: Seat) -> SeatReview:
        own = [decided for decided in self._decided if decided[0].seat == seat]
        losses = [decision.loss for decision, *_ in own]
        verdicts = [decision.verdict for decision, *_ in own]
        dear = sorted([decided for decided in own if decided[0].verdict != FINE], key=lambda one: -one[0].loss)
        return SeatReview(
            decisions=len(own),
            loss=sum(losses),
            accuracy=accuracy(self._scale, [decision for decision, *_ in own]),
            luck=sum(found.luck[seat] for found in self._deals),
            luck_doubt=sum(found.doubt[seat] ** 2 for found in self._deals) ** 0.5,
            verdicts={name: verdicts.count(name) for name, _ in reversed(VERDICTS)},
            dearest=tuple(self._explained(*decided) for decided in dear[:DEAREST]),
        )

    def _explained(self, decision: Decision, view: Any, best: Option, played: Option) -> Decision:
        reasons = self._analyst.reasons(view, decision.seat, best, played)
        return replace(decision, reasons=reasons)


def verdict(loss: float) -> str:
    """What a decision that loses so much is called."""
    return next((name for name, least in VERDICTS if loss >= least), FINE)


def accuracy(scale: Scale | None, decisions: Sequence[Decision]) -> float | None:
    """Of one seat's decisions. What its game has no scale for is not told."""
    if scale is None or not decisions:
        return None
    return scale.accuracy(
        [Judged(one.phase, one.best_share, one.shares[one.seat], one.points, one.stake) for one in decisions]
    )
