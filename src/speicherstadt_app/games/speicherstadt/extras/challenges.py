"""Twelve tables with a goal. How their cards were found and how hard they are: docs/challenges.md."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from speicherstadt_app.engine.challenge import WIN, Beginning, Challenge, Standing, Wish, read_beginnings
from speicherstadt_app.engine.rules import Event, Setup
from speicherstadt_app.games.speicherstadt.extras.goals import standings_after
from speicherstadt_app.games.speicherstadt.rules.boxes import box_of
from speicherstadt_app.games.speicherstadt.words.challenges import goal, lead, standing_text, title, wish_text

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


CHALLENGES: Final = (
    Challenge("landslide", (None, ("clerk", "shipowner")), (Wish("margin", least=28),)),
    Challenge("penny_fleet", (("merchant", "silent-partner"), None), (WIN, Wish("ships_for_one", least=3))),
    Challenge("three_offices", (None, ("merchant", "office-collector")), (WIN, Wish("offices", least=3))),
    Challenge(
        "bare_heads",
        (("clerk", "fire-captain"), None, ("clerk", "grocer")),
        (Wish("margin", least=3), Wish("firefighters", most=2)),
    ),
    Challenge(
        "two_signatures",
        (("merchant", "speculator"), None),
        (WIN, Wish("contracts", most=2)),
    ),
    Challenge(
        "low_bids",
        (None, ("merchant", "troublemaker")),
        (WIN, Wish("dearest", most=3)),
    ),
    Challenge(
        "clean_quay",
        (("broker", "grocer"), None, ("broker", "shipowner"), ("broker", "speculator")),
        (Wish("margin", least=3), Wish("lost", most=0), Wish("completed", least=2)),
    ),
    Challenge(
        "dear_for_others",
        (("broker", "miser"), ("broker", "silent-partner"), ("broker", "office-collector"), None),
        (Wish("margin", least=9), Wish("driven", least=5)),
    ),
    Challenge(
        "five_houses",
        (
            ("apprentice", "fire-captain"),
            ("apprentice", "miser"),
            None,
            ("apprentice", "shipowner"),
            ("apprentice", "grocer"),
        ),
        (Wish("margin", least=3), Wish("fires_lost", most=0)),
    ),
    Challenge(
        "heir_in_spring",
        (("broker", "office-collector"), ("broker", "silent-partner"), None),
        (WIN, Wish("completed", least=2), Wish("driven", least=7)),
        rounds=3,
    ),
    Challenge("heir_in_summer", (("broker", "shipowner"), None), (WIN, Wish("completed", least=2)), rounds=8),
    Challenge("heir_in_autumn", (None, ("broker", "silent-partner")), (WIN,), rounds=11),
)
BY_NAME: Final[Mapping[str, Challenge]] = {challenge.name: challenge for challenge in CHALLENGES}


def beginnings() -> Mapping[str, Beginning]:
    """How each challenge begins."""
    return read_beginnings("speicherstadt_app.games.speicherstadt.extras")


def beginning(name: str) -> Beginning:
    return beginnings()[name]


def standings(challenge: Challenge, setup: Setup, events: Iterable[Event]) -> Sequence[Standing]:
    """How it stands with everything that is asked for, after all that has happened."""
    return standings_after(events, challenge.wishes, box_of(setup.options), setup.players, challenge.seat)
