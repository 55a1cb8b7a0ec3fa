"""What decisions are called in hints and reviews, in every game."""

from __future__ import annotations

from speicherstadt_app.words.phrases import decimal, percentage
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


def share_of(share: float, players: int) -> str:
    """A chance of winning in per cent; of a player alone a number up to 100 that says how well the game may end."""
    return percentage(share) if players > 1 else decimal(share * 100, 0)
