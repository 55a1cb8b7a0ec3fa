"""A machine on which nothing is installed yet, for tests of play.py."""

import os
import subprocess
from pathlib import Path

import pytest

import play

PROJECT = """\
[project]
name = "speicherstadt-app"
dependencies = ["rich>=13"]
optional-dependencies = { dev = ["pytest>=8"] }
scripts = { speicherstadt = "speicherstadt_app.__main__:main" }
"""


class Installer:
    """Stands in for what needs a network: notes every command, answers as it was told."""

    def __init__(self) -> None:
        self.commands: list[str] = []
        self.answers: dict[str, tuple[int, str]] = {}
        self.cut_off = False

    def listen(self, command: list[str], environment: dict[str, str] | None = None) -> tuple[int, str]:
        self.commands.append(" ".join(command))
        if "venv" in command:
            subprocess.run(command, check=True)
        if "pip" in command and self.cut_off:
            raise KeyboardInterrupt
        return next((answer for words, answer in self.answers.items() if words in self.commands[-1]), (0, ""))

    def ran(self, words: str) -> bool:
        return any(words in command for command in self.commands)


@pytest.fixture
def installer(monkeypatch: pytest.MonkeyPatch) -> Installer:
    installer = Installer()
    monkeypatch.setattr(play, "listen", installer.listen)
    return installer


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The programs on the PATH; none to begin with."""
    found: set[str] = set()
    monkeypatch.setattr("shutil.which", lambda name: name if name in found else None)
    return found


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The arguments of each start of the program."""
    starts: list[list[str]] = []

    def start(root: Path, arguments: list[str]) -> int:
        starts.append(arguments)
        return 0

    monkeypatch.setattr(play, "start", start)
    return starts


@pytest.fixture
def root(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    installer: Installer,
    programs: set[str],
    started: list[list[str]],
) -> Path:
    """A machine on which everything works and nothing is installed yet."""
    (tmp_path / "pyproject.toml").write_text(PROJECT, "utf-8")
    (tmp_path / "requirements").mkdir()
    for purpose, tools in (("play", ""), ("test", "pytest==8.4.0\n")):
        (tmp_path / "requirements" / f"{purpose}.txt").write_text(f"rich==13.0.0\n{tools}", "utf-8")
    monkeypatch.setattr(play, "ROOT", tmp_path)
    return tmp_path


def with_window(root: Path) -> Path:
    (root / "pyproject.toml").write_text(PROJECT.replace("rich", "PySide6-Essentials"), "utf-8")
    return root


def be_user(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: number, raising=False)
