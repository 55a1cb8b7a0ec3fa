"""A package lacks nothing that it needs: one is packed from the libraries that are installed here, and played."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, Final

import pytest

from tests.house.packed_program import LANGUAGES
from tools import bundle, lighter
from tools.bill import locked

SRC: Final = Path(__file__).resolve().parents[2] / "src" / "speicherstadt_app"
PROGRAM: Final = Path(__file__).with_name("packed_program.py")
NEVER: Final = ("pygments", "markdown_it", "mdurl")
COMMANDS: Final = (
    ("simulate", "--games", "1", "--bots", "random", "--record", "game.speicher.jsonl"),
    ("show", "game.speicher.jsonl"),
    ("verify", "game.speicher.jsonl"),
    ("arena", "random", "greedy", "--blocks", "1"),
    ("box", "show"),
    ("bench", "--help"),
    ("data", "--help"),
)
"""One after the other, in one folder."""


def is_wanted(name: Path) -> bool:
    """What the packing would take away again is not brought first, where that is known."""
    return name.suffix != ".pyc" and ".." not in name.parts and not bundle.is_dropped(name)


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Beside `app`, the libraries, as Briefcase lays them out, and finished."""
    usr = tmp_path_factory.mktemp("packed") / "usr"
    packages = usr / "lib" / "speicherstadt-app" / "app_packages"
    for name in locked():
        try:
            files = distribution(name).files or []
        except PackageNotFoundError:
            continue
        for file in filter(lambda file: is_wanted(Path(str(file))), files):
            source, target = Path(str(file.locate())), packages / file
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target, follow_symlinks=False)
    shutil.copytree(SRC, packages.with_name("app") / SRC.name, ignore=shutil.ignore_patterns("__pycache__"))
    assert bundle.main([str(usr.parent)]) == 0
    return packages


def run_packed(packed: Path, folder: Path, *command: str | Path) -> subprocess.CompletedProcess[str]:
    drawn = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software", "PYTHONDONTWRITEBYTECODE": "1"}
    both = os.pathsep.join(str(one) for one in (packed.with_name("app"), packed))
    env = {**os.environ, **drawn, "PYTHONPATH": both}
    return subprocess.run(
        [sys.executable, "-S", *command], env=env, capture_output=True, text=True, check=False, cwd=folder
    )


def test_a_packed_program_plays_and_opens_every_page_in_three_languages(packed: Path, tmp_path: Path) -> None:
    answer = run_packed(packed, tmp_path, PROGRAM, tmp_path, packed, packed.with_name("app"))
    assert answer.returncode == 0, answer.stderr
    assert "Error" not in answer.stderr
    found: Mapping[str, Any] = json.loads(answer.stdout)
    assert len(set(found["games"].values())) == len(found["games"]) >= 2
    assert found["of Qt"] == {"en": "Cancel", "de": "Abbrechen", "fr": "Annuler"}
    assert found["files"] == ["one.speicher", "two.speicher"]
    assert list(found["pages"]) == list(LANGUAGES)
    for page, words in found["pages"]["en"].items():
        assert words, page
        for language in LANGUAGES[1:]:
            assert found["pages"][language][page] not in ([], words), page


def test_packed_commands_ask_for_nothing_that_is_not_packed(packed: Path, tmp_path: Path) -> None:
    for command in COMMANDS:
        answer = run_packed(packed, tmp_path, "-m", "speicherstadt_app", "--data", tmp_path, *command)
        assert answer.returncode == 0, answer.stderr


def test_a_package_has_no_source_beside_what_is_compiled(packed: Path) -> None:
    for folder in (packed, packed.with_name("app")):
        assert [path.name for path in folder.rglob("*") if path.suffix in (".py", *lighter.SUFFIXES)] == []
        assert list(folder.rglob("__pycache__")) == []
    assert list(packed.glob("speicherstadt_app*")) == []


def test_a_package_has_nothing_for_colours_markdown_and_other_databases(packed: Path) -> None:
    assert [path for name in NEVER for path in packed.glob(f"{name}*")] == []
    assert {path.name for path in (packed / "sqlalchemy" / "dialects").iterdir() if path.is_dir()} == {"sqlite"}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only PySide6 for Linux brings ICU")
def test_data_for_sorting_is_an_empty_library_of_the_same_name(packed: Path) -> None:
    (data,) = (packed / "PySide6" / "Qt" / "lib").glob("libicudata.so.*")
    assert data.stat().st_size < 20_000


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere the libraries come without symbols")
def test_libraries_are_without_symbols(packed: Path) -> None:
    files = list(lighter.libraries_with_symbols(packed))
    assert len(files) > 5
    for file in files:
        told = subprocess.run(["readelf", "--section-headers", file], capture_output=True, text=True, check=True)
        assert ".symtab" not in told.stdout, file


def test_nothing_sorts_by_the_data_that_a_package_lacks() -> None:
    """QCollator alone reads them: `localeCompare` of QML, and the class itself."""
    pages = [path for kind in ("*.qml", "*.js", "*.py") for path in SRC.rglob(kind)]
    assert not [path for path in pages if "localeCompare" in (text := path.read_text("utf-8")) or "QCollator" in text]
