"""Full disks, vanished folders, read-only places: the game goes on, says so, and is whole again afterwards."""

import contextlib
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from speicherstadt_app.engine.errors import NotKept
from speicherstadt_app.store.library import Library, open_library
from speicherstadt_app.store.notices import AlreadyOpen, StoreError
from tests.store.conftest import Hands, Open
from tests.store.faults import longest_file, play_unkept
from tests.store.tables_played import begin, resume

NOBODY = 65534


@contextlib.contextmanager
def full_disk(library: Library, pages_left: int) -> Iterator[None]:
    with library.database.holding() as connection:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages + pages_left}")
    try:
        yield
    finally:
        with library.database.holding() as connection:
            connection.execute("PRAGMA max_page_count = 1000000")


@pytest.mark.parametrize("pages_left", range(10))
def test_a_full_disk_costs_nothing_once_there_is_room_again(opened: Open, pages_left: int) -> None:
    library = opened()
    other = begin(library, seed=9, players=5).play(60)
    game = begin(library).play(7)
    with full_disk(library, pages_left):
        reasons = play_unkept(game, 180)
        assert reasons <= {"disk_full"}
        assert reasons or pages_left > 0
        assert not reasons or pages_left < 9
        assert library.card(other.id).plies == 60
    game.play(1)
    library = opened()
    assert library.notices == []
    assert resume(library, game.id).match.texts == game.match.texts
    assert resume(library, other.id).match.texts == other.match.texts


def test_a_disk_that_is_full_says_so_at_every_move(library: Library) -> None:
    game = begin(library, players=5)
    with full_disk(library, 0):
        assert play_unkept(game, 100) == {"disk_full"}
        with pytest.raises(StoreError, match="free some space"):
            library.profiles.create("Anna", "crane" * 2000, "red", "de")


@pytest.mark.parametrize("level", range(50))
def test_writes_that_fail_at_any_level_leave_all_that_was_acknowledged(opened: Open, folder: Path, level: int) -> None:
    library = opened()
    game = begin(library, players=4).play(20)
    size = (folder / "speicherstadt.db").stat().st_size
    with longest_file(size // 2 + level * size // 49):
        reasons = play_unkept(game, 60)
        assert reasons <= {"failed"}
        assert reasons or level
        assert not reasons or level < 49
        acknowledged = None
        try:
            game.undo(1)
            acknowledged = list(game.match.texts)
        except NotKept:
            pass
        if acknowledged is not None:
            assert list(library.record(game.id).moves) == acknowledged
    game.play(2)
    library = opened()
    assert library.notices == []
    assert resume(library, game.id).match.texts == game.match.texts


def test_a_folder_that_vanishes_and_comes_back(opened: Open, folder: Path) -> None:
    library = opened()
    game = begin(library).play(12)
    away = folder.with_name("unplugged")
    folder.rename(away)
    assert play_unkept(game, 10) == {"folder_gone"}
    with pytest.raises(StoreError, match="bring it back"):
        library.cards()
    away.rename(folder)
    game.play(1)
    assert library.card(game.id).plies == 23
    assert resume(opened(), game.id).match.texts == game.match.texts


def test_what_was_written_into_a_file_that_just_vanished_is_not_acknowledged(opened: Open, folder: Path) -> None:
    library = opened()

    def write_while_the_folder_goes() -> None:
        with library.database.writing() as session:
            session.connection().exec_driver_sql("INSERT INTO settings VALUES ('a', '1')")
            shutil.rmtree(folder)

    with pytest.raises(StoreError, match="bring it back"):
        write_while_the_folder_goes()


def test_a_folder_that_comes_back_with_an_older_state_is_brought_up_to_date(opened: Open, folder: Path) -> None:
    library = opened()
    game = begin(library).play(5)
    library.close()
    shutil.copytree(folder, folder.with_name("copy"))
    library = opened()
    game = resume(library, game.id).play(30)
    shutil.rmtree(folder)
    assert play_unkept(game, 3) == {"folder_gone"}
    folder.with_name("copy").rename(folder)
    game.play(1)
    assert resume(opened(), game.id).match.texts == game.match.texts


def test_another_database_in_the_same_place_is_not_written_into(opened: Open, folder: Path, hands: Hands) -> None:
    strange = folder.with_name("strange")
    other = open_library(strange, hands.clock)
    kept = begin(other, seed=3).play(9)
    other.close()
    library = opened()
    game = begin(library).play(5)
    shutil.rmtree(folder)
    strange.rename(folder)
    assert play_unkept(game, 3) == {"folder_gone"}
    library = opened()
    assert library.unfinished() == [kept.id]
    assert library.record(kept.id).moves == tuple(kept.match.texts)


def test_a_deleted_folder_can_be_left_for_another_with_everything(opened: Open, folder: Path) -> None:
    library = opened()
    anna = library.profiles.create("Anna", "crane", "red", "de")
    old = begin(library, seed=2, person=anna).finish()
    game = begin(library).play(12)
    shutil.rmtree(folder)
    play_unkept(game, 4)
    elsewhere = folder.with_name("elsewhere")
    library.move_to(elsewhere)
    game.play(2)
    library = opened(elsewhere)
    assert resume(library, game.id).match.texts == game.match.texts
    assert [profile.name for profile in library.profiles.all()] == ["Anna"]
    assert library.record(old.id).moves == tuple(old.match.texts)


def test_another_folder_can_be_chosen_while_all_is_well(opened: Open, folder: Path) -> None:
    library = opened()
    game = begin(library).play(12)
    elsewhere = folder.with_name("elsewhere")
    library.move_to(elsewhere)
    open_library(folder).close()
    with pytest.raises(AlreadyOpen):
        open_library(elsewhere)
    game.play(5)
    assert resume(opened(elsewhere), game.id).match.texts == game.match.texts
    assert opened(folder).card(game.id).plies == 12


def test_a_folder_with_other_games_is_not_taken(opened: Open, folder: Path, hands: Hands) -> None:
    taken = folder.with_name("taken")
    other = open_library(taken, hands.clock)
    kept = begin(other, seed=3).play(9)
    other.close()
    library = opened()
    game = begin(library).play(4)
    with pytest.raises(StoreError, match="choose an empty folder"):
        library.move_to(taken)
    game.play(4)
    assert resume(opened(), game.id).match.texts == game.match.texts
    assert opened(taken).unfinished() == [kept.id]


# --- places where nothing can be written ----------------------------------------------------------------------------


@pytest.fixture
def read_only(folder: Path) -> Iterator[Callable[[Path], None]]:
    """Take the right to write from a folder, also from root, who has it everywhere."""
    root = os.geteuid() == 0
    folder.parent.chmod(0o755)

    def forbid(place: Path) -> None:
        for path in (place, *place.rglob("*")):
            path.chmod(0o555 if path.is_dir() else 0o444)
        if root:
            os.seteuid(NOBODY)

    yield forbid
    if root:
        os.seteuid(0)
    for path in folder.parent.rglob("*"):
        path.chmod(0o755)


def test_in_a_read_only_folder_all_can_be_read_and_played_on_in_memory(
    opened: Open, folder: Path, read_only: Callable[[Path], None]
) -> None:
    library = opened()
    anna = library.profiles.create("Anna", "crane", "red", "de")
    done = begin(library, seed=2, person=anna).finish()
    game = begin(library).play(12)
    library.close()
    before = (folder / "speicherstadt.db").read_bytes()
    read_only(folder)
    library = opened()
    assert [notice.key for notice in library.notices] == ["memory"]
    assert library.record(done.id).moves == tuple(done.match.texts)
    assert library.profiles.all() == [anna]
    game = resume(library, game.id)
    assert play_unkept(game, 9) == {"read_only"}
    assert library.card(game.id).plies == 21, "for this session it is in the list as it stands"
    new = begin(library, seed=5)
    assert play_unkept(new, 9) == {"read_only"}
    library.profiles.create("Ben", "ship", "blue", "fr")
    with pytest.raises(StoreError):
        library.backups.make()
    library.close()
    assert (folder / "speicherstadt.db").read_bytes() == before


def test_from_memory_everything_can_be_taken_to_a_folder(
    opened: Open, folder: Path, read_only: Callable[[Path], None]
) -> None:
    folder.mkdir()
    free = folder.with_name("free")
    free.mkdir()
    free.chmod(0o777)
    read_only(folder)
    library = opened()
    game = begin(library)
    assert play_unkept(game, 20) == {"read_only"}
    library.move_to(free)
    game.play(3)
    assert resume(opened(free), game.id).match.texts == game.match.texts


def test_a_folder_that_was_read_only_can_be_chosen_again(
    opened: Open, folder: Path, read_only: Callable[[Path], None]
) -> None:
    library = opened()
    game = begin(library).play(12)
    library.close()
    read_only(folder)
    library = opened()
    game = resume(library, game.id)
    play_unkept(game, 20)
    if os.getuid() == 0:
        os.seteuid(0)
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o755)
    library.move_to(folder)
    game.play(1)
    library = opened()
    assert resume(library, game.id).match.texts == game.match.texts
    assert [backup.occasion for backup in library.backups.all()] == ["restore"]


def test_a_place_that_can_not_be_made_is_no_reason_not_to_play(opened: Open, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    library = opened(tmp_path / "file" / "data")
    game = begin(library)
    assert play_unkept(game, 5) == {"folder_gone"}
    library.move_to(tmp_path / "data")
    game.play(1)
    assert resume(opened(tmp_path / "data"), game.id).match.texts == game.match.texts


@pytest.mark.parametrize("name", ["é ß 港 🏭", "with spaces and 'quotes' \"double\" #?%41;", "x" * 245, "-rf"])
def test_any_folder_name_will_do(opened: Open, folder: Path, name: str) -> None:
    game = begin(opened(folder / name)).play(3)
    assert (folder / name / "speicherstadt.db").exists()
    assert resume(opened(folder / name), game.id).match.texts == game.match.texts


@pytest.mark.parametrize(
    "name", ["speicherstadt (Anna's conflicted copy 2026-11-19).db", "speicherstadt.sync-conflict-20261119-091500.db"]
)
def test_a_copy_that_two_devices_left_is_told_of_and_let_be(opened: Open, folder: Path, name: str) -> None:
    game = begin(opened()).play(9)
    opened().close()
    shutil.copyfile(folder / "speicherstadt.db", folder / name)
    library = opened()
    (notice,) = library.notices
    assert name in str(notice)
    assert resume(library, game.id).match.texts == game.match.texts
    assert (folder / name).exists()
