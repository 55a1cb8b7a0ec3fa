"""What was worked out once lies beside the database, and may be gone at any time."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from speicherstadt_app.store import reviews
from speicherstadt_app.store.reviews import Reviews


def test_a_text_is_there_the_next_time(tmp_path: Path) -> None:
    Reviews(tmp_path).put("game", "what was found: 7 €")
    assert Reviews(tmp_path).get("game") == "what was found: 7 €"
    assert Reviews(tmp_path).get("another") is None


def test_a_name_from_elsewhere_leads_nowhere_else(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    Reviews(folder).put("../../escaped", "text")
    assert Reviews(folder).get("../../escaped") == "text"
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_damage_is_nothing_to_speak_of(tmp_path: Path) -> None:
    kept = Reviews(tmp_path)
    kept.put("game", "text")
    (path,) = (tmp_path / "reviews").iterdir()
    path.write_bytes(path.read_bytes()[:-3])
    assert kept.get("game") is None
    kept.put("game", "again")
    assert kept.get("game") == "again"


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "reviews").write_text("a file where the folder should be")
    Reviews(tmp_path).put("game", "text")
    assert Reviews(tmp_path).get("game") is None


def test_of_too_many_the_ones_used_longest_ago_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST", 3)
    kept = Reviews(tmp_path)
    for number in range(3):
        kept.put(str(number), "text")
        os.utime(kept._path(str(number)), (number, number))
    assert kept.get("0") == "text", "read, and so used just now"
    kept.put("3", "text")
    assert [kept.get(str(number)) for number in range(4)] == ["text", None, "text", "text"]
