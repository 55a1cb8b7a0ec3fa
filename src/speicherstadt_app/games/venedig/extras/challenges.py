"""Six tables with a goal. How their deals were found and how hard they are: docs/challenges-venedig.md."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from speicherstadt_app.engine.challenge import WIN, Beginning, Challenge, Standing, Wish, read_beginnings
from speicherstadt_app.engine.rules import Event, Setup
from speicherstadt_app.games.venedig.extras.goals import standings_after
from speicherstadt_app.games.venedig.rules.boxes import box_of
from speicherstadt_app.games.venedig.words.challenges import goal, lead, standing_text, title, wish_text

__all__ = [
    "CHALLENGES",
    "beginning",
    "goal",
    "lead",
    "standing_text",
    "standings",
    "title",
    "wish_text",
]
NEUTRAL: Final = "chronicler"


CHALLENGES: Final = (
    Challenge("far_ahead", (None, ("mason", NEUTRAL)), (Wish("margin", least=20),)),
    Challenge("two_bridges", (("mason", NEUTRAL), None), (WIN, Wish("bridges", least=2))),
    Challenge(
        "good_neighbours",
        (("mason", NEUTRAL), None, ("mason", NEUTRAL)),
        (Wish("margin", least=13), Wish("edges", least=8)),
    ),
    Challenge(
        "sure_bets",
        (None, *(("mason", NEUTRAL) for _ in range(3))),
        (Wish("margin", least=7), Wish("bets_won", least=2)),
    ),
    Challenge(
        "landlord",
        (None, *(("mason", NEUTRAL) for _ in range(3))),
        (Wish("margin", least=12), Wish("paid", least=4)),
    ),
    Challenge(
        "last_word",
        (("mason", NEUTRAL), ("mason", NEUTRAL), None),
        (Wish("margin", least=10), Wish("last_pile", least=1)),
    ),
)
BY_NAME: Final[Mapping[str, Challenge]] = {challenge.name: challenge for challenge in CHALLENGES}


def beginnings() -> Mapping[str, Beginning]:
    """How each challenge begins."""
    return read_beginnings("speicherstadt_app.games.venedig.extras")


def beginning(name: str) -> Beginning:
    return beginnings()[name]


def standings(challenge: Challenge, setup: Setup, events: Iterable[Event]) -> Sequence[Standing]:
    """How it stands with everything that is asked for, after all that the person has seen."""
    return standings_after(events, challenge.wishes, box_of(setup.options), setup.players, challenge.seat)
