"""A connection to SQLite as this store wants it, and what SQLite's errors mean to people.

The database's file must never be opened by other means while a connection is: on POSIX closing it again would take
SQLite's locks away.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from sqlalchemy import Dialect, Engine, create_engine, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from speicherstadt_app.store.files import remove
from speicherstadt_app.store.lock import is_lockless
from speicherstadt_app.store.migrations import APPLICATION_ID, layout_at, layout_of, newest, version_of
from speicherstadt_app.store.notices import Notice

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy.engine.interfaces import DBAPIConnection

BUSY_MILLISECONDS: Final = 5_000

SQL_ERRORS: Final = (sqlite3.Error, DBAPIError, MemoryError)
"""What a question to the database may raise, by itself or in SQLAlchemy's wrapping; Python tells a lack of memory
as its own."""
DAMAGE: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR}
"""What SQLite finds in a file that is not what was written. Everything else is the disk's or the system's fault."""


class Connection(sqlite3.Connection):
    """Python can't say an error of SQLite that quotes a damaged name; here it is said as what it is."""

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        try:
            return super().execute(sql, parameters)
        except UnicodeDecodeError:
            error = sqlite3.DatabaseError("the database names something that is no text")
            error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise error from None


def connect(path: Path | None, *, create: bool = False, read_only: bool = False) -> sqlite3.Connection:
    """A connection to a file, or to memory. Transactions are begun and ended in so many words."""
    if path is None:
        place = "file::memory:"
    else:
        mode = "ro" if read_only else "rwc" if create else "rw"
        place = f"{path.absolute().as_uri()}?mode={mode}"
        if is_lockless(path):
            place += "&nolock=1"
    connection = sqlite3.connect(place, uri=True, isolation_level=None, check_same_thread=False, factory=Connection)
    # A damaged text must come back as something to judge and not as an error of the whole query.
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")
    try:
        for pragma in ("trusted_schema = OFF", "foreign_keys = ON", f"busy_timeout = {BUSY_MILLISECONDS}"):
            connection.execute(f"PRAGMA {pragma}")
        if path is not None and not read_only:
            # No write-ahead log: docs/store.md says why.
            for pragma in ("locking_mode = EXCLUSIVE", "journal_mode = TRUNCATE", "synchronous = FULL"):
                connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        connection.close()
        raise
    return connection


def engine_on(connection: sqlite3.Connection) -> Engine:
    """SQLAlchemy on top of a connection that the caller owns."""
    pool = StaticPool(cast("Callable[[], DBAPIConnection]", lambda: connection))
    engine = Engine(pool, _dialect(), make_url("sqlite://"))
    # What a statement is in SQL is worked out once, and not once for each connection.
    return engine.execution_options(compiled_cache=_STATEMENTS)


_STATEMENTS: Final[dict[Any, Any]] = {}


@cache
def _dialect() -> Dialect:
    """What SQLAlchemy knows of SQLite. Its first connection asks this and that, and then rolls back: that must not fall
    into a transaction, so it has one of its own."""
    with contextlib.closing(sqlite3.connect(":memory:", check_same_thread=False)) as nothing:
        engine = create_engine("sqlite://", creator=lambda: nothing, poolclass=StaticPool)
        engine.connect().close()
        return engine.dialect


def is_sound(connection: sqlite3.Connection) -> bool:
    """Whether the file's pages and indexes are in order and its tables are the right ones."""
    try:
        whole = connection.execute("PRAGMA integrity_check(1)").fetchall() == [("ok",)]
        return whole and layout_of(connection) == layout_at(version_of(connection))
    except sqlite3.DatabaseError as error:
        if code_of(error) in DAMAGE:
            return False
        raise


def kind_of(connection: sqlite3.Connection) -> str:
    """Whether the database is `new` (nothing in it), `ours`, `older`, `newer` or `damaged`."""
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = version_of(connection)
    if application == 0 and version == 0 and not connection.execute("SELECT 1 FROM sqlite_schema").fetchone():
        return "new"
    if application != APPLICATION_ID:
        return "damaged"
    told = connection.execute("SELECT value FROM meta WHERE key = 'schema'").fetchone()
    if told != (str(version),):
        return "damaged"
    if version == newest():
        return "ours"
    return "newer" if version > newest() else "older"


def copy(connection: sqlite3.Connection, path: Path) -> None:
    """A copy by SQLite's own means: a copy of the file could miss what lies in the journal."""
    remove(path)
    target = connect(path, create=True)
    try:
        connection.backup(target)
    finally:
        target.close()


def get_meta(connection: sqlite3.Connection, key: str) -> str | None:
    found = connection.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
    return None if found is None else str(found[0])


def set_meta(connection: sqlite3.Connection, key: str, value: str) -> None:
    connection.execute("INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)", (key, value))


def code_of(error: BaseException) -> int:
    """SQLite's primary code of an error, 0 if it has none."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return int(getattr(cause, "sqlite_errorcode", 0)) & 0xFF


def why_not_written(error: BaseException, folder: Path | None) -> Notice:
    """What an error of SQLite or of the system means, and what to do."""
    error = (error.orig or error) if isinstance(error, DBAPIError) else error
    place = "memory" if folder is None else str(folder)
    facts = {"folder": place}
    if isinstance(error, MemoryError):
        return Notice("no_memory", facts)
    if isinstance(error, OSError):
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            return Notice("disk_full", facts)
        if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
            return Notice("read_only", facts)
        if error.errno in (errno.ENOENT, errno.ENOTDIR, errno.ENODEV, errno.ESTALE):
            return Notice("folder_gone", facts)
        return Notice("failed", {**facts, "why": error.strerror or str(error)})
    if folder is not None and not folder.exists():
        return Notice("folder_gone", facts)
    key = {
        sqlite3.SQLITE_FULL: "disk_full",
        sqlite3.SQLITE_READONLY: "read_only",
        sqlite3.SQLITE_PERM: "read_only",
        sqlite3.SQLITE_BUSY: "busy",
        sqlite3.SQLITE_LOCKED: "busy",
        sqlite3.SQLITE_CORRUPT: "damaged",
        sqlite3.SQLITE_NOTADB: "damaged",
    }.get(code_of(error))
    if key is None and folder is not None and not os.access(folder, os.W_OK):
        key = "read_only"
    return Notice(key, facts) if key else Notice("failed", {**facts, "why": str(error)})
