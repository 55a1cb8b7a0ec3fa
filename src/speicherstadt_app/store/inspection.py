"""Looking whether everything that is kept is in order. To look changes nothing but what the next start looks at."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from speicherstadt_app.engine.errors import BrokenGame, EngineError, WrongVersion
from speicherstadt_app.engine.record import replay
from speicherstadt_app.games.registry import FOLDERS, find
from speicherstadt_app.store.checks import rows_are_sound, why_not_good
from speicherstadt_app.store.connection import SQL_ERRORS, is_sound
from speicherstadt_app.store.library import Library
from speicherstadt_app.store.migrations import newest
from speicherstadt_app.store.shapes import Backup
from speicherstadt_app.store.statistics.recount import is_up_to_date
from speicherstadt_app.store.statistics.soundness import figures_are_sound
from speicherstadt_app.store.tables import FINISHED

Progress = Callable[[int, int], None]
"""Told how much of how much is looked at. What it raises ends the look."""
StatisticsState = Literal["sound", "behind", "damaged"]


@dataclass(frozen=True, slots=True)
class Writing:
    """Whether the pages of the database, and each row of its games, are as they were written."""

    pages: bool
    rows: bool

    @property
    def sound(self) -> bool:
        return self.pages and self.rows


@dataclass(frozen=True, slots=True)
class GamesSeen:
    """How many games there are in each state, how many could not be played through, which are damaged.

    Of those that could not some are `others`, played by other versions of the rules, and some are `unloaded`: so many
    of each game that this program does not have, or can't load."""

    kinds: Mapping[str, int]
    others: int
    damaged: tuple[str, ...]
    unloaded: Mapping[str, int] = field(default_factory=dict)

    @property
    def number(self) -> int:
        return sum(self.kinds.values())


@dataclass(frozen=True, slots=True)
class BackupsSeen:
    """The newest first; `bad` are the names of those that can't be brought back."""

    backups: Sequence[Backup]
    bad: tuple[str, ...]


def look_at_writing(library: Library) -> Writing:
    database = library.database
    with database.holding() as connection:
        seen = Writing(is_sound(connection), rows_are_sound(connection))
    database.doubtful |= not seen.sound
    return seen


def look_at_games(library: Library, tell: Progress = lambda _done, _all: None, *, quick: bool = False) -> GamesSeen:
    """Read every game and, unless there is little time, play each through that is over."""
    cards = [*library.cards(), *library.cards(trashed=True)]
    kinds = Counter("trashed" if card.trashed_at else card.state for card in cards)
    damaged, others = [], 0
    unloaded: Counter[str] = Counter()
    for done, card in enumerate(cards, 1):
        try:
            record = library.record(card.id)
            if not quick and card.state == FINISHED:
                replay(record, find)
        except BrokenGame:
            unloaded[card.game] += 1
        except WrongVersion:
            if card.game in FOLDERS:
                others += 1
            else:
                unloaded[card.game] += 1
        except EngineError:
            damaged.append(card.id)
        tell(done, len(cards))
    return GamesSeen(kinds, others, tuple(damaged), dict(unloaded))


def look_at_statistics(library: Library) -> StatisticsState:
    library.database.figures_sound = None
    if not figures_are_sound(library.database):
        return "damaged"
    return "sound" if is_up_to_date(library.database) else "behind"


def look_at_backups(library: Library, tell: Progress = lambda _done, _all: None) -> BackupsSeen:
    backups = library.backups.all()
    bad = []
    for done, backup in enumerate(backups, 1):
        if _is_bad(backup):
            bad.append(backup.name)
        tell(done, len(backups))
    return BackupsSeen(backups, tuple(bad))


def _is_bad(backup: Backup) -> bool:
    try:
        return why_not_good(backup.path, backup.number) is not None
    except SQL_ERRORS:
        return True


def facts(library: Library) -> dict[str, str]:
    """Facts for those who help, and nothing that tells of people or of how they play."""
    database = library.database
    with database.reading() as session:
        games = session.connection().exec_driver_sql("SELECT state, count(*) FROM games GROUP BY state").all()
    size = database.path.stat().st_size if database.path is not None and database.path.exists() else 0
    state = database.memory or database.newer
    return {
        "SQLite": sqlite3.sqlite_version,
        "format": str(newest()),
        "state": state.key if state else "in order",
        "size": str(size),
        "games": ", ".join(f"{number} {kind}" for kind, number in games) or "0",
        "backups": str(len(library.backups.all())),
        "notices": ", ".join(notice.key for notice in library.notices) or "none",
    }
