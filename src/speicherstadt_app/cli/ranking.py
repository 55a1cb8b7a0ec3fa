"""Who came in where."""

from __future__ import annotations

from typing import cast

from speicherstadt_app.engine.score import Outcome


def places(outcome: Outcome) -> list[int]:
    """By points, then by coins where a game has any; those who are equal share the better place."""
    coins = cast("list[int]", outcome.facts.get("coins", [0] * len(outcome.scores)))
    ranks = list(zip(outcome.scores, coins, strict=True))
    return [1 + sum(other > mine for other in ranks) for mine in ranks]
