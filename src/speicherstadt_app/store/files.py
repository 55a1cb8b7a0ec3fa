"""Which files lie in a data folder, and how one takes another's place."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

DATABASE_FILE: Final = "speicherstadt.db"
BACKUP_FOLDER: Final = "backups"
REVIEW_FOLDER: Final = "reviews"


def database_in(folder: Path) -> Path:
    """The database of a folder. A link is followed, so that what belongs to the file lies beside the file."""
    path = folder / DATABASE_FILE
    return Path(os.path.realpath(path)) if path.is_symlink() else path


def copies_beside(folder: Path) -> list[str]:
    """Other databases of ours, by name: what keeps folders alike on two devices leaves one when both wrote.

    The same file by another name is none: where case makes no difference the database may be written in capitals.
    """
    stem, ending, ours = Path(DATABASE_FILE).stem, Path(DATABASE_FILE).suffix, folder / DATABASE_FILE
    found = [path for path in folder.glob(f"{stem}*{ending}") if path.name != DATABASE_FILE and path.is_file()]
    return sorted(path.name for path in found if not (ours.exists() and path.samefile(ours)))


def is_there(path: Path) -> bool:
    """Whether something bears that name, be it one that may not be looked at or a link that leads nowhere."""
    try:
        path.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError:
        return True
    return True


def journal_of(path: Path) -> Path:
    return path.with_name(path.name + "-journal")


def is_hot(journal: Path) -> bool:
    """Whether something waits in it to be rolled back."""
    return journal.exists() and journal.stat().st_size > 0


def draft_of(path: Path) -> Path:
    """A database in the making; worth nothing until it is finished."""
    return path.with_name(path.name + ".draft")


def successor_of(path: Path) -> Path:
    """A finished database that is about to take the place of the one at `path`."""
    return path.with_name(path.name + ".next")


def remove(path: Path) -> None:
    """A database that is wanted no more, with its journal."""
    path.unlink(missing_ok=True)
    journal_of(path).unlink(missing_ok=True)


def rename_closed(database: Path, name: Path) -> None:
    """Give a database that was closed in order another name. Its journal is empty then and stays behind."""
    _check_journal(database)
    database.replace(name)
    journal_of(database).unlink(missing_ok=True)
    sync_folder(name.parent)


def put_in_place(successor: Path, path: Path) -> None:
    """The one at `path` must be closed and without a hot journal: SQLite would roll it back into the new one."""
    _check_journal(path)
    rename_closed(successor, path)


def put_aside_journal(path: Path, name: Path) -> None:
    """A journal whose database is no longer there must not be rolled back into another one."""
    journal = journal_of(path)
    if is_hot(journal):
        journal.replace(name)
    journal.unlink(missing_ok=True)


def _check_journal(path: Path) -> None:
    journal = journal_of(path)
    if is_hot(journal):
        raise FileExistsError(f"{journal} was not rolled back")


def sync_folder(folder: Path) -> None:
    """Make new names last through a power cut, where the system can."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
