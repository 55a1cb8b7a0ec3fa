"""Numbers and days in the language of the window."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from speicherstadt_app.ui.statistics.source import Cell
from speicherstadt_app.words.phrases import MINUS, filled

NOTHING: Final = "\N{EN DASH}"
HOUR: Final = 3600
MINUTE: Final = 60


def decimal(value: Cell, digits: int = 1) -> str:
    """A figure with so many places behind the point; a dash if there is none."""
    if not isinstance(value, int | float):
        return NOTHING
    return QLocale().toString(float(value), "f", digits).replace("-", MINUS)


def whole(value: Cell) -> str:
    return decimal(value, 0)


def percent(share: Cell) -> str:
    if not isinstance(share, int | float):
        return NOTHING
    return filled(QCoreApplication.translate("Figures", "%1 %", "a share"), whole(100 * share))


def span(low: float, high: float) -> str:
    """From one share to another."""
    return filled(
        QCoreApplication.translate("Figures", "%1 to %2 %", "from one share to another"),
        whole(100 * low),
        whole(100 * high),
    )


def duration(seconds: Cell) -> str:
    minutes = int(seconds) // MINUTE if isinstance(seconds, int | float) else 0
    if minutes < HOUR // MINUTE:
        return filled(QCoreApplication.translate("Figures", "%1 min"), minutes)
    hours, rest = divmod(minutes, MINUTE)
    return filled(QCoreApplication.translate("Figures", "%1 h %2 min"), whole(hours), rest)


def hours(seconds: Cell) -> str:
    """The same as one short figure."""
    spent = float(seconds) if isinstance(seconds, int | float) else 0.0
    if spent < HOUR:
        return filled(QCoreApplication.translate("Figures", "%1 min"), whole(spent // MINUTE))
    return filled(QCoreApplication.translate("Figures", "%1 h"), decimal(spent / HOUR, 1 if spent < 100 * HOUR else 0))


def day(text: Cell) -> str:
    try:
        found = date.fromisoformat(str(text))
    except ValueError:
        return NOTHING
    form = QCoreApplication.translate("Figures", "d MMM yyyy", "a date as Qt writes it: 5 Oct 2026")
    return QLocale().toString(QDate(found.year, found.month, found.day), form)


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Whole, round figures between two others, both of them covered, at most so many steps."""
    if high <= low:
        high = low + 1
    step = next(
        size * 10**power for power in range(7) for size in (1, 2, 5) if (high - low) / (size * 10**power) <= most
    )
    first, last = int(low // step), -int(-high // step)
    return [number * step for number in range(first, last + 1)]


def games_and_wins(told: Mapping[str, Any]) -> tuple[int, int]:
    """How many games an overview counts, and how many of them were won: those with others and the solo games."""
    games, wins = int(told["games"] or 0), int(told.get("wins") or 0)
    if told.get("expected") is None:
        return games, wins
    return games + int(told.get("alone") or 0), wins + int(told.get("won_alone") or 0)
