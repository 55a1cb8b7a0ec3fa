"""Where there is no pydantic, as on a phone, everything is kept all the same, and in the same way."""

import json
import subprocess
import sys
from pathlib import Path

from speicherstadt_app.store.library import open_library
from speicherstadt_app.store.sql import SQLModel
from tests.store.phone import look
from tests.store.tables_played import resume

PHONE = Path(__file__).with_name("phone.py")


def on_a_phone(folder: Path, *wish: str) -> dict[str, str]:
    answer = subprocess.run([sys.executable, PHONE, folder, *wish], capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    found: dict[str, str] = json.loads(answer.stdout)
    return found


def test_what_a_phone_keeps_a_computer_reads_and_the_other_way_round(folder: Path) -> None:
    assert SQLModel.__module__.startswith("sqlmodel.")
    assert on_a_phone(folder) == look(folder)
    library = open_library(folder)
    game = resume(library, library.unfinished()[0])
    assert game.match.ply == 7
    game.play(5)
    library.close()
    assert on_a_phone(folder, "look") == look(folder)
