"""Opponents, hints and reviews for a game that brings none of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import exp, log
from typing import Any, Final

from speicherstadt_app.ai.advice import Care, Option, Reason, Shares
from speicherstadt_app.ai.brain import Answer, Brain, Candidate, Question, Stop, never
from speicherstadt_app.ai.imagining import USUAL, Found, Tried, Ways, search
from speicherstadt_app.ai.lineup import Lineup
from speicherstadt_app.ai.random_brain import RandomBrain
from speicherstadt_app.engine.rules import Action, Move, Rules, Seat
from speicherstadt_app.engine.streams import Stream

DIGITS: Final = 9
FEW: Final = 3
"""With more players a play-out takes longer: there are so many fewer of them …"""
LEAST: Final = 12
"""… but not fewer than this, or than the level has."""
TINY: Final = 2.0**-60

ADVICE: Final = 600
"""Iterations for a hint or a decision looked back at …"""
FURTHER: Final = 60
"""… for each further move of a decision of several …"""
EXPECTED: Final = 100
"""… and for what a deal has brought."""
SURE: Final = 1.96
"""So many standard deviations hold nineteen times out of twenty."""


@dataclass(frozen=True, slots=True)
class Level:
    """How long a level thinks, and by how much an option may be worse for it to come up e times less often."""

    iterations: int
    ease: float = 0.0


LEVELS: Final = {
    "novice": Level(12, 0.25),
    "casual": Level(60, 0.06),
    "regular": Level(250, 0.015),
    "keen": Level(1000),
}


def affordable(iterations: int, players: int) -> int:
    """So many iterations take about as long as all of them at a small table: each has a move for each player."""
    return max(min(iterations, LEAST), iterations * FEW // max(FEW, players))


@dataclass(frozen=True, slots=True)
class ImaginingBrain:
    """Searches imagined states. A game may tell it better ways than chance to play them out."""

    level: Level
    ways: Ways = USUAL

    def choose(self, question: Question, stop: Stop = never) -> Answer:
        stream = question.stream()
        iterations = question.iterations or affordable(self.level.iterations, question.rules.setup.players)
        found = search(
            question.rules, question.view, question.seat, question.legal, stream, iterations, stop, self.ways
        )
        return _answer(found, question.seat, self.level.ease, stream)


def _answer(found: Found, seat: Seat, ease: float, stream: Stream) -> Answer:
    """Shares are drawn by: of logarithms with Gumbel's noise the largest is such a draw."""
    tried = [one for one in found.options if one.means is not None] or list(found.options)
    best = max(_value(one, seat) for one in tried)
    likings = []
    for one in tried:
        behind = (best - _value(one, seat)) / ease if ease else 0.0
        if found.mixed:
            liking = log(max(one.share, TINY)) + _gumbel(stream) - behind
        elif ease:
            liking = _gumbel(stream) - behind
        else:
            liking = log(max(one.share, TINY)) + (1.0 if _value(one, seat) == best else 0.0)
        likings.append(liking)
    most = max(likings)
    weights = [exp(liking - most) for liking in likings]
    total = sum(weights)
    order = sorted(range(len(tried)), key=lambda n: (-weights[n], -_value(tried[n], seat), n))
    pairs = ((tried[n], weights[n] / total) for n in order)
    candidates = tuple(
        Candidate(one.action, round(_value(one, seat), DIGITS), round(share, DIGITS)) for one, share in pairs
    )
    return Answer(candidates[0].action, candidates[0].value, candidates)


def _value(one: Tried, seat: Seat) -> float:
    return 0.0 if one.means is None else one.means[seat]


def _gumbel(stream: Stream) -> float:
    return round(-log(-log(stream.fraction() or TINY)), DIGITS)


class ImaginingAnalyst:
    """Hints and reviews by the same search. It knows nothing of why: it gives no reasons."""

    def __init__(self, rules: Rules[Any], ways: Ways = USUAL) -> None:
        self._rules: Final = rules
        self._ways: Final = ways
        self._expected: Final = affordable(EXPECTED, rules.setup.players)
        self.care: Final = Care(drawn=4, doubt=SURE / (2 * self._expected**0.5))

    def advise(self, view: Any, seat: Seat, most: int, stop: Stop = never) -> Sequence[Option]:
        options = self._options(view, seat, self._rules.legal(view, seat), ADVICE, stop)
        best = sorted(options, key=lambda option: -option.shares[seat])[:most]
        return sorted([self._whole(view, seat, option, stop) for option in best], key=lambda one: -one.shares[seat])

    def _whole(self, view: Any, seat: Seat, option: Option, stop: Stop) -> Option:
        """The whole decision that begins so (`Rules.goes_on`), each further move the best that a shorter search finds.

        It is weighed as one that was played, so that a review compares whole decisions with each other.
        """
        rules = self._rules
        actions = option.actions
        after = rules.follow(view, seat, rules.text(seat, actions[0])).state
        while rules.goes_on(after, seat):
            legal = rules.legal(after, seat)
            further = self._options(after, seat, legal, FURTHER, stop) if len(legal) > 1 else ()
            best = max(further, key=lambda one: one.shares[seat]).actions[0] if further else legal[0]
            actions = (*actions, best)
            after = rules.follow(after, seat, rules.text(seat, best)).state
        return option if actions == option.actions else self.weigh(view, seat, actions, stop)

    def weigh(self, view: Any, seat: Seat, actions: Sequence[Action], stop: Stop = never) -> Option:
        (option,) = self._options(view, seat, actions[:1], ADVICE // 2, stop, actions[1:])
        return option

    def decision(self, view: Any, seat: Seat, moves: Sequence[Move]) -> int:
        """All moves of a decision (`Rules.goes_on`), unless there was nothing to choose at any of them."""
        rules = self._rules
        made, choice = 0, False
        for move in moves:
            if move.seat != seat:
                break
            choice = choice or len(rules.legal(view, seat)) > 1
            view = rules.follow(view, seat, rules.text(*move)).state
            made += 1
            if not rules.goes_on(view, seat):
                break
        return made if choice else 0

    def reasons(self, view: Any, seat: Seat, better: Option, worse: Option) -> tuple[Reason, ...]:  # noqa: ARG002
        return ()

    def expected(self, view: Any, seat: Seat) -> Shares:
        legal = self._rules.legal(view, seat)
        found = search(self._rules, view, seat, legal, Stream(0, "expected"), self._expected, never, self._ways)
        tried = [one for one in found.options if one.means is not None]
        best = max(tried, key=lambda one: (one.share, one.means[seat] if one.means else 0.0))
        assert best.means is not None
        return best.means

    def _options(
        self,
        view: Any,
        seat: Seat,
        legal: Sequence[Action],
        iterations: int,
        stop: Stop,
        afterwards: Sequence[Action] = (),
    ) -> list[Option]:
        """Those that were tried; said stop to before the first try, the first of them, of which nothing is known."""
        tries = affordable(iterations, self._rules.setup.players)
        found = search(self._rules, view, seat, legal, Stream(0, "advice"), tries, stop, self._ways, afterwards)
        fair = 1 / self._rules.setup.players
        unknown = (fair,) * self._rules.setup.players
        tried = [one for one in found.options if one.means is not None] or list(found.options[:1])
        doubts = [SURE * one.error if one.error else 1.0 for one in tried]
        return [
            Option((one.action, *afterwards), one.means or unknown, doubt, None)
            for one, doubt in zip(tried, doubts, strict=True)
        ]


def _brain(level: Level, _style: str) -> Brain:
    return ImaginingBrain(level)


LINEUP: Final = Lineup(
    levels={name: partial(_brain, level) for name, level in LEVELS.items()},
    styles=("plain",),
    others={"random": lambda _style: RandomBrain()},
)
"""Who plays a game that brings nobody. The names say how much thought goes into a move, and promise no strength."""
