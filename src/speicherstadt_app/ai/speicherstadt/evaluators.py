"""Which evaluator a search judges by."""

from __future__ import annotations

from functools import lru_cache

from speicherstadt_app.ai.speicherstadt.afterstate import Evaluator
from speicherstadt_app.ai.speicherstadt.linear import LinearEvaluator
from speicherstadt_app.ai.speicherstadt.values import valuer
from speicherstadt_app.ai.speicherstadt.weights import WEIGHTS
from speicherstadt_app.games.speicherstadt.cards import standard_box


@lru_cache
def plain(players: int) -> Evaluator:
    """The greedy brain's weights."""
    return LinearEvaluator(valuer(standard_box(), players, WEIGHTS[players]))
