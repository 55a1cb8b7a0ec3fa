"""Chapters and sections of the rules, and which real parts of the table show what they say.

The words of a section are paragraphs, parted by empty lines; one that begins with `- ` is an entry of a list, with `> `
an example.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Section:
    """`cards` are shown of these kinds; `scene` is a moment of the game of the lessons, by its name."""

    key: str
    cards: tuple[str, ...] = ()
    scene: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    key: str
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of the game of the lessons, what has been picked up in it, and which part of the table shows it."""

    ply: int
    part: str
    picks: tuple[str, ...] = ()


MOMENTS: Final[Mapping[str, Moment]] = {
    "supply": Moment(59, "harbour"),
    "demand": Moment(64, "harbour", ("place 3",)),
    "purchase": Moment(66, "prompt"),
    "shipping": Moment(71, "shipping", ("pick tea 0 0",)),
    "income": Moment(78, "house"),
    "fire": Moment(93, "fire"),
    "count": Moment(275, "count"),
}

CHAPTERS: Final = (
    Chapter("winning", (Section("goal"), Section("count", scene="count"), Section("tie"))),
    Chapter("table", (Section("parts"), Section("seasons"), Section("players"))),
    Chapter(
        "round",
        (
            Section("supply", scene="supply"),
            Section("demand", scene="demand"),
            Section("purchase", scene="purchase"),
            Section("shipping", scene="shipping"),
            Section("market"),
            Section("income", scene="income"),
        ),
    ),
    Chapter("fires", (Section("strength"), Section("fire", scene="fire"), Section("end"))),
    Chapter(
        "cards",
        (
            Section("contract", ("contract",)),
            Section("ship", ("ship",)),
            Section("firefighter", ("firefighter",)),
            Section("fire-card", ("fire",)),
            Section("trader", ("trader",)),
            Section("office", ("office",)),
            Section("warehouse", ("warehouse",)),
            Section("bank", ("bank",)),
            Section("port", ("port",)),
            Section("chamber", ("chamber",)),
            Section("church", ("church",)),
        ),
    ),
    Chapter("knowing", (Section("open"), Section("sure"), Section("keys"))),
)

SECTIONS: Final = {section.key: section for chapter in CHAPTERS for section in chapter.sections}
CHAPTER_OF: Final = {section.key: chapter.key for chapter in CHAPTERS for section in chapter.sections}

PLACES: Final[Mapping[str, str]] = {
    "coin": "income",
    "worker": "demand",
    "price": "purchase",
    "bell": "income",
    "market": "market",
    "supply": "market",
    "brigade": "strength",
    "fire": "fire",
    "season": "seasons",
    "phase": "supply",
    "good": "parts",
    "player": "goal",
}
"""Where something that is no card is told of."""


def place_of(identity: str) -> str:
    """The section about something that is no card, by what it is called when it explains itself: `phase:demand`."""
    about, _, which = identity.partition(":")
    if about == "phase" and which in SECTIONS:
        return which
    return PLACES.get(about, "")
