"""What `briefcase dev --test` and `briefcase run --test` start: tests that show whether a package holds all it needs.

Everything is tested by `python3 play.py test`.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
CHOSEN = (
    "engine/test_match.py",
    "games/speicherstadt/test_facts.py",
    "play/test_table.py",
    "play/test_start.py",
    "ui/test_app.py",
)


def main() -> int:
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    sys.path.insert(0, str(TESTS.parent))
    os.chdir(TESTS.parent)
    code = int(pytest.main(["-q", "-p", "no:cacheprovider", *(str(TESTS / name) for name in CHOSEN)]))
    # The sign by which Briefcase knows how it ended.
    print(f">>>>>>>>>> EXIT {code} <<<<<<<<<<")
    return code


if __name__ == "__main__":
    sys.exit(main())
