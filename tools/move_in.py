"""Moves a game of the tests into a copy of the house, as a real one would move in, and shows what that changes:
`python -m tools.move_in FOLDER [--game ferries]`.

The folder gets a clone of this repository with a copy of the game's folder in `games`, its QML module beside the others
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
GAMES: Final = {"bids": "tests.fixture_game", "ferries": "tests.ferries"}
"""The package of each."""
ROLES: Final = ("__init__.py", "rules", "words", "table", "extras")


def move_in(copy: Path, game: str) -> None:
    old, new = GAMES[game], f"speicherstadt_app.games.{game}"
    package, theirs = copy / "src" / "speicherstadt_app", copy / old.replace(".", "/")
    folder = package / "games" / game
    folder.mkdir()
    for role in ROLES:
        if (theirs / role).is_dir():
            shutil.copytree(theirs / role, folder / role)
        elif (theirs / role).exists():
            shutil.copy(theirs / role, folder / role)
    for module in (theirs / "qml").iterdir():
        shutil.copytree(module, package / "qml" / module.name)
    for file in folder.rglob("*.py"):
        file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")
    registry = package / "games" / "registry.py"
    lines = registry.read_text("utf-8").splitlines(keepends=True)
    last = max(number for number, line in enumerate(lines) if '": "speicherstadt_app.games.' in line)
    lines.insert(last + 1, f'    "{game}": "{new}",\n')
    registry.write_text("".join(lines), "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="a folder that is not there yet")
    parser.add_argument("--game", choices=GAMES, default="bids", help="the game that moves in")
    asked = parser.parse_args()
    copy, game = asked.folder.resolve(), asked.game
    if copy.exists():
        parser.error(f"{copy} is there already: name another folder")
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(copy)], check=True)
    move_in(copy, game)
    subprocess.run(["git", "-C", str(copy), "add", "--all"], check=True)
    subprocess.run(["git", "-C", str(copy), "diff", "--cached", "--stat", "--find-renames"], check=True)
    played = ("simulate", "--game", game, "--bots", "random", "--games", "20", "--players", "4")
    command = [sys.executable, "-m", "speicherstadt_app", "--data", str(copy / "data"), *played]
    return subprocess.run(command, env={**os.environ, "PYTHONPATH": str(copy / "src")}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
