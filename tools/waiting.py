"""How long a table lets a person wait: the pauses alone, by a clock that nobody waits for. Opponents play at random.

python -m tools.waiting --game venedig --games 5
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from speicherstadt_app.ai.brain import Answer, Question
from speicherstadt_app.ai.random_brain import RandomBrain
from speicherstadt_app.bench.report import shown
from speicherstadt_app.bench.timing import Spread
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.record import Player
from speicherstadt_app.engine.rules import CHANCE, Seat
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry
from speicherstadt_app.play.notices import DecisionAsked, MovePlayed, Notice
from speicherstadt_app.play.pace import Pace
from speicherstadt_app.play.table import Table

ME: Final = 0


@dataclass(slots=True)
class Waited:
    """Seconds of games at the usual pace."""

    between: list[float] = field(default_factory=list)
    """Between two own decisions."""
    watched: list[float] = field(default_factory=list)
    """One decision of another, each of its moves with its pause; only those of several moves."""


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


async def at_random(game_id: str, player: Player, question: Question) -> Answer:  # noqa: ARG001
    return RandomBrain().choose(question)


class Watching:
    """A person who decides at random and at once, and looks at the clock."""

    def __init__(self, table: Table, clock: Clock, waited: Waited, seed: int) -> None:
        self._table = table
        self._clock = clock
        self._waited = waited
        self._stream = Stream(seed, "person")
        self._decided: float | None = None
        self._last = 0.0
        self._decision: dict[Seat, list[float]] = {}

    def __call__(self, notice: Notice) -> None:
        table, now = self._table, self._clock.now
        if isinstance(notice, DecisionAsked):
            if self._decided is not None and not table.amid_decision(ME):
                self._waited.between.append(now - self._decided)
            self._decided = now
            table.act(ME, self._stream.choice(table.legal(ME)))
        elif isinstance(notice, MovePlayed):
            seat, took, self._last = notice.turn.seat, now - self._last, now
            if seat in (CHANCE, ME):
                return
            self._decision.setdefault(seat, []).append(took)
            if not table.amid_decision(seat):
                times = self._decision.pop(seat)
                if len(times) > 1:
                    self._waited.watched.append(sum(times))


def waited(game_id: str, players: int, games: int, options: Mapping[str, object]) -> Waited:
    """What a person waits in so many games against others who play at random and think in no time."""
    found = Waited()
    game = registry.find(game_id)
    sitters = [Player("A", "human"), *(Player(f"B{seat}", "ai", {"level": "random"}) for seat in range(1, players))]
    for seed in range(games):
        clock = Clock()
        dealer = Dealer(game, players, seed, options)
        table = Table(game, dealer, sitters, at_random, pace=Pace(sleep=clock.sleep))
        table.listen(Watching(table, clock, found, seed))
        asyncio.run(table.run())
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="venedig", help="the id of a game")
    parser.add_argument("--games", type=int, default=5, help="games of each number of players")
    parser.add_argument("--players", type=int, nargs="+", help="numbers of players (default: all)")
    args = parser.parse_args()
    least, most = registry.card(args.game).seats
    print("seconds of pauses: the middle one (shortest to longest)")
    for players in args.players or range(max(least, 2), most + 1):
        found = waited(args.game, players, args.games, {})
        between, watched = (shown(Spread(tuple(times) or (0.0,)), 1) for times in (found.between, found.watched))
        print(f"{players} players: {between} between two own decisions, {watched} for a decision of several moves")


if __name__ == "__main__":
    main()
