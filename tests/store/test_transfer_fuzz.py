"""Damaged and forged files, other ones with each commit, do no harm: fuzz_import.py says what harm would be."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.rotation import Rotation

ROOT = Path(__file__).resolve().parents[2]
PARTS = 2
FILES = 5_000


def fuzz(count: int, seed: int) -> dict[str, Any]:
    answer = subprocess.run(
        [sys.executable, "-m", "tests.store.fuzz_import", str(count), str(seed)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.stdout, answer.stderr
    figures: dict[str, Any] = json.loads(answer.stdout)
    return figures


def no_harm(figures: dict[str, Any], count: int) -> None:
    assert figures["harm"] == []
    assert figures["files"] == count
    for outcome in ("refused whole", "refused in part", "in order", "offered", "taken"):
        assert figures[outcome] > count // 1_000, f"else nothing is said of what is {outcome}"


@pytest.mark.parametrize("part", range(PARTS))
def test_ten_thousand_files(rotation: Rotation, part: int) -> None:
    no_harm(fuzz(FILES, rotation.seed(f"files {part}")), FILES)


@pytest.mark.long
@pytest.mark.timeout(7200)
def test_a_million_files() -> None:
    no_harm(fuzz(1_000_000, seed=2026), 1_000_000)
