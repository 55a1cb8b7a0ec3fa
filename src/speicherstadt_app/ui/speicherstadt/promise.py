"""What was promised of a game's cards and cubes, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from speicherstadt_app.ui.phrases import filled

GROUP = 8
"""Digits of a hash that stand together."""


def grouped(digits: str) -> str:
    """A long hash in groups that can be compared by eye."""
    return " ".join(digits[n : n + GROUP] for n in range(0, len(digits), GROUP))


def promise_words(promise: tuple[str, str, int | None]) -> str:
    """How it stands with a promise: what `promise_of` says of it."""
    state, _, seed = promise
    match state:
        case "kept":
            text = QCoreApplication.translate(
                "Promise", "The seed was %1. It has the hash that was told before the game, and it brings these cards."
            )
            return filled(text, seed)
        case "open":
            return QCoreApplication.translate("Promise", "The hash of the seed was told before the game.")
        case "broken":
            return QCoreApplication.translate(
                "Promise", "The seed does not fit what was told before the game: somebody has changed the record."
            )
    return QCoreApplication.translate("Promise", "Nothing was promised of the seed of this game.")
