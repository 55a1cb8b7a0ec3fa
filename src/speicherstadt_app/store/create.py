"""A new database, whole from the moment it has its name."""

from __future__ import annotations

import sqlite3
import uuid
from pathlib import Path

from speicherstadt_app import __version__
from speicherstadt_app.store.clock import Clock
from speicherstadt_app.store.connection import connect, set_meta
from speicherstadt_app.store.files import draft_of, put_in_place, remove
from speicherstadt_app.store.migrations import migrate


def make_new(path: Path, clock: Clock) -> None:
    draft = draft_of(path)
    remove(draft)
    connection = connect(draft, create=True)
    try:
        furnish(connection, clock)
    finally:
        connection.close()
    put_in_place(draft, path)


def furnish(connection: sqlite3.Connection, clock: Clock) -> None:
    """Make an empty database one of ours."""
    migrate(connection)
    set_meta(connection, "id", str(uuid.uuid4()))
    set_meta(connection, "app", __version__)
    set_meta(connection, "made_at", clock.utc())
