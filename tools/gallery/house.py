"""The pages of the house, with all games in it: of each game as much as the house says of it."""

from __future__ import annotations

from typing import Final

from tools.gallery.scene import Shell

PAGES: Final = (
    Shell("start", "start"),
    Shell("start-first", "start", empty=True),
    Shell("start-notices", "start", shows="notices"),
    Shell("start-four", "start", shows="four games"),
    Shell("start-ten", "start", shows="ten games"),
    Shell("welcome", "welcome", empty=True),
    Shell("games", "games"),
    Shell("games-finished", "games", shows="finished"),
    Shell("games-none", "games", empty=True),
    Shell("profiles", "profiles"),
    Shell("profile-new", "profiles", shows="somebody new"),
    Shell("settings", "settings"),
    Shell("data", "data"),
    Shell("statistics", "statistics", shows="statistics"),
    Shell("statistics-none", "statistics", empty=True, shows="statistics"),
    Shell("achievements-none", "achievements", empty=True, shows="achievements"),
    Shell("lessons", "lessons"),
    Shell("about", "about"),
    Shell("today", "challenges", shows="today"),
    Shell("today-played", "challenges", shows="today played"),
    Shell("code", "challenges", shows="code"),
    Shell("code-wrong", "challenges", shows="code wrong"),
)

SCARCE: Final = ("statistics/laptop/de/200",)

KEPT: Final = (
    "start/de",
    "start/night/fr/upright",
    "start-notices/pseudo/small",
    "start-first/de/wide",
    "start-four/de",
    "welcome/de",
    "welcome/upright/night/fr/200",
    "start-four/night/fr/upright",
    "start-ten/fr/wide",
    "start-ten/de/150/small",
    "games/de",
    "games-finished/fr/upright",
    "games-none/de/night",
    "profiles/fr",
    "statistics/de",
    "statistics-none/fr/night",
    "settings/de",
    "settings/contrast/de/200/upright",
    "today-played/de/upright",
    "code/de",
    "about/night/fr",
    "lessons/de",
)
