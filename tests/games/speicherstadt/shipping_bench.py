"""How much work the shipping solver has: in games between greedy brains, and in the worst positions.

`python -m tests.games.speicherstadt.shipping_bench` measures it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from time import process_time
from typing import NamedTuple

from speicherstadt_app.ai.brain import Question
from speicherstadt_app.ai.brains import brain
from speicherstadt_app.bench.timing import percentile
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE, Seat, Setup
from speicherstadt_app.games.speicherstadt import CARD
from speicherstadt_app.games.speicherstadt.rules.goods import KINDS, bundle_of, size
from speicherstadt_app.games.speicherstadt.rules.rules import CUBES_OF_A_GOOD, GAME, SpeicherstadtRules
from speicherstadt_app.games.speicherstadt.rules.shipping import solve
from speicherstadt_app.games.speicherstadt.rules.state import SHIPPING, State

RUNS = 3
MOST_CUBES = 14
"""Three ships for three workers, the warehouse and the market."""


class Position(NamedTuple):
    rules: SpeicherstadtRules
    state: State
    seat: Seat


@dataclass(frozen=True, slots=True)
class Work:
    """Figures of many positions, each list in rising order."""

    cubes: tuple[int, ...]
    visited: tuple[int, ...]
    results: tuple[int, ...]
    microseconds: tuple[float, ...]
    """The best of some runs."""
    incomplete: int

    def summary(self) -> dict[str, tuple[float, ...]]:
        """Median, 95th and 99th percentile and the largest of each figure."""
        figures = {
            "cubes": self.cubes,
            "visited": self.visited,
            "results": self.results,
            "microseconds": self.microseconds,
        }
        return {
            name: (*(percentile(values, share) for share in (0.5, 0.95, 0.99)), values[-1])
            for name, values in figures.items()
        }


def work(positions: Iterable[Position]) -> Work:
    found = [(size(position.state.pool), solve(*position), _microseconds(position)) for position in positions]
    return Work(
        tuple(sorted(cubes for cubes, _, _ in found)),
        tuple(sorted(solution.visited for _, solution, _ in found)),
        tuple(sorted(len(solution.results) for _, solution, _ in found)),
        tuple(sorted(microseconds for _, _, microseconds in found)),
        sum(not solution.complete for _, solution, _ in found),
    )


def _microseconds(position: Position) -> float:
    times = []
    for _ in range(RUNS):
        began = process_time()
        solve(*position)
        times.append(process_time() - began)
    return min(times) * 1e6


def real_positions(players: int, decisions: int) -> Iterator[Position]:
    """The beginning of every shipping that leaves a choice, in games between greedy brains."""
    return islice((position for seed in range(decisions) for position in _game(players, seed)), decisions)


def _game(players: int, seed: int) -> Iterator[Position]:
    dealer = Dealer(GAME, players, seed)
    rules = GAME.rules(dealer.rules.setup)
    match = Match(rules)
    player = brain(CARD.id, "greedy")
    begun = (0, 0)
    while actors := match.actors:
        (seat,) = actors
        if seat == CHANCE:
            dealer.serve(match)
            continue
        state = match.state
        legal = match.legal(seat)
        if state.phase == SHIPPING and begun != (begun := (state.rounds, state.turn)) and len(legal) > 1:
            yield Position(rules, state, seat)
        match.play(seat, player.choose(Question(rules, state, seat, legal, seed, match.ply)).action)


def worst_position(seed: int) -> Position:
    """As many cubes as a seat can ever have or few less, five contracts or more, all traders, the warehouse."""
    chance = Random(seed)
    rules = GAME.rules(Setup(2))
    box = rules.box
    cubes = [good for good in KINDS for _ in range(CUBES_OF_A_GOOD)]
    chance.shuffle(cubes)
    mine = chance.randint(10, MOST_CUBES)
    contracts = chance.sample(box.contracts, chance.randint(5, len(box.contracts)))
    state = rules.start()
    state.phase = SHIPPING
    state.mover = 0
    state.turn = rules.players
    state.bought = 1
    state.pool = state.fresh[0] = bundle_of(cubes[:mine])
    state.supply = bundle_of(cubes[mine : chance.randint(mine, len(cubes))])
    state.cards[0] = box.all_traders | box.warehouses | sum(1 << card for card in contracts)
    state.pile = box.seasons[-1] if chance.random() < 1 / 3 else state.pile & ~state.cards[0]
    return Position(rules, state, 0)


def main(decisions: int = 2000, worst: int = 14) -> None:
    found = {f"{players} players": work(real_positions(players, decisions)) for players in (2, 3, 4, 5)}
    found["worst positions"] = work(worst_position(seed) for seed in range(worst))
    print("positions: number, results and microseconds (median / 95 % / 99 % / most), incomplete")
    for name, done in found.items():
        figures = done.summary()
        results, microseconds = (
            " / ".join(f"{value:,.0f}" for value in figures[what]) for what in ("results", "microseconds")
        )
        print(f"{name}: {len(done.cubes)}, {results}, {microseconds}, {done.incomplete}")


if __name__ == "__main__":
    main()
