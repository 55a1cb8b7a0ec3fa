"""Whether a game keeps the promises of the contract, in seconds: `python -m tools.conformance GAME`.

GAME is the id of a game in the registry, or the package of one that is not there yet, such as `tests.ferries`. Each
check of `engine/conformance.py` looks at games played at random: with the fewest and the most players, with the numbers
at which the game changes (`--all`: with every number), and with each value of an option. Then the facts of one of these
games are read. What is broken is said in a sentence.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from time import perf_counter
from typing import Any, cast

from speicherstadt_app.engine.conformance import CHECKS
from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.engine.facts import Facts
from speicherstadt_app.engine.record import record_of
from speicherstadt_app.engine.rules import Game
from speicherstadt_app.engine.trial import Broken, Trial, numbers_to_try, variants_to_try
from speicherstadt_app.games import registry

NO_GAME = 2


def parts_of(name: str) -> tuple[Game, Facts]:
    if "." not in name:
        return registry.find(name), registry.facts(name)
    rules: Any = import_module(f"{name}.rules.rules")
    facts: Any = import_module(f"{name}.rules.facts")
    return cast("Game", rules.GAME), cast("Facts", facts.FACTS)


def broken(game: Game, facts: Facts, players: int, seed: int, options: Mapping[str, object]) -> Iterator[str]:
    """A sentence for each check that finds something."""
    try:
        trial = Trial(game, players, seed, options)
    except Broken as flaw:
        yield str(flaw)
        return
    for check in CHECKS:
        try:
            check(trial)
        except Broken as flaw:
            yield f"{check.__name__}: {flaw}"
    try:
        told = facts.read(record_of(game, trial.match(), trial.players(), seed=seed))
    except EngineError as error:
        yield f"facts: {error}"
    else:
        if len(told) != players:
            yield f"facts: there are {len(told)} rows of facts"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME", help=f"{', '.join(registry.FOLDERS)}, or a package")
    parser.add_argument("--all", action="store_true", help="with every number of players")
    parser.add_argument("--seeds", type=int, default=1, metavar="N", help="so many games of each kind (default: 1)")
    asked = parser.parse_args()
    try:
        game, facts = parts_of(asked.game)
    except (EngineError, ImportError) as error:
        print(f"{asked.game} does not load: {error.__cause__ or error}", file=sys.stderr)
        return NO_GAME
    numbers = game.card.range if asked.all else numbers_to_try(game)
    tried: list[tuple[int, dict[str, object]]] = [(players, {}) for players in numbers]
    tried += [(players, {key: value}) for players, key, value in variants_to_try(game.card)]
    flaws = 0
    for players, options in tried:
        began = perf_counter()
        told = "".join(f", {key} {value}" for key, value in options.items())
        found = [
            f"  seed {seed}: {flaw}"
            for seed in range(asked.seeds)
            for flaw in broken(game, facts, players, seed, options)
        ]
        flaws += len(found)
        print(f"{players} players{told}: {len(found)} broken, {perf_counter() - began:.1f} s", *found, sep="\n")
    return 1 if flaws else 0


if __name__ == "__main__":
    sys.exit(main())
