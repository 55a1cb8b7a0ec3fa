"""Which tenth of a long enumeration a run takes: another one with each commit, and all of it with `--long`."""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from zlib import crc32

ROOT: Final = Path(__file__).resolve().parents[1]
PARTS: Final = 10


@dataclass(frozen=True)
class Rotation:
    """`choice` is the commit, or any word: the same word always takes the same tenth."""

    choice: str
    whole: bool = False

    @property
    def step(self) -> int:
        return 1 if self.whole else PARTS

    def first(self, name: str) -> int:
        """Where to begin, so that not every enumeration takes the same tenth."""
        return 0 if self.whole else crc32(f"{self.choice} {name}".encode()) % PARTS

    def seed(self, name: str) -> int:
        return crc32(f"{self.choice} {name}".encode())


def todays_choice() -> str:
    """The commit that is checked out; without git always the same."""
    command = ["git", "-C", str(ROOT), "rev-parse", "--short=10", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "fixed"
