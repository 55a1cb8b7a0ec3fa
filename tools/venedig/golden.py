"""Finds a game for every golden scene and writes its record: `python -m tools.venedig.golden [NAME…]`.

For each scene (tests/games/venedig/golden/scenes_*.py) games are dealt from the seeds 0, 1, 2, … and played at random
by what the scene's players like, until one shows the scene. The same scene always finds the same game. Without names,
only scenes that have no record yet are looked for; `--all` makes all of them again.
"""

from __future__ import annotations

import argparse
import json
from itertools import groupby

from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.games.venedig.rules.rules import GAME
from speicherstadt_app.games.venedig.rules.state import State
from tests.games.venedig.golden.scene import Scene
from tests.games.venedig.golden.scenes import SCENES
from tests.games.venedig.told import Told, played

NAMES = ("Anna", "Berta", "Carla", "Dora", "Emma", "Frieda")
MOST_SEEDS = 3_000
ROUND = {"keep", "exchange"}


def shows(scene: Scene, told: Told) -> bool:
    try:
        scene.shown(told)
    except AssertionError:
        return False
    return True


def shortest(scene: Scene, told: Told) -> Told:
    """As many rounds of a game as show the scene."""
    if scene.whole:
        return told
    ply = 0
    for turns in told.rounds():
        ply += len(turns)
        part = Told(told.rules, told.moves()[:ply])
        if shows(scene, part):
            return part
    return told


def look_for(scene: Scene) -> Record:
    for seed in range(MOST_SEEDS):
        told = played(scene.players, seed, scene.likings, scene.options)
        if shows(scene, told):
            told = shortest(scene, told)
            match: Match[State] = Match(told.rules)
            for seat, action in told.moves():
                match.play(seat, action)
            if match.over != scene.whole:
                continue
            players = tuple(Player(name, "ai") for name in NAMES[: scene.players])
            seed_told = seed if match.over else None
            return record_of(GAME, match, players, seed=seed_told, meta={"shows": scene.sentence})
    raise SystemExit(f"no game in {MOST_SEEDS} shows {scene.name}")


def laid_out(record: Record) -> str:
    """The record with a line for each round or part of it, to be read by people."""
    data = record.to_json()
    lines_of_moves: list[list[str]] = []
    for _, part in groupby(enumerate(record.moves), key=lambda each: part_of_round(record, each[0])):
        lines_of_moves.append([move for _, move in part])
    moves = ["    " + ", ".join(json.dumps(move, ensure_ascii=False) for move in line) for line in lines_of_moves]
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items()]
    lines[list(data).index("moves")] = '  "moves": [\n' + ",\n".join(moves) + "\n  ]"
    return "{\n" + ",\n".join(lines) + "\n}\n"


def part_of_round(record: Record, ply: int) -> tuple[int, str]:
    """Which round, and which part of it."""
    number = sum(move.split(" ")[1] in ROUND for move in record.moves[: ply + 1])
    seat, verb, *_ = record.moves[ply].split(" ")
    if verb in {"deal", "turn", *ROUND, "draw", "give", "choose", "open"} and (verb != "turn" or not number):
        return number, "choice" if number else verb
    if seat == "*":
        return part_of_round(record, ply - 1)
    return number, seat


def main() -> None:
    parser = argparse.ArgumentParser(description="Find a game for every golden scene and write its record.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="make the records of these scenes again")
    parser.add_argument("--all", action="store_true", help="make all records again")
    options = parser.parse_args()
    unknown = {*options.names} - {scene.name for scene in SCENES}
    if unknown:
        parser.error(f"there is no scene {', '.join(sorted(unknown))}")
    for scene in SCENES:
        if options.all or scene.name in options.names or not (options.names or scene.file.exists()):
            record = look_for(scene)
            scene.file.write_text(laid_out(record), encoding="utf-8", newline="\n")
            print(f"{scene.name}: {len(record.moves)} moves", flush=True)


if __name__ == "__main__":
    main()
