"""The layout's history leads to the layout, and no step is ever half done."""

import contextlib
import importlib
import pkgutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine
from sqlalchemy.pool import StaticPool

from speicherstadt_app import store
from speicherstadt_app.engine.errors import NotKept
from speicherstadt_app.store import migrations
from speicherstadt_app.store.connection import connect
from speicherstadt_app.store.notices import StoreError
from speicherstadt_app.store.tables import Kept
from tests.store.conftest import Open
from tests.store.faults import longest_file
from tests.store.tables_played import begin, resume


@pytest.fixture
def memory() -> Iterator[sqlite3.Connection]:
    connection = connect(None)
    yield connection
    connection.close()


def layout_of(connection: sqlite3.Connection) -> dict[str, object]:
    """Every table with its columns, keys and indexes, however its statement was written."""
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    layout: dict[str, object] = {}
    for table in tables:
        if table.startswith("sqlite_"):
            continue
        indexes = connection.execute(f"PRAGMA index_list({table})").fetchall()
        layout[table] = (
            connection.execute(f"PRAGMA table_xinfo({table})").fetchall(),
            connection.execute(f"PRAGMA foreign_key_list({table})").fetchall(),
            sorted((index[2:], connection.execute(f"PRAGMA index_info({index[1]})").fetchall()) for index in indexes),
            connection.execute("SELECT wr, strict FROM pragma_table_list(?)", (table,)).fetchall(),
            "AUTOINCREMENT"
            in connection.execute("SELECT sql FROM sqlite_schema WHERE name = ?", (table,)).fetchone()[0],
        )
    return layout


def test_the_steps_build_what_the_tables_declare(memory: sqlite3.Connection) -> None:
    for module in pkgutil.iter_modules(store.__path__):
        importlib.import_module(f"{store.__name__}.{module.name}")
    declared = sqlite3.connect(":memory:")
    Kept.metadata.create_all(create_engine("sqlite://", creator=lambda: declared, poolclass=StaticPool))
    migrations.migrate(memory)
    assert layout_of(memory) == layout_of(declared)
    declared.close()


def test_the_steps_are_numbered_without_a_gap() -> None:
    assert [version for version, _ in migrations.steps()] == list(range(1, migrations.newest() + 1))


def test_steps_that_were_taken_are_not_taken_again(memory: sqlite3.Connection) -> None:
    migrations.migrate(memory)
    migrations.migrate(memory)
    assert migrations.version_of(memory) == migrations.newest()


@contextlib.contextmanager
def newer_program(script: str = "CREATE TABLE future (a); INSERT INTO future VALUES (1);") -> Iterator[int]:
    """A program that knows one step more."""
    version = migrations.newest() + 1
    steps = (*migrations.steps(), (version, script))
    with pytest.MonkeyPatch.context() as future:
        future.setattr(migrations, "steps", lambda: steps)
        yield version


def test_older_games_are_brought_up_to_date_with_a_backup_first(opened: Open, folder: Path) -> None:
    library = opened()
    game = begin(library).play(20)
    library.close()
    with newer_program() as version:
        library = opened()
        (notice,) = library.notices
        assert (notice.key, notice.facts["new"]) == ("migrated", version)
        assert resume(library, game.id).match.texts == game.match.texts
        assert [backup.occasion for backup in library.backups.all()] == ["migration"]
        assert opened().notices == []
        (backup,) = library.backups.all()
        library = opened()
        library.backups.restore(backup)
        assert resume(library, game.id).match.texts == game.match.texts, "an older backup is brought up to date too"
        library.close()


def test_a_step_that_fails_touches_no_game(opened: Open, folder: Path) -> None:
    library = opened()
    game = begin(library).play(20)
    library.close()
    before = (folder / "speicherstadt.db").read_bytes()
    with newer_program("INSERT INTO nowhere VALUES (1);"), pytest.raises(sqlite3.Error):
        opened()
    assert (folder / "speicherstadt.db").read_bytes() == before
    library = opened()
    assert library.notices == []
    assert resume(library, game.id).match.texts == game.match.texts


def test_without_room_for_a_backup_the_old_games_are_played_on_in_memory(opened: Open, folder: Path) -> None:
    library = opened()
    game = begin(library).play(20)
    library.close()
    before = (folder / "speicherstadt.db").read_bytes()
    with newer_program():
        with longest_file(10_000):
            library = opened()
        assert [notice.key for notice in library.notices] == ["memory"]
        assert resume(library, game.id).match.texts == game.match.texts
        library.close()
    assert (folder / "speicherstadt.db").read_bytes() == before


def test_games_of_a_newer_program_can_be_read_and_not_changed(opened: Open, folder: Path) -> None:
    with newer_program():
        library = opened()
        done = begin(library, seed=2).finish()
        game = begin(library).play(20)
        with library.database.writing() as session:
            session.connection().exec_driver_sql("UPDATE meta SET value = '9.9' WHERE key = 'app'")
        library.close()
    before = (folder / "speicherstadt.db").read_bytes()
    library = opened()
    (notice,) = library.notices
    assert notice.key == "newer"
    assert "9.9" in str(notice)
    assert library.record(done.id).moves == tuple(done.match.texts)
    assert library.unfinished() == [game.id]
    with pytest.raises(StoreError, match="newer"):
        library.profiles.create("Anna", "crane", "red", "de")
    with pytest.raises(StoreError, match="newer"):
        library.move_to(folder.with_name("elsewhere"))
    with pytest.raises(NotKept, match="newer"):
        resume(library, game.id).play(1)
    library.close()
    assert (folder / "speicherstadt.db").read_bytes() == before


def test_a_step_that_fails_leaves_the_layout_before_it(
    memory: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    migrations.migrate(memory)
    before = layout_of(memory)
    version = migrations.newest() + 1
    broken = (*migrations.steps(), (version, "CREATE TABLE future (a); INSERT INTO nowhere VALUES (1);"))
    monkeypatch.setattr(migrations, "steps", lambda: broken)
    with pytest.raises(sqlite3.Error):
        migrations.migrate(memory)
    assert layout_of(memory) == before
    assert migrations.version_of(memory) == version - 1
    assert not memory.in_transaction
