"""Six tables with a goal. How their deals were found and how hard they are: docs/challenges-venedig.md."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

from speicherstadt_app.engine.rules import Event, Seat, Setup
from speicherstadt_app.games.venedig.extras.goals import Standing, Wish, standings_after
from speicherstadt_app.games.venedig.rules.boxes import box_of
from speicherstadt_app.games.venedig.words import challenges as words

WIN: Final = Wish("victory", least=1)
NEUTRAL: Final = "chronicler"


@dataclass(frozen=True, slots=True)
class Challenge:
    name: str
    seats: tuple[tuple[str, str] | None, ...]
    """Level and style of who sits there; None where the person sits."""
    wishes: tuple[Wish, ...]

    @property
    def seat(self) -> Seat:
        return self.seats.index(None)


class Beginning(NamedTuple):
    """The deal of a challenge, and what has happened before it begins: nothing, so far."""

    seed: int
    moves: tuple[str, ...]


CHALLENGES: Final = (
    Challenge("far_ahead", (None, ("mason", NEUTRAL)), (Wish("margin", least=15),)),
    Challenge("two_bridges", (("mason", NEUTRAL), None), (WIN, Wish("bridges", least=2))),
    Challenge("good_neighbours", (("mason", NEUTRAL), None, ("mason", NEUTRAL)), (WIN, Wish("edges", least=11))),
    Challenge(
        "safe_bets",
        (("mason", NEUTRAL), ("mason", NEUTRAL), None, ("mason", NEUTRAL)),
        (WIN, Wish("bets_won", least=3)),
    ),
    Challenge(
        "five_tenants",
        (None, *(("mason", NEUTRAL) for _ in range(4))),
        (WIN, Wish("paid", least=4)),
    ),
    Challenge(
        "last_word",
        (("mason", NEUTRAL), ("mason", NEUTRAL), None),
        (Wish("margin", least=3), Wish("last_pile", least=1)),
    ),
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
    """How it stands with everything that is asked for, after all that the person has seen."""
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
