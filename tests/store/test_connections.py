"""Every connection is closed, also where the disk fails.

An open file can't be replaced on Windows, and from Python 3.13 on a database that was not closed is a warning.
"""

import sqlite3
from pathlib import Path
from typing import Any, cast

import pytest

from speicherstadt_app.store import open as opening
from speicherstadt_app.store import salvage
from speicherstadt_app.store.connection import Connection, connect
from speicherstadt_app.store.lock import FolderLock
from speicherstadt_app.store.notices import Notice
from tests.store.conftest import Hands, Open
from tests.store.tables_played import begin


def fails(*_: object) -> Any:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR
    raise error


def is_open(connection: sqlite3.Connection) -> bool:
    try:
        connection.total_changes  # noqa: B018
    except sqlite3.ProgrammingError:
        return False
    return True


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> list[sqlite3.Connection]:
    """All that were made since."""
    made: list[sqlite3.Connection] = []
    begun = Connection.__init__

    def noted(self: sqlite3.Connection, *arguments: Any, **named: Any) -> None:
        begun(self, *arguments, **named)
        made.append(self)

    monkeypatch.setattr(Connection, "__init__", noted)
    return made


@pytest.fixture
def kept(opened: Open, folder: Path) -> Path:
    library = opened()
    begin(library, seed=1).play(3)
    library.close()
    return folder / "speicherstadt.db"


def test_a_salvage_closes_its_copy_when_the_disk_fails(
    kept: Path, connections: list[sqlite3.Connection], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(salvage, "layout_of", fails)
    with pytest.raises(sqlite3.OperationalError):
        salvage._open_copy(kept, kept.with_name("work"))
    assert [is_open(connection) for connection in connections] == [False]


def test_a_migration_closes_what_it_looked_at_when_the_disk_fails(
    kept: Path, connections: list[sqlite3.Connection], hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "version_of", fails)
    looked_at, told = connect(kept), list[Notice]()
    with pytest.raises(sqlite3.OperationalError):
        opening._migrate(looked_at, kept, kept.parent, hands.clock, told.append)
    assert [is_open(connection) for connection in connections] == [False]


def test_a_newer_database_is_closed_when_the_disk_fails(
    kept: Path, connections: list[sqlite3.Connection], hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "version_of", fails)
    looked_at, told = connect(kept), list[Notice]()
    with pytest.raises(sqlite3.OperationalError):
        opening._newer(looked_at, kept.parent, hands.clock, cast(FolderLock, None), told.append)
    assert [is_open(connection) for connection in connections] == [False]
