"""Why a table that could go on by itself waits."""

from __future__ import annotations

from typing import Final

from speicherstadt_app.play.table import Table

STORY: Final = "story"
"""What has happened is still being told."""
MOMENT: Final = "moment"
"""A person looks at what the game stopped at."""
OPPONENT: Final = "opponent"
"""An opponent has moved, and the setting is to show each move by itself."""
PAUSE: Final = "pause"
THOUGHT: Final = "thought"
"""The options of a decision are being worked out, to be looked at."""
LESSON: Final = "lesson"
"""A person reads what a lesson says."""


class Holding:
    """People are never held up: a table that waits still takes their decisions at once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._reasons: set[str] = set()

    def __contains__(self, reason: str) -> bool:
        return reason in self._reasons

    def add(self, reason: str) -> None:
        self._reasons.add(reason)
        self._table.hold()

    def drop(self, *reasons: str) -> None:
        self._reasons.difference_update(reasons)
        if not self._reasons:
            self._table.go_on()
