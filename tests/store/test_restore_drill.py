"""The restore drill: every kind of backup, made in the way in which it comes about, is brought back and played on."""

from collections.abc import Callable
from pathlib import Path

import pytest

from speicherstadt_app.engine.record import replay
from speicherstadt_app.games import registry
from speicherstadt_app.store.library import Library
from speicherstadt_app.store.shapes import Backup
from speicherstadt_app.store.transfer.export import export_all
from tests.store.conftest import Open
from tests.store.parcels import bring
from tests.store.tables_played import begin, resume
from tests.store.test_migrations import newer_program

Made = tuple[Library, Backup]


def wish(opened: Open, folder: Path) -> Made:
    library = opened()
    return library, library.backups.make()


def session(opened: Open, folder: Path) -> Made:
    library = opened()
    backup = library.backups.make_if_changed()
    assert backup
    return library, backup


def importing(opened: Open, folder: Path) -> Made:
    other = opened(folder.with_name("other"))
    begin(other, seed=77).finish()
    parcel = folder.with_name("all.speicher")
    export_all(other, parcel)
    library = opened()
    _, taken = bring(library, parcel)
    assert taken.backup
    return library, taken.backup


def restoring(opened: Open, folder: Path) -> Made:
    library = opened()
    library.backups.restore(library.backups.make())
    return library, library.backups.all()[0]


def migrating(opened: Open, folder: Path) -> Made:
    # The step adds nothing that the version of today could not read; it is taken back with the backup.
    with newer_program():
        library = opened()
        (backup,) = library.backups.all()
        library.close()
    for path in folder.glob("speicherstadt.db*"):
        path.unlink()
    return opened(), backup


WAYS: dict[str, Callable[[Open, Path], Made]] = {
    "wish": wish,
    "session": session,
    "import": importing,
    "restore": restoring,
    "migration": migrating,
}


@pytest.mark.parametrize("occasion", WAYS)
def test_every_kind_of_backup_brings_back_a_game_that_goes_on(opened: Open, folder: Path, occasion: str) -> None:
    library = opened()
    anna = library.profiles.create("Anna", "crane", "red", "de")
    done = begin(library, seed=1, person=anna).finish()
    left = begin(library, seed=2, players=4, person=anna).play(60)
    cards = library.cards()
    library, backup = WAYS[occasion](opened, folder)
    assert backup.occasion == occasion
    resumed = resume(library, left.id).play(25)
    assert resumed.match.ply == 85
    library.trash(done.id)
    begin(library, seed=3).play(5)
    library.backups.restore(backup)
    library = opened()
    assert library.notices == []
    assert library.cards() == cards
    assert library.profiles.all() == [anna]
    assert replay(library.record(done.id), registry.find).over
    again = resume(library, left.id)
    assert again.match.texts == left.match.texts
    again.play(25)
    assert again.match.texts == resumed.match.texts, "the same cards lie there"
    again.finish()
    assert library.card(left.id).state == "finished"
