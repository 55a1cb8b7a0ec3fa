"""A simulated past in the database: years of games of several people, for tests and for looking at screens.

The games themselves are played by whoever calls: the store knows no brains. The same seed, number of games and last
day give the same past; to simulate it again replaces it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date, timedelta
from typing import Any, Final, cast

from sqlalchemy import func

from speicherstadt_app import __version__
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Record, start
from speicherstadt_app.games import registry
from speicherstadt_app.store.chain import to_json
from speicherstadt_app.store.clock import utc_text
from speicherstadt_app.store.database import Database
from speicherstadt_app.store.games import Progress, counts, players_text, progress_of, write_uncounted
from speicherstadt_app.store.simulated_plan import PEOPLE, Plan, Played, id_of, plan
from speicherstadt_app.store.sql import select
from speicherstadt_app.store.statistics.cache import enter, leave
from speicherstadt_app.store.tables import ABANDONED, FINISHED, GameRow, ProfileRow

AT_ONCE: Final = 200
ROOM: Final = 65_536
"""Kibibytes of database that are held in memory meanwhile: many small writes land on few pages."""

Play = Callable[[Iterable[Plan]], Iterator[Played]]
"""Plays each of these games; they come back in the same order."""


def simulate(
    database: Database,
    games: int,
    play: Play,
    brains: Sequence[tuple[str, str]],
    *,
    seed: int,
    last_day: date,
    tell: Callable[[int], None] = lambda _done: None,
) -> None:
    """Fill a database with a past. `brains` are levels with styles; `tell` hears how many games are written."""
    plans = list(plan(games, brains, seed=seed, last_day=last_day))
    with database.holding() as connection:
        connection.execute(f"PRAGMA cache_size = -{ROOM}")
    with database.writing() as session:
        known = set(session.exec(select(ProfileRow.id)))
        session.add_all(row for row in _profiles(seed, plans) if row.id not in known)
        touched = session.exec(select(func.max(GameRow.touched))).one() or 0
    games_played = play(plans)
    for first in range(0, len(plans), AT_ONCE):
        heap = [(at, *next(games_played)) for at in plans[first : first + AT_ONCE]]
        counted = []
        with database.writing() as session:
            for at, record, facts in heap:
                row, texts = _row(at, record, seed)
                row.touched = touched + at.number + 1
                write_uncounted(session, row, texts)
                assert row.number is not None
                leave(session, row.number)
                counted.append((row, facts if row.state == FINISHED else None))
            enter(session, counted)
        tell(first + len(heap))


def _profiles(seed: int, plans: Sequence[Plan]) -> Iterator[ProfileRow]:
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


def _row(at: Plan, record: Record, seed: int) -> tuple[GameRow, tuple[str, ...]]:
    """The game as it lies in the database, and its moves."""
    texts = record.moves
    if at.fate == "abandoned":
        texts = texts[: len(texts) * (at.number % 7 + 2) // 10]
    end = at.begun + timedelta(seconds=at.seconds)
    begun, ended = utc_text(at.begun), utc_text(end)
    row = GameRow(
        id=id_of(seed, "game", at.number),
        state=ABANDONED if at.fate == "abandoned" else FINISHED,
        touched=0,
        game=record.game,
        rules=record.rules,
        players=players_text(record.players),
        first=record.first,
        options=to_json(dict(record.options)),
        seed=at.seed,
        hash=b"",
        progress=_progress(record, texts).to_text(),
        result=None if at.fate == "abandoned" else to_json(dict(record.result or {})),
        begun_at=begun,
        played_at=ended,
        ended_at=ended,
        day=end.date().isoformat(),
        seconds=at.seconds,
        assisted=at.fate == "assisted",
        meta=to_json({"app": __version__, "started": begun, "ended": ended}),
        seal=0,
    )
    row.counted = counts(row)
    return row, texts


def _progress(record: Record, texts: Sequence[str]) -> Progress:
    if len(texts) < len(record.moves):
        match: Match[Any] = start(record, registry.find)
        for text in texts:
            match.play_text(text)
        return progress_of(match)
    result = cast("Mapping[str, Any]", record.result)
    facts = {key: value for key, value in result.items() if key not in ("scores", "winners", "breakdown")}
    return Progress("over", (), tuple(result["scores"]), facts)
