"""How long brains think that choose at the same time: on the clock, in the process in which the window lets them think.

python -m tools.together --game ferries --players 15 --level regular

All seats but one think about the first choice of a game that several make at the same time. The games of the tests are
known by their ids.
"""

from __future__ import annotations

import argparse
import asyncio
from importlib import import_module
from time import perf_counter
from typing import Any

from speicherstadt_app.ai.brain import Question
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.record import Player
from speicherstadt_app.games import registry
from speicherstadt_app.play.worker import ThinkInProcess

if __name__ in {"__main__", "__mp_main__"}:
    import_module("tests.fixture_game.program").register()


def questions(game_id: str, players: int, seed: int) -> list[Question]:
    dealer = Dealer(registry.find(game_id), players, seed)
    match: Match[Any] = Match(dealer.rules)
    dealer.serve(match)
    rules = match.rules
    return [
        Question(rules, rules.view(match.state, seat), seat, match.legal(seat), seed, match.ply)
        for seat in match.actors[1:]
    ]


async def seconds(game_id: str, level: str, asked: list[Question]) -> float:
    thinker, player = ThinkInProcess(), Player("A", "ai", {"level": level})
    try:
        await thinker(game_id, player, asked[0])
        began = perf_counter()
        await asyncio.gather(*(thinker(game_id, player, question) for question in asked))
        return perf_counter() - began
    finally:
        thinker.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="ferries", help="the id of a game")
    parser.add_argument("--players", type=int, default=15)
    parser.add_argument("--level", default="regular")
    parser.add_argument("--games", type=int, default=3, help="so many first choices")
    args = parser.parse_args()
    for seed in range(args.games):
        asked = questions(args.game, args.players, seed)
        if not asked:
            raise SystemExit("nobody chooses at the same time as others there")
        print(f"{len(asked)} choices of {args.level}: {asyncio.run(seconds(args.game, args.level, asked)):.2f} s")


if __name__ == "__main__":
    main()
