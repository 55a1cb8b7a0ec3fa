"""What can be chosen on the statistics page, and which games that means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from speicherstadt_app.store.shapes import STANDARD, Choices, Filter
from speicherstadt_app.ui.statistics import words
from speicherstadt_app.ui.statistics.words import Names
from speicherstadt_app.ui.values import Records
from speicherstadt_app.words.phrases import filled

WHICH: Final = ("counted", "apart", "all")
MONTH: Final = 30
YEAR: Final = 365


class Option(NamedTuple):
    """One line of a filter, and what it sets."""

    text: str
    sets: Mapping[str, Any]


class Choice(NamedTuple):
    key: str
    name: str
    options: Sequence[Option]


def filters(choices: Choices, today: str, names: Names) -> list[Choice]:
    """Those that leave a choice; the first option of each leaves its point open, but for the variant: games of
    another one than the usual are no others of the same kind."""
    found = [
        Choice(
            "players",
            QCoreApplication.translate("Figures", "Players"),
            [
                Option(QCoreApplication.translate("Figures", "Any number"), {"players": None}),
                *(Option(words.players_title(players), {"players": players}) for players in choices.players),
            ],
        ),
        Choice(
            "level",
            QCoreApplication.translate("Figures", "Level"),
            [
                Option(QCoreApplication.translate("Figures", "All levels"), {"level": None}),
                *(Option(names.level(level), {"level": level}) for level in choices.levels if level),
            ],
        ),
        Choice(
            "style",
            QCoreApplication.translate("Figures", "Character"),
            [
                Option(QCoreApplication.translate("Figures", "All characters"), {"style": None}),
                *(Option(names.style(style), {"style": style}) for style in choices.styles if style),
            ],
        ),
        Choice(
            "seat",
            QCoreApplication.translate("Figures", "Seat"),
            [
                Option(QCoreApplication.translate("Figures", "All seats"), {"seat": None}),
                *(Option(words.seat_title(seat), {"seat": seat}) for seat in choices.seats),
            ],
        ),
        Choice("period", QCoreApplication.translate("Figures", "Period"), _periods(choices, today)),
        Choice(
            "options",
            QCoreApplication.translate("Figures", "Variant"),
            [
                Option(names.variant(STANDARD), {"variant": None}),
                *(
                    Option(names.variant(variant), {"variant": variant})
                    for variant in choices.variants
                    if variant != STANDARD
                ),
            ],
        ),
        Choice("which", QCoreApplication.translate("Figures", "Which games"), _which()),
    ]
    least = {"period": 0, "which": 0, "options": 2}
    return [one for one in found if len(one.options) >= least.get(one.key, 3)]


def _which() -> list[Option]:
    titles = (
        QCoreApplication.translate("Figures", "Counted games"),
        QCoreApplication.translate("Figures", "Not counted"),
        QCoreApplication.translate("Figures", "All games"),
    )
    return [Option(title, {"which": which}) for title, which in zip(titles, WHICH, strict=True)]


def _periods(choices: Choices, today: str) -> list[Option]:
    now = date.fromisoformat(today)

    def since(days: int) -> dict[str, str | None]:
        return {"first_day": (now - timedelta(days=days - 1)).isoformat(), "last_day": None}

    found = [
        Option(QCoreApplication.translate("Figures", "All time"), {"first_day": None, "last_day": None}),
        Option(filled(QCoreApplication.translate("Figures", "The last %1 days"), MONTH), since(MONTH)),
        Option(QCoreApplication.translate("Figures", "The last twelve months"), since(YEAR)),
    ]
    if choices.first_day and choices.last_day:
        years = range(int(choices.last_day[:4]), int(choices.first_day[:4]) - 1, -1)
        found += [Option(str(year), {"first_day": f"{year}-01-01", "last_day": f"{year}-12-31"}) for year in years]
    return found


def current(one: Choice, asked: Filter) -> int:
    """Which option is set; the first if it is none of them any more."""
    for index, option in enumerate(one.options):
        if all(getattr(asked, name) == value for name, value in option.sets.items()):
            return index
    return 0


def changed(asked: Filter, one: Choice, index: int) -> Filter:
    return replace(asked, **one.options[index].sets) if 0 <= index < len(one.options) else asked


def shown(found: Sequence[Choice], asked: Filter) -> Records:
    """As QML wants them."""
    return [
        {
            "key": one.key,
            "name": one.name,
            "options": [option.text for option in one.options],
            "current": current(one, asked),
        }
        for one in found
    ]
