"""What the compiled core says of some ends of rounds, kept for tests on machines that have no compiler."""

from __future__ import annotations

import ctypes as c
import json
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.speicherstadt.brains.afterstate import of_state
from speicherstadt_app.games.speicherstadt.brains.net import WEIGHT_BITS, WEIGHTS
from speicherstadt_app.games.speicherstadt.rules.cards import standard_box
from speicherstadt_app.games.speicherstadt.rules.state import OVER, SHIPPING, SUPPLY, State
from tools.train.speicherstadt.check import Duel, Tally, seen
from tools.train.speicherstadt.core import ROOT, SEATS, CLeaf, CNet

PATH: Final = ROOT / "tests" / "games" / "speicherstadt" / "brains" / "net_vectors.json"
SEED: Final = 7
ENDS_A_GAME: Final = 3
DIGITS: Final = 4
"""The core's net sums floats of 24 bits."""


def weights_of_chance() -> list[int]:
    """Every input and every weight matters to such a net."""
    stream = Stream(SEED, "weights")
    return [stream.below(1 << WEIGHT_BITS) - (1 << WEIGHT_BITS - 1) for _ in range(WEIGHTS)]


def write(core: Any, path: Path = PATH) -> int:
    """How many ends of rounds went into the file."""
    one = 1 << WEIGHT_BITS
    net = CNet.from_buffer_copy(array("f", [weight / one for weight in weights_of_chance()]))
    found = [vector for players in (2, 3, 4, 5) for vector in _of_game(core, net, players)]
    path.write_text(json.dumps({"seed": SEED, "vectors": found}, separators=(",", ":")) + "\n", "utf-8")
    return len(found)


def _of_game(core: Any, net: CNet, players: int) -> list[dict[str, object]]:
    duel = Duel(core, players, SEED, Tally())
    ends = [_vector(core, net, duel) for _ in _ends(duel)]
    part = len(ends) // ENDS_A_GAME
    return ends[part - 1 :: part][:ENDS_A_GAME]


def _ends(duel: Duel) -> Iterator[State]:
    while duel.program.phase != OVER:
        state = duel.program
        between = state.phase == SUPPLY and state.rounds and not state.row
        if between and state.pile & ~duel.rules.box.fires:
            yield state
        if state.mover < 0:
            duel.step(duel.dealer.deal(state))
        elif state.phase == SHIPPING:
            duel.ship()
        else:
            duel.choose()


def _vector(core: Any, net: CNet, duel: Duel) -> dict[str, object]:
    leaf = CLeaf()
    scores, shares = (c.c_float * SEATS)(), (c.c_float * SEATS)()
    core.describe(c.byref(duel.there), c.byref(leaf))
    n = duel.rules.players
    core.evaluate(c.byref(net), c.byref(leaf), n, scores, shares)
    outlook, everybody = of_state(standard_box(), duel.program)
    return {
        "outlook": {
            name: getattr(outlook, name) for name in ("players", "pile", "bag", "supply", "rounds_left", "first")
        },
        "everybody": [
            {
                name: getattr(one, name)
                for name in ("cards", "coins", "strength", "needs", "warehouse", "market", "points")
            }
            for one in everybody
        ],
        "own": [seen(leaf.own[seat].pairs()) for seat in range(n)],
        "relation": [seen(leaf.relation[seat].pairs()) for seat in range(n)],
        "scores": [round(score, DIGITS) for score in scores[:n]],
        "shares": [round(share, DIGITS) for share in shares[:n]],
    }
