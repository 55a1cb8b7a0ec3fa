"""What the filters of the statistics offer, and which games that means."""

from __future__ import annotations

from dataclasses import replace

import pytest

from speicherstadt_app.store.shapes import Choices
from speicherstadt_app.ui.statistics.filters import filters
from speicherstadt_app.ui.statistics.words import Names

NAMES = Names("speicherstadt")
pytestmark = pytest.mark.usefixtures("qapp")


PLAYED = Choices((2,), ("clerk",), ("miser",), (0,), ("{}",), "2024-12-30", "2026-11-18")
"""What occurs in somebody's games."""


def test_a_period_of_so_many_days_has_so_many_today_included() -> None:
    (period,) = [one for one in filters(PLAYED, "2026-11-18", NAMES) if one.key == "period"]
    assert [(one.text, one.sets["first_day"], one.sets["last_day"]) for one in period.options] == [
        ("All time", None, None),
        ("The last 30 days", "2026-10-20", None),
        ("The last twelve months", "2025-11-19", None),
        ("2026", "2026-01-01", "2026-12-31"),
        ("2025", "2025-01-01", "2025-12-31"),
        ("2024", "2024-01-01", "2024-12-31"),
    ]


def test_what_leaves_no_choice_is_not_offered() -> None:
    assert [one.key for one in filters(PLAYED, "2026-11-18", NAMES)] == ["period", "which"]
    assert [one.key for one in filters(replace(PLAYED, players=(2, 4)), "2026-11-18", NAMES)] == [
        "players",
        "period",
        "which",
    ]
