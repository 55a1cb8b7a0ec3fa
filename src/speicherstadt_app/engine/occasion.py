"""Why a game was begun, if for more than itself: `occasion` in the `meta` of its record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

OCCASION: Final = "occasion"
DAY: Final = "day"
CHALLENGE: Final = "challenge"
CODE: Final = "code"
REMATCH: Final = "rematch"
KINDS: Final = (DAY, CHALLENGE, CODE, REMATCH)


@dataclass(frozen=True, slots=True)
class Occasion:
    kind: str
    about: str = ""
    """The date of a game of the day, the name of a challenge."""
    attempt: int = 0
    """Which try of a day's game, counted from 1."""
    counts: bool = True
    """Whether it may enter statistics: not where the setup is no ordinary one, or the cards may be known."""

    def to_meta(self) -> dict[str, object]:
        told: dict[str, object] = {"kind": self.kind, "counts": self.counts}
        if self.about:
            told["about"] = self.about
        if self.attempt:
            told["try"] = self.attempt
        return {OCCASION: told}


def occasion_of(meta: Mapping[str, object]) -> Occasion | None:
    """The occasion that a record tells; None of an ordinary game, or if it tells one that means nothing here."""
    told: Any = meta.get(OCCASION)
    if not isinstance(told, Mapping) or told.get("kind") not in KINDS:
        return None
    about, attempt = told.get("about", ""), told.get("try", 0)
    if not isinstance(about, str) or type(attempt) is not int:
        return None
    return Occasion(str(told["kind"]), about, attempt, told.get("counts") is not False)
