"""Whether a database holds what was written into it."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path
from typing import Final

from speicherstadt_app.engine.errors import BrokenGame, EngineError
from speicherstadt_app.engine.record import Record, replay
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry
from speicherstadt_app.store.chain import SEALED, checksum, first_hash, next_hash
from speicherstadt_app.store.connection import DAMAGE, SQL_ERRORS, code_of, connect, engine_on, is_sound, kind_of
from speicherstadt_app.store.games import read_texts, record_of
from speicherstadt_app.store.sql import Session, col, select
from speicherstadt_app.store.tables import UNFINISHED, GameRow

REPLAYED: Final = 3
"""How many games of a backup are played through."""


def session_on(connection: sqlite3.Connection) -> Session:
    """A session on a bare connection, which its owner closes."""
    return Session(engine_on(connection))


def rows_are_sound(connection: sqlite3.Connection) -> bool:
    """Whether every game's row has its seal, and every unfinished game the moves that its running hash tells of."""
    for *values, seal in connection.execute(f"SELECT {', '.join(SEALED)}, seal FROM games"):
        if checksum(values) != seal:
            return False
    with session_on(connection) as session:
        found = session.exec(select(GameRow).where(col(GameRow.state) == UNFINISHED)).all()
        unfinished = {row.number: row for row in found}
    chains: dict[int | None, bytes] = {number: first_hash(row) for number, row in unfinished.items()}
    plies = dict.fromkeys(chains, 0)
    for game, ply, text, told in connection.execute("SELECT game, ply, text, hash FROM moves ORDER BY game, ply"):
        if game not in chains or ply != plies[game]:
            return False
        chains[game] = next_hash(chains[game], str(text))
        plies[game] += 1
        if told != chains[game]:
            return False
    return all(chains[number] == row.hash for number, row in unfinished.items())


def why_not_good(path: Path, seed: int) -> str | None:
    """What is wrong with a backup, None if it is good. Some of its games are played through; the seed chooses which.

    A disk that can't be read raises: that says nothing of the backup.
    """
    try:
        connection = connect(path, read_only=True)
        try:
            connection.execute("BEGIN")
            kind = kind_of(connection)
            if kind not in ("ours", "older"):
                return "it is of another version or no database of games"
            if not is_sound(connection):
                return "its pages are damaged"
            return _why_games_are_not_good(connection, seed) if kind == "ours" else None
        finally:
            connection.close()
    except SQL_ERRORS as error:
        if code_of(error) not in DAMAGE:
            raise
        return str(error)
    except (EngineError, ValueError) as error:
        return str(error)


def _why_games_are_not_good(connection: sqlite3.Connection, seed: int) -> str | None:
    if not rows_are_sound(connection):
        return "some of its games are damaged"
    today = {card.id: card.rules_version for card in registry.cards()}
    with session_on(connection) as session:
        rows = [row for row in session.exec(select(GameRow)).all() if row.rules == today.get(row.game)]
        Stream(seed, "backup").shuffle(rows)
        for row in rows[:REPLAYED]:
            _play_through(record_of(row, read_texts(session, row)))
    return None


def _play_through(record: Record) -> None:
    """Raises `EngineError` if the record is not right. That a game is broken says nothing of what is kept."""
    try:
        replay(record, registry.find)
    except BrokenGame as error:
        logging.getLogger(__name__).warning("a backup is checked without playing: %s", error)
