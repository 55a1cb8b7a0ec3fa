"""What has happened at a table is shown to people as they saw it: raw events of a turn are read in `play` alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "speicherstadt_app"
RAW = re.compile(r"\bturns?(\[[^\]]*\])?\.events\b")
OVER = PACKAGE / "ui" / "lookback" / "story.py"
"""It shows whole turns, of games that are over."""


def files() -> list[Path]:
    return [path for path in sorted(PACKAGE.rglob("*.py")) if path.parts[len(PACKAGE.parts)] != "play" and path != OVER]


def test_raw_events_leave_play_nowhere() -> None:
    found = [str(path.relative_to(PACKAGE)) for path in files() if RAW.search(path.read_text("utf-8"))]
    assert not found


@pytest.mark.parametrize("text", ["turn.events", "for event in turns[0].events:", "notice.turn.events"])
def test_it_would_be_found(text: str) -> None:
    assert RAW.search(text)
