"""How long a table lets a person wait: the pauses alone, by a clock that nobody waits for. Opponents play at random.

python -m tools.waiting --game venedig --games 5
python -m tools.waiting --game tests.ferries --players 5 15 --longest

The game is one of the registry, or the package of one that is not there, such as `tests.ferries`.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from speicherstadt_app.ai.brain import Answer, Question
from speicherstadt_app.ai.random_brain import RandomBrain
from speicherstadt_app.bench.report import shown
from speicherstadt_app.bench.timing import Spread
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.record import Player
from speicherstadt_app.engine.rules import CHANCE, Game, Seat
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.play.notices import DecisionAsked, MovePlayed, Notice
from speicherstadt_app.play.pace import Pace
from speicherstadt_app.play.table import Table
from speicherstadt_app.play.thinking import AskBrain
from tools.conformance import parts_of

ME: Final = 0


@dataclass(slots=True)
class Waited:
    """Seconds of games at the usual pace."""

    between: list[float] = field(default_factory=list)
    """Between two own decisions."""
    turns: list[float] = field(default_factory=list)
    """Between two own turns: a turn may leave no choice and so need no decision."""
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


async def at_length(game_id: str, player: Player, question: Question) -> Answer:
    """The same, but a decision has as many moves as it can have."""
    rules, view, seat = question.rules, question.view, question.seat
    longer = [
        action
        for action in question.legal
        if rules.goes_on(rules.follow(view, seat, rules.text(seat, action)).state, seat)
    ]
    return await at_random(game_id, player, replace(question, legal=longer or question.legal))


class Watching:
    """A person who decides at random and at once, and looks at the clock."""

    def __init__(self, table: Table, clock: Clock, waited: Waited, seed: int) -> None:
        self._table = table
        self._clock = clock
        self._waited = waited
        self._stream = Stream(seed, "person")
        self._decided: float | None = None
        self._moved: float | None = None
        self._last = 0.0
        self._decision: dict[Seat, list[float]] = {}

    def __call__(self, notice: Notice) -> None:
        table, now = self._table, self._clock.now
        if isinstance(notice, DecisionAsked):
            if not table.amid_decision(ME):
                self._note(self._waited.between, self._decided)
                self._note(self._waited.turns, self._moved)
            self._decided = now
            table.act(ME, self._stream.choice(table.legal(ME)))
        elif isinstance(notice, MovePlayed):
            turn, took, self._last = notice.turn, now - self._last, now
            seat = turn.seat
            if seat == ME:
                if not (turn.chosen or turn.goes_on):
                    self._note(self._waited.turns, self._moved)
                self._moved = now
            if seat in (CHANCE, ME):
                return
            self._decision.setdefault(seat, []).append(took)
            if not table.amid_decision(seat):
                times = self._decision.pop(seat)
                if len(times) > 1:
                    self._waited.watched.append(sum(times))

    def _note(self, times: list[float], since: float | None) -> None:
        if since is not None:
            times.append(self._clock.now - since)


def waited(game: Game, players: int, games: int, options: Mapping[str, object], others: AskBrain = at_random) -> Waited:
    """What a person waits in so many games against others who think in no time."""
    found = Waited()
    sitters = [Player("A", "human"), *(Player(f"B{seat}", "ai", {"level": "random"}) for seat in range(1, players))]
    for seed in range(games):
        clock = Clock()
        dealer = Dealer(game, players, seed, options)
        table = Table(game, dealer, sitters, others, pace=Pace(sleep=clock.sleep))
        table.listen(Watching(table, clock, found, seed))
        asyncio.run(table.run())
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="venedig", help="the id of a game, or a package")
    parser.add_argument("--games", type=int, default=5, help="games of each number of players")
    parser.add_argument("--players", type=int, nargs="+", help="numbers of players (default: all)")
    parser.add_argument("--longest", action="store_true", help="others take as many moves for a decision as they can")
    args = parser.parse_args()
    game, _ = parts_of(args.game)
    others = at_length if args.longest else at_random
    print("seconds of pauses: the middle one (shortest to longest)")
    for players in args.players or [number for number in game.card.range if number > 1]:
        found = waited(game, players, args.games, {}, others)
        turns, between, watched = (
            shown(Spread(tuple(times) or (0.0,)), 1) for times in (found.turns, found.between, found.watched)
        )
        print(f"{players} players: {turns} between two own turns, {between} between two own decisions,")
        print(f"{'':>12}{watched} for a decision of several moves")


if __name__ == "__main__":
    main()
