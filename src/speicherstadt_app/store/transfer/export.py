"""Writing everything down into one file that can be taken elsewhere. The same content gives the same bytes."""

from __future__ import annotations

import contextlib
import hashlib
import os
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import IO, Final, NamedTuple

from speicherstadt_app.engine.errors import BrokenGame, EngineError, WrongVersion
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.store.chain import is_sealed
from speicherstadt_app.store.files import draft_of, sync_folder
from speicherstadt_app.store.games import find_row, read_texts, record_of
from speicherstadt_app.store.library import Library
from speicherstadt_app.store.notices import StoreError
from speicherstadt_app.store.sql import Session, col, select
from speicherstadt_app.store.tables import FINISHED, GameRow, ProfileRow, SettingRow
from speicherstadt_app.store.transfer.form import (
    DEALERS,
    GAMES,
    MANIFEST,
    PROFILES,
    SETTINGS,
    game_line,
    lines_text,
    manifest_text,
    profiles_text,
    settings_text,
)
from speicherstadt_app.store.transfer.secrets import close_seed, people, seats_record, tells_secrets

AT_ONCE: Final = 50
"""Games that are read together: others get their turn in between."""
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The time that every file of an archive bears: the earliest there is."""
UNIX: Final = 3
READABLE: Final = 0o100644 << 16

Write = Callable[[GameRow, Sequence[str], int], str | None]
"""A game's line, from its moves and its place in the order of playing; None if it must not be written."""
Progress = Callable[[int, int], None]
"""Told how many games of how many are written. What it raises ends the work, and nothing is left behind."""


@dataclass(frozen=True, slots=True)
class Exported:
    """What was written. Games that are damaged are left out; these are their ids."""

    games: int
    profiles: int
    damaged: tuple[str, ...]
    secret: tuple[str, ...] = ()
    """Neither are games with secrets that are not over, unless it is clear whose record is to be written."""
    unloaded: Mapping[str, int] = field(default_factory=dict)
    """Nor are games whose rules are needed to write them and can't be loaded here: how many of each game."""


# A file that is there already, and may hold games, is replaced only by an export that holds a game and lacks none that
# is kept here. Otherwise it stays, and `StoreError` says why.


def export_all(library: Library, path: Path, tell: Progress = lambda _done, _all: None) -> Exported:
    """Write everything that is kept: people, settings, and games, those in the trash included."""
    with _writing(path) as file, zipfile.ZipFile(file, "w") as archive:
        parts = _Parts(archive)
        profiles = _people(library, parts)
        with parts.part(GAMES) as write:
            games = _Games(library, _all_numbers(library), _closed)
            for line in games.lines(tell):
                write(f"{line}\n")
        with parts.part(DEALERS) as write:
            write(lines_text(games.seeds))
        hashes = dict(sorted(parts.hashes.items()))
        with parts.part(MANIFEST) as write:
            write(manifest_text(hashes))
        games.check_may_replace(path)
    return games.exported(profiles)


def export_records(
    library: Library,
    path: Path,
    ids: Sequence[str] | None = None,
    tell: Progress = lambda _done, _all: None,
    seat: Seat | None = None,
) -> Exported:
    """Write games as records, a line each: those named, or all. Of one that is not finished nobody learns its cards.
    Without a game there is no file.

    Of a game with secrets it is the record of one seat: of this one, or of the only person who plays.
    """
    if ids is None:
        places = _all_numbers(library)
    else:
        with library.database.reading() as session:
            places = [_Place(find_row(session, game_id).number or 0, order) for order, game_id in enumerate(ids, 1)]
    games = _Games(library, places, partial(_shown, seat))
    with _writing(path, lambda: games.written > 0) as file:
        for line in games.lines(tell):
            file.write(f"{line}\n".encode())
        games.check_may_replace(path)
    return games.exported(0)


def _closed(row: GameRow, texts: Sequence[str], order: int) -> str:
    """A game on its way to another device: whole, and closed if it tells secrets."""
    return game_line(row, texts, order, closed=tells_secrets(row.game, over=row.result is not None))


def _shown(seat: Seat | None, row: GameRow, texts: Sequence[str], order: int) -> str | None:
    """A game that is given away; None if nobody says whose secrets may be seen."""
    if not tells_secrets(row.game, over=row.result is not None):
        return game_line(row, texts, order)
    record = record_of(row, texts)
    seats = people(record.players)
    if seat is None and len(seats) == 1:
        seat = seats[0]
    if seat not in seats:
        return None
    return seats_record(record, seat).to_line()


class _Place(NamedTuple):
    """A game by its number, and its place in the order of playing."""

    number: int
    order: int


def _all_numbers(library: Library) -> list[_Place]:
    """In the order of beginning."""
    with library.database.reading() as session:
        found = session.exec(select(GameRow.touched, GameRow.number)).all()
    return sorted(_Place(number or 0, order) for order, (_, number) in enumerate(sorted(found), 1))


class _Games:
    """Games on their way into a file."""

    def __init__(self, library: Library, places: Sequence[_Place], write: Write) -> None:
        self._database = library.database
        self._places = places
        self._write = write
        self.written = 0
        self.damaged: list[str] = []
        self.secret: list[str] = []
        self.unloaded: Counter[str] = Counter()
        self.seeds: dict[str, str] = {}
        """Those of games that are not finished, closed."""

    def lines(self, tell: Progress) -> Iterator[str]:
        for start in range(0, len(self._places), AT_ONCE):
            heap = self._places[start : start + AT_ONCE]
            with self._database.reading() as session:
                question = select(GameRow).where(col(GameRow.number).in_([place.number for place in heap]))
                rows = {row.number: row for row in session.exec(question).all()}
                lines = []
                for place in heap:
                    row = rows.get(place.number)
                    if row and (line := self._line(session, row, place.order)):
                        lines.append(line)
            self.written += len(lines)
            yield from lines
            tell(start + len(heap), len(self._places))

    def exported(self, profiles: int) -> Exported:
        return Exported(self.written, profiles, tuple(self.damaged), tuple(self.secret), dict(self.unloaded))

    def check_may_replace(self, path: Path) -> None:
        """Raise `StoreError` if the file that has the name may hold what these games lack."""
        if not path.is_file() or not path.stat().st_size:
            return
        if self.damaged:
            raise StoreError("export_damaged", file=path, number=len(self.damaged))
        for game, number in self.unloaded.items():
            raise StoreError("export_unloaded", file=path, number=number, game=game)
        if not self.written:
            raise StoreError("export_empty", file=path)

    def _line(self, session: Session, row: GameRow, order: int) -> str | None:
        line, told = None, False
        # How a newer version seals a row this one can't know; the moves have their running hash.
        if is_sealed(row) or self._database.newer:
            try:
                line = self._write(row, read_texts(session, row), order)
                told = True
            except (BrokenGame, WrongVersion):
                self.unloaded[row.game] += 1
                return None
            except (EngineError, ValueError):
                pass
        if line is None:
            (self.secret if told else self.damaged).append(str(row.id))
        elif row.seed is not None and row.state != FINISHED:
            self.seeds[row.id] = close_seed(row.id, row.seed)
        return line


class _Parts:
    """The parts of an archive as they are written one after the other."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        self._archive = archive
        self.hashes: dict[str, str] = {}

    @contextlib.contextmanager
    def part(self, name: str) -> Iterator[Callable[[str], None]]:
        info = zipfile.ZipInfo(name, LONG_AGO)
        info.compress_type = zipfile.ZIP_DEFLATED
        info.create_system = UNIX
        info.external_attr = READABLE
        sha = hashlib.sha256()
        with self._archive.open(info, "w") as stream:

            def write(text: str) -> None:
                data = text.encode()
                sha.update(data)
                stream.write(data)

            yield write
        self.hashes[name] = sha.hexdigest()


def _people(library: Library, parts: _Parts) -> int:
    with library.database.reading() as session:
        rows = session.exec(select(ProfileRow).order_by(col(ProfileRow.number))).all()
        settings = session.exec(select(SettingRow).order_by(col(SettingRow.key))).all()
    with parts.part(PROFILES) as write:
        write(profiles_text(rows))
    with parts.part(SETTINGS) as write:
        write(settings_text(settings))
    return len(rows)


@contextlib.contextmanager
def _writing(path: Path, is_wanted: Callable[[], bool] = lambda: True) -> Iterator[IO[bytes]]:
    """A file that has its name only once it is whole, and only if it `is_wanted` then."""
    draft = draft_of(path)
    try:
        with draft.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        if is_wanted():
            draft.replace(path)
            sync_folder(path.parent)
    except OSError as error:
        raise StoreError("export_failed", file=path, why=error.strerror or error) from error
    finally:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
