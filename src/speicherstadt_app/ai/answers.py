"""One decision of a recorded game, looked into: what could have been done, how good each of it was, and why."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from speicherstadt_app.ai.advice import Analyst, Option, Reason, must_have
from speicherstadt_app.ai.brain import Stop, never
from speicherstadt_app.ai.playing import known_to
from speicherstadt_app.ai.review import check_told
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import FindGame, Record, start
from speicherstadt_app.engine.rules import Action, Seat
from speicherstadt_app.games import registry

MOST: Final = 3


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that could have been done, with the share of a win to be expected from it.

    Reasons say why the best is better; those of the best, why it is better than what was done.
    """

    actions: tuple[Action, ...]
    share: float
    doubt: float
    level: bool
    """Equally good as the best one, as far as can be told."""
    played: bool
    tried: bool
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    seat: Seat
    choices: tuple[Choice, ...]
    """The best one first."""


def answer(
    record: Record,
    ply: int,
    tried: tuple[Action, ...] = (),
    find: FindGame = registry.find,
    stop: Stop = never,
) -> Answer | None:
    """What could have been done at a ply: the best choices, what was played, and what somebody else has tried.

    None if there was nothing to decide, or it was stopped. Raises as `replay` does.
    """
    match: Match[Any] = start(record, find)
    for text in record.moves:
        match.play_text(text)
    check_told(match, is_open=find(record.game).card.open)
    moves = match.moves
    match.jump(ply)
    if ply >= len(moves):
        return None
    seat = moves[ply].seat
    looking = must_have(record.game, match.rules)
    view = known_to(match.rules, match.state, seat)
    many = looking.decision(view, seat, moves[ply:]) if seat in match.actors and seat >= 0 else 0
    if not many:
        return None
    played = tuple(move.action for move in moves[ply : ply + many])
    options = list(looking.advise(view, seat, MOST, stop))
    for actions in (played, tried):
        if actions and not any(option.actions == actions for option in options):
            options.append(looking.weigh(view, seat, actions, stop))
    if stop():
        return None
    return Answer(
        seat, tuple(_choices(looking, view, seat, _told_apart(options, seat, (played, tried)), played, tried))
    )


def _told_apart(options: Iterable[Option], seat: Seat, wanted: tuple[tuple[Action, ...], ...]) -> list[Option]:
    """The best first. Of several ways to the same end the one that somebody went stays."""
    order = sorted(options, key=lambda option: (-option.shares[seat], option.actions not in wanted))
    found: list[Option] = []
    for option in order:
        if not any(other.shares == option.shares for other in found) or option.actions in wanted:
            found.append(option)
    return found


def _choices(
    looking: Analyst,
    view: Any,
    seat: Seat,
    options: list[Option],
    played: tuple[Action, ...],
    tried: tuple[Action, ...],
) -> Iterable[Choice]:
    best = options[0]
    rival = next((option for option in options if option.actions == played), best)
    for option in options:
        if option is best:
            reasons = looking.reasons(view, seat, best, rival) if rival is not best else ()
        else:
            reasons = looking.reasons(view, seat, best, option)
        yield Choice(
            actions=option.actions,
            share=option.shares[seat],
            doubt=option.doubt,
            level=option.level_with(best, seat),
            played=option.actions == played,
            tried=option.actions == tried,
            reasons=reasons,
        )
