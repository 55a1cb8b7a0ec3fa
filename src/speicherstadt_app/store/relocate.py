"""Take everything to another folder while games go on."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path

from speicherstadt_app.store.backups import make_backup
from speicherstadt_app.store.connection import SQL_ERRORS, connect, copy, get_meta, kind_of, why_not_written
from speicherstadt_app.store.create import furnish
from speicherstadt_app.store.database import Database
from speicherstadt_app.store.files import database_in, draft_of, put_in_place, remove
from speicherstadt_app.store.lock import FolderLock
from speicherstadt_app.store.notices import StoreError


def move(database: Database, folder: Path) -> None:
    """Go on with a copy in that folder. If the old one is gone for good, nothing is in it but what lies on the table.

    The folder must hold no games, or an earlier state of these very games, which then becomes a backup.
    """
    if database.newer:
        raise StoreError(database.newer.key, **database.newer.facts)
    path = database_in(folder)
    own = database.lock if folder == database.folder else None
    lock = own
    connection: sqlite3.Connection | None = None
    moved = False
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = own or FolderLock(folder)
        if path.exists():
            _make_room(database, path)
        _copy(database, draft_of(path))
        put_in_place(draft_of(path), path)
        connection = connect(path)
        database.move(connection, folder, lock)
        moved = True
    except (OSError, *SQL_ERRORS) as error:
        notice = why_not_written(error, folder)
        raise StoreError(notice.key, **notice.facts) from error
    finally:
        if not moved:
            if connection is not None:
                connection.close()
            if lock is not None and lock is not own:
                lock.release()


def _make_room(database: Database, path: Path) -> None:
    there = connect(path, read_only=True)
    try:
        if kind_of(there) != "ours" or get_meta(there, "id") != database.id:
            raise StoreError("folder_taken", folder=path.parent)
        make_backup(partial(copy, there), path.parent, "restore", database.clock)
    finally:
        there.close()


def _copy(database: Database, draft: Path) -> None:
    try:
        database.copy_to(draft)
    except sqlite3.Error:
        if database.path is None or database.path.exists():
            raise
        remove(draft)
        target = connect(draft, create=True)
        try:
            furnish(target, database.clock)
        finally:
            target.close()
