"""Memory that runs out: the game goes on, says so, and nothing that was acknowledged is lost."""

import _sqlite3
import contextlib
import ctypes
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from speicherstadt_app.store.library import open_library
from speicherstadt_app.store.notices import StoreError
from speicherstadt_app.store.transfer.export import export_all
from speicherstadt_app.store.transfer.take_over import inspect, take
from tests.store.conftest import Hands, Open
from tests.store.faults import play_unkept
from tests.store.tables_played import begin, resume

# Where Python's SQLite is a library of its own, it can be asked for this; a pragma could only lower the limit.
LEVELS = [0, *(1 << step for step in range(9, 21))] if sys.platform == "linux" else []
SQLITE = ctypes.CDLL(_sqlite3.__file__)


@contextlib.contextmanager
def little_memory(left: int) -> Iterator[None]:
    """SQLite, in the whole process, may take so many bytes more than it has."""
    SQLITE.sqlite3_memory_used.restype = ctypes.c_int64
    SQLITE.sqlite3_hard_heap_limit64.argtypes = (ctypes.c_int64,)
    SQLITE.sqlite3_hard_heap_limit64(SQLITE.sqlite3_memory_used() + left + 1)
    try:
        yield
    finally:
        SQLITE.sqlite3_hard_heap_limit64(0)


@pytest.mark.parametrize("left", LEVELS)
def test_a_game_goes_on_and_is_whole_again_afterwards(opened: Open, left: int) -> None:
    library = opened()
    other = begin(library, seed=9, players=3).play(40)
    game = begin(library).play(7)
    with little_memory(left):
        reasons = play_unkept(game, 40)
        assert reasons <= {"no_memory"}
        assert reasons or left
        with contextlib.suppress(StoreError):
            begin(library, seed=3).play(3)
    game.play(1)
    library = opened()
    assert library.notices == []
    assert resume(library, game.id).match.texts == game.match.texts
    assert resume(library, other.id).match.texts == other.match.texts


@pytest.mark.parametrize("left", LEVELS)
def test_an_import_happens_whole_or_not_at_all(opened: Open, hands: Hands, tmp_path: Path, left: int) -> None:
    library = opened()
    games = [begin(library, seed=seed).play(30).id for seed in range(3)]
    file = tmp_path / "all.speicher"
    export_all(library, file)
    elsewhere = open_library(tmp_path / "elsewhere", hands.clock)
    with little_memory(left), contextlib.suppress(StoreError, MemoryError):
        take(elsewhere, inspect(elsewhere, file))
    assert len(elsewhere.unfinished()) in (0, len(games))
    take(elsewhere, inspect(elsewhere, file))
    assert {*elsewhere.unfinished()} == {*games}
    elsewhere.close()


@pytest.mark.parametrize("left", LEVELS)
def test_a_folder_that_could_not_be_opened_opens_the_next_time(
    opened: Open, folder: Path, hands: Hands, left: int
) -> None:
    game = begin(opened()).play(9)
    opened().close()
    with little_memory(left), contextlib.suppress(MemoryError):
        open_library(folder, hands.clock).close()
    assert resume(opened(), game.id).match.texts == game.match.texts
