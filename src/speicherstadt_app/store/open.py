"""From a folder to an open database: lock, open, check, repair, migrate. Whatever is wrong, something can be played."""

from __future__ import annotations

import contextlib
import errno
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Final

from speicherstadt_app import __version__
from speicherstadt_app.store.backups import list_backups, make_backup
from speicherstadt_app.store.checks import rows_are_sound, why_not_good
from speicherstadt_app.store.clock import Clock, moment_of
from speicherstadt_app.store.connection import (
    DAMAGE,
    SQL_ERRORS,
    code_of,
    connect,
    copy,
    get_meta,
    is_sound,
    kind_of,
    why_not_written,
)
from speicherstadt_app.store.create import furnish, make_new
from speicherstadt_app.store.database import CLEAN_EXIT, CUT_SHORT, DOUBTFUL, Database, looks_of
from speicherstadt_app.store.files import (
    BACKUP_FOLDER,
    DATABASE_FILE,
    copies_beside,
    database_in,
    draft_of,
    is_hot,
    is_there,
    journal_of,
    put_aside_journal,
    put_in_place,
    remove,
    rename_closed,
    successor_of,
)
from speicherstadt_app.store.lock import FolderLock
from speicherstadt_app.store.migrations import migrate, newest, version_of
from speicherstadt_app.store.notices import AlreadyOpen, Notice, StoreError
from speicherstadt_app.store.salvage import salvage
from speicherstadt_app.store.shapes import Backup

CHECK_ROWS_EVERY: Final = timedelta(days=7)

Tell = Callable[[Notice], None]


def open_database(folder: Path, clock: Clock, tell: Tell) -> Database:
    """The database of a folder, made if there is none; in memory where nothing can be written.

    Raises `AlreadyOpen` if another program has the folder.
    """
    lock: FolderLock | None = None
    database: Database | None = None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = FolderLock(folder)
        database = _open_file(folder, lock, clock, tell)
    except AlreadyOpen:
        raise
    except (OSError, *SQL_ERRORS, StoreError) as error:
        if code_of(error) == sqlite3.SQLITE_BUSY:
            raise AlreadyOpen("already_open", folder=folder) from error
        why = error.notice if isinstance(error, StoreError) else why_not_written(error, folder)
        return _open_in_memory(folder, clock, why, tell)
    finally:
        if lock is not None and database is None:
            lock.release()
    return database


def _open_file(folder: Path, lock: FolderLock, clock: Clock, tell: Tell) -> Database:
    path = database_in(folder)
    if (folder / DATABASE_FILE).is_symlink() and not path.exists():
        # Somebody keeps the games on a disk that is away: what a backup has would be an older state beside them.
        raise FileNotFoundError(errno.ENOENT, "its link leads nowhere", str(path))
    _settle(path)
    _remove_drafts(folder)
    if not path.exists() and not list_backups(folder):
        make_new(path, clock)
    if lock.lockless:
        tell(Notice("no_locks", {"folder": folder}))
    for name in copies_beside(folder):
        tell(Notice("copy_beside", {"file": name}))
    untouched = not is_hot(journal_of(path)) and path.exists() and lock.noted() == looks_of(path)
    kind, connection, marks = _look(path, folder, clock, tell)
    if kind == "damaged":
        _repair(path, folder, clock, tell)
    elif kind == "older":
        assert connection is not None
        _migrate(connection, path, folder, clock, tell)
    if kind == "newer":
        assert connection is not None
        return _newer(connection, folder, clock, lock, tell)
    # What was sound at the last end is so still, unless it is time to look at every row.
    figures_sound = True if kind == "ours" and untouched and "checked_at" not in marks else None
    connection = connection if kind == "ours" and connection is not None else connect(path)
    try:
        return Database(connection, folder, clock, lock=lock, marks=marks, figures_sound=figures_sound)
    except BaseException:
        connection.close()
        raise


def _settle(path: Path) -> None:
    """Finish, or forget, what was under way when the program was stopped the last time."""
    remove(draft_of(path))
    if path.exists():
        remove(successor_of(path))
        return
    put_aside_journal(path, journal_of(path).with_name(journal_of(path).name + ".lost"))
    if successor_of(path).exists():
        put_in_place(successor_of(path), path)


def _remove_drafts(folder: Path) -> None:
    """Those of backups that were never finished."""
    for draft in (folder / BACKUP_FOLDER).glob("*.db.draft*"):
        with contextlib.suppress(OSError):
            draft.unlink()


def _look(path: Path, folder: Path, clock: Clock, tell: Tell) -> tuple[str, sqlite3.Connection | None, dict[str, str]]:
    """What kind of database lies there, the connection to it, and what to write down of this look."""
    if not path.exists() or not path.stat().st_size or (path.is_dir() and list_backups(folder)):
        return "damaged", None, {}
    connection: sqlite3.Connection | None = None
    kind, marks = "damaged", {"app": __version__, "seen_at": clock.utc()}
    try:
        connection = connect(path)
        # SQLite's own exclusive lock, held from here on.
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("COMMIT")
        kind = _check(connection, clock, marks, tell)
    except SQL_ERRORS as error:
        if code_of(error) not in DAMAGE:
            raise
        kind = "damaged"
    finally:
        if connection is not None and kind == "damaged":
            connection.close()
    return kind, connection, marks


def _check(connection: sqlite3.Connection, clock: Clock, marks: dict[str, str], tell: Tell) -> str:
    kind = kind_of(connection)
    if kind not in ("ours", "older"):
        return "damaged" if kind == "new" else kind
    # A disk that failed once to read a page has not damaged it: so there is a second look.
    if not (is_sound(connection) or is_sound(connection)):
        return "damaged"
    if kind == "ours" and _is_due(connection, clock):
        marks["checked_at"] = clock.utc()
        if not rows_are_sound(connection):
            return "damaged"
    if kind == "ours" and get_meta(connection, CLEAN_EXIT) == CUT_SHORT:
        tell(Notice("cut_short"))
    return kind


def _is_due(connection: sqlite3.Connection, clock: Clock) -> bool:
    """Whether every row is looked at: after an end that was not in order, and once a week by a clock that may jump."""
    if get_meta(connection, CLEAN_EXIT) in (CUT_SHORT, DOUBTFUL):
        return True
    try:
        checked = moment_of(get_meta(connection, "checked_at") or get_meta(connection, "made_at") or "")
        return abs(clock.now() - checked) > CHECK_ROWS_EVERY
    except (ValueError, TypeError):
        return True


def _repair(path: Path, folder: Path, clock: Clock, tell: Tell) -> None:
    """Save what can be saved into a new database and put the damaged one aside."""
    found = path.is_file() and path.stat().st_size > 0
    draft, successor = draft_of(path), successor_of(path)
    saved = salvage(path if found else None, list_backups(folder), draft, clock)
    rename_closed(draft, successor)
    aside = _put_aside(path, clock)
    put_in_place(successor, path)
    if found:
        tell(Notice("repaired", {**asdict(saved), "loss": saved.loss, "aside": aside.name}))
    elif saved.since:
        tell(Notice("restored", {"games": saved.from_backup, "backup": saved.backup, "since": saved.since}))
    else:
        tell(Notice("vanished"))


def _put_aside(path: Path, clock: Clock) -> Path:
    """Give what lies in a database's place, and its journal, another name."""
    aside = _free_name(path.with_name(f"{path.name}.corrupt-{clock.stamp()}"))
    if path.exists():
        path.replace(aside)
    put_aside_journal(path, journal_of(aside))
    return aside


def bring_back(folder: Path, backup: Backup, clock: Clock) -> Path:
    """Put a backup in the place of a database that can't be read. The answer is where that one lies now."""
    path = database_in(folder)
    draft, successor = draft_of(path), successor_of(path)
    lock: FolderLock | None = None
    try:
        lock = FolderLock(folder)
        if why := why_not_good(backup.path, backup.number):
            raise StoreError("bad_backup", name=backup.name, why=why)
        _copy_migrated(backup.path, draft)
        rename_closed(draft, successor)
        aside = _put_aside(path, clock)
        put_in_place(successor, path)
    except (OSError, *SQL_ERRORS) as error:
        notice = why_not_written(error, folder)
        raise StoreError(notice.key, **notice.facts) from error
    finally:
        if lock is not None:
            lock.release()
    return aside


def _copy_migrated(kept: Path, draft: Path) -> None:
    with contextlib.closing(connect(kept, read_only=True)) as source:
        copy(source, draft)
    with contextlib.closing(connect(draft)) as brought:
        migrate(brought)


def _free_name(path: Path) -> Path:
    free, n = path, 1
    while free.exists():
        n += 1
        free = path.with_name(f"{path.name}-{n}")
    return free


def _migrate(connection: sqlite3.Connection, path: Path, folder: Path, clock: Clock, tell: Tell) -> None:
    """On a copy, which then takes the old one's place."""
    draft = draft_of(path)
    try:
        old = version_of(connection)
        backup = make_backup(partial(copy, connection), folder, "migration", clock)
        copy(connection, draft)
    finally:
        connection.close()
    migrated = connect(draft)
    try:
        migrate(migrated)
    finally:
        migrated.close()
    put_in_place(draft, path)
    tell(Notice("migrated", {"old": old, "new": newest(), "backup": backup.name}))


def _newer(connection: sqlite3.Connection, folder: Path, clock: Clock, lock: FolderLock, tell: Tell) -> Database:
    with contextlib.closing(connection):
        notice = _notice_of_newer(connection, folder)
    tell(notice)
    with contextlib.ExitStack() as stack:
        connection = connect(database_in(folder), read_only=True)
        stack.callback(connection.close)
        database = Database(connection, folder, clock, lock=lock, newer=notice)
        stack.pop_all()
        return database


def _open_in_memory(folder: Path, clock: Clock, why: Notice, tell: Tell) -> Database:
    """A database that is forgotten at the end, with what the folder's own has, as far as that can be read."""
    memory = connect(None)
    try:
        kind, untold = _read_into(memory, database_in(folder))
        if kind == "damaged" and is_there(folder / DATABASE_FILE):
            why = Notice("unreadable", {"folder": folder, "why": _cause(folder, untold, why), **_offer(folder)})
            tell(why)
        else:
            tell(Notice("memory", {"why": why}))
        if kind == "newer":
            newer = _notice_of_newer(memory, folder)
            tell(newer)
            return Database(memory, folder, clock, memory=why, newer=newer)
        if kind == "older":
            migrate(memory)
        elif kind != "ours":
            furnish(memory, clock)
        return Database(memory, folder, clock, memory=why)
    except BaseException:
        memory.close()
        raise


def _read_into(memory: sqlite3.Connection, path: Path) -> tuple[str, str]:
    """Copy a sound database into memory; the answer is its kind, and why it could not be read if the system says so."""
    # SQLite rolls back a copy that it could not finish: the memory is empty then.
    try:
        with _reading_copy(path) as source:
            kind = kind_of(source)
            if kind == "newer" or (kind in ("ours", "older") and is_sound(source)):
                source.backup(memory)
                return kind, ""
    except OSError as error:
        return "damaged", error.strerror or str(error)
    except sqlite3.Error as error:
        return "damaged", str(error)
    return "damaged", ""


def _cause(folder: Path, untold: str, why: Notice) -> str:
    if not database_in(folder).exists() and (folder / DATABASE_FILE).is_symlink():
        return "its link leads nowhere"
    return untold or str(why.facts.get("why") or "it is damaged, and no repair could be written")


def _offer(folder: Path) -> dict[str, object]:
    """The newest backup that is good, if one can be read."""
    for backup in list_backups(folder):
        with contextlib.suppress(OSError, *SQL_ERRORS):
            if why_not_good(backup.path, backup.number) is None:
                text = f"Backup {backup.number} of {backup.day} is good. To bring it back: speicherstadt data restore."
                return {"offer": text, "backup": backup.name}
    return {"offer": "There is no good backup.", "backup": ""}


def _notice_of_newer(connection: sqlite3.Connection, folder: Path) -> Notice:
    by = get_meta(connection, "app") or "of another time"
    # One version may have had several formats before it went out.
    return Notice("newer", {"folder": folder, "by": by, "layout": version_of(connection), "known": newest()})


@contextlib.contextmanager
def _reading_copy(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that only reads. A journal that waits to be rolled back can only be so in a copy elsewhere."""
    with contextlib.ExitStack() as stack:
        if is_hot(journal_of(path)):
            elsewhere = Path(stack.enter_context(tempfile.TemporaryDirectory())) / path.name
            shutil.copyfile(path, elsewhere)
            shutil.copyfile(journal_of(path), journal_of(elsewhere))
            connection = connect(elsewhere)
        else:
            connection = connect(path, read_only=True)
        stack.callback(connection.close)
        yield connection
