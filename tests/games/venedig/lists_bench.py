"""How long lists of legal moves take, by phase, and what imagining costs, in games that are half planned, half random.

`python -m tests.games.venedig.lists_bench` measures it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import process_time

from speicherstadt_app.bench.timing import percentile
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games.venedig.rules.memory import known_to
from speicherstadt_app.games.venedig.rules.rules import VenedigRules
from speicherstadt_app.games.venedig.rules.state import PHASES, PILES, State
from tests.games.venedig.told import played

RUNS = 3
GAMES = 6
TASTE = {"choose builder": 3.0, "choose councillor": 2.0, "points": 1.0, "exchange": 0.3}
WORDS = ("first pile", "further piles", "build", "council", "use", "sabotage")


def kind_of(state: State) -> str:
    if state.phase == PILES:
        return "further piles" if state.fresh else "first pile"
    return PHASES[state.phase]


def best(work: Callable[[], object]) -> float:
    """Microseconds, the best of some runs."""
    times = []
    for _ in range(RUNS):
        began = process_time()
        for _ in range(5):
            work()
        times.append((process_time() - began) / 5)
    return min(times) * 1e6


def positions(players: int) -> Iterator[tuple[VenedigRules, State, int]]:
    for seed in range(GAMES):
        told = played(players, seed, TASTE if seed % 2 else None)
        for turn in told.turns:
            if turn.seat >= 0:
                yield told.rules, turn.before, turn.seat


def row(name: str, figures: list[float]) -> str:
    figures.sort()
    shown = " / ".join(f"{percentile(figures, share):,.0f}" for share in (0.5, 0.95, 1.0))
    return f"| {name} | {len(figures):,} | {shown} |"


def main() -> None:
    for players in (2, 4, 6):
        found: dict[str, list[float]] = {}
        for number, (rules, state, seat) in enumerate(positions(players)):
            kind = kind_of(state)
            if kind in WORDS:
                found.setdefault(kind, []).append(best(lambda: rules.legal(state, seat)))  # noqa: B023
            if number % 20 == 0:
                view = rules.view(state, seat)
                found.setdefault("view", []).append(best(lambda: rules.view(state, seat)))  # noqa: B023
                rules.known(view, seat)
                stream = Stream(number, "bench")
                found.setdefault("what is known", []).append(
                    best(lambda: known_to(rules.setting, view, seat))  # noqa: B023
                )
                found.setdefault("imagine", []).append(
                    best(lambda: rules.imagine(view, seat, stream))  # noqa: B023
                )
        print(f"\n{players} players\n")
        for name in (*WORDS, "view", "what is known", "imagine"):
            if name in found:
                print(row(name, found[name]))


if __name__ == "__main__":
    main()
