"""Who played when, with whom and how well, in a past that never was. Names are goods: nobody is called so."""

from __future__ import annotations

import uuid
from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta, timezone
from itertools import accumulate
from typing import Final, NamedTuple

from speicherstadt_app.engine.facts import SeatFacts
from speicherstadt_app.engine.record import Player, Record
from speicherstadt_app.engine.streams import Stream

ZONE: Final = timezone(timedelta(hours=1))
MONDAY_TO_SUNDAY: Final = (6, 6, 7, 7, 10, 14, 13)
"""How much is played on each day of the week."""
PLAYERS: Final = ((2, 40), (3, 28), (4, 22), (5, 10))
FATES: Final = (("", 91), ("assisted", 4), ("abandoned", 3), ("all_ai", 2))
GAMES_A_DAY: Final = 9
"""How many games all people together play in a day, about."""
SHORTEST, LONGEST = 30, 2200
"""The days of the past."""


class Person(NamedTuple):
    """Somebody invented."""

    name: str
    emblem: str
    colour: str
    share: int
    """Of all games, in percent."""
    talent: float
    """How much of every decision is made well at the beginning, and how much more at the end."""
    learning: float


PEOPLE: Final = (
    Person("Coffee", "crane", "red", 42, 0.35, 0.60),
    Person("Tea", "anchor", "green", 22, 0.60, 0.30),
    Person("Saffron", "ship", "yellow", 16, 0.20, 0.65),
    Person("Rubber", "rope", "blue", 12, 0.75, 0.05),
    Person("Carpet", "lantern", "violet", 8, 0.50, 0.35),
)


class PlannedSeat(NamedTuple):
    """Who sits there. `skill` is the share of decisions that are made well; a brain makes all as well as it can."""

    player: Player
    skill: float


@dataclass(frozen=True, slots=True)
class Plan:
    """A game that is to be played. `seed` is the dealer's."""

    number: int
    seed: int
    seats: tuple[PlannedSeat, ...]
    fate: str
    begun: datetime
    seconds: float

    @property
    def players(self) -> tuple[Player, ...]:
        return tuple(seat.player for seat in self.seats)


class Played(NamedTuple):
    """A planned game, played to its end, with what statistics say of each seat."""

    record: Record
    facts: tuple[SeatFacts, ...]


def plan(games: int, brains: Sequence[tuple[str, str]], *, seed: int, last_day: date) -> Iterator[Plan]:
    """The games in the order in which they were begun."""
    span = min(max(games // GAMES_A_DAY, SHORTEST), LONGEST)
    chance = Stream(seed, "history")
    evenings: list[tuple[datetime, int, float]] = []
    for who, person in enumerate(PEOPLE):
        days = list(_days(Stream(seed, "days", who), span, last_day))
        weights = list(accumulate(MONDAY_TO_SUNDAY[day.weekday()] for day in days))
        for _ in range(-(-games * person.share // 100)):
            day = days[bisect(weights, chance.below(weights[-1]))]
            progress = 1 - (last_day - day).days / span
            evenings.append((_hour(chance, day), who, progress))
    # Shares are rounded up, so the newest few may be too many.
    for number, (begun, who, progress) in enumerate(sorted(evenings)[:games]):
        yield _plan(chance, number, begun, who, progress, brains, seed)


def _days(chance: Stream, span: int, last_day: date) -> Iterator[date]:
    """Days on which somebody plays: in bouts, with breaks between them."""
    playing = True
    for back in range(span, -1, -1):
        playing = chance.fraction() < (0.86 if playing else 0.22)
        if playing or back in (span, 0):
            yield last_day - timedelta(days=back)


def _hour(chance: Stream, day: date) -> datetime:
    """Mostly in the evening, at weekends in the afternoon too."""
    from_hour = 13 if day.weekday() >= 5 and chance.fraction() < 0.6 else 18
    minutes = chance.below(150) + chance.below(150)
    return datetime.combine(day, time(from_hour), ZONE) + timedelta(minutes=minutes, seconds=chance.below(60))


def _plan(
    chance: Stream,
    number: int,
    begun: datetime,
    who: int,
    progress: float,
    brains: Sequence[tuple[str, str]],
    seed: int,
) -> Plan:
    players = chance.weighted(PLAYERS)
    fate = chance.weighted(FATES)
    seats = [_brain(chance, brains, progress) for _ in range(players)]
    if fate != "all_ai":
        others = [other for other in range(len(PEOPLE)) if other != who]
        for seat in range(players):
            if chance.fraction() < 0.08 and others:
                seats[seat] = _seat(others.pop(chance.below(len(others))), progress, seed)
        seats[chance.below(players)] = _seat(who, progress, seed)
    return Plan(
        number=number,
        seed=Stream(seed, "deal", number).below(10**15),
        seats=tuple(seats),
        fate=fate,
        begun=begun,
        seconds=float(240 + players * (60 + chance.below(120) + chance.below(120))),
    )


def _seat(who: int, progress: float, seed: int) -> PlannedSeat:
    person = PEOPLE[who]
    # Quickly at first, then slower: after a fifth of the time two thirds are learned.
    skill = person.talent + person.learning * (1 - 1 / (1 + 10 * max(progress, 0))) * 1.1
    return PlannedSeat(Player(person.name, "human", {"profile": id_of(seed, "profile", who)}), min(skill, 1.0))


def _brain(chance: Stream, brains: Sequence[tuple[str, str]], progress: float) -> PlannedSeat:
    """Weak ones at first; in the end all of them."""
    reach = 0.55 + 0.45 * max(progress, 0)
    level, style = brains[int(len(brains) * reach * chance.fraction())]
    return PlannedSeat(Player(f"{level} {style}", "ai", {"level": level, "style": style}), 1.0)


def id_of(seed: int, kind: str, number: int) -> str:
    chance = Stream(seed, kind, number)
    return str(uuid.UUID(int=chance.bits() << 64 | chance.bits(), version=4))
