"""How far luck is off as a review finds it, beside the same deals judged by searches of 400 iterations.

python -m tools.speicherstadt.luck --players 2 --games 16     games between greedy-1, in hundredths of a win
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import fmean
from typing import Any, Final, cast

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.luck import deals
from speicherstadt_app.engine.record import start
from speicherstadt_app.games import registry
from speicherstadt_app.games.speicherstadt.brains.advising import CARE, SpeicherstadtAnalyst
from tests.ai.games import GAME
from tests.ai.recorded import game_of

LOOKS: Final = 400
FIRST_SEED: Final = 9000


def off(players: int, games: int) -> list[float]:
    """By how much, for each seat in each deal."""
    found = []
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        record = game_of([brains.brain(GAME.card.id, "greedy-1")] * players, seed)
        rules = cast("Any", start(record, registry.find).rules)
        patient = deals(record, judge=SpeicherstadtAnalyst(rules, LOOKS))
        for told, better in zip(deals(record), patient, strict=True):
            found += [abs(one - other) for one, other in zip(told.luck, better.luck, strict=True)]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="luck", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--players", type=int, choices=sorted(CARE), default=2)
    parser.add_argument("--games", type=int, default=16)
    asked = parser.parse_args()
    found = [100 * one for one in off(asked.players, asked.games)]
    root = sqrt(fmean(one * one for one in found))
    print(f"mean {fmean(found):.1f}, 1.96 times the root of the mean square {1.96 * root:.1f}, worst {max(found):.0f}")


if __name__ == "__main__":
    main()
