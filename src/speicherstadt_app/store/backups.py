"""Copies of the whole database, checked when they are made, thinned as they age, and brought back when asked."""

from __future__ import annotations

import contextlib
import re
import sqlite3
import threading
import zlib
from collections.abc import Callable, Iterable, Sequence
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Final, cast

from speicherstadt_app.store.chain import first_hash, run, unpack
from speicherstadt_app.store.checks import why_not_good
from speicherstadt_app.store.clock import STAMP, Clock
from speicherstadt_app.store.connection import SQL_ERRORS, connect, copy, why_not_written
from speicherstadt_app.store.database import Database
from speicherstadt_app.store.files import BACKUP_FOLDER, draft_of, remove, rename_closed, successor_of
from speicherstadt_app.store.migrations import migrate
from speicherstadt_app.store.notices import StoreError
from speicherstadt_app.store.shapes import Backup, BackupOccasion, Loss
from speicherstadt_app.store.tables import GameRow

LAST: Final = 5
DAILY: Final = 7
WEEKLY: Final = 4
MONTHLY: Final = 6
SAFE_OCCASIONS: Final = {"migration", "import", "restore"}
SAFE_DAYS: Final = 30
ROOM: Final = 2 << 30
"""Bytes of all backups together, but for those that stay in any case."""
IN_ANY_CASE: Final = 2
"""So many of each kind stay however large they are: the last two, last week's, last month's, and those before the last
two imports, restores and changes of format."""

BEGUN: Final = ("id", "game", "rules", "players", "first", "options", "seed")
ENDS: Final = "SELECT id, hash FROM games"
NAME: Final = re.compile(r"(\d{6})-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)-([a-z]+)\.db")


def list_backups(folder: Path) -> list[Backup]:
    """The backups in a data folder, the newest first."""
    found = []
    for path in (folder / BACKUP_FOLDER).glob("*.db"):
        if match := NAME.fullmatch(path.name):
            try:
                made = datetime.strptime(match[2], STAMP)  # noqa: DTZ007
            except ValueError:
                continue
            found.append(Backup(int(match[1]), made, cast(BackupOccasion, match[3]), path, size_of(path)))
    return sorted(found, key=lambda backup: backup.number, reverse=True)


def size_of(path: Path) -> int:
    """0 if it has just gone."""
    try:
        return path.stat().st_size
    except OSError:
        return 0


def make_backup(copy_to: Callable[[Path], None], folder: Path, occasion: BackupOccasion, clock: Clock) -> Backup:
    """Have a copy made, check it, and thin the older ones. Raises `StoreError` and leaves nothing half.

    What a backup is restored over may be damaged: that copy is taken as it is.
    """
    before = list_backups(folder)
    number = before[0].number + 1 if before else 1
    path = folder / BACKUP_FOLDER / f"{number:06}-{clock.stamp()}-{occasion}.db"
    draft = draft_of(path)
    try:
        path.parent.mkdir(exist_ok=True)
        copy_to(draft)
        if occasion != "restore" and (why := why_not_good(draft, number)):
            raise StoreError("backup_damaged", why=why)
        rename_closed(draft, path)
    except (OSError, *SQL_ERRORS) as error:
        raise StoreError("backup_failed", why=why_not_written(error, folder)) from error
    finally:
        remove(draft)
    now = clock.now()
    backup = Backup(number, now.replace(tzinfo=None), occasion, path, size_of(path))
    for old in superfluous([backup, *before], now.date()):
        old.path.unlink(missing_ok=True)
    return backup


def superfluous(backups: Iterable[Backup], today: date) -> list[Backup]:
    """Those that may go. Only days, weeks and months with a backup are counted, so a wrong clock takes none away.

    Large ones leave room: of each kind the most recent stay in any case, and of the others as many as fit.
    """
    newest_first = sorted(backups, key=lambda backup: backup.number, reverse=True)
    turns = _turns(newest_first, today)
    room, kept = ROOM, set()
    for backup in sorted((each for each in newest_first if each.number in turns), key=lambda each: turns[each.number]):
        if backup.size <= room or turns[backup.number] < IN_ANY_CASE:
            room -= backup.size
            kept.add(backup.number)
    return [backup for backup in newest_first if backup.number not in kept]


def _turns(newest_first: Sequence[Backup], today: date) -> dict[int, int]:
    """Those that stay while there is room, by number, and of how many of its kind each comes after."""
    before: dict[str, list[Backup]] = {}
    aging = []
    # Also by the clock of the backup before this one: a clock that is ahead for once makes none old.
    reckoned = min([today, *(backup.day for backup in newest_first[1:2])])
    for backup in newest_first:
        if backup.occasion in SAFE_OCCASIONS and reckoned - backup.day <= timedelta(days=SAFE_DAYS):
            before.setdefault(backup.occasion, []).append(backup)
        else:
            aging.append(backup)
    kinds = [*before.values(), aging[:LAST]]
    for most, period in ((DAILY, _day), (WEEKLY, _week), (MONTHLY, _month)):
        last: dict[object, Backup] = {}
        for backup in aging:
            last.setdefault(period(backup.day), backup)
        kinds.append([*last.values()][:most])
    turns: dict[int, int] = {}
    for kind in kinds:
        for turn, backup in enumerate(kind):
            turns[backup.number] = min(turn, turns.get(backup.number, turn))
    return turns


def _day(day: date) -> object:
    return day


def _week(day: date) -> object:
    return day.isocalendar()[:2]


def _month(day: date) -> object:
    return day.year, day.month


class Backups:
    """The backups of one open database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._mutex = threading.Lock()

    def all(self) -> list[Backup]:
        """The newest first."""
        return list_backups(self._database.folder)

    def make(self, occasion: BackupOccasion = "wish") -> Backup:
        database = self._database
        self._refuse_memory()
        try:
            with self._mutex:
                return make_backup(database.copy_to, database.folder, occasion, database.clock)
        except StoreError as error:
            database.doubtful |= error.notice.key == "backup_damaged"
            raise

    def make_if_changed(self) -> Backup | None:
        """The backup of a session, unless the newest one holds the same."""
        newest = next(iter(self.all()), None)
        if newest is not None:
            with self._database.holding() as connection:
                now = _content(connection)
            if _content_of_file(newest.path) == now:
                return None
        return self.make("session")

    def loss(self, backup: Backup) -> Loss:
        """What would be lost if this backup were brought back."""
        with self._database.holding() as connection:
            now = dict(connection.execute(ENDS).fetchall())
            people, chosen = _people(connection), _chosen(connection)
        kept = self._open(backup)
        try:
            then = dict(kept.execute(ENDS).fetchall())
            # A game from which moves were only taken back has nothing that the backup has not.
            longer = [game for game, end in now.items() if end != then.get(game, end) and not _passed(kept, game, end)]
            people_then, chosen_then = _people(kept), _chosen(kept)
            last = kept.execute("SELECT played_at FROM games ORDER BY touched DESC LIMIT 1").fetchone()
        finally:
            kept.close()
        new = people.keys() - people_then.keys()
        changed = chosen != chosen_then or any(people[each] != people_then[each] for each in people.keys() - new)
        return Loss(len(now.keys() - then.keys()), len(longer), len(new), last[0] if last else None, changed)

    def restore(self, backup: Backup) -> None:
        """Bring a backup back. What is there now becomes a backup first, as it is."""
        self._refuse_memory()
        database = self._database
        assert database.path is not None
        draft, successor = draft_of(database.path), successor_of(database.path)
        kept = self._open(backup)
        try:
            copy(kept, draft)
            brought = connect(draft)
            try:
                migrate(brought)
            finally:
                brought.close()
            if why := why_not_good(draft, backup.number):
                raise StoreError("bad_backup", name=backup.name, why=why)
            self.make("restore")
            rename_closed(draft, successor)
            database.swap(successor)
        except (OSError, *SQL_ERRORS) as error:
            notice = why_not_written(error, database.folder)
            raise StoreError(notice.key, **notice.facts) from error
        finally:
            kept.close()
            remove(draft)

    def _open(self, backup: Backup) -> sqlite3.Connection:
        if not backup.path.exists():
            raise StoreError("no_backup", name=backup.name)
        try:
            if why := why_not_good(backup.path, backup.number):
                raise StoreError("bad_backup", name=backup.name, why=why)
            return connect(backup.path, read_only=True)
        except SQL_ERRORS as error:
            notice = why_not_written(error, self._database.folder)
            raise StoreError(notice.key, **notice.facts) from error

    def _refuse_memory(self) -> None:
        if self._database.memory:
            raise StoreError(self._database.memory.key, **self._database.memory.facts)


def _passed(connection: sqlite3.Connection, game: str, end: bytes) -> bool:
    """Whether a game came through that position."""
    asked = f"SELECT number, {', '.join(BEGUN)} FROM games WHERE id = ?"
    number, *begun = connection.execute(asked, (game,)).fetchone()
    first = first_hash(GameRow(**dict(zip(BEGUN, begun, strict=True))))
    texts = [str(row[0]) for row in connection.execute("SELECT text FROM moves WHERE game = ? ORDER BY ply", (number,))]
    for (packed,) in connection.execute("SELECT texts FROM packed_moves WHERE game = ?", (number,)):
        with contextlib.suppress(zlib.error, UnicodeError):
            texts = unpack(packed)
    return end in (first, *run(first, texts))


def _people(connection: sqlite3.Connection) -> dict[str, tuple[object, ...]]:
    asked = "SELECT id, name, emblem, colour, language, settings, archived_at FROM profiles"
    return {row[0]: row[1:] for row in connection.execute(asked)}


def _chosen(connection: sqlite3.Connection) -> list[tuple[object, ...]]:
    """What somebody chose or made, other than to begin a game."""
    asked = "SELECT key, value FROM settings WHERE key != 'profile' AND key NOT LIKE 'setup:%' ORDER BY key"
    return connection.execute(asked).fetchall()


def _content(connection: sqlite3.Connection) -> tuple[object, ...]:
    """What people would miss, in a few numbers."""
    games = connection.execute("SELECT count(*), max(touched), total(seal) FROM games").fetchone()
    rest = [connection.execute(f"SELECT * FROM {table}").fetchall() for table in ("profiles", "settings")]
    return (*games, zlib.crc32(repr(rest).encode()))


def _content_of_file(path: Path) -> tuple[object, ...] | None:
    try:
        connection = connect(path, read_only=True)
        try:
            return _content(connection)
        finally:
            connection.close()
    except sqlite3.Error:
        return None
