"""Twelve tables with a goal. How their cards were found and how hard they are: docs/challenges.md."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from speicherstadt_app.engine.rules import Event, Seat, Setup
from speicherstadt_app.games.speicherstadt.extras.goals import Standing, Wish, standings_after
from speicherstadt_app.games.speicherstadt.rules.boxes import box_of
from speicherstadt_app.games.speicherstadt.words import challenges as words

WIN: Final = Wish("victory", least=1)


@dataclass(frozen=True, slots=True)
class Challenge:
    name: str
    seats: tuple[tuple[str, str] | None, ...]
    """Level and style of who sits there; None where the person sits."""
    wishes: tuple[Wish, ...]
    rounds: int = 0
    """How many rounds lie behind when it begins; computer players have played them."""

    @property
    def seat(self) -> Seat:
        return self.seats.index(None)


class Beginning(NamedTuple):
    """The cards of a challenge, and what has happened before it begins."""

    seed: int
    moves: tuple[str, ...]


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


@lru_cache(maxsize=1)
def beginnings() -> Mapping[str, Beginning]:
    """How each challenge begins."""
    told = json.loads(files(__package__).joinpath("challenges.json").read_text("utf-8"))
    return {name: Beginning(each["seed"], tuple(each["moves"])) for name, each in told.items()}


def beginning(name: str) -> Beginning:
    return beginnings()[name]


def standings(challenge: Challenge, setup: Setup, events: Iterable[Event]) -> Sequence[Standing]:
    """How it stands with everything that is asked for, after all that has happened."""
    return standings_after(events, challenge.wishes, box_of(setup.options), setup.players, challenge.seat)


# What a challenge is called, and what it asks for


def title(name: str) -> str:
    return words.title_of(name)


def lead(name: str) -> str:
    return words.lead_of(name)


def goal(challenge: Challenge) -> str:
    return words.goal_text([(wish.measure, wish.least, wish.most) for wish in challenge.wishes])


def wish_text(standing: Standing) -> str:
    asked = standing.wish
    return words.wish_text(asked.measure, asked.least, asked.most)


def standing_text(standing: Standing) -> str:
    asked = standing.wish
    return words.standing_text(asked.measure, asked.least, asked.most, standing.value, standing.state)
