"""Everything that is kept, from one door: games, profiles, settings, backups.

To import this costs the price of sqlmodel, so it is imported where a folder is opened and not before.
"""

from __future__ import annotations

import contextlib
import json
import uuid
import weakref
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Final

from sqlalchemy import func

from speicherstadt_app import __version__
from speicherstadt_app.engine.errors import NotKept, Unreadable, WrongVersion
from speicherstadt_app.engine.occasion import OCCASION, Occasion, occasion_of
from speicherstadt_app.engine.record import Record
from speicherstadt_app.games import registry
from speicherstadt_app.store.backups import Backups
from speicherstadt_app.store.boxes import Boxes
from speicherstadt_app.store.chain import first_hash, is_sealed, seal_of, to_json
from speicherstadt_app.store.clock import SYSTEM_CLOCK, Clock, utc_text
from speicherstadt_app.store.database import Database
from speicherstadt_app.store.games import (
    entry_of,
    find_row,
    new_row,
    read_texts,
    record_of,
    write_whole,
)
from speicherstadt_app.store.live_game import LiveGame
from speicherstadt_app.store.notices import Notice, StoreError
from speicherstadt_app.store.open import open_database
from speicherstadt_app.store.profiles import Profiles
from speicherstadt_app.store.relocate import move
from speicherstadt_app.store.settings import Settings
from speicherstadt_app.store.shapes import GameEntry, KeptGame
from speicherstadt_app.store.sql import col, select
from speicherstadt_app.store.statistics import cache as statistics_cache
from speicherstadt_app.store.tables import ABANDONED, FINISHED, MOST_TOUCHES, UNFINISHED, GameRow

TRASH_DAYS: Final = 30


class Library:
    """An open data folder. Games in progress lie here as `play` wants them: begin, resume, unfinished."""

    def __init__(self, database: Database, notices: list[Notice]) -> None:
        self.database = database
        self.notices = notices
        """What people should know, in the order in which it was found."""
        self.profiles = Profiles(database)
        self.settings = Settings(database, self.notices.append)
        self.boxes = Boxes(database)
        self.backups = Backups(database)
        self._writers: weakref.WeakSet[LiveGame] = weakref.WeakSet()
        self._touched: int | None = None

    # Games in progress

    def begin(self, record: Record, seed: int) -> LiveGame:
        """A new game. If it can't be stored its writer says so at the first move."""
        clock = self.database.clock
        now = clock.utc()
        row = new_row(
            replace(record, meta={"app": __version__, "started": now, **record.meta}),
            id=str(uuid.uuid4()),
            state=UNFINISHED,
            seed=seed,
            begun_at=now,
            played_at=now,
            day=clock.day(),
        )
        row.hash = first_hash(row)
        writer = self._writer(row, record.moves)
        with contextlib.suppress(NotKept):
            writer.write_again()
        return writer

    def resume(self, game_id: str) -> tuple[KeptGame, LiveGame]:
        """An unfinished game at the very decision where it was left."""
        row, texts = self._read(game_id)
        if row.state != UNFINISHED:
            raise Unreadable("this game is over: it can be watched, but not gone on with")
        if row.seed is None:
            raise Unreadable("this game came without its pile of cards: it can be watched, but not gone on with")
        today = registry.find(row.game).card.rules_version
        if row.rules != today:
            raise WrongVersion(f"this game was begun under version {row.rules} of the rules, and now it is {today}")
        return KeptGame(record_of(row, texts), row.seed, row.assisted), self._writer(row, texts)

    def unfinished(self) -> list[str]:
        """The ids of unfinished games, the one played last first."""
        with self.database.reading() as session:
            return list(session.exec(_newest_first(select(GameRow.id), UNFINISHED, trashed=False)).all())

    def next_touch(self) -> int:
        """A place at the end of the order of playing."""
        if self._touched is None:
            with self.database.reading() as session:
                # A damaged row may tell any number.
                last = select(func.max(GameRow.touched)).where(col(GameRow.touched) < MOST_TOUCHES)
                self._touched = session.exec(last).one() or 0
        self._touched += 1
        return self._touched

    # All games

    def cards(
        self, state: str | None = None, *, trashed: bool = False, limit: int | None = None, skip: int = 0
    ) -> list[GameEntry]:
        """What a list shows, the game played last first."""
        with self.database.reading() as session:
            question = _newest_first(select(GameRow), state, trashed=trashed).offset(skip).limit(limit)
            cards = [entry_of(row) for row in session.exec(question).all()]
        self.database.doubtful |= not all(card.whole for card in cards)
        return cards

    def has_finished(self, profile_id: str) -> bool:
        """Whether this person has ever finished a game."""
        with self.database.reading() as session:
            named = col(GameRow.players).contains(to_json(profile_id))
            return session.exec(select(GameRow.number).where(GameRow.state == FINISHED, named)).first() is not None

    def occasions(self) -> list[tuple[GameEntry, Occasion]]:
        """Every game that was begun for more than itself, in the trash or not, the one begun last first."""
        with self.database.reading() as session:
            named = col(GameRow.meta).contains(f'"{OCCASION}"')
            rows = session.exec(select(GameRow).where(named).order_by(col(GameRow.number).desc())).all()
            told = [(entry_of(row), occasion_of(json.loads(row.meta))) for row in rows if is_sealed(row)]
        return [(card, occasion) for card, occasion in told if occasion is not None]

    def has_dealt(self, seed: int) -> bool:
        """Whether these cards were played here before, so that people may know them."""
        with self.database.reading() as session:
            return session.exec(select(GameRow.number).where(GameRow.seed == seed)).first() is not None

    def card(self, game_id: str) -> GameEntry:
        with self.database.reading() as session:
            return entry_of(find_row(session, game_id))

    def record(self, game_id: str) -> Record:
        """The record of any game; `Unreadable` rather than a wrong one."""
        return record_of(*self._read(game_id))

    def abandon(self, game_id: str) -> None:
        """End an unfinished game without a result. It stays in the list and counts for nothing."""
        with self.database.writing() as session:
            row = find_row(session, game_id)
            texts = read_texts(session, row)
            row.state, row.ended_at = ABANDONED, self.database.clock.utc()
            session.expunge(row)
            write_whole(session, row, texts)

    def trash(self, game_id: str) -> None:
        """Put a game into the trash. After 30 days it is gone; to play on takes it out again."""
        # Not before the latest time that was ever seen: a clock that was ahead and is so again empties no trash.
        self._set_trashed(game_id, utc_text(self.database.latest()))

    def take_from_trash(self, game_id: str) -> None:
        self._set_trashed(game_id, None)

    def purge(self, days: int = TRASH_DAYS, *, now: datetime | None = None) -> int:
        """Delete for good what has been in the trash for so many days; the answer is how many games."""
        limit = utc_text((now or self.database.clock.now()) - timedelta(days=days))
        with self.database.reading() as session:
            if not session.exec(select(GameRow.number).where(col(GameRow.trashed_at) <= limit)).first():
                return 0
        with self.database.writing() as session:
            gone = session.connection().exec_driver_sql("DELETE FROM games WHERE trashed_at <= ?", (limit,))
            return gone.rowcount

    # The folder

    def was_called(self) -> bool:
        """Whether a second start has asked for the front."""
        lock = self.database.lock
        return lock is not None and lock.was_called()

    def errand(self) -> Path | None:
        """The file that the last second start was asked to open."""
        lock = self.database.lock
        return None if lock is None else lock.errand()

    def move_to(self, folder: Path) -> None:
        """Keep everything in another folder from now on, games in progress included. The old files stay."""
        move(self.database, folder)
        for writer in list(self._writers):
            writer.write_again()

    def close(self) -> None:
        self.database.close()

    def _read(self, game_id: str) -> tuple[GameRow, list[str]]:
        try:
            with self.database.reading() as session:
                row = find_row(session, game_id)
                return row, read_texts(session, row)
        except StoreError as error:
            self.database.doubtful |= error.notice.key == "damaged_game"
            raise Unreadable(str(error)) from error
        except Unreadable:
            self.database.doubtful = True
            raise

    def _set_trashed(self, game_id: str, trashed_at: str | None) -> None:
        with self.database.writing() as session:
            row = find_row(session, game_id)
            row.trashed_at = trashed_at
            row.seal = seal_of(row)
            session.add(row)
            statistics_cache.follow(session, row, lambda: record_of(row, read_texts(session, row)))

    def _writer(self, row: GameRow, texts: Sequence[str]) -> LiveGame:
        writer = LiveGame(self.database, row, texts, self.next_touch)
        self._writers.add(writer)
        return writer


def open_library(folder: Path, clock: Clock = SYSTEM_CLOCK) -> Library:
    """Open a data folder, whatever its state; `Library.notices` tell what was found. Raises `AlreadyOpen`."""
    notices: list[Notice] = []
    library = Library(open_database(folder, clock, notices.append), notices)
    # A full disk is no reason not to open. A clock that is ahead for once must not empty the trash.
    with contextlib.suppress(StoreError):
        library.purge(now=min(clock.now(), library.database.last_seen))
    return library


def _newest_first(question: Any, state: str | None, *, trashed: bool) -> Any:
    there = col(GameRow.trashed_at).is_not(None) if trashed else col(GameRow.trashed_at).is_(None)
    # A game that an import put between two of here may have to share the place of the earlier one.
    question = question.where(there).order_by(col(GameRow.touched).desc(), col(GameRow.number).desc())
    return question if state is None else question.where(col(GameRow.state) == state)
