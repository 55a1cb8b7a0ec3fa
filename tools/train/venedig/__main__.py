"""`python -m tools.train.venedig`: plays games between rules of thumb, learns from them, writes `chances.toml` anew."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from speicherstadt_app.games.venedig import brains
from speicherstadt_app.games.venedig.brains.chances import FEATURES, Weights
from tools.train.venedig.fit import fitted, loss
from tools.train.venedig.positions import played

FILE = Path(brains.__file__).parent / "chances.toml"
PLAYERS = (2, 3, 4, 5, 6)
TESTED = 10
"""The last of so many positions says how well it was learned."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.train.venedig", description=__doc__)
    parser.add_argument("--deals", type=int, default=400, help="how many deals are played")
    parser.add_argument("--games", type=int, default=6, help="how often each is played")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=FILE, help="the file that is written")
    chosen = parser.parse_args(arguments)
    command = f"python -m tools.train.venedig --deals {chosen.deals} --games {chosen.games} --seed {chosen.seed}"
    lines = [f"# Made by `{command}`: docs/training.md says of what and how.", ""]
    for players in PLAYERS:
        found = played(players, chosen.deals, chosen.games, chosen.seed)
        kept = len(found) - len(found) // TESTED
        weights = fitted(found[:kept], chosen.seed)
        score, known = loss(weights, found[:kept]), loss(weights, found[kept:])
        print(f"{players} players: {len(found)} positions, log loss {score:.4f}, of the last tenth {known:.4f}")
        lines += told(players, weights)
    chosen.to.write_text("\n".join(lines), "utf-8")
    return 0


def told(players: int, weights: Weights) -> list[str]:
    """A table of the file: the weights of each feature for the knots."""
    rows = [f"{name} = [{', '.join(f'{row[number]:.3f}' for row in weights)}]" for number, name in enumerate(FEATURES)]
    return [f"[{players}]", *rows, ""]


if __name__ == "__main__":
    sys.exit(main())
