"""What can be saved of a damaged database, game by game, and from the newest good backup what can't.

A game is taken over only as far as its running hash vouches for it; what its row tells beyond that is believed if the
row's seal is whole, and otherwise worked out again by playing the moves.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.record import start
from speicherstadt_app.games import registry
from speicherstadt_app.store.chain import first_hash, is_sealed, last_hash, next_hash, to_json, unpack
from speicherstadt_app.store.checks import session_on, why_not_good
from speicherstadt_app.store.clock import Clock, moment_of
from speicherstadt_app.store.connection import DAMAGE, SQL_ERRORS, code_of, connect, copy
from speicherstadt_app.store.create import furnish
from speicherstadt_app.store.files import remove
from speicherstadt_app.store.games import counts, progress_of, progress_text, read_texts, record_of, write_uncounted
from speicherstadt_app.store.migrations import layout_at, layout_of, migrate, version_of
from speicherstadt_app.store.settings import key_of_today
from speicherstadt_app.store.shapes import Backup
from speicherstadt_app.store.sql import Session, col, select
from speicherstadt_app.store.tables import ABANDONED, FINISHED, MOST_TOUCHES, UNFINISHED, GameRow, Kept

PAGE: Final = 4096
SAVED: Final = ("profiles", "games", "moves", "packed_moves", "settings", "meta")
MOST_ERRORS: Final = 5_000
"""Rows in a row that can't be read, after which it is tried from the other end."""

LONGEST_GAME: Final = 1e7
"""Seconds."""

Row = dict[str, Any]


@dataclass(slots=True)
class Salvage:
    """What was saved: games by themselves, some only up to an earlier move, from the backup, and not at all."""

    kept: int = 0
    shortened: int = 0
    from_backup: int = 0
    lost: int = 0
    backup: str = ""
    unknown: bool = False
    """The list of games could not be read to its end: there may have been others."""
    since: str = ""
    """When the newest good backup was made."""

    @property
    def loss(self) -> str:
        """In a few words, and no more than can be known."""
        if not self.unknown:
            return f"{self.lost} are lost"
        if self.since:
            return f"and how many of those begun after the backup of {self.since} are lost can't be known"
        return "and how many are lost can't be known, as there is no good backup"


def salvage(damaged: Path | None, backups: Sequence[Backup], draft: Path, clock: Clock) -> Salvage:
    """Make a sound database at `draft` of what there is. The damaged file itself is not touched."""
    done = Salvage()
    remove(draft)
    connection = connect(draft, create=True)
    try:
        furnish(connection, clock)
        with session_on(connection) as session:
            connection.execute("BEGIN IMMEDIATE")
            missing = _from_damaged(session, damaged, draft, clock, done) if damaged else set()
            for backup in backups:
                if why_not_good(backup.path, backup.number) is None:
                    done.backup, done.since = backup.name, f"{backup.made:%Y-%m-%d %H:%M}"
                    missing = _from_backup(session, backup, draft, missing, done)
                    break
            done.lost = len(missing)
            connection.execute("COMMIT")
    finally:
        connection.close()
    return done


# --- from the damaged file ------------------------------------------------------------------------------------------


def _from_damaged(session: Session, damaged: Path, draft: Path, clock: Clock, done: Salvage) -> set[str]:
    """Take over what is sound; the answer are the games of which something is missing."""
    work = draft.with_name(draft.name + ".work")
    missing: set[str] = set()
    source = _open_copy(damaged, work)
    try:
        # In one transaction SQLite need not look after every question whether somebody has changed the file.
        source.execute("BEGIN")
        for row in _rows(source, "profiles"):
            _insert(session, "profiles", row)
        for row in _rows(source, "settings"):
            _insert(session, "settings", {**row, "key": key_of_today(row["key"])})
        done.unknown = not _is_whole(source, "games")
        for row in _rows(source, "games"):
            found = _judge(source, row, clock)
            if found is None:
                missing.add(str(row.get("id")))
                continue
            game, texts, whole = found
            write_uncounted(session, game, texts)
            done.kept += 1
            if not whole:
                done.shortened += 1
                missing.add(game.id)
    finally:
        source.close()
        remove(work)
    return missing


@contextlib.contextmanager
def _over_damage() -> Iterator[None]:
    """Let be what is damaged. A disk that fails is another matter: then all is tried again at the next start."""
    try:
        yield
    except SQL_ERRORS as error:
        if code_of(error) not in DAMAGE:
            raise


def _open_copy(damaged: Path, work: Path) -> sqlite3.Connection:
    """A connection to a copy of the damaged file. Where the file does not even say what tables it has it is told."""
    remove(work)
    _copy_readable(damaged, work)
    with _over_damage(), contextlib.ExitStack() as stack:
        connection = connect(work, read_only=True)
        stack.callback(connection.close)
        if layout_of(connection) == layout_at(version_of(connection)):
            stack.pop_all()
            return connection
    _give_first_page(work)
    return connect(work, read_only=True)


def _copy_readable(damaged: Path, work: Path) -> None:
    """Copy page by page; what the disk can't read any more becomes an empty page."""
    size = damaged.stat().st_size
    with damaged.open("rb", buffering=0) as source, work.open("wb") as target:
        for at in range(0, size, PAGE):
            try:
                source.seek(at)
                page = source.read(PAGE)
            except OSError:
                page = b""
            target.write(page.ljust(min(PAGE, size - at), b"\0"))


def _give_first_page(work: Path) -> None:
    """The first page says where each table begins. In all our databases the tables of people and games, being the
    oldest, begin at the same places, so a new one's page will do.

    https://www.sqlite.org/fileformat2.html#the_database_header
    """
    new = work.with_name(work.name + ".new")
    remove(new)
    connection = connect(new, create=True)
    try:
        migrate(connection)
        for (table,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
            if table not in SAVED and not table.startswith("sqlite_"):
                connection.execute(f"DROP TABLE {table}")
    finally:
        connection.close()
    page = bytearray(new.read_bytes()[:PAGE])
    remove(new)
    page[28:40] = (work.stat().st_size // PAGE).to_bytes(4, "big") + bytes(8)  # pages in the file; none of them free
    with work.open("r+b") as file:
        file.write(page)


def _rows(source: sqlite3.Connection, table: str) -> Iterator[Row]:
    """Every row that can be read: from the lowest key up, over damaged pages, then from the highest down if need be."""
    key = "key" if table == "settings" else "number"
    lowest: Any = "" if key == "key" else 0
    errors = 0
    while errors < MOST_ERRORS:
        try:
            row = _one(source, f"SELECT * FROM {table} WHERE {key} > ? ORDER BY {key} LIMIT 1", lowest)
        except sqlite3.DatabaseError as error:
            if code_of(error) not in DAMAGE:
                raise
            row = {key: None}
        if row is None:
            return
        if not isinstance(row[key], type(lowest)) or row[key] <= lowest:
            if table == "settings":
                break
            lowest += 1
            errors += 1
            continue
        lowest, errors = row[key], 0
        yield row
    highest: Any = chr(0x10FFFF) if key == "key" else 1 << 62
    with _over_damage():
        while row := _one(source, f"SELECT * FROM {table} WHERE {key} < ? ORDER BY {key} DESC LIMIT 1", highest):
            if not isinstance(row[key], type(lowest)) or not lowest < row[key] < highest:
                return
            highest = row[key]
            yield row


def _is_whole(source: sqlite3.Connection, table: str) -> bool:
    """Whether every row of a table is there."""
    found: list[object] = []
    with _over_damage():
        found = source.execute(f"PRAGMA integrity_check({table})").fetchall()
    return found == [("ok",)]


def _one(source: sqlite3.Connection, question: str, *values: object) -> Row | None:
    cursor = source.execute(question, values)
    found = cursor.fetchone()
    if found is None:
        return None
    return dict(zip((column[0] for column in cursor.description), found, strict=True))


def _insert(session: Session, table: str, row: Row) -> None:
    """A row of a simple table, unless its key is taken or it lacks something."""
    columns = [column.name for column in Kept.metadata.tables[table].columns]
    known = {name: row[name] for name in columns if name in row}
    marks = ", ".join("?" * len(known))
    session.connection().exec_driver_sql(
        f"INSERT OR IGNORE INTO {table} ({', '.join(known)}) VALUES ({marks})", tuple(known.values())
    )


def _judge(source: sqlite3.Connection, found: Row, clock: Clock) -> tuple[GameRow, list[str], bool] | None:
    """The game of a row with those of its moves that are beyond doubt, and whether these are all; None if lost."""
    row = GameRow(**{name: found[name] for name in GameRow.model_fields if name in found})
    try:
        row.assisted, row.counted = bool(row.assisted), bool(row.counted)
        texts, all_there, packed = _moves(source, row)
        sealed = is_sealed(row)
        if sealed and all_there:
            return row, texts, True
        if not (texts or all_there):
            return None
        _work_out_again(row, texts, sealed, clock)
        if row.state == UNFINISHED:
            row.state, row.ended_at = (ABANDONED, row.ended_at) if packed else (UNFINISHED, None)
    except (EngineError, AttributeError, LookupError, TypeError, ValueError):
        return None
    return row, texts, all_there


def _moves(source: sqlite3.Connection, row: GameRow) -> tuple[list[str], bool, bool]:
    """The moves that the running hash vouches for, whether they lead to where the game stood, and whether they lay
    packed, as those of a game do that is over."""
    chain = first_hash(row)
    with contextlib.suppress(zlib.error, UnicodeError), _over_damage():
        if packed := _one(source, "SELECT texts FROM packed_moves WHERE game = ?", row.number):
            texts = unpack(packed["texts"])
            return (texts, True, True) if last_hash(row, texts) == row.hash else ([], False, True)
    texts = []
    with _over_damage():
        while move := _one(source, "SELECT text, hash FROM moves WHERE game = ? AND ply = ?", row.number, len(texts)):
            after = next_hash(chain, str(move["text"]))
            if after != move["hash"]:
                break
            chain = after
            texts.append(str(move["text"]))
    return texts, chain == row.hash, False


def _work_out_again(row: GameRow, texts: list[str], sealed: bool, clock: Clock) -> None:
    """Make the rest of a row from the moves. What moves can't tell is kept where it makes sense."""
    row.meta, row.more = _object(row.meta), _object(row.more)
    match = start(record_of(row, ()), registry.find)
    for text in texts:
        match.play_text(text)
    row.begun_at = _time(row.begun_at) or clock.utc()
    row.played_at = _time(row.played_at) or row.begun_at
    row.ended_at = _time(row.ended_at)
    row.trashed_at = _time(row.trashed_at)
    if match.over:
        row.state = FINISHED
        row.ended_at = row.ended_at or row.played_at
        if not sealed:
            row.result = to_json(match.outcome().to_json())
    else:
        row.state = UNFINISHED
        row.result = None
    if not _time(row.day):
        row.day = row.played_at[:10]
    row.seconds = _number(row.seconds, LONGEST_GAME)
    row.touched = int(_number(row.touched, MOST_TOUCHES))
    row.progress = progress_text(progress_of(match))
    row.counted = counts(row)


def _number(value: object, most: float) -> float:
    return value if isinstance(value, int | float) and 0 <= value < most else 0.0


def _object(text: object) -> str:
    try:
        return to_json(json.loads(str(text)) | {})
    except (ValueError, TypeError):
        return "{}"


def _time(text: object) -> str | None:
    try:
        moment_of(str(text))
    except ValueError:
        return None
    return str(text)


# --- from a backup --------------------------------------------------------------------------------------------------


def _from_backup(session: Session, backup: Backup, draft: Path, missing: set[str], done: Salvage) -> set[str]:
    """Add what the backup has and the damaged file no longer had; the answer are the games that are missing still."""
    work = draft.with_name(draft.name + ".work")
    kept = connect(backup.path, read_only=True)
    try:
        copy(kept, work)
    finally:
        kept.close()
    source = connect(work)
    try:
        migrate(source)
        for table in ("profiles", "settings"):
            for row in _rows(source, table):
                _insert(session, table, {**row, "number": None} if "number" in row else row)
        have = {row.id: row.plies for row in session.exec(select(GameRow)).all()}
        with session_on(source) as old:
            for game in old.exec(select(GameRow).order_by(col(GameRow.number))).all():
                if game.id in have and not (game.id in missing and game.plies > have[game.id]):
                    continue
                texts = read_texts(old, game)
                old.expunge(game)
                write_uncounted(session, game, texts)
                missing.discard(game.id)
                if game.id in have:
                    done.kept -= 1
                    done.shortened -= 1
                done.from_backup += 1
    finally:
        source.close()
        remove(work)
    return missing - have.keys()
