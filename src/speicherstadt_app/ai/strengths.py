"""What was measured of how strong opponents are."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from speicherstadt_app.games import registry


def strength(game_id: str, players: int, level: str) -> tuple[float, float] | None:
    """Points, and how unsure they are; None if that was never measured."""
    registry.find(game_id)
    measured: Any = import_module(f"{__package__}.{game_id}.strengths").MEASURED
    found: tuple[float, float] | None = measured.get((players, level))
    return found
