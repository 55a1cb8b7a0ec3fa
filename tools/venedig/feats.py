"""Finds games in which every feat is done, and writes them for the tests: `python -m tools.venedig.feats`.

Games of players with different tastes are dealt from the seeds 0, 1, 2, …; one is kept if it has a feat that none
before it had. The same program finds the same games.
"""

from __future__ import annotations

import json
from pathlib import Path

from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.games.venedig import CARD
from speicherstadt_app.games.venedig.rules.facts import FACTS
from speicherstadt_app.games.venedig.rules.feats import FEATS
from speicherstadt_app.games.venedig.rules.rules import GAME
from tests.games.venedig.told import Likings, Told, played

FILE = Path(__file__).parents[2] / "tests" / "games" / "venedig" / "feats.speicher.jsonl"
MOST_SEEDS = 3_000
TASTES: tuple[Likings, ...] = (
    {},
    {"choose builder": 5, "choose councillor": 3, "choose gondolier": 3, "choose driver-3-2": 4, "points": 3},
    {"choose builder": 5, "choose councillor": 4, "take square": 9, "build square": 9, "points": 2, "done": 0.1},
    {"choose beggar": 9, "copy driver": 9, "choose driver": 3},
    {"choose saboteur": 9, "choose builder": 6, "choose councillor": 3, "points": 1},
    {"choose builder": 4, "points": 0.2, "mark": 1, "choose driver": 3},
)


def recorded(told: Told, meta: dict[str, object]) -> Record:
    match = Match(told.rules, told.texts())
    players = tuple(Player(f"Player {seat + 1}", "ai") for seat in range(told.players))
    return record_of(GAME, match, players, meta=meta)


def feats_in(told: Told) -> set[str]:
    facts = FACTS.read(recorded(told, {}))
    return {name for seat in facts for name, done in zip(FEATS, seat.feats, strict=True) if done}


def main() -> None:
    lacking = {*FEATS}
    lines = []
    for seed in range(MOST_SEEDS):
        if not lacking:
            break
        told = played(CARD.seats[0] + seed % len(CARD.range), seed, TASTES[seed % len(TASTES)])
        shown = feats_in(told)
        if shown & lacking:
            lacking -= shown
            record = recorded(told, {"feats": " ".join(name for name in FEATS if name in shown)})
            lines.append(json.dumps(record.to_json(), ensure_ascii=False))
            print(f"seed {seed}: {', '.join(sorted(shown))}; still lacking {len(lacking)}", flush=True)
    if lacking:
        raise SystemExit(f"no game shows {', '.join(sorted(lacking))}")
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
