"""Which evaluator a search judges by."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Final

from speicherstadt_app.ai.speicherstadt.afterstate import Evaluator
from speicherstadt_app.ai.speicherstadt.linear import LinearEvaluator
from speicherstadt_app.ai.speicherstadt.net import NetError, load_net
from speicherstadt_app.ai.speicherstadt.values import valuer
from speicherstadt_app.ai.speicherstadt.weights import WEIGHTS
from speicherstadt_app.games.speicherstadt.cards import Box, standard_box

LOG: Final = logging.getLogger(__name__)
MASTERED: Final = (2, 5)
"""With so many players a second net has learned longer, for the strongest level."""


@lru_cache
def plain(players: int, box: Box) -> Evaluator:
    """The greedy brain's weights."""
    return LinearEvaluator(valuer(box, players, WEIGHTS[players]))


@lru_cache
def learned(players: int, box: Box) -> Evaluator | None:
    """What was learned by playing; None if it is missing or damaged, which is logged once."""
    return _net(players, box, mastery=False)


@lru_cache
def mastery(players: int, box: Box) -> Evaluator | None:
    """The same of who has learned longest."""
    return _net(players, box, mastery=True) if players in MASTERED else learned(players, box)


def _net(players: int, box: Box, *, mastery: bool) -> Evaluator | None:
    try:
        net = load_net(players, mastery)
        return net if box is standard_box() else net.seeing(box)
    except NetError as error:
        LOG.warning("%s", error)
        return None


def best(players: int, box: Box) -> Evaluator:
    """The learned one if it is there. Hints and reviews judge by it: what is blamed was calibrated with it."""
    return learned(players, box) or plain(players, box)


def flaw() -> str | None:
    """A sentence if what was learned is missing or damaged for some number of players."""
    box = standard_box()
    missing = [str(players) for players in WEIGHTS if None in (learned(players, box), mastery(players, box))]
    if not missing:
        return None
    return (
        f"What the computer players have learned is missing or damaged for {' and '.join(missing)} players; they play "
        "by rules of thumb there. Install the program again to mend it."
    )
