"""What decisions are called in hints and reviews, in every game."""

from __future__ import annotations

from speicherstadt_app.words.translation import tr


def verdict_word(verdict: str) -> str:
    """What a decision is called that lost something."""
    match verdict:
        case "slip":
            return tr("Reasons", "Slip")
        case "mistake":
            return tr("Reasons", "Mistake")
        case "blunder":
            return tr("Reasons", "Blunder")
    return tr("Reasons", "Well played")


def level_word() -> str:
    """Of options that can't be told apart."""
    return tr("Reasons", "Equally good")
