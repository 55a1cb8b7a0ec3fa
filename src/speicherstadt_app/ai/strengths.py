"""How strong the levels of a game are, as far as that was measured: its `brains/measured.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache

from speicherstadt_app.games import registry

Points = tuple[float, float]
"""Points, and how unsure they are (one deviation)."""


@cache
def measured(game_id: str) -> Mapping[tuple[int, str], Points]:
    """By number of players and level; characters count as their level."""
    told = tomllib.loads(registry.text(game_id, "brains/measured.toml") or "")
    return {
        (int(players), level): (float(points), float(deviation))
        for players, levels in told.items()
        for level, (points, deviation) in levels.items()
    }


def points(game_id: str) -> dict[tuple[int, str], float]:
    """Without how unsure they are."""
    return {who: found for who, (found, _) in measured(game_id).items()}
