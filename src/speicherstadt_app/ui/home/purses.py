"""The figure beside each player in lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.games import registry


class Told(Protocol):
    """An outcome, or how far a kept game is."""

    @property
    def scores(self) -> tuple[int, ...]: ...
    @property
    def facts(self) -> Mapping[str, object]: ...


def purses_of(game_id: str, told: Told) -> list[int]:
    """What is shown beside each player: the figure that the card names, else the points."""
    scores = list(told.scores)
    try:
        held = told.facts.get(registry.card(game_id).purse)
    except EngineError:
        held = None
    if isinstance(held, list | tuple) and len(held) == len(scores):
        return [each if isinstance(each, int) else 0 for each in held]
    return scores
