"""Statistics of games of one player alone, as the window tells them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from speicherstadt_app.store.shapes import Filter
from speicherstadt_app.ui.home.looking_in import played_with
from speicherstadt_app.ui.home.start import Played, record_text
from speicherstadt_app.ui.statistics.numbers import NOTHING
from speicherstadt_app.ui.statistics.sections import papers, section_titles, wanted_of
from speicherstadt_app.ui.statistics.words import Names
from tests.solo_game import CARD, patience
from tests.ui.memory_figures import Table


@pytest.fixture(autouse=True)
def game() -> Iterator[str]:
    with patience() as game_id:
        yield game_id


class OneSheet:
    """A folder whose overview is this."""

    def __init__(self, **told: object) -> None:
        self._rows = [*{"games": 0, "wins": 0, "expected": None, **told}.items()]

    @property
    def figures(self) -> OneSheet:
        return self

    def tables(self, _person: str, _asked: Filter, wanted: Sequence[str]) -> dict[str, Table]:
        return {name: Table(name, ("figure", "value"), self._rows) for name in wanted}


@pytest.mark.parametrize(
    ("told", "played", "text"),
    [
        ({}, Played(), ""),
        (
            {"games": 2, "wins": 1, "expected": 0.5, "form": "1 2"},
            Played(2, 1, "2"),
            "2 played, 1 won · place 2 last time",
        ),
        (
            {"games": 1, "alone": 1, "won_alone": 0, "form": "-"},
            Played(1, 0, "-"),
            "1 played, 0 won · not won last time",
        ),
        (
            {"games": 2, "wins": 1, "expected": 0.5, "alone": 2, "won_alone": 2, "form": "1 + 2 +"},
            Played(4, 3, "+"),
            "4 played, 3 won · won last time",
        ),
    ],
)
def test_door_tells_games_alone_as_won_or_not(told: dict[str, Any], played: Played, text: str) -> None:
    found = played_with(OneSheet(**told), "mara", CARD.id)  # type: ignore[arg-type]
    assert (found, record_text(found, with_last=True)) == (played, text)


def test_history_shows_what_was_reached_alone() -> None:
    names = Names(CARD.id)
    assert "history" in section_titles(names, CARD.id)
    assert wanted_of("history", CARD.id)[-2:] == ("grades", "alone")
    games = [("2026-03-01", 10, "good", True, 1), ("2026-03-02", 0, "poor", False, 2)]
    rows = {
        "history": Table(
            "history",
            ("day", "players", "score", "place", "median_of_10", "game"),
            [(day, 1, score, 1 if won else 2, score, number) for day, score, _, won, number in games],
        ),
        "rating": Table("rating", (), ()),
        "calendar": Table("calendar", ("day", "games", "wins", "seconds"), [("2026-03-01", 1, 1, 60.0)]),
        "grades": Table("grades", ("grade", "games", "share"), [("poor", 1, 0.5), ("fair", 0, 0.0), ("good", 1, 0.5)]),
        "alone": Table("alone", ("day", "score", "grade", "won", "game"), games),
    }
    found = {paper.key: paper for paper in papers("history", rows, "2026-03-05", names)}
    assert list(found) == ["scores", "grades", "calendar"], "nobody is rated alone"
    picture = found["grades"].picture
    assert picture["bars"] == [{"tall": 1.0, "won": True}, {"tall": pytest.approx(1 / 3), "won": False}]
    assert [line["title"] for line in picture["lines"]] == ["Good", "Fair", "Poor"]
    assert picture["spoken"] == "Good: 1. Fair: 0. Poor: 1. Last time: Poor."
    assert found["grades"].twin.texts() == [["Poor", "1", "50 %"], ["Fair", "0", "0 %"], ["Good", "1", "50 %"]]
    assert [row[3] for row in found["scores"].twin.texts()] == [NOTHING, NOTHING]


def test_a_game_without_grades_asks_for_none() -> None:
    assert wanted_of("history", "speicherstadt") == ("history", "rating", "calendar")
