"""Which evaluator a search judges by."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from speicherstadt_app.games.speicherstadt.brains.afterstate import Evaluator
from speicherstadt_app.games.speicherstadt.brains.linear import LinearEvaluator
from speicherstadt_app.games.speicherstadt.brains.net import Net, NetError, load_net
from speicherstadt_app.games.speicherstadt.brains.values import valuer
from speicherstadt_app.games.speicherstadt.brains.weights import WEIGHTS
from speicherstadt_app.games.speicherstadt.rules.cards import Box, standard_box

LOG: Final = logging.getLogger(__name__)


@lru_cache
def plain(players: int, box: Box) -> Evaluator:
    """The greedy brain's weights."""
    return LinearEvaluator(valuer(box, players, WEIGHTS[players]))


def learned(players: int, box: Box) -> Evaluator | None:
    """What was learned by playing; None if it is missing or damaged, which is logged once."""
    return kept(players, box, mastery=False)


def mastery(players: int, box: Box) -> Evaluator | None:
    """What the strongest level alone has learned, for longer; what the others know where that is damaged."""
    return kept(players, box, mastery=True) or learned(players, box)


@lru_cache
def kept(players: int, box: Box, *, mastery: bool) -> Evaluator | None:
    net = whole(players, mastery=mastery)
    return net.seeing(box) if net and box is not standard_box() else net


@lru_cache
def whole(players: int, *, mastery: bool) -> Net | None:
    """What is missing or damaged is logged once, however many boxes are played with."""
    try:
        return load_net(players, mastery)
    except NetError as error:
        LOG.warning("%s", error)
        return None


def best(players: int, box: Box) -> Evaluator:
    """What was learned longest, if it is there. Hints and reviews judge by it, and accuracy was calibrated with it."""
    return mastery(players, box) or plain(players, box)


def flaw() -> str | None:
    """A sentence if what was learned is missing or damaged for some number of players."""
    box = standard_box()
    lost = [players for players in WEIGHTS if learned(players, box) is None]
    # All are asked for, so that nothing is left to be logged later.
    shorter = [players for players in WEIGHTS if kept(players, box, mastery=True) is None]
    lesser = [players for players in shorter if players not in lost]
    found = []
    if lost:
        found.append(
            f"What the computer players have learned is missing or damaged for {_these(lost)} players; they play, and "
            "hints and reviews judge, by rules of thumb there."
        )
    if lesser:
        found.append(
            f"What the strongest computer player alone has learned is missing or damaged for {_these(lesser)} players; "
            "it plays with what the others know there."
        )
    return " ".join([*found, "Install the program again to mend it."]) if found else None


def _these(numbers: Sequence[int]) -> str:
    *most, last = map(str, numbers)
    return f"{', '.join(most)} and {last}" if most else last
