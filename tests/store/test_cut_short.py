"""After an end that was not in order the next start says so, once; after any other end it says nothing."""

import subprocess
import sys
from pathlib import Path

from speicherstadt_app.store.library import open_library
from tests.store.conftest import Open
from tests.store.tables_played import begin

PLAYS_AND_DIES = """
import os, sys
from pathlib import Path
from speicherstadt_app.store.library import open_library
from tests.store.tables_played import begin
library = open_library(Path(sys.argv[1]))
game = begin(library).play(7)
print(*game.match.texts, sep="\\n", flush=True)
os._exit(9)
"""


def test_who_was_killed_is_told_once_and_finds_everything(folder: Path) -> None:
    command = [sys.executable, "-c", PLAYS_AND_DIES, str(folder)]
    killed = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, cwd=Path(__file__).parents[2])
    assert killed.returncode == 9, killed.stderr
    library = open_library(folder)
    assert [notice.key for notice in library.notices] == ["cut_short"]
    (game,) = library.unfinished()
    assert library.record(game).moves == tuple(killed.stdout.splitlines())
    library.close()
    again = open_library(folder)
    assert again.notices == []
    again.close()


def test_a_backup_from_amid_a_session_does_not_pass_for_a_session_cut_short(opened: Open) -> None:
    library = opened()
    begin(library).play(3)
    backup = library.backups.make()
    library.backups.restore(backup)
    assert opened().notices == []
