"""A person's settings, and what the window makes of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from speicherstadt_app.play.pace import Speed


class Preferences(NamedTuple):
    """What a person can set. Each is one of `CHOICES`, or a loudness up to `LOUDEST`, or a yes or no."""

    language: str = ""
    theme: str = "system"
    textSize: int = 100
    motion: str = "system"
    livingHarbour: bool = True
    speed: str = "normal"
    oneAtATime: bool = False
    confirm: str = "twice"
    effects: int = 80
    ambience: int = 50
    musicVolume: int = 0
    """0: no music."""
    muted: bool = False
    listView: bool = False
    tableMode: bool = False
    autoForced: bool = True
    runningTotal: bool = True
    passIdleStops: bool = True
    passBanner: str = "banner"
    logDetail: str = "short"
    spokenDetail: str = "all"
    speechBubbles: bool = True
    games: Mapping[str, Mapping[str, bool]] = {}
    """What is set for one game alone, by game: the settings of its card that were ever changed."""


CHOICES: Final[Mapping[str, tuple[Any, ...]]] = {
    "language": ("", "en", "de", "fr"),
    "theme": ("system", "day", "night", "contrast"),
    "textSize": (100, 125, 150, 200),
    "motion": ("system", "full", "reduced"),
    "speed": ("slow", "normal", "fast", "fastest", "instant"),
    "confirm": ("twice", "button", "immediate"),
    "passBanner": ("banner", "sound"),
    "logDetail": ("short", "full"),
    "spokenDetail": ("turns", "all", "prices"),
}
LOUDEST: Final = 100


def fits(name: str, value: object) -> bool:
    """Whether a preference may have this value."""
    if name == "games":
        told = value.values() if isinstance(value, dict) else (None,)
        return all(isinstance(one, dict) and all(type(each) is bool for each in one.values()) for one in told)
    if name in CHOICES:
        return value in CHOICES[name]
    if isinstance(getattr(Preferences(), name), bool):
        return isinstance(value, bool)
    return isinstance(value, int) and 0 <= value <= LOUDEST


def speed_of(preferences: Preferences) -> Speed:
    return Speed[preferences.speed.upper()]
