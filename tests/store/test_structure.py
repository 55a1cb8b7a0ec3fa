"""A database that SQLite reads well, and in which somebody has built what this program never builds: nothing of it is
carried out, nothing wrong is shown, and what was kept is there again or said to be lost."""

import contextlib
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.store import salvage
from speicherstadt_app.store.library import Library, open_library
from speicherstadt_app.store.notices import StoreError
from speicherstadt_app.store.statistics.recount import recount
from speicherstadt_app.store.statistics.selection import Statistics
from speicherstadt_app.store.transfer.export import export_all
from tests.rotation import Rotation
from tests.store.conftest import Hands, Open
from tests.store.parcels import bring
from tests.store.tables_played import begin, resume
from tests.store.test_salvage import Truth, check, truth
from tests.store.test_statistics_cache import COUNTED

__all__ = ["truth"]

TABLES = ("games", "moves", "profiles", "settings", "meta", "results")
ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"
ODD = ("NULL", "-1", "9223372036854775807", "1e308", "''", "x'00ff'", "'\u202e\u0000%1{0}'", "zeroblob(3000000)", "'{'")
Trick = Callable[[sqlite3.Connection, Stream], None]


def chosen(chance: Stream, among: tuple[str, ...] | list[str]) -> str:
    return among[chance.below(len(among))]


def tables_in(database: sqlite3.Connection) -> list[str]:
    found = database.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    return [str(name) for (name,) in found] or ["meta"]


def columns_of(database: sqlite3.Connection, table: str) -> list[str]:
    return [str(row[1]) for row in database.execute(f"PRAGMA table_info('{table}')")] or ["rowid"]


def a_trigger(database: sqlite3.Connection, chance: Stream) -> None:
    table, victim = chosen(chance, tables_in(database)), chosen(chance, tables_in(database))
    when = chosen(chance, ("AFTER INSERT", "BEFORE UPDATE", "AFTER DELETE"))
    does = chosen(chance, (f"DELETE FROM {victim}", "SELECT RAISE(ABORT, 'no')", ENDLESS))
    database.execute(f"CREATE TRIGGER t{chance.below(999)} {when} ON {table} BEGIN {does}; END")


def a_view_in_place_of_a_table(database: sqlite3.Connection, chance: Stream) -> None:
    table = chosen(chance, tables_in(database))
    columns = columns_of(database, table)
    database.execute(f"ALTER TABLE {table} RENAME TO other{chance.below(999)}")
    body = ENDLESS if chance.below(2) else f"SELECT {', '.join(f'1 AS [{name}]' for name in columns)}"
    database.execute(f"CREATE VIEW {table} AS {body}")


def a_virtual_table(database: sqlite3.Connection, chance: Stream) -> None:
    kind = chosen(chance, ("fts5(a)", "rtree(i, a, b)", "dbstat"))
    database.execute(f"CREATE VIRTUAL TABLE v{chance.below(999)} USING {kind}")


def another_column(database: sqlite3.Connection, chance: Stream) -> None:
    table = chosen(chance, tables_in(database))
    kind = chosen(chance, ("GENERATED ALWAYS AS (randomblob(99))", "DEFAULT 'x'", "CHECK (0)"))
    database.execute(f"ALTER TABLE {table} ADD COLUMN c{chance.below(999)} {kind}")


def an_index(database: sqlite3.Connection, chance: Stream) -> None:
    table = chosen(chance, tables_in(database))
    column = chosen(chance, columns_of(database, table))
    unique = chosen(chance, ("UNIQUE", ""))
    database.execute(f"CREATE {unique} INDEX i{chance.below(999)} ON {table} ([{column}]) WHERE [{column}] IS NOT NULL")


def an_index_less(database: sqlite3.Connection, _chance: Stream) -> None:
    for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql NOT NULL").fetchall():
        database.execute(f"DROP INDEX {name}")


def a_table_less(database: sqlite3.Connection, chance: Stream) -> None:
    database.execute(f"DROP TABLE {chosen(chance, tables_in(database))}")


def words_of_the_schema(database: sqlite3.Connection, chance: Stream) -> None:
    """As no statement can: the text itself, and where a table is said to lie."""
    table = chosen(chance, tables_in(database))
    change = chosen(
        chance,
        (
            "sql = replace(sql, 'TEXT', 'TEXT CHECK (0)')",
            "sql = replace(sql, 'NOT NULL', 'DEFAULT (abs(-9223372036854775808))')",
            "sql = 'CREATE TABLE ' || name || ' (a'",
            "sql = replace(sql, 'INTEGER', 'BLOB COLLATE NOCASE')",
            f"rootpage = {chance.below(40)}",
            "name = 'sqlite_' || name",
            "tbl_name = 'games'",
        ),
    )
    database.execute("PRAGMA writable_schema = ON")
    database.execute(f"UPDATE sqlite_schema SET {change} WHERE name = '{table}'")


def an_odd_value(database: sqlite3.Connection, chance: Stream) -> None:
    table = chosen(chance, tables_in(database))
    column, value = chosen(chance, columns_of(database, table)), chosen(chance, ODD)
    where = (
        "" if chance.below(3) == 0 else f"WHERE rowid = (SELECT rowid FROM {table} LIMIT 1 OFFSET {chance.below(9)})"
    )
    database.execute(f"UPDATE OR IGNORE {table} SET [{column}] = {value} {where}")


def rows_less(database: sqlite3.Connection, chance: Stream) -> None:
    database.execute(f"DELETE FROM {chosen(chance, tables_in(database))} WHERE rowid % {1 + chance.below(5)} = 0")


def other_figures(database: sqlite3.Connection, chance: Stream) -> None:
    name = chosen(chance, ("user_version", "application_id", "schema_version"))
    database.execute(f"PRAGMA {name} = {chance.below(1 << 30) - (1 << 29)}")


def another_journal(database: sqlite3.Connection, _chance: Stream) -> None:
    database.execute("PRAGMA journal_mode = WAL")


TRICKS: tuple[Trick, ...] = (
    a_trigger,
    a_view_in_place_of_a_table,
    a_virtual_table,
    another_column,
    an_index,
    an_index_less,
    a_table_less,
    words_of_the_schema,
    an_odd_value,
    rows_less,
    other_figures,
    another_journal,
)


ASKED = 4
"""Of so many folders one is asked for everything."""
MOST_STEPS = 200
"""Thousands of steps that a trick may take: what was built before it may be endless."""
TAKING = {rows_less, an_odd_value, a_table_less}
"""Who takes whole games out with their seals leaves nothing that could tell of them."""


def play_tricks(folder: Path, data: bytes, chance: Stream, first: Trick) -> set[Trick]:
    path = folder / "speicherstadt.db"
    for name in ("speicherstadt.db-wal", "speicherstadt.db-shm", "speicherstadt.db-journal"):
        (folder / name).unlink(missing_ok=True)
    path.write_bytes(data)
    tricks = [first, *(TRICKS[chance.below(len(TRICKS))] for _ in range(chance.below(3)))]
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
        for trick in tricks:
            steps = iter(range(MOST_STEPS))
            database.set_progress_handler(lambda steps=steps: next(steps, None) is None, 1_000)  # type: ignore[misc]
            # What SQLite itself refuses is no trick.
            with contextlib.suppress(sqlite3.Error):
                trick(database, chance)
    return {*tricks}


def ask_everything(library: Library, folder: Path) -> None:
    """What people do with their games: if it can't be done the store says so in a sentence."""
    parcel = folder.with_name("parcel.speicher")
    for ask in (
        library.occasions,
        lambda: [Statistics(library.database).of(one.id, COUNTED).overview() for one in library.profiles.all()],
        lambda: recount(library.database),
        lambda: [Statistics(library.database).of(one.id, COUNTED).overview() for one in library.profiles.all()],
        library.backups.make,
        lambda: [library.backups.loss(backup) for backup in library.backups.all()],
        lambda: export_all(library, parcel),
        lambda: bring(library, parcel) if parcel.exists() else None,
    ):
        with contextlib.suppress(StoreError):
            ask()
    parcel.unlink(missing_ok=True)
    shutil.rmtree(folder / "backups", ignore_errors=True)


def tells_the_truth(library: Library, truth: Truth, *, taken: bool) -> None:
    """What a repair says of itself is what lies there now. What was taken out before nobody can know."""
    for notice in library.notices:
        if notice.key == "repaired":
            facts = notice.facts
            assert facts["kept"] == len(library.cards()) + len(library.cards(trashed=True)), str(notice)
            assert taken or facts["unknown"] or facts["lost"] == len(truth.cards) - int(str(facts["kept"])), str(notice)
            assert (library.database.folder / str(facts["aside"])).exists()


def open_again_and_again(folder: Path, hands: Hands, truth: Truth, trick: Trick, times: int, seed: int) -> None:
    chance = Stream(seed, trick.__name__)
    for number in range(times):
        played = play_tricks(folder, truth.data, chance, trick)
        told: set[str] = set()
        for _ in range(2):
            library = open_library(folder, hands.clock)
            whole, _ = check(library, truth)
            told |= {notice.key for notice in library.notices}
            assert whole == len(truth.cards) or told or played & TAKING, played
            tells_the_truth(library, truth, taken=bool(played & TAKING))
            if library.database.newer is None and library.database.memory is None:
                game = begin(library).play(2)
                assert resume(library, game.id).match.ply == 2
                library.trash(game.id)
                library.purge(days=0)
            if number % ASKED == 0:
                ask_everything(library, folder)
            library.close()
        for path in folder.glob("speicherstadt.db.*"):
            path.unlink()


@pytest.fixture(autouse=True)
def soon_discouraged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(salvage, "MOST_ERRORS", 50)


@pytest.mark.parametrize("trick", TRICKS)
def test_what_somebody_built_into_it_is_never_carried_out(
    opened: Open, folder: Path, hands: Hands, truth: Truth, trick: Trick, rotation: Rotation
) -> None:
    open_again_and_again(folder, hands, truth, trick, 4, rotation.seed("structure"))


@pytest.mark.long
@pytest.mark.parametrize("trick", TRICKS)
def test_much_that_somebody_built_is_never_carried_out(folder: Path, hands: Hands, truth: Truth, trick: Trick) -> None:
    open_again_and_again(folder, hands, truth, trick, 850, 15)
