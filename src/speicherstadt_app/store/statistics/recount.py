"""Builds the statistics anew from the records."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Final

from sqlalchemy import delete

from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.record import Record, replay
from speicherstadt_app.games import registry
from speicherstadt_app.store.chain import is_sealed, seal_of
from speicherstadt_app.store.database import Database
from speicherstadt_app.store.games import progress_of, progress_text, read_texts, record_of, variant_of
from speicherstadt_app.store.sql import Session, col, select
from speicherstadt_app.store.statistics.cache import follow, is_here, leave
from speicherstadt_app.store.statistics.soundness import HIGHEST, figures_are_sound, is_game_sound
from speicherstadt_app.store.statistics.tables import FactsRow, LineupRow, SeatRow
from speicherstadt_app.store.tables import UNFINISHED, GameRow

AT_ONCE: Final = 50
"""Games in one transaction: others get their turn in between, and whatever happens each game is counted as it is."""

Progress = Callable[[int, int], None]
"""Told after every transaction how many games of how many are done."""


@dataclass(frozen=True, slots=True)
class Recounted:
    """`damaged` are the ids of games whose rows are not what was written: they are left out."""

    games: int
    damaged: tuple[str, ...]
    others: int = 0
    """Games that this program does not have, or can't load: what was counted of them stays, unless it is damaged."""


def recount(database: Database, tell: Progress = lambda _done, _all: None) -> Recounted:
    """Count every game again, from its record alone."""
    database.figures_sound = None
    with database.writing() as session:
        _make_numbers_small(session)
        session.exec(delete(SeatRow).where(col(SeatRow.game).not_in(select(GameRow.number))))
        session.exec(delete(FactsRow).where(col(FactsRow.seat).not_in(select(SeatRow.number))))
    with database.reading() as session:
        numbers = session.exec(select(GameRow.number).order_by(col(GameRow.number))).all()
    games = others = 0
    damaged: list[str] = []
    for start in range(0, len(numbers), AT_ONCE):
        heap = numbers[start : start + AT_ONCE]
        with database.writing() as session:
            for row in session.exec(select(GameRow).where(col(GameRow.number).in_(heap))).all():
                assert row.number is not None
                if is_sealed(row) and not is_here(row.game):
                    others += 1
                    if not is_game_sound(session.connection(), row.number):
                        leave(session, row.number)
                elif is_sealed(row):
                    _play_once(session, row)
                    follow(session, row, partial(_record, session, row))
                    games += row.state != UNFINISHED and row.trashed_at is None
                else:
                    leave(session, row.number)
                    damaged.append(str(row.id))
        tell(start + len(heap), len(numbers))
    with database.writing() as session:
        session.exec(delete(LineupRow).where(col(LineupRow.number).not_in(select(SeatRow.lineup))))
    return Recounted(games, tuple(damaged), others)


def is_up_to_date(database: Database) -> bool:
    """Whether all games that are over and not in the trash are counted, and as they were written; not so when they are
    older than statistics. Games that this program does not have can't be counted now."""
    if not figures_are_sound(database):
        return False
    over = select(GameRow.game).where(col(GameRow.state) != UNFINISHED, col(GameRow.trashed_at).is_(None))
    with database.reading() as session:
        missing = session.exec(over.where(col(GameRow.number).not_in(select(SeatRow.game))).distinct()).all()
    return not any(map(is_here, missing))


def _make_numbers_small(session: Session) -> None:
    """After the greatest number of all SQLite gives no other one, and no game could be counted any more."""
    session.exec(delete(SeatRow).where(col(SeatRow.lineup) >= HIGHEST))
    session.exec(delete(LineupRow).where(col(LineupRow.number) >= HIGHEST))
    session.connection().exec_driver_sql(
        "UPDATE sqlite_sequence SET seq = (SELECT coalesce(max(number), 0) FROM statistics_lineups) "
        "WHERE name = 'statistics_lineups' AND NOT (typeof(seq) = 'integer' AND seq < ?)",
        (HIGHEST,),
    )


def _play_once(session: Session, row: GameRow) -> None:
    """A game may have come from elsewhere before its rules did: then it has no phase, and only now it can be told how
    it stands and which variant it is. One that does not hold stays as it came."""
    if json.loads(row.progress).get("phase") != "":
        return
    row.variant = variant_of(row)
    with suppress(EngineError):
        row.progress = progress_text(progress_of(replay(_record(session, row), registry.find)))
    row.seal = seal_of(row)
    session.add(row)
    session.flush()


def _record(session: Session, row: GameRow) -> Record:
    return record_of(row, read_texts(session, row))
