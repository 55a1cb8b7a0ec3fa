"""Somebody writes into the database while games are kept in it: it is said at once, and nothing false afterwards."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from speicherstadt_app.store.notices import StoreError
from tests.store.conftest import Open
from tests.store.faults import play_unkept
from tests.store.tables_played import begin, resume


def overwritten(path: Path) -> None:
    # In place, under the name and number that SQLite has open.
    path.write_bytes(b"\x5a\xa5" * (path.stat().st_size // 2))


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2 + 100)


def grown_over(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))


@pytest.mark.parametrize("spoil", [overwritten, emptied, cut, grown_over])
def test_a_file_that_is_spoiled_amid_a_game_is_told_of_at_the_next_move(
    opened: Open, folder: Path, spoil: Callable[[Path], None]
) -> None:
    library = opened()
    before = begin(library, seed=3).play(9)
    library.backups.make()
    game = begin(library).play(5)
    spoil(folder / "speicherstadt.db")
    assert play_unkept(game, 3) == {"damaged"}
    with pytest.raises(StoreError, match="start Speicherstadt again"):
        library.cards()
    library = opened()
    assert {notice.key for notice in library.notices} & {"repaired", "restored"}
    assert resume(library, before.id).match.texts == before.match.texts


def test_a_file_that_is_whole_again_keeps_everything(opened: Open, folder: Path) -> None:
    library = opened()
    game = begin(library).play(5)
    path = folder / "speicherstadt.db"
    good = path.read_bytes()
    overwritten(path)
    assert play_unkept(game, 3) == {"damaged"}
    path.write_bytes(good)
    game.play(1)
    assert resume(opened(), game.id).match.texts == game.match.texts


def test_a_file_that_somebody_only_touches_is_no_trouble(opened: Open, folder: Path) -> None:
    library = opened()
    game = begin(library).play(5)
    for second in (1, 2_000_000_000):
        os.utime(folder / "speicherstadt.db", (second, second))
        game.play(2)
    library = opened()
    assert library.notices == []
    assert resume(library, game.id).match.texts == game.match.texts
