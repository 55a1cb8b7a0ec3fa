"""What kept reviews say of a person's games: how well they were played, and what was luck."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

OF_GAME: Final = ("day", "players", "place", "game")
HEADINGS: Final = (*OF_GAME, "accuracy", "decisions", "loss", "luck")


def headings(phases: Sequence[str]) -> tuple[str, ...]:
    """With two for each phase that the game's reviews tell apart."""
    return (*HEADINGS, *(f"{what}_{phase}" for phase in phases for what in ("decisions", "loss")))


class Kept(Protocol):
    """Texts of reviews by the ids of games."""

    def some(self) -> bool: ...
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
    """Of one game. What reviews say is read once: a finished game and its review stay as they are.

    Of a review that was judged otherwise than games are judged today, all figures are None: they mean something else.
    """

    def __init__(self, phases: Sequence[str], judged: tuple[int, str]) -> None:
        """`judged`: the form of reviews that are made today, and the stamp of their accuracies."""
        self._phases = phases
        self._judged = judged
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
            known = None if text is None else _figures(text, chair.seat, self._phases, self._judged)
            if known is not None and known[1] is not None:
                self._read[chair.game_id, chair.seat] = known
        return known


def _figures(text: str, seat: int, phases: Sequence[str], judged: tuple[int, str]) -> tuple[float | None, ...] | None:
    """What a review says of a seat; None if it is damaged."""
    try:
        told = json.loads(text)
        review: Mapping[str, Any] = told["review"]
        if (told["form"], told.get("stamp")) != judged:
            return (None,) * (len(headings(phases)) - len(OF_GAME))
        own = review["seats"][seat]
        by_phase: list[float] = []
        for phase in phases:
            losses = [float(d["loss"]) for d in review["decisions"] if d["seat"] == seat and d["phase"] == phase]
            by_phase += len(losses), sum(losses)
        accuracy = None if own["accuracy"] is None else float(own["accuracy"])
        return accuracy, int(own["decisions"]), float(own["loss"]), float(own["luck"]), *by_phase
    except (ValueError, KeyError, TypeError, IndexError):
        return None
