"""Where everything lies: what was said at this start, else what was chosen in the window, else the usual place."""

from __future__ import annotations

from pathlib import Path

import pytest

from speicherstadt_app.app import installed
from speicherstadt_app.cli import places
from speicherstadt_app.cli.places import beside_program, choose_folder, chosen_folder, data_folder, usual_folder
from speicherstadt_app.cli.refusal import Refusal


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("SPEICHERSTADT_DATA", raising=False)
    for name in ("HOME", "USERPROFILE", "LOCALAPPDATA", "APPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    return tmp_path


def way_in(home: Path) -> Path:
    (found,) = home.rglob("folder.txt")
    return found


def test_a_chosen_folder_is_found_at_the_next_start(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_folder(None) == usual_folder()
    stick = home / "stïck 🗝"
    stick.mkdir()
    assert choose_folder(stick)
    assert data_folder(None) == stick
    assert data_folder(home) == home
    monkeypatch.setenv("SPEICHERSTADT_DATA", str(home / "named"))
    assert data_folder(None) == home / "named"


def test_a_start_that_names_its_folder_changes_nothing_for_others(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPEICHERSTADT_DATA", str(home / "named"))
    assert not choose_folder(home)
    assert chosen_folder() is None


def test_a_chosen_folder_that_is_not_there_is_never_begun_anew(home: Path) -> None:
    assert choose_folder(home / "gone")
    with pytest.raises(Refusal, match=r"gone, which is not there\."):
        data_folder(None)
    assert not (home / "gone").exists()


@pytest.mark.parametrize("rubbish", [b"", b"not/absolute", b"/with\0nothing", b"\n"])
def test_rubbish_in_the_file_is_passed_over(home: Path, rubbish: bytes) -> None:
    choose_folder(home)
    way_in(home).write_bytes(rubbish)
    assert data_folder(None) == usual_folder()


def test_where_it_can_not_be_remembered_that_is_known(home: Path) -> None:
    (home / "config").write_text("no folder", "utf-8")
    assert not choose_folder(home / "elsewhere")


@pytest.fixture
def packed(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a program that is installed."""
    program = home / "stick" / "Speicherstadt"
    program.mkdir(parents=True)
    monkeypatch.setattr(installed, "FILE", home / "stick" / "installed.json")
    installed.FILE.write_text("{}", "utf-8")
    monkeypatch.setattr("sys.executable", str(program / "Speicherstadt.exe"))
    return program


@pytest.mark.parametrize("name", places.PORTABLE)
def test_a_portable_program_keeps_everything_beside_itself(
    home: Path, packed: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "chosen").mkdir()
    assert choose_folder(home / "chosen")
    assert data_folder(None) == home / "chosen"
    (packed / name).touch()
    assert data_folder(None) == packed / "data"
    assert not choose_folder(home / "other"), "the next start is not led away from the stick"
    assert data_folder(home) == home
    monkeypatch.setenv("SPEICHERSTADT_DATA", str(home / "named"))
    assert data_folder(None) == home / "named"


def test_a_folder_of_that_name_makes_no_program_portable(packed: Path) -> None:
    (packed / "portable").mkdir()
    assert data_folder(None) == usual_folder()


def test_beside_a_program_of_macos_is_beside_its_bundle(packed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", str(packed / "Speicherstadt.app" / "Contents" / "MacOS" / "Speicherstadt"))
    assert beside_program() == packed


def test_from_source_the_file_lies_beside_play_py(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert (beside_program() / "play.py").is_file()
    monkeypatch.setattr(places, "SOURCES", tmp_path)
    (tmp_path / "portable").touch()
    assert data_folder(None) == tmp_path / "data"
