"""What a package says of itself, and how old it is by a clock that is given."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from speicherstadt_app.app import installed


@pytest.fixture
def released(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installed, "FILE", tmp_path / "installed.json")
    installed.FILE.write_text(json.dumps({"identity": "a.b", "released": "2026-11-20"}), "utf-8")


@pytest.mark.usefixtures("released")
@pytest.mark.parametrize(
    ("today", "old"),
    [("2026-11-20", ""), ("2027-11-20", ""), ("2027-11-21", "2026-11-20"), ("2020-01-01", "")],
    ids=["the same day", "a year", "a year and a day", "a clock that is wrong"],
)
def test_a_release_is_old_after_a_year(today: str, old: str) -> None:
    assert installed.old_release(lambda: date.fromisoformat(today)) == old


def test_sources_are_never_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installed, "FILE", tmp_path / "none.json")
    assert installed.old_release(lambda: date.max) == ""
