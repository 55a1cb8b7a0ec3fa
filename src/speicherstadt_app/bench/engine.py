"""How fast the rules are, beside the plain version of them in baseline.py."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any

from speicherstadt_app.bench import baseline
from speicherstadt_app.bench.report import Report, Sheet, exact, shown
from speicherstadt_app.bench.timing import Spread, rates
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.games.registry import find

GAME = "speicherstadt"
PLAYERS = (2, 3, 4, 5)
IMPORTED = ("speicherstadt_app.engine", "speicherstadt_app.games.speicherstadt.rules.rules")


@dataclass(frozen=True, slots=True)
class Speeds:
    """Of one number of players; decisions are those with two options or more."""

    players: int
    games: Spread
    decisions: Spread
    plain_games: Spread
    plain_decisions: Spread


def random_game(players: int, seed: int, choose: Callable[[], float]) -> tuple[Match[Any], int]:
    """A game of random moves through the checked door, and how many decisions it had."""
    dealer = Dealer(find(GAME), players, seed)
    match = Match(dealer.rules)
    decisions = 0
    while actors := match.actors:
        seat = actors[0]
        if seat == CHANCE:
            dealer.serve(match)
            continue
        legal = match.legal(seat)
        options = len(legal)
        if options > 1:
            decisions += 1
            match.play(seat, legal[int(choose() * options)])
        else:
            match.play(seat, legal[0])
    return match, decisions


def plain_game(players: int, seed: int) -> int:
    """The same by the plain version; how many decisions it had."""
    chance = Random(seed)
    table = baseline.Table(players, chance.randrange(players))
    shuffle = baseline.Shuffle(table, chance)
    decisions = 0
    while table.phase != "over":
        if table.to_move == "*":
            table.play(shuffle.deal())
        else:
            legal = table.legal()
            decisions += len(legal) > 1
            table.play(chance.choice(legal))
    return decisions


def speeds(players: int, games: int, repeats: int) -> Speeds:
    def engine(repeat: int) -> tuple[int, int]:
        choose = Random(repeat).random
        return games, sum(random_game(players, repeat * games + n, choose)[1] for n in range(games))

    few = max(1, games // 4)

    def plain(repeat: int) -> tuple[int, int]:
        return few, sum(plain_game(players, repeat * few + n) for n in range(few))

    measured = rates({"engine": engine, "plain": plain}, repeats)
    return Speeds(players, *measured["engine"], *measured["plain"])


def inner_figures(players: int, repeats: int) -> dict[str, Spread]:
    """Microseconds for the doors that a search uses: a copy, a step in place, a checked apply."""
    choose = Random(players).random
    match, _ = random_game(players, 1, choose)
    rules, moves = match.rules, match.moves
    match.jump(len(moves) // 2)
    middle = match.state
    found: dict[str, list[float]] = {"copy": [], "step": [], "apply": []}
    for _ in range(repeats):
        began = process_time()
        for _ in range(2000):
            rules.copy(middle)
        found["copy"].append((process_time() - began) / 2000)
        began = process_time()
        for _ in range(10):
            state = rules.start()
            for seat, action in moves:
                rules.step(state, seat, action)
        found["step"].append((process_time() - began) / (10 * len(moves)))
        state = rules.start()
        began = process_time()
        for seat, action in moves:
            state = rules.apply(state, seat, action).state
        found["apply"].append((process_time() - began) / len(moves))
    return {name: Spread(tuple(value * 1e6 for value in values)) for name, values in found.items()}


IMPORT = "import time; t = time.perf_counter(); import {}; print(time.perf_counter() - t)"


def import_milliseconds(module: str, repeats: int) -> Spread:
    """What importing a module costs in a fresh interpreter."""
    command = [sys.executable, "-c", IMPORT.format(module)]
    return Spread(
        tuple(
            float(subprocess.run(command, capture_output=True, text=True, check=True).stdout) * 1000
            for _ in range(repeats)
        )
    )


def report(games: int, repeats: int) -> Report:
    found = [speeds(players, games, repeats) for players in PLAYERS]
    inner = {players: inner_figures(players, repeats) for players in PLAYERS}
    imports = {module: import_milliseconds(module, repeats) for module in IMPORTED}
    sheets = (
        Sheet(
            "Random games through the checked match, and by the plain version",
            ("players", "games/s", "decisions/s", "plain games/s", "times as fast"),
            [
                (
                    str(row.players),
                    shown(row.games),
                    f"{row.decisions.median:,.0f}",
                    f"{row.plain_games.median:,.0f}",
                    shown(row.games.over(row.plain_games), 1),
                )
                for row in found
            ],
        ),
        Sheet(
            "Microseconds for one",
            ("players", "copy", "step in place", "checked apply, events"),
            [
                (str(players), *(shown(figures[name], 2) for name in ("copy", "step", "apply")))
                for players, figures in inner.items()
            ],
        ),
        Sheet(
            "Milliseconds to import in a fresh interpreter",
            ("module", "milliseconds"),
            [(module, shown(spread, 1)) for module, spread in imports.items()],
        ),
    )
    figures = {
        "random_games": [
            {
                "players": row.players,
                "games_per_second": exact(row.games),
                "decisions_per_second": exact(row.decisions),
                "plain_games_per_second": exact(row.plain_games),
                "plain_decisions_per_second": exact(row.plain_decisions),
                "times_as_fast": exact(row.games.over(row.plain_games)),
            }
            for row in found
        ],
        "microseconds": {
            str(players): {name: exact(spread) for name, spread in spreads.items()}
            for players, spreads in inner.items()
        },
        "import_milliseconds": {module: exact(spread) for module, spread in imports.items()},
    }
    return Report(sheets, figures)
