"""Music and surroundings are what their sources make."""

from __future__ import annotations

from speicherstadt_app.games.speicherstadt.table import cues
from speicherstadt_app.ui.sound import DAY, NIGHT
from tools.music import files

HEARD = {name for around in (cues.AMBIENCE, cues.AMBIENCE_BY_NIGHT) for names in around.values() for name in names}


def test_every_file_was_made_from_the_sources_that_are_here() -> None:
    assert files.stale() == [], "python -m tools.music make"


def test_every_file_is_played_somewhere_and_each_that_is_played_is_there() -> None:
    folders = {files.path_of(name).parent for name in files.made()}
    assert {path.stem for folder in folders for path in folder.glob("*.ogg")} == set(files.made())
    assert {*HEARD, *DAY, *NIGHT} <= set(files.made())
