"""Who plays in the pictures."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from speicherstadt_app.engine.names import LONGEST_NAME
from speicherstadt_app.engine.record import Player
from speicherstadt_app.engine.rules import Seat
from tests.ui.memory_folder import Someone

NAMES: Final = ("Mara", "Ada", "Bo", "Cem", "Dora", "Ege")
WIDEST: Final = tuple(letter * LONGEST_NAME for letter in "WMŴQ@%")
BOTH_WAYS: Final = ("محمد علي", *("W" * (LONGEST_NAME - 1) + letter for letter in "ABCDE"))
"""One from the right, all others as wide as can be."""
PERSONS: Final = ("painter", "fisher", "docker", "cook", "schoolgirl", "pianist")
PEOPLE: Final = (
    Someone("p1", "Mara", "anchor", face="painter"),
    Someone("p2", "Großvater Friedrich-Wilhelm", "lantern", face="grandfather"),
    Someone("p3", "Élodie", "key", face="pianist"),
    Someone("p4", "Bo", "hook", archived=True),
)
"""Those of the folder; Mara looks at it."""

Opponent = Mapping[str, str]
"""A level and a character."""


def seated(names: Sequence[str], people: Collection[Seat], opponents: Sequence[Opponent]) -> tuple[Player, ...]:
    """Players of these names, some of them people."""
    return tuple(
        Player(name, "human", {"face": PERSONS[seat]}) if seat in people else Player(name, "ai", {**opponents[seat]})
        for seat, name in enumerate(names)
    )
