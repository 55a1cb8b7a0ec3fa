"""The luck of deals, apart from what anybody decides.

What a deal brought a seat is what it may expect after it, less what it could expect before. That is the mean over
deals that might as well have come, drawn from what everybody at the table knows: never from an order that is hidden.
Drawn and true deals are judged in the same way, so over many games luck comes to nothing, however good or bad that
judgement is.

Only games in which all is open have such luck: where hands are hidden, what a deal brings depends on who looks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import hypot, sqrt
from typing import Any, TypeVar

from speicherstadt_app.ai.advice import Analyst, Shares, must_have
from speicherstadt_app.ai.brain import Stop, never
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import FindGame, Record, start
from speicherstadt_app.engine.rules import CHANCE, Rules
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance brought, up to the next decision: how many moves had been made by then, and everybody's luck.

    Luck is in shares of a win; that of all seats adds up to nothing. It is known to within `doubt`, nineteen times out
    of twenty.
    """

    ply: int
    shares: Shares
    luck: tuple[float, ...]
    doubt: tuple[float, ...]


def deal(
    analyst: Analyst, rules: Rules[S], before: S, after: S, moves: Sequence[str], drawn: int | None = None
) -> Deal | None:
    """The luck of what came between two states; None if nothing else could have come. `drawn` is instead of what the
    analyst's care asks for.

    `moves` are all up to the second state: they seed what is drawn. Were it only those up to the first, all games would
    share what is drawn for their first round, and its error would never average out.
    """
    stream = Stream(0, "luck", sha256("\n".join(moves).encode()).hexdigest())
    others = []
    for _ in range(drawn or analyst.care.drawn):
        other, open_ended = _dealt(rules, before, stream)
        if not open_ended:
            return None
        others.append(analyst.expected(other, rules.actors(other)[0]))
    shares = analyst.expected(after, rules.actors(after)[0])
    means = [sum(parts) / len(others) for parts in zip(*others, strict=True)]
    luck = tuple(share - mean for share, mean in zip(shares, means, strict=True))
    doubt = tuple(hypot(_doubt(parts), analyst.care.doubt) for parts in zip(*others, strict=True))
    return Deal(len(moves), shares, luck, doubt)


def deals(
    record: Record,
    find: FindGame = registry.find,
    drawn: int | None = None,
    stop: Stop = never,
    judge: Analyst | None = None,
) -> Iterator[Deal]:
    """The deals of a game, as far as it was played; none of a game in which something is hidden."""
    if not find(record.game).card.open:
        return
    match: Match[Any] = start(record, find)
    looking = judge or must_have(record.game, match.rules)
    before = None
    for text in record.moves:
        if stop():
            return
        if before is None and match.actors == (CHANCE,):
            before = match.state
        match.play_text(text)
        if before is not None and match.actors != (CHANCE,):
            found = deal(looking, match.rules, before, match.state, record.moves[: match.ply], drawn)
            before = None
            if found:
                yield found


def _dealt(rules: Rules[S], before: S, stream: Stream) -> tuple[S, bool]:
    """A state that might have come, and whether there was more than one."""
    state = rules.copy(before)
    open_ended = False
    while rules.actors(state) == (CHANCE,):
        chances = rules.chances(state)
        open_ended = open_ended or len(chances) > 1
        rules.step(state, CHANCE, stream.weighted(chances))
    return state, open_ended


def _doubt(parts: Sequence[float]) -> float:
    """Of a mean of so many, 19 times in 20."""
    n = len(parts)
    if n < 2:
        return 1.0
    mean = sum(parts) / n
    return 1.96 * sqrt(sum((part - mean) ** 2 for part in parts) / (n - 1) / n)
