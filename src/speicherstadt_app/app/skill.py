"""What kept reviews say of a person's games: how well they were played, and what was luck."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

HEADINGS: Final = ("day", "players", "place", "game", "accuracy", "decisions", "loss", "luck")


def headings(phases: Sequence[str]) -> tuple[str, ...]:
    """With two for each phase that the game's reviews tell apart."""
    return (*HEADINGS, *(f"{what}_{phase}" for phase in phases for what in ("decisions", "loss")))


class Kept(Protocol):
    """Texts of reviews by the ids of games."""

    def among(self, names: Iterable[str]) -> set[str]: ...
    def get(self, name: str) -> str | None: ...


class Chair(NamedTuple):
    """A person's seat in a game."""

    game_id: str
    number: int
    day: str
    players: int
    place: int
    seat: int


class Skill:
    """Of one game. What reviews say is read once: a finished game and its review stay as they are."""

    def __init__(self, phases: Sequence[str]) -> None:
        self._phases = phases
        self._read: dict[tuple[str, int], tuple[float | None, ...]] = {}

    def rows(self, chairs: Iterable[Chair], kept: Kept) -> tuple[tuple[str | int | float | None, ...], ...]:
        """One for each game that has been looked back at."""
        rows = []
        for chair in chairs:
            figures = self._figures(chair, kept)
            if figures is not None:
                rows.append((chair.day, chair.players, chair.place, chair.number, *figures))
        return tuple(rows)

    def _figures(self, chair: Chair, kept: Kept) -> tuple[float | None, ...] | None:
        known = self._read.get((chair.game_id, chair.seat))
        if known is None:
            text = kept.get(chair.game_id)
            known = None if text is None else _figures(text, chair.seat, self._phases)
            if known is not None:
                self._read[chair.game_id, chair.seat] = known
        return known


def _figures(text: str, seat: int, phases: Sequence[str]) -> tuple[float | None, ...] | None:
    """What a review says of a seat; None if it is damaged."""
    try:
        review: Mapping[str, Any] = json.loads(text)["review"]
        own = review["seats"][seat]
        by_phase: list[float] = []
        for phase in phases:
            losses = [float(d["loss"]) for d in review["decisions"] if d["seat"] == seat and d["phase"] == phase]
            by_phase += len(losses), sum(losses)
        accuracy = None if own["accuracy"] is None else float(own["accuracy"])
        return accuracy, int(own["decisions"]), float(own["loss"]), float(own["luck"]), *by_phase
    except (ValueError, KeyError, TypeError, IndexError):
        return None
