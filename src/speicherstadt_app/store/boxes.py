"""Own card tables. What they mean is for the game to say; here they are texts with a name.

They are settings of the app, a key for each, so they are in backups and exports and come along when two devices become
one.
"""

from __future__ import annotations

import json

from speicherstadt_app.store.chain import to_json
from speicherstadt_app.store.database import Database
from speicherstadt_app.store.shapes import KeptBox


class Boxes:
    """The boxes of one open database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self, game_id: str) -> list[KeptBox]:
        """Those for a game, by name. What damage made unreadable is left out."""
        prefix = _key(game_id, "")
        with self._database.reading() as session:
            rows = session.connection().exec_driver_sql(
                "SELECT key, value FROM settings WHERE substr(key, 1, ?) = ?", (len(prefix), prefix)
            )
            found = [_read(str(key).removeprefix(prefix), str(value)) for key, value in rows]
        return sorted((box for box in found if box is not None), key=lambda box: (box.name.casefold(), box.key))

    def keep(self, game_id: str, box: KeptBox) -> None:
        """In place of one with the same cards."""
        value = to_json({"name": box.name, "table": box.table})
        with self._database.writing() as session:
            session.connection().exec_driver_sql(
                "INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", (_key(game_id, box.key), value)
            )

    def remove(self, game_id: str, key: str) -> None:
        """Games that were begun with it carry it within them."""
        with self._database.writing() as session:
            session.connection().exec_driver_sql("DELETE FROM settings WHERE key = ?", (_key(game_id, key),))


def _key(game_id: str, key: str) -> str:
    return f"box:{game_id}:{key}"


def _read(key: str, text: str) -> KeptBox | None:
    try:
        told = json.loads(text)
        name, table = told["name"], told["table"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return KeptBox(key, name, table) if isinstance(name, str) and isinstance(table, str) else None
