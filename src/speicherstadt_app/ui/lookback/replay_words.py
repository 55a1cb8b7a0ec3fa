"""What the page of a recorded game says about the game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from speicherstadt_app.engine.record import Record
from speicherstadt_app.play.start import BRANCH_PLY


def origin_words(record: Record) -> str:
    ply = record.meta.get(BRANCH_PLY)
    if not isinstance(ply, int):
        return ""
    return QCoreApplication.translate("Replay", "Played on from a position of another game; it does not count.")


def branch_words(record: Record, *, over: bool) -> str:
    if record.seed is None:
        return QCoreApplication.translate(
            "Replay", "Only a finished game whose deal is known can be played on from here."
        )
    if over:
        return QCoreApplication.translate("Replay", "Go back to a decision: from there it can be played on.")
    return QCoreApplication.translate(
        "Replay",
        "A new game begins at this position, with the same seats and the same cards to come. It will not count in the"
        " statistics.",
    )


def not_shown() -> str:
    return QCoreApplication.translate("Replay", "This game can't be read: it may be damaged, or of another version.")
