"""Finds a game for every golden scene of Die Säulen von Venedig: `python -m tools.venedig.golden [NAME…]`."""

from __future__ import annotations

from collections.abc import Sequence

from speicherstadt_app.games.venedig.rules.rules import GAME
from tests.games.venedig.golden.scene import Scene
from tests.games.venedig.golden.scenes import SCENES
from tests.games.venedig.told import Told, played
from tools.golden import Search

ROUND = {"keep", "exchange"}


def play(scene: Scene, seed: int) -> Told:
    return played(scene.players, seed, scene.likings, scene.options)


def part_of_round(moves: Sequence[str], ply: int) -> tuple[int, str]:
    """Which round, and which part of it."""
    number = sum(move.split(" ")[1] in ROUND for move in moves[: ply + 1])
    seat, verb, *_ = moves[ply].split(" ")
    if verb in {"deal", "turn", *ROUND, "draw", "give", "choose", "open"} and (verb != "turn" or not number):
        return number, "choice" if number else verb
    if seat == "*":
        return part_of_round(moves, ply - 1)
    return number, seat


SEARCH = Search(GAME, SCENES, play, part_of_round, most_seeds=3_000)

if __name__ == "__main__":
    SEARCH.main()
