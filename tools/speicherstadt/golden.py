"""Finds a game for every golden scene and writes its record: `python -m tools.speicherstadt.golden [NAME…]`.

For each scene (tests/games/speicherstadt/golden/scenes_*.py) games are dealt from the seeds 0, 1, 2, … and played at
random by what the scene's players like, until one shows the scene. The same scene always finds the same game. Without
names, only scenes that have no record yet are looked for; `--all` makes all of them again.
"""

from __future__ import annotations

import argparse
import json
from itertools import groupby

from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.speicherstadt.rules.rules import GAME, SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, PURCHASE, State
from tests.games.speicherstadt.golden.scene import Likings, Scene
from tests.games.speicherstadt.golden.scenes import SCENES
from tests.games.speicherstadt.told import Told, told_game

NAMES = ("Anna", "Berta", "Carla", "Dora", "Emma")
MOST_SEEDS = 20_000


def liking(likings: Likings, rules: SpeicherstadtRules, state: State, text: str) -> float:
    """How much a move is liked: by its verb, by the kind of the card that it is about, by the line above the card."""
    _, verb, *rest = text.split(" ")
    weight = likings.get(verb, 1.0)
    if state.phase == DEMAND:
        column = int(rest[0]) - 1
        if state.heights[column] == max(state.heights):
            weight *= likings.get("place most", 1.0)
        if state.heights[column] == min(state.heights):
            weight *= likings.get("place least", 1.0)
    elif state.phase == PURCHASE:
        column = state.column
        price = state.heights[column]
        weight *= likings.get(f"{verb} at {'1' if price == 1 else '2 or more'}", 1.0)
    else:
        return weight
    return weight * likings.get(f"{verb} {rules.box.cards[state.row[column]].kind}", 1.0)


def play(scene: Scene, seed: int) -> Told:
    def choose(rules: SpeicherstadtRules, state: State, seat: Seat, stream: Stream) -> int:
        listed = rules.legal(state, seat)
        weights = [liking(scene.likings, rules, state, rules.text(seat, action)) for action in listed]
        point = stream.fraction() * sum(weights)
        for action, weight in zip(listed, weights, strict=True):
            point -= weight
            if point < 0:
                return action
        return listed[-1]

    return told_game(scene.players, seed, choose)


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
        told = play(scene, seed)
        if shows(scene, told):
            told = shortest(scene, told)
            match: Match[State] = Match(told.rules)
            for seat, action in told.moves():
                match.play(seat, action)
            players = tuple(Player(name, "ai") for name in NAMES[: scene.players])
            return record_of(GAME, match, players, seed=seed, meta={"shows": scene.sentence})
    raise SystemExit(f"no game in {MOST_SEEDS} shows {scene.name}")


def laid_out(record: Record) -> str:
    """The record with a line for each part of a round, to be read by people."""
    data = record.to_json()
    moves = [
        "    " + ", ".join(json.dumps(move, ensure_ascii=False) for move in line)
        for _, line in groupby(record.moves, key=part_of_round)
    ]
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items()]
    lines[list(data).index("moves")] = '  "moves": [\n' + ",\n".join(moves) + "\n  ]"
    return "{\n" + ",\n".join(lines) + "\n}\n"


def part_of_round(move: str) -> str:
    seat, verb, *_ = move.split(" ")
    if verb in {"buy", "pass"}:
        return "purchase"
    return verb if verb in {"deal", "place"} else f"shipping of {seat}"


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
            print(f"{scene.name}: {len(record.moves)} moves")


if __name__ == "__main__":
    main()
