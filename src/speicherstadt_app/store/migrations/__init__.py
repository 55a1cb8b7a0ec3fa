"""From any older layout of the database to today's, step by step.

A step is a script of this folder, `0001-….sql`, and once released it is never changed. A step happens whole or not at
all. Statements that belong to every step (the transaction, the version) are added here.
"""

from __future__ import annotations

import sqlite3
from functools import cache
from importlib.resources import files
from typing import Final

from speicherstadt_app.store.migrations.functions import give_functions

APPLICATION_ID: Final = 0x53504348  # "SPCH"


@cache
def steps() -> tuple[tuple[int, str], ...]:
    """The steps in their order, each with the version to which it leads."""
    scripts = sorted((file for file in files(__name__).iterdir() if file.name.endswith(".sql")), key=lambda f: f.name)
    return tuple((int(script.name[:4]), script.read_text("utf-8")) for script in scripts)


def newest() -> int:
    """The version that this program reads and writes."""
    return steps()[-1][0]


def version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, to: int | None = None) -> None:
    """Bring the database to a version, the newest if none is named. The connection must be in no transaction."""
    goal = newest() if to is None else to
    give_functions(connection)
    for version, script in steps():
        if version_of(connection) < version <= goal:
            try:
                connection.executescript(
                    f"BEGIN IMMEDIATE;\n{script}\n"
                    f"INSERT OR REPLACE INTO meta (key, value) VALUES ('schema', '{version}');\n"
                    f"PRAGMA application_id = {APPLICATION_ID};\nPRAGMA user_version = {version};\nCOMMIT;"
                )
            except sqlite3.Error:
                # A full disk may have rolled back by itself; there is nothing to roll back then, and no error either.
                connection.rollback()
                raise


def layout_of(connection: sqlite3.Connection) -> list[tuple[object, ...]]:
    """Columns, references, indexes. A damaged statement of the schema may build something else without any error."""
    return [
        *connection.execute(
            "SELECT t.name, c.name, c.type, c.[notnull], c.pk FROM sqlite_schema t, pragma_table_xinfo(t.name) c "
            "WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' ORDER BY t.name, c.cid"
        ),
        *connection.execute(
            "SELECT t.name, f.[table], f.[from], f.[to], f.on_update, f.on_delete "
            "FROM sqlite_schema t, pragma_foreign_key_list(t.name) f "
            "WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' ORDER BY t.name, f.id, f.seq"
        ),
        *connection.execute("SELECT name, tbl_name FROM sqlite_schema WHERE type <> 'table' ORDER BY name"),
        *connection.execute(
            "SELECT i.name, c.seqno, c.name, c.[desc], c.coll FROM sqlite_schema i, pragma_index_xinfo(i.name) c "
            "WHERE i.type = 'index' ORDER BY i.name, c.seqno"
        ),
    ]


@cache
def layout_at(version: int) -> list[tuple[object, ...]]:
    """The layout to which the steps lead."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(connection, version)
        return layout_of(connection)
    finally:
        connection.close()
