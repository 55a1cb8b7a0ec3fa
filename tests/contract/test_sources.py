"""Where the points come from: what the sources of a game brought adds up to its points, in the statistics, too."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from speicherstadt_app.games import registry
from speicherstadt_app.store.library import open_library
from speicherstadt_app.store.shapes import Filter
from speicherstadt_app.store.statistics.selection import Statistics
from tests.contract.every import fewest_and_most
from tests.store.tables_played import begin


@pytest.mark.parametrize("game", registry.FOLDERS)
def test_what_the_sources_brought_adds_up_to_the_points(tmp_path: Path, game: str) -> None:
    with closing(open_library(tmp_path)) as library:
        mara = library.profiles.create("Mara", "gull", "red", "en")
        begin(library, 1, fewest_and_most(game)[-1], mara, game=game).finish()
        played = Statistics(library.database).of(mara.id, Filter(game))
        brought = [line.own for line in played.strategy() if line.part == "source"]
        (score,) = played.history().score
    assert sum(one or 0 for one in brought) == pytest.approx(score)
