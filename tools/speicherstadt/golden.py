"""Finds a game for every golden scene of Die Speicherstadt: `python -m tools.speicherstadt.golden [NAME…]`."""

from __future__ import annotations

from collections.abc import Sequence

from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.speicherstadt.rules.rules import GAME, SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND, PURCHASE, State
from tests.games.golden_scene import Likings
from tests.games.speicherstadt.golden.scene import Scene
from tests.games.speicherstadt.golden.scenes import SCENES
from tests.games.speicherstadt.told import Told, told_game
from tools.golden import Search


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


def part_of_round(moves: Sequence[str], ply: int) -> str:
    seat, verb, *_ = moves[ply].split(" ")
    if verb in {"buy", "pass"}:
        return "purchase"
    return verb if verb in {"deal", "place"} else f"shipping of {seat}"


SEARCH = Search(GAME, SCENES, play, part_of_round, most_seeds=20_000)

if __name__ == "__main__":
    SEARCH.main()
