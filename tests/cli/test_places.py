"""Where everything lies: what was said at this start, else what was chosen in the window, else the usual place."""

from __future__ import annotations

from pathlib import Path

import pytest

from speicherstadt_app.cli.places import choose_folder, chosen_folder, data_folder, usual_folder
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
