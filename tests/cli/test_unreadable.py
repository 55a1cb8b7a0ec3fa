"""Games that are there and can't be read: nothing is called in order, nothing good is replaced, a backup is offered."""

from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path

import pytest

from speicherstadt_app.store.library import open_library
from tests.cli.conftest import Say
from tests.store.tables_played import begin

COMMANDS = (
    ("data", "check"),
    ("data", "export", "--overwrite", "mine.speicher"),
    ("data", "export", "--overwrite", "mine.speicher.jsonl"),
    ("data", "backup"),
    ("data", "backup", "--list"),
    ("data", "recount"),
    ("data", "import", "--look", "mine.speicher"),
    ("stats", "--csv"),
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a game, and a good export of it beside."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("SPEICHERSTADT_DATA", raising=False)
    folder = tmp_path / "data"
    library = open_library(folder)
    begin(library, seed=1).play(20)
    library.backups.make()
    library.close()
    return folder


def content(place: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in place.rglob("*") if path.is_file() and path.name.endswith((".db", "r"))}


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_what_can_not_be_read_is_not_called_in_order(say: Say, folder: Path, words: tuple[str, ...]) -> None:
    for name in ("mine.speicher", "mine.speicher.jsonl"):
        assert say("--data", folder, "data", "export", name).code == 0
    (folder / "speicherstadt.db-journal").unlink(missing_ok=True)
    (folder / "speicherstadt.db-journal").mkdir()
    before = content(folder.parent)
    said = say("--data", folder, *words)
    assert said.code == 1
    assert not said.out
    assert "could not be read" in said.err
    assert "Backup 1 of" in said.err
    assert "memory" not in said.err
    assert content(folder.parent) == before


def test_the_backup_that_is_offered_comes_back(say: Say, folder: Path) -> None:
    path = folder / "speicherstadt.db"
    (folder / "speicherstadt.db-journal").unlink(missing_ok=True)
    (folder / "speicherstadt.db-journal").mkdir()
    before = path.read_bytes()
    said = say("--data", folder, "data", "restore", "--yes")
    assert said.code == 0
    assert "can't be told" in said.out
    (aside,) = (found for found in folder.glob("speicherstadt.db.corrupt-*") if found.is_file())
    assert aside.name in said.out
    assert aside.read_bytes() == before
    assert say("--data", folder, "data", "check").code == 0


def test_a_folder_in_place_of_the_database_is_put_aside_for_a_backup(say: Say, folder: Path) -> None:
    path = folder / "speicherstadt.db"
    path.unlink()
    path.mkdir()
    (path / "kept").touch()
    said = say("--data", folder, "data", "check")
    assert "1 of them were brought back" in said.err
    assert [found.name for found in folder.glob("*.corrupt-*/*")] == ["kept"]


def test_without_a_backup_it_stays_where_it_is(say: Say, folder: Path) -> None:
    path = folder / "speicherstadt.db"
    path.unlink()
    path.mkdir()
    shutil.rmtree(folder / "backups")
    said = say("--data", folder, "data", "check")
    assert (said.code, said.out) == (1, "")
    assert "There is no good backup." in said.err
    assert path.is_dir()


def test_an_empty_export_replaces_no_good_one(say: Say, folder: Path) -> None:
    say("--data", folder, "data", "export", "mine.speicher")
    before = Path("mine.speicher").read_bytes()
    open_library(folder.with_name("new")).close()
    said = say("--data", folder.with_name("new"), "data", "export", "--overwrite", "mine.speicher")
    assert said.code == 1
    assert "stays as it is" in said.err
    assert Path("mine.speicher").read_bytes() == before


def test_a_link_to_a_disk_that_is_away_is_waited_for(say: Say, folder: Path) -> None:
    path, disk = folder / "speicherstadt.db", folder.with_name("disk")
    disk.mkdir()
    path.rename(disk / "games.db")
    path.symlink_to(disk / "games.db")
    assert say("--data", folder, "data", "check").code == 0
    disk.rename(disk.with_name("away"))
    said = say("--data", folder, "data", "check")
    assert said.code == 1
    assert "its link leads nowhere" in said.err
    disk.with_name("away").rename(disk)
    (disk / "games.db").rename(disk / "away.db")
    said = say("--data", folder, "data", "check")
    assert said.code == 1, "what a disk hangs on is there without it"
    assert [found.name for found in disk.iterdir()] == ["away.db"]
    (disk / "away.db").rename(disk / "games.db")
    assert path.is_symlink()
    said = say("--data", folder, "data", "restore", "--yes")
    assert said.code == 0
    assert path.is_symlink(), "a backup comes to where the link leads"
    assert say("--data", folder, "data", "check").code == 0


@pytest.mark.parametrize(
    "words",
    [("data", "import", "\x1b]0;pwned\a.speicher.json"), ("stats", "\x1b[31m"), ("data", "--\x1b[2J"), ("\x9b31m",)],
)
def test_no_argument_reaches_the_terminal_as_a_command(say: Say, folder: Path, words: tuple[str, ...]) -> None:
    with suppress(OSError):  # some systems know no such name
        Path("\x1b]0;pwned\a.speicher.json").write_text("{}")
    said = say("--data", folder, *words)
    assert said.code
    assert (said.out + said.err).replace("\n", "").isprintable()


@pytest.mark.parametrize(
    "words", [("--data", "", "play"), ("data", "check", "--data", ""), ("--data", ""), ("--data=",)]
)
def test_no_folder_is_not_the_folder_one_is_in(say: Say, folder: Path, words: tuple[str, ...]) -> None:
    said = say(*words)
    assert said.code == 2
    assert "--data names no folder" in said.err
    assert not Path("speicherstadt.db").exists()
