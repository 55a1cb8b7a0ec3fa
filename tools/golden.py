"""Finds a game for every golden scene and writes its record: what `python -m tools.<game>.golden [NAME…]` shares.

For each scene (tests/games/<game>/golden/scenes_*.py) games are dealt from the seeds 0, 1, 2, … and played at random by
what the scene's players like, until one shows the scene. The same scene always finds the same game. Without names, only
scenes that have no record yet are looked for; `--all` makes all of them again.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player, Record, record_of
from speicherstadt_app.engine.rules import Game, Move

NAMES = ("Anna", "Berta", "Carla", "Dora", "Emma", "Frieda")


class Told(Protocol):
    """A game from its first move to its last known one."""

    rules: Any

    def __init__(self, rules: Any, moves: Iterable[Move]) -> None: ...
    def moves(self) -> list[Move]: ...
    def rounds(self) -> Sequence[Sequence[object]]: ...


T = TypeVar("T", bound=Told)
T_contra = TypeVar("T_contra", bound=Told, contravariant=True)


class Scene(Protocol[T_contra]):
    """`whole` records go on to the end of the game, the others to the end of the round that shows the scene."""

    @property
    def shown(self) -> Callable[[T_contra], None]: ...
    @property
    def players(self) -> int: ...
    @property
    def whole(self) -> bool: ...
    @property
    def name(self) -> str: ...
    @property
    def sentence(self) -> str: ...
    @property
    def file(self) -> Path: ...


S = TypeVar("S", bound=Scene[Any])


@dataclass(frozen=True)
class Search(Generic[S, T]):
    game: Game
    scenes: Sequence[S]
    play: Callable[[S, int], T]
    """A game of a scene, dealt from a seed."""
    part_of_round: Callable[[Sequence[str], int], Hashable]
    """What a move belongs to: those of one part stand in one line."""
    most_seeds: int

    def look_for(self, scene: S) -> Record:
        for seed in range(self.most_seeds):
            told = self.play(scene, seed)
            if not shows(scene, told):
                continue
            told = shortest(scene, told)
            match: Match[Any] = Match(told.rules)
            for seat, action in told.moves():
                match.play(seat, action)
            if match.over != scene.whole:
                continue
            # While a game with secrets goes on, its seed is one.
            seed_told = seed if match.over or self.game.card.open else None
            players = tuple(Player(name, "ai") for name in NAMES[: scene.players])
            return record_of(self.game, match, players, seed=seed_told, meta={"shows": scene.sentence})
        raise SystemExit(f"no game in {self.most_seeds} shows {scene.name}")

    def laid_out(self, record: Record) -> str:
        """The record with a line for each part of a round, to be read by people."""
        data = record.to_json()
        parts = groupby(range(len(record.moves)), key=lambda ply: self.part_of_round(record.moves, ply))
        moves = [
            "    " + ", ".join(json.dumps(record.moves[ply], ensure_ascii=False) for ply in plies) for _, plies in parts
        ]
        lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items()]
        lines[list(data).index("moves")] = '  "moves": [\n' + ",\n".join(moves) + "\n  ]"
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def main(self) -> None:
        parser = argparse.ArgumentParser(description="Find a game for every golden scene and write its record.")
        parser.add_argument("names", nargs="*", metavar="NAME", help="make the records of these scenes again")
        parser.add_argument("--all", action="store_true", help="make all records again")
        options = parser.parse_args()
        unknown = {*options.names} - {scene.name for scene in self.scenes}
        if unknown:
            parser.error(f"there is no scene {', '.join(sorted(unknown))}")
        for scene in self.scenes:
            if options.all or scene.name in options.names or not (options.names or scene.file.exists()):
                record = self.look_for(scene)
                scene.file.write_text(self.laid_out(record), encoding="utf-8", newline="\n")
                print(f"{scene.name}: {len(record.moves)} moves", flush=True)


def shows(scene: Scene[T], told: T) -> bool:
    try:
        scene.shown(told)
    except AssertionError:
        return False
    return True


def shortest(scene: Scene[T], told: T) -> T:
    """As many rounds of a game as show the scene."""
    if scene.whole:
        return told
    ply = 0
    for turns in told.rounds():
        ply += len(turns)
        part = type(told)(told.rules, told.moves()[:ply])
        if shows(scene, part):
            return part
    return told
