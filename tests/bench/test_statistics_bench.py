"""What the bench asks statistics about."""

from __future__ import annotations

from speicherstadt_app.bench.statistics import (
    PAGES,
    asked_directly,
    filters,
    in_window,
    kept_games,
    measured,
    milliseconds,
)
from speicherstadt_app.store.shapes import Filter
from speicherstadt_app.store.statistics.selection import Statistics

GAME = "speicherstadt"


def test_everybody_has_an_equal_part_of_the_games_and_every_filter_finds_some() -> None:
    with kept_games(GAME, 200, 5) as library:
        statistics = Statistics(library.database, measured)
        assert [statistics.of(str(person), Filter(GAME)).overview().games for person in range(5)] == [40] * 5
        for _, chosen in filters(GAME)[:-1]:
            assert 0 < statistics.of("0", chosen).overview().games < 40


def test_the_report_names_every_page_with_every_filter() -> None:
    found = asked_directly(GAME, games=1, repeats=2)
    assert [len(sheet.rows) for sheet in found.sheets] == [1 + len(PAGES) * len(filters(GAME))] * 2
    assert len(found.figures) == 2


def test_every_repeat_is_timed() -> None:
    asked: list[int] = []
    assert len(milliseconds(lambda: asked.append(1), 4).values) == len(asked) == 4


def test_the_page_is_measured_in_a_window_of_its_own() -> None:
    found = in_window(GAME, games=40, repeats=0)
    assert found["times"]["open"][0] > 0
    assert len(found["times"]) == 1 + 4 * 7
    assert found["frames"]
