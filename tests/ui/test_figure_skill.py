"""What the part about skill tells of reviews, of older ones, and of a game that has no scale for accuracy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from speicherstadt_app.app.skill import headings
from speicherstadt_app.engine.card import GameCard
from speicherstadt_app.games import registry
from speicherstadt_app.ui.statistics.sections import Paper, papers, section_titles
from speicherstadt_app.ui.statistics.words import Names
from tests.ui.memory_figures import MemoryFigures, Table

NAMES = Names("speicherstadt")
FIGURES = 4
"""The first column that tells of the review, and not of the game."""

pytestmark = pytest.mark.usefixtures("qapp")


def told(*, judged: int, older: int = 0, measured: bool = True) -> Mapping[str, Paper]:
    table: Any = MemoryFigures()._table("skill")
    rows = [list(row) for row in table.rows[: judged + older]]
    for row in rows[:older]:
        row[FIGURES:] = [None] * (len(row) - FIGURES)
    for row in rows[older:]:
        row[FIGURES] = row[FIGURES] if measured else None
    found = papers("skill", {"skill": Table("skill", table.headings, rows)}, "2091-05-17", NAMES)
    return {paper.key: paper for paper in found}


def titles(found: Mapping[str, Paper]) -> list[str]:
    return [tile["title"] for tile in found["skill"].picture["tiles"]]


def test_reviews_that_were_judged_otherwise_are_in_no_mean_and_told_of() -> None:
    found = told(judged=5, older=2)
    assert found["skill"].note.startswith("2 older reviews left out")
    assert len(found["skill"].twin) == len(found["accuracy"].twin) == 5
    assert found["skill"].picture["tiles"][0]["note"] == "of 100, in 5 reviews"
    assert told(judged=5)["skill"].note == ""


def test_where_there_are_older_ones_alone_that_is_said() -> None:
    found = told(judged=0, older=1)
    assert found["skill"].note.startswith("1 older review left out")
    assert titles(found) == []
    assert "accuracy" not in found


def test_a_game_without_a_scale_tells_what_was_lost_and_no_accuracy() -> None:
    found = told(judged=5, measured=False)
    assert "Accuracy" in titles(told(judged=5))
    assert titles(found)[0] == "Win chance"
    assert "accuracy" not in found


@pytest.mark.parametrize("card", registry.cards(), ids=lambda card: card.id)
def test_the_luck_of_deals_is_told_of_open_games_alone(card: GameCard) -> None:
    """Where something is hidden there is none: nothing would be told as luck of 0."""
    names = Names(card.id)
    if not names.phases():
        assert "skill" not in section_titles(names, card.id), "nothing is told where no phases have names"
        return
    numbers: dict[str, Any] = dict.fromkeys(headings(names.phases()), 1)
    table = Table("skill", list(numbers), [list((numbers | {"day": "2091-05-01"}).values())])
    (found, *_) = papers("skill", {"skill": table}, "2091-05-17", names)
    assert ("Luck of the deal" in titles({"skill": found})) == card.open
    assert ("Luck, %" in found.twin.headings) == card.open
    assert ("luck" in section_titles(names, card.id)["skill"]) == card.open
