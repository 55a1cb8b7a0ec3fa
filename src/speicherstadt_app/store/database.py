"""The open database: one connection and one mutex, for every thread that keeps or asks something."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import threading
from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from speicherstadt_app.store.clock import Clock, moment_of, utc_text
from speicherstadt_app.store.connection import (
    SQL_ERRORS,
    code_of,
    connect,
    copy,
    engine_on,
    get_meta,
    is_sound,
    kind_of,
    set_meta,
    why_not_written,
)
from speicherstadt_app.store.files import database_in, put_in_place
from speicherstadt_app.store.lock import FolderLock
from speicherstadt_app.store.notices import Notice, StoreError
from speicherstadt_app.store.sql import Session

CLEAN_EXIT: Final = "clean_exit"
"""How the last session that changed something ended."""
CUT_SHORT: Final = "0"
IN_ORDER: Final = "1"
DOUBTFUL: Final = "doubtful"
HEADER: Final = 100
CHANGES_COUNTED: Final = slice(24, 28)
"""Where SQLite's file format has its "file change counter"."""


class Database:
    """A database that was found in order. What it can't do it says with `StoreError`, and tries again the next time.

    The first change of a session writes down that it began, with the `marks`, and `close` that it ended in order.
    `memory` says why everything lies in memory only, if it does. `newer` is set when a newer version made the
    database: it can be read and not written.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        folder: Path,
        clock: Clock,
        *,
        lock: FolderLock | None = None,
        memory: Notice | None = None,
        newer: Notice | None = None,
        marks: Mapping[str, str] | None = None,
        figures_sound: bool | None = None,
    ) -> None:
        self.clock = clock
        self.folder = folder
        self.memory = memory
        self.newer = newer
        self.lock = lock
        self.doubtful = False
        """Something in it was seen to be damaged: the next start checks everything."""
        self.figures_sound: bool | None = None
        """Whether what was counted of the games is as it was written; None until somebody looks."""
        self._mutex = threading.RLock()
        self._marks = marks or {}
        self._began, self._began_ticks = clock.now(), clock.ticks()
        self.last_seen = _last_seen(connection, clock)
        """When this database was last open, by the clock of then; now, if it never was."""
        self._changing: Session | None = None
        self._adopt(connection)
        self.figures_sound = figures_sound

    def _adopt(self, connection: sqlite3.Connection) -> None:
        # What may fail comes first, so that a connection is taken over whole or not at all.
        engine, known_as = engine_on(connection), get_meta(connection, "id")
        self._raw, self._engine, self.id = connection, engine, known_as
        self._broken = False
        self._marked = False
        self.figures_sound = None
        self._identity = None if self.path is None else _identity(self.path)
        self._note()

    @property
    def path(self) -> Path | None:
        return None if self.memory else database_in(self.folder)

    @property
    def unreadable(self) -> Notice | None:
        """Set when there are games here, and what lies in memory has none of them."""
        return self.memory if self.memory and self.memory.key == "unreadable" else None

    @contextlib.contextmanager
    def reading(self) -> Iterator[Session]:
        """A session for questions; inside a change that change's own."""
        with self._mutex, self._telling():
            if self._changing:
                yield self._changing
                return
            self._make_ready()
            with Session(self._engine, expire_on_commit=False) as session:
                yield session

    @contextlib.contextmanager
    def writing(self) -> Iterator[Session]:
        """A session whose changes are all on the disk when the block is left, or none of them if it raises."""
        with self._mutex, self._telling():
            if self.newer:
                raise StoreError(self.newer.key, **self.newer.facts)
            self._make_ready()
            with Session(self._engine, expire_on_commit=False) as session:
                self._raw.execute("BEGIN IMMEDIATE")
                self._changing = session
                try:
                    if not self._marked:
                        for key, value in {**self._marks, CLEAN_EXIT: CUT_SHORT}.items():
                            set_meta(self._raw, key, value)
                    yield session
                    session.flush()
                    self._raw.execute("COMMIT")
                except BaseException:
                    session.rollback()
                    # After a full disk SQLite has rolled back already; then this does nothing.
                    self._raw.rollback()
                    raise
                finally:
                    self._changing = None
                    self._note()
                session.commit()
            self._marked = True
            if self._has_moved():
                raise StoreError("folder_gone", folder=self.folder)

    @contextlib.contextmanager
    def holding(self) -> Iterator[sqlite3.Connection]:
        """The bare connection, and nobody else at it."""
        with self._mutex, self._telling():
            self._make_ready()
            try:
                yield self._raw
            finally:
                self._note()

    def swap(self, successor: Path) -> None:
        """Put a finished file in the place of this database's and go on with it."""
        with self._mutex, self._telling():
            assert self.path is not None
            self._close_connection()
            self._broken = True
            put_in_place(successor, self.path)
            self._open_again(self.path)

    def copy_to(self, path: Path) -> None:
        """Copy everything, even when the file has lost its name; raises as SQLite does."""
        with self._mutex:
            copy(self._raw, path)

    def move(self, connection: sqlite3.Connection, folder: Path, lock: FolderLock) -> None:
        """Go on with another database in another folder, or stay with this one if that one fails at once."""
        with self._mutex:
            before, old_lock, old = self._raw, self.lock, (self.folder, self.lock, self.memory)
            self.folder, self.lock, self.memory = folder, lock, None
            try:
                self._adopt(connection)
            except BaseException:
                self.folder, self.lock, self.memory = old
                raise
            _close(before)
            if old_lock and old_lock is not lock:
                old_lock.release()

    def close(self) -> None:
        with self._mutex:
            if not self.newer:
                with contextlib.suppress(StoreError, OSError, *SQL_ERRORS):
                    if self._broken:
                        # After trouble that is over: nothing was cut short, but every row is looked at the next time.
                        self._make_ready()
                        self.doubtful = True
                    self._mark_end()
            self._close_connection()
            if self.lock and self.path and self.figures_sound and not self._broken:
                with contextlib.suppress(OSError):
                    self.lock.note(looks_of(self.path) or b"")
            if self.lock:
                self.lock.release()
                self.lock = None

    def latest(self) -> datetime:
        """The latest time that was seen here: by the clock of now, at the start of this session, or before it."""
        return max(self.clock.now(), self._seen_now(), self.last_seen)

    def _seen_now(self) -> datetime:
        """Not by the clock, which may have jumped since the session began."""
        return self._began + timedelta(seconds=self.clock.ticks() - self._began_ticks)

    def _mark_end(self) -> None:
        # Also after a session without changes: what was checked need not be checked again, and a backup that was
        # brought back is a copy from amid another session.
        changed = self._marked or self.doubtful or "checked_at" in self._marks
        if not changed and get_meta(self._raw, CLEAN_EXIT) != CUT_SHORT:
            return
        marks = {} if self._marked else dict(self._marks)
        marks |= {CLEAN_EXIT: DOUBTFUL if self.doubtful else IN_ORDER, "seen_at": utc_text(self._seen_now())}
        for key, value in marks.items():
            set_meta(self._raw, key, value)

    @contextlib.contextmanager
    def _telling(self) -> Iterator[None]:
        """Errors of the disk as `StoreError`; an error of a statement stays what it is."""
        try:
            yield
        except (*SQL_ERRORS, OSError) as error:
            if code_of(error) in (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISUSE):
                raise
            notice = why_not_written(error, self.path and self.folder)
            self._broken = self.path is not None and notice.key != "disk_full"
            self.doubtful |= notice.key == "damaged"
            raise StoreError(notice.key, **notice.facts) from error

    def _has_moved(self) -> bool:
        """Whether the file that is open has another name now, or none: POSIX lets one write on without a word."""
        return self.path is not None and _identity(self.path) != self._identity

    def _note(self) -> None:
        """How the file looks after what was written here: nobody else has any business in it."""
        self._left = None if self.path is None else _looks(self.path)

    def _was_touched(self) -> bool:
        """Whether somebody else wrote into the file. SQLite, which alone may have it, would not look again."""
        return self.path is not None and _looks(self.path) != self._left

    def _make_ready(self) -> None:
        """Open the file again after trouble, if it is back."""
        touched = self._was_touched()
        if not self._broken and not touched and not self._has_moved():
            return
        path = self.path
        if path is None or not path.exists():
            raise StoreError("folder_gone", folder=self.folder)
        # The old connection would hold the lock against the new one.
        self._close_connection()
        self._broken = True
        self._open_again(path, self.id, touched=touched)

    def _open_again(self, path: Path, known_as: str | None = None, *, touched: bool = False) -> None:
        """Open the file at that place, if it is the one that is known, and whole."""
        connection = connect(path)
        same = False
        try:
            kind = kind_of(connection)
            if touched and (kind in ("new", "damaged") or not is_sound(connection)):
                self.doubtful = True
                raise StoreError("damaged", folder=self.folder)
            same = not known_as or (kind == "ours" and get_meta(connection, "id") == known_as)
            if same:
                self._adopt(connection)
        finally:
            if connection is not self._raw:
                _close(connection)
        if not same:
            raise StoreError("folder_gone", folder=self.folder)

    def _close_connection(self) -> None:
        self._engine.dispose()
        _close(self._raw)


def looks_of(path: Path) -> bytes | None:
    """By what one sees the next time whether anybody else has written into a database.

    A time can be set back to what it was, so there are also the system's own time of the last change, the file's
    number, and how many changes SQLite has counted in it. Only while nobody here has it open: reading it would take
    SQLite's locks away.
    """
    try:
        if not path.is_file():
            return None
        with path.open("rb") as file:
            status, header = os.fstat(file.fileno()), file.read(HEADER)
    except OSError:
        return None
    counted = int.from_bytes(header[CHANGES_COUNTED], "big")
    return str((status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino, counted)).encode()


def _last_seen(connection: sqlite3.Connection, clock: Clock) -> datetime:
    try:
        return moment_of(get_meta(connection, "seen_at") or clock.utc()).astimezone()
    except ValueError:
        return clock.now()


def _close(connection: sqlite3.Connection) -> None:
    with contextlib.suppress(sqlite3.Error):
        connection.close()


def _looks(path: Path) -> tuple[int, int] | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_size, status.st_mtime_ns


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino
