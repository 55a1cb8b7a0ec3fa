"""The game to go on with, as the start page shows it."""

from __future__ import annotations

from dataclasses import dataclass, field

from speicherstadt_app.ui.values import Records, Values, for_qml


@dataclass(frozen=True, slots=True)
class ContinueValues:
    there: bool = False
    gameId: str = ""
    title: str = ""
    subtitle: str = ""
    detail: str = ""
    season: str = "winter"
    seats: Records = field(default_factory=list)
    others: int = 0
    othersText: str = ""


@for_qml
class ContinueCard(Values[ContinueValues], values=ContinueValues):
    pass
