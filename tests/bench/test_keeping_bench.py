"""What the bench keeps and opens."""

from speicherstadt_app.bench.keeping import UNFINISHED, WAITS, long_history, report
from speicherstadt_app.store.library import open_library

GAME = "speicherstadt"


def test_the_history_is_a_folder_like_any_other() -> None:
    with long_history(GAME, 50) as folder:
        library = open_library(folder)
        assert library.notices == []
        assert len(library.cards("finished")) == 50
        assert len(library.unfinished()) == UNFINISHED
        assert library.resume(library.unfinished()[0])[0].record.moves
        library.close()


def test_the_report_tells_every_wait() -> None:
    keeping, waits = report(GAME, games=1, repeats=1).sheets
    assert [row[0] for row in waits.rows] == list(WAITS)
    assert all(float(time) > 0 for time in keeping.rows[0])
