"""Who plays the games of `arena`, and what becomes of what they bring."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from speicherstadt_app.cli import program
from speicherstadt_app.cli.arena_journal import Journal
from speicherstadt_app.cli.refusal import Refusal
from speicherstadt_app.cli.workers import processes, spread


def test_any_executor_will_do() -> None:
    def work(number: int) -> int:
        return number * number

    with ThreadPoolExecutor(3) as executor:
        assert sorted(spread(work, range(50), executor, 3)) == [number * number for number in range(50)]
        assert list(spread(work, range(5), None, 1)) == [0, 1, 4, 9, 16]


def test_no_more_work_is_handed_out_than_is_needed() -> None:
    taken = []

    def things() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    with ThreadPoolExecutor(1) as executor:
        results = spread(int, things(), executor, 2)
        for _ in range(5):
            next(results)
        results.close()
    assert len(taken) < 30


def test_what_plays_has_a_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for room in ("engine", "games", "ai/arena", "cli"):
        (tmp_path / room).mkdir(parents=True)
    monkeypatch.setattr(program, "PACKAGE", tmp_path)
    codes = {program.code()}
    for name in ("ai/arena/intervals.py", "cli/arena.py"):
        (tmp_path / name).write_text("another")
        assert program.code() in codes
    for name in ("engine/dealer.py", "games/rules.py", "ai/weights.json"):
        (tmp_path / name).write_text("another")
        assert program.code() not in codes
        codes.add(program.code())


def test_a_journal_without_a_file_keeps_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Journal(None, {"measures": []}, {}).close()
    assert not list(tmp_path.iterdir())


def test_a_process_that_is_lost_is_told_in_a_sentence() -> None:
    with pytest.raises(Refusal, match="has ended before its time"), processes(1) as executor:
        list(spread(os._exit, [3], executor, 1))
