"""A damaged installation, or a system that lacks a library, is one sentence and never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from speicherstadt_app.app.damage import STAMP, sentence


def started(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """With libraries of its own before the installed ones."""
    return subprocess.run(
        [sys.executable, "-m", "speicherstadt_app", "--data", str(folder / "games"), *arguments],
        env={**os.environ, "PYTHONPATH": str(folder / "site-packages"), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("files", "reason"),
    [
        ({"rich/__init__.py": "raise ModuleNotFoundError(\"No module named 'rich'\", name='rich')"}, "No module named"),
        ({"rich/__init__.py": ""}, "No module named 'rich"),
        ({"rich/__init__.py": "def cut_off(", "rich/console.py": ""}, "'(' was never closed"),
        ({"rich/__init__.py": "a = \0"}, "null byte"),
        ({"rich/__init__.py": "VALUE = half_a_na"}, "half_a_na"),
        ({"rich.py": "import nothing_of_that_name"}, "nothing_of_that_name"),
    ],
    ids=["missing", "emptied", "cut off", "zeros", "half a name", "half of it missing"],
)
def test_main_with_a_damaged_library_says_so_in_one_sentence(
    tmp_path: Path, files: dict[str, str], reason: str
) -> None:
    for name, text in files.items():
        file = tmp_path / "site-packages" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    answer = started(tmp_path, "simulate", "--games", "1", "--seed", "7")
    assert answer.returncode == 1
    assert answer.stdout == ""
    assert answer.stderr.startswith("speicherstadt: The installed library ")
    assert reason in answer.stderr
    assert answer.stderr.count("\n") == 1, answer.stderr


def test_main_without_a_library_of_the_system_names_its_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "raise ImportError('libgssapi_krb5.so.2: cannot open shared object file: No such file or directory')"
    (tmp_path / "site-packages").mkdir()
    (tmp_path / "site-packages" / "rich.py").write_text(text, "utf-8")
    programs = tmp_path / "bin"
    programs.mkdir()
    (programs / "dnf").symlink_to(sys.executable)
    monkeypatch.setenv("PATH", str(programs))
    answer = started(tmp_path, "simulate", "--games", "1")
    assert answer.returncode == 1
    assert answer.stderr == (
        "speicherstadt: The window needs libgssapi_krb5.so.2. As root, run\n"
        "    dnf install -y krb5-libs\nand start again.\n"
    )


def test_sentence_names_a_library_of_the_system_that_no_list_has() -> None:
    error = ImportError("libfluid.so.3: cannot open shared object file: No such file or directory")
    assert sentence(error) == ("The system has no libfluid.so.3. Install the package that contains it and start again.")


def test_sentence_offers_the_environment_of_play_py_to_be_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    error = ModuleNotFoundError("No module named 'rich'", name="rich.text")
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    assert sentence(error).endswith("Install Speicherstadt again.")
    (tmp_path / STAMP).touch()
    assert sentence(error) == (
        f"The installed library rich is damaged (No module named 'rich'). Delete the folder {tmp_path} and start again."
    )


def test_sentence_leaves_mistakes_of_the_program_alone() -> None:
    errors: list[Exception] = [
        ImportError("cannot import name 'x'", name="speicherstadt_app.play"),
        ModuleNotFoundError("No module named 'tomlib'", name="speicherstadt_app.tomlib"),
        ValueError("no such seat"),
    ]
    try:
        int("no number")
    except ValueError as error:
        errors.append(error)
    assert [sentence(error) for error in errors] == [""] * len(errors)


def test_window_with_a_damaged_store_library_ends_with_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "site-packages" / "sqlalchemy" / "__init__.py"
    file.parent.mkdir(parents=True)
    file.write_text("class Engine(\n", "utf-8")
    answer = started(tmp_path, QT_QPA_PLATFORM="offscreen")
    assert answer.returncode == 1
    assert answer.stderr.startswith("speicherstadt: The installed library sqlalchemy is damaged (")
    assert answer.stderr.count("\n") == 1, answer.stderr
