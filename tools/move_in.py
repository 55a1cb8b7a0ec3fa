"""Moves the tests' game into a copy of the house, as a real one would move in, and shows what that changes:
`python -m tools.move_in FOLDER`.

The folder gets a clone of this repository with `tests/fixture_game` as `games/bids`, its QML module beside the others
and its line in the registry. Then the program there plays it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
GAME: Final = "bids"
OLD: Final = "tests.fixture_game"
NEW: Final = f"speicherstadt_app.games.{GAME}"
ROLES: Final = ("__init__.py", "rules", "words", "table", "extras")
PLAYED: Final = ("simulate", "--game", GAME, "--bots", "random", "--games", "20", "--players", "4")


def move_in(copy: Path) -> None:
    package, theirs = copy / "src" / "speicherstadt_app", copy / OLD.replace(".", "/")
    folder = package / "games" / GAME
    folder.mkdir()
    for role in ROLES:
        shutil.move(theirs / role, folder / role)
    for module in (theirs / "qml").iterdir():
        shutil.move(module, package / "qml" / module.name)
    for file in folder.rglob("*.py"):
        file.write_text(file.read_text("utf-8").replace(OLD, NEW), "utf-8")
    registry = package / "games" / "registry.py"
    lines = registry.read_text("utf-8").splitlines(keepends=True)
    last = max(number for number, line in enumerate(lines) if '": "speicherstadt_app.games.' in line)
    lines.insert(last + 1, f'    "{GAME}": "{NEW}",\n')
    registry.write_text("".join(lines), "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="a folder that is not there yet")
    copy: Path = parser.parse_args().folder.resolve()
    if copy.exists():
        parser.error(f"{copy} is there already: name another folder")
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(copy)], check=True)
    move_in(copy)
    subprocess.run(["git", "-C", str(copy), "add", "--all"], check=True)
    subprocess.run(["git", "-C", str(copy), "diff", "--cached", "--stat", "--find-renames"], check=True)
    command = [sys.executable, "-m", "speicherstadt_app", "--data", str(copy / "data"), *PLAYED]
    return subprocess.run(command, env={**os.environ, "PYTHONPATH": str(copy / "src")}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
