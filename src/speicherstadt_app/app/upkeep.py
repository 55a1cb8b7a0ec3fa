"""Looking after the data folder as the window wants it: the store's own functions, in the window's values."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from speicherstadt_app.store.backups import size_of
from speicherstadt_app.store.inspection import (
    facts,
    look_at_backups,
    look_at_games,
    look_at_statistics,
    look_at_writing,
)
from speicherstadt_app.store.library import Library
from speicherstadt_app.store.notices import StoreError
from speicherstadt_app.store.shapes import Backup, Loss, Offer
from speicherstadt_app.store.statistics.recount import recount
from speicherstadt_app.store.transfer import take_over as transfer
from speicherstadt_app.store.transfer.export import export_all
from speicherstadt_app.ui.maintenance import Counted, Enough, Health, Place, Taken, Tell, Written
from speicherstadt_app.ui.threads import Refused

T = TypeVar("T")


class Upkeep:
    """What the store can't do it says as `Refused`."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def place(self) -> Place:
        database = self._library.database
        return Place(database.folder, database.memory or database.newer)

    def backups(self) -> Sequence[Backup]:
        return self._library.backups.all()

    def back_up(self) -> Backup:
        return asked(self._library.backups.make)

    def back_up_session(self) -> None:
        if self.place().obstacle is None:
            asked(self._library.backups.make_if_changed)

    def loss(self, name: str) -> Loss:
        return asked(lambda: self._library.backups.loss(self._named(name)))

    def restore(self, name: str) -> int:
        asked(lambda: self._library.backups.restore(self._named(name)))
        return self._library.backups.all()[0].number

    def write_out(self, path: Path, tell: Tell) -> Written:
        self._refuse_unreadable()
        done = asked(lambda: export_all(self._library, path, tell))
        return Written(done.games, done.profiles, len(done.damaged), size_of(path))

    def look_into(self, path: Path, tell: Tell) -> Offer:
        return asked(lambda: transfer.inspect(self._library, path, tell))

    def take(self, offer: Offer, tell: Tell) -> Taken:
        def taken_so_far(done: int, games: int) -> None:
            try:
                tell(done, games)
            except Enough as enough:
                raise transfer.Stopped from enough

        taken = asked(lambda: transfer.take(self._library, offer, taken_so_far))
        number = taken.backup.number if taken.backup else 0
        return Taken(taken.games, taken.profiles, taken.settings, number, taken.stopped)

    def check(self, tell: Tell) -> Health:
        self._refuse_unreadable()
        return asked(lambda: self._check(tell))

    def recount(self, tell: Tell) -> Counted:
        counted = asked(lambda: recount(self._library.database, tell))
        return Counted(counted.games, len(counted.damaged))

    def move_to(self, folder: Path) -> None:
        asked(lambda: self._library.move_to(folder))

    def diagnostics(self) -> Mapping[str, str]:
        return asked(lambda: facts(self._library))

    def _refuse_unreadable(self) -> None:
        if notice := self._library.database.unreadable:
            raise Refused(notice)

    def _named(self, name: str) -> Backup:
        for backup in self._library.backups.all():
            if backup.name == name:
                return backup
        raise StoreError("no_backup", name=name)

    def _check(self, tell: Tell) -> Health:
        library = self._library
        if library.database.newer:
            return Health(newer=True)
        writing = look_at_writing(library)
        games = look_at_games(library, tell)
        backups = look_at_backups(library, tell)
        return Health(
            sound=writing.sound,
            games=games.number,
            damaged=len(games.damaged),
            others=games.others,
            unloaded=games.unloaded,
            statistics=look_at_statistics(library),
            backups=len(backups.backups),
            bad_backups=len(backups.bad),
        )


def asked(question: Callable[[], T]) -> T:
    try:
        return question()
    except StoreError as error:
        raise Refused(error.notice) from error
