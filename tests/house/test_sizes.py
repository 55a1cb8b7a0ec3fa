"""No file of code is longer than one can keep in mind (CONTRIBUTING.md)."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MOST_LINES = 500
CODE = {".c", ".h", ".js", ".py", ".qml"}


def test_no_file_has_more_than_five_hundred_lines() -> None:
    files = [ROOT / "play.py", *(path for top in ("src", "tests", "tools") for path in (ROOT / top).rglob("*"))]
    lines = {path: len(path.read_bytes().splitlines()) for path in files if path.suffix in CODE}
    assert len(lines) > 1000, "they are looked for where they lie"
    assert {str(path.relative_to(ROOT)): n for path, n in lines.items() if n > MOST_LINES} == {}
