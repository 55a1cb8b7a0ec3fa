"""A simulated past: years of games of several people who never were, for tests and for looking at screens.

The caller plays the games: the store knows no brains. The same seed, number of games and last
day give the same past; to simulate it again replaces it. Worker processes import this module, so it reaches for the
database only when it fills one. Names are goods: nobody is called so.
"""

from __future__ import annotations

import uuid
from bisect import bisect
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta, timezone
from itertools import accumulate
from typing import TYPE_CHECKING, Final, NamedTuple

from speicherstadt_app import __version__
from speicherstadt_app.engine.card import GameCard
from speicherstadt_app.engine.facts import SeatFacts
from speicherstadt_app.engine.record import Player, Record, start
from speicherstadt_app.engine.rules import Progress
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry

if TYPE_CHECKING:
    from speicherstadt_app.store.database import Database
    from speicherstadt_app.store.tables import GameRow, ProfileRow

AT_ONCE: Final = 200
ROOM: Final = 65_536
"""Kibibytes of database that are held in memory meanwhile: many small writes land on few pages."""
ZONE: Final = timezone(timedelta(hours=1))
MONDAY_TO_SUNDAY: Final = (6, 6, 7, 7, 10, 14, 13)
"""How much is played on each day of the week."""
SIZES: Final = (40, 28, 22, 10, 8, 7, 6, 5, 4, 4, 3, 3, 2, 2, 2)
"""How often a table has the fewest players that the game takes, one more, and so on."""
FATES: Final = (("", 91), ("assisted", 4), ("abandoned", 3), ("all_ai", 2))
GAMES_A_DAY: Final = 9
"""How many games all people together play in a day, about."""
SHORTEST, LONGEST = 30, 2200
"""The days of the past."""


class Invented(NamedTuple):
    """An invented person."""

    name: str
    emblem: str
    colour: str
    share: int
    """Of all games, in percent."""
    talent: float
    """How much of every decision is made well at the beginning, and how much more at the end."""
    learning: float


PEOPLE: Final = (
    Invented("Coffee", "crane", "red", 42, 0.35, 0.60),
    Invented("Tea", "anchor", "green", 22, 0.60, 0.30),
    Invented("Saffron", "ship", "yellow", 16, 0.20, 0.65),
    Invented("Rubber", "rope", "blue", 12, 0.75, 0.05),
    Invented("Carpet", "lantern", "violet", 8, 0.50, 0.35),
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
    """A planned game, played to its end, with how far it came and what statistics say of each seat."""

    record: Record
    progress: Progress
    facts: tuple[SeatFacts, ...]


def plan(games: int, brains: Sequence[tuple[str, str]], card: GameCard, *, seed: int, last_day: date) -> Iterator[Plan]:
    """The games in the order in which they were begun."""
    span = min(max(games // GAMES_A_DAY, SHORTEST), LONGEST)
    chance = Stream(seed, "history")
    least, most = card.seats
    sizes = tuple(zip(range(least, most + 1), SIZES, strict=False))
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
        yield _plan(chance, number, begun, who, progress, brains, sizes, seed)


def _days(chance: Stream, span: int, last_day: date) -> Iterator[date]:
    """Days on which a person plays: several in a row, with breaks between them."""
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
    sizes: Sequence[tuple[int, int]],
    seed: int,
) -> Plan:
    players = chance.weighted(sizes)
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


# --- into a database ------------------------------------------------------------------------------------------------

Play = Callable[[Iterable[Plan]], Iterator[Played]]
"""Plays each of these games; they come back in the same order."""


def simulate(
    database: Database,
    games: int,
    play: Play,
    brains: Sequence[tuple[str, str]],
    card: GameCard,
    *,
    seed: int,
    last_day: date,
    tell: Callable[[int], None] = lambda _done: None,
) -> None:
    """Fill a database with a past. `brains` are levels with styles; `tell` hears how many games are written."""
    from sqlalchemy import func

    from speicherstadt_app.store.games import write_uncounted
    from speicherstadt_app.store.sql import select
    from speicherstadt_app.store.statistics.cache import enter, leave
    from speicherstadt_app.store.tables import FINISHED, GameRow, ProfileRow

    plans = list(plan(games, brains, card, seed=seed, last_day=last_day))
    with database.holding() as connection:
        connection.execute(f"PRAGMA cache_size = -{ROOM}")
    with database.writing() as session:
        known = set(session.exec(select(ProfileRow.id)))
        session.add_all(row for row in _profiles(seed, plans) if row.id not in known)
        touched = session.exec(select(func.max(GameRow.touched))).one() or 0
    games_played = play(plans)
    for first in range(0, len(plans), AT_ONCE):
        heap = [(at, next(games_played)) for at in plans[first : first + AT_ONCE]]
        counted = []
        with database.writing() as session:
            for at, played in heap:
                row, texts = _row(at, played, seed)
                row.touched = touched + at.number + 1
                write_uncounted(session, row, texts)
                assert row.number is not None
                leave(session, row.number)
                counted.append((row, played.facts if row.state == FINISHED else None))
            enter(session, counted)
        tell(first + len(heap))


def _profiles(seed: int, plans: Sequence[Plan]) -> Iterator[ProfileRow]:
    from speicherstadt_app.store.clock import utc_text
    from speicherstadt_app.store.tables import ProfileRow

    created_at = utc_text(plans[0].begun)
    for who, person in enumerate(PEOPLE):
        yield ProfileRow(
            id=id_of(seed, "profile", who),
            name=person.name,
            emblem=person.emblem,
            colour=person.colour,
            language="en",
            created_at=created_at,
        )


def _row(at: Plan, played: Played, seed: int) -> tuple[GameRow, tuple[str, ...]]:
    """The game as it lies in the database, and its moves."""
    from speicherstadt_app.store.clock import utc_text
    from speicherstadt_app.store.games import counts, new_row
    from speicherstadt_app.store.tables import ABANDONED, FINISHED

    record, texts = played.record, played.record.moves
    if at.fate == "abandoned":
        texts = texts[: len(texts) * (at.number % 7 + 2) // 10]
        record = replace(record, result=None)
    end = at.begun + timedelta(seconds=at.seconds)
    begun, ended = utc_text(at.begun), utc_text(end)
    row = new_row(
        replace(record, meta={"app": __version__, "started": begun, "ended": ended}),
        id=id_of(seed, "game", at.number),
        state=ABANDONED if at.fate == "abandoned" else FINISHED,
        seed=at.seed,
        progress=_progress(played, texts),
        begun_at=begun,
        played_at=ended,
        ended_at=ended,
        day=end.date().isoformat(),
        seconds=at.seconds,
        assisted=at.fate == "assisted",
    )
    row.counted = counts(row)
    return row, texts


def _progress(played: Played, texts: Sequence[str]) -> str:
    from speicherstadt_app.store import shapes
    from speicherstadt_app.store.games import progress_of, progress_text

    record = played.record
    if len(texts) < len(record.moves):
        match = start(record, registry.find)
        for text in texts:
            match.play_text(text)
        return progress_text(progress_of(match))
    result = dict(record.result or {})
    scores = result.pop("scores")
    facts = {key: value for key, value in result.items() if key not in ("winners", "breakdown")}
    assert isinstance(scores, list | tuple)
    told = played.progress
    return progress_text(shapes.Progress("over", (), tuple(scores), facts, told.chapter, told.round, told.rounds))
