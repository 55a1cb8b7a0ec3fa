"""File systems without locks, with other rules for case, with times as coarse as they like."""

from __future__ import annotations

import errno
import os
import sys
from itertools import cycle
from pathlib import Path

import pytest

from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.store import connection, database
from speicherstadt_app.store.library import open_library
from speicherstadt_app.store.notices import AlreadyOpen
from speicherstadt_app.store.transfer.export import export_all
from tests.rotation import Rotation
from tests.store import test_time_changes
from tests.store.conftest import Hands, Open
from tests.store.odd_files import without_locks
from tests.store.parcels import bring
from tests.store.tables_played import begin, resume
from tests.store.test_time_changes import live

# Where Python's SQLite is a library of its own its calls can be exchanged.
HAS_NONE = [errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EINVAL] if sys.platform == "linux" else []
FAILS = [errno.EIO, errno.ESTALE] if sys.platform == "linux" else []


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "BUSY_MILLISECONDS", 1)


@pytest.mark.parametrize("code", HAS_NONE)
def test_where_nothing_can_be_locked_all_is_kept_and_one_is_warned(opened: Open, folder: Path, code: int) -> None:
    with without_locks(code):
        library = opened()
        assert [notice.key for notice in library.notices] == ["no_locks"]
        game = begin(library).play(9)
        done = begin(library, seed=2).finish()
        backup = library.backups.make()
        game.play(3)
        parcel = folder.with_name("all.speicher")
        export_all(library, parcel)
        elsewhere = opened(folder.with_name("elsewhere"))
        bring(elsewhere, parcel)
        assert {card.id for card in elsewhere.cards()} == {game.id, done.id}
        library = opened()
        assert resume(library, game.id).match.texts == game.match.texts
        library.backups.restore(backup)
        assert resume(library, game.id).match.ply == 9
        library.move_to(folder.with_name("other"))
        library.close()
    library = opened(folder.with_name("other"))
    assert library.notices == []
    assert resume(library, game.id).match.ply == 9


@pytest.mark.parametrize("code", FAILS)
def test_a_lock_that_fails_is_no_second_program(opened: Open, folder: Path, code: int) -> None:
    game = begin(opened()).play(9)
    opened().close()
    before = (folder / "speicherstadt.db").read_bytes()
    with without_locks(code):
        library = opened()
        assert [notice.key for notice in library.notices] == ["unreadable"]
        library.close()
    assert (folder / "speicherstadt.db").read_bytes() == before
    assert resume(opened(), game.id).match.ply == 9


def test_where_nothing_can_be_locked_this_program_still_opens_a_folder_once(folder: Path, hands: Hands) -> None:
    for code in HAS_NONE:
        with without_locks(code):
            library = open_library(folder, hands.clock)
            with pytest.raises(AlreadyOpen):
                open_library(folder, hands.clock)
            library.close()


@pytest.mark.long
def test_lives_where_nothing_can_be_locked(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_time_changes, "EXPECTED", {"no_locks"})
    folder.mkdir()
    with without_locks(errno.ENOLCK):
        for seed in range(100):
            live(folder / str(seed), Stream(seed, "no locks"), 60)


def test_the_same_file_by_another_name_is_no_copy_of_another_device(opened: Open, folder: Path) -> None:
    """As where case makes no difference, and the database is written in capitals."""
    opened().close()
    os.link(folder / "speicherstadt.db", folder / "speicherstadt (capitals).db")
    assert opened().notices == []
    (folder / "speicherstadt (laptop).db").write_bytes((folder / "speicherstadt.db").read_bytes())
    assert [notice.key for notice in opened().notices] == ["copy_beside"]


def test_times_that_are_rounded_later_cost_nothing(
    opened: Open, monkeypatch: pytest.MonkeyPatch, rotation: Rotation
) -> None:
    """FAT writes even seconds down, and some servers their own clock, once a file is no longer fresh."""
    looks = database._looks
    grains = cycle((1, 2_000_000_000, 1_000_000))

    def coarse(path: Path) -> tuple[int, int] | None:
        found = looks(path)
        return found and (found[0], found[1] // (grain := next(grains)) * grain)

    monkeypatch.setattr(database, "_looks", coarse)
    library = opened()
    games = [begin(library, seed=rotation.seed(f"coarse {number}")) for number in range(3)]
    for _ in range(12):
        for game in games:
            game.play(1)
    games[0].finish()
    library = opened()
    assert library.notices == []
    assert library.record(games[0].id).moves == tuple(games[0].match.texts)
    assert [resume(library, game.id).match.texts for game in games[1:]] == [game.match.texts for game in games[1:]]
