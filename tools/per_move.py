"""What a move costs at a table that is watched: processor time at the beginning and at the end of a game, and how often
the rules are asked for the same thing.

python -m tools.per_move --game venedig --players 6 --games 3

Opponents play at random and without pauses. There is no window: what is measured is all that Python does for one.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from speicherstadt_app.ai.brain import Answer, Question
from speicherstadt_app.ai.random_brain import RandomBrain
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.record import Player
from speicherstadt_app.games import registry
from speicherstadt_app.play.notices import MovePlayed, Notice
from speicherstadt_app.play.pace import Pace
from speicherstadt_app.play.table import Table

PART: Final = 5
"""The first and the last fifth of a game are compared."""
ASKED: Final = ("legal", "view", "text", "outcome", "copy", "step", "actors")


async def at_random(game_id: str, player: Player, question: Question) -> Answer:  # noqa: ARG001
    return RandomBrain().choose(question)


async def at_once(_seconds: float) -> None:
    await asyncio.sleep(0)


class Counting:
    """How often a game's rules are asked, by what."""

    def __init__(self, rules: Any) -> None:
        self.calls: Counter[str] = Counter()
        for name in ASKED:
            setattr(rules, name, self._counted(name, getattr(rules, name)))

    def _counted(self, name: str, ask: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any, **more: Any) -> Any:
            self.calls[name] += 1
            return ask(*args, **more)

        return counted


def played(game_id: str, players: int, seed: int, *, count: bool) -> tuple[list[float], Counter[str]]:
    """The processor time of each move of a game, and what the rules were asked."""
    from speicherstadt_app.ui.home.settings import Settings
    from speicherstadt_app.ui.preferences import Preferences
    from speicherstadt_app.ui.table.live import Table as Shown

    game = registry.find(game_id)
    dealer = Dealer(game, players, seed)
    counting = Counting(dealer.rules) if count else None
    sitters = [Player(f"B{seat}", "ai", {"level": "random"}) for seat in range(players)]
    table = Table(game, dealer, sitters, at_random, pace=Pace(sleep=at_once))
    shown = Shown(table, Settings(Preferences(speed="instant")))
    times: list[float] = []
    last = time.process_time()

    def hear(notice: Notice) -> None:
        nonlocal last
        if isinstance(notice, MovePlayed):
            now = time.process_time()
            times.append(now - last)
            last = now

    table.listen(hear)

    async def watch() -> None:
        while not table.over:
            running = asyncio.ensure_future(table.run())
            while not running.done():
                if shown.at_moment:
                    shown.goOn()
                await asyncio.sleep(0)

    asyncio.run(watch())
    return times, counting.calls if counting else Counter()


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="venedig", help="the id of a game")
    parser.add_argument("--players", type=int, default=0, help="how many (default: the most)")
    parser.add_argument("--games", type=int, default=3)
    args = parser.parse_args()
    application = QGuiApplication([])
    players = args.players or registry.card(args.game).seats[1]
    begins, ends = [], []
    for seed in range(args.games):
        times, _ = played(args.game, players, seed, count=False)
        part = len(times) // PART
        begins.append(statistics.mean(times[:part]) * 1000)
        ends.append(statistics.mean(times[-part:]) * 1000)
        print(
            f"game {seed}: {len(times)} moves, {begins[-1]:.2f} ms a move at the beginning, {ends[-1]:.2f} at the end"
        )
    ratio = statistics.median(end / begin for begin, end in zip(begins, ends, strict=True))
    print(f"end to beginning: {ratio:.2f}; at the end {statistics.median(ends):.2f} ms")
    times, calls = played(args.game, players, 0, count=True)
    print("asked a move: " + ", ".join(f"{name} {number / len(times):.1f}" for name, number in calls.most_common()))
    application.quit()


if __name__ == "__main__":
    main()
