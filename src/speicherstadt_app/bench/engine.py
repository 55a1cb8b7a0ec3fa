"""How fast the rules of a game are."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any

from speicherstadt_app.bench.report import Report, Sheet, Tables, exact, shown
from speicherstadt_app.bench.timing import Spread, rates
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.games.registry import card, find


@dataclass(frozen=True, slots=True)
class Speeds:
    """Of one number of players; decisions are those with two options or more."""

    players: int
    games: Spread
    decisions: Spread


def random_game(
    game_id: str, players: int, seed: int, choose: Callable[[], float], options: Mapping[str, object] | None = None
) -> tuple[Match[Any], int]:
    """A game of random moves through the checked door, and how many decisions it had."""
    dealer = Dealer(find(game_id), players, seed, options)
    match = Match(dealer.rules)
    decisions = 0
    while actors := match.actors:
        seat = actors[0]
        if seat == CHANCE:
            dealer.serve(match)
            continue
        legal = match.legal(seat)
        if len(legal) > 1:
            decisions += 1
            match.play(seat, legal[int(choose() * len(legal))])
        else:
            match.play(seat, legal[0])
    return match, decisions


def seats_for(game_id: str, number: int) -> int:
    """Every number of players that the game takes, one after the other."""
    least, most = card(game_id).seats
    return least + number % (most - least + 1)


def speeds(game_id: str, players: int, games: int, repeats: int, options: Mapping[str, object]) -> Speeds:
    def some(repeat: int) -> tuple[int, int]:
        choose = Random(repeat).random
        return games, sum(random_game(game_id, players, repeat * games + n, choose, options)[1] for n in range(games))

    return Speeds(players, *rates({"engine": some}, repeats)["engine"])


def inner_figures(game_id: str, players: int, repeats: int, options: Mapping[str, object]) -> dict[str, Spread]:
    """Microseconds for the doors that a search uses: a copy, a step in place, a checked apply."""
    choose = Random(players).random
    match, _ = random_game(game_id, players, 1, choose, options)
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


IMPORT = """
from time import perf_counter
from speicherstadt_app.games import registry
began = perf_counter()
{}
print(perf_counter() - began)
"""
IMPORTED = {
    "the engine": "import speicherstadt_app.engine",
    "cards of all games": "registry.cards()",
    "the rules of this one": "registry.find({game!r})",
}


def import_milliseconds(statement: str, repeats: int) -> Spread:
    """What it costs in a fresh interpreter."""
    command = [sys.executable, "-c", IMPORT.format(statement)]
    return Spread(
        tuple(
            float(subprocess.run(command, capture_output=True, text=True, check=True).stdout) * 1000
            for _ in range(repeats)
        )
    )


def report(game_id: str, games: int, repeats: int, tables: Tables) -> Report:
    found = [speeds(game_id, players, games, repeats, options) for players, options in tables.items()]
    inner = {players: inner_figures(game_id, players, repeats, options) for players, options in tables.items()}
    imports = {what: import_milliseconds(how.format(game=game_id), repeats) for what, how in IMPORTED.items()}
    sheets = (
        Sheet(
            "Random games through the checked match",
            ("players", "games/s", "decisions/s"),
            [(str(row.players), shown(row.games), f"{row.decisions.median:,.0f}") for row in found],
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
            "Milliseconds to load in a fresh interpreter",
            ("what", "milliseconds"),
            [(what, shown(spread, 1)) for what, spread in imports.items()],
        ),
    )
    figures = {
        "game": game_id,
        "random_games": [
            {
                "players": row.players,
                "games_per_second": exact(row.games),
                "decisions_per_second": exact(row.decisions),
            }
            for row in found
        ],
        "microseconds": {
            str(players): {name: exact(spread) for name, spread in spreads.items()}
            for players, spreads in inner.items()
        },
        "import_milliseconds": {what: exact(spread) for what, spread in imports.items()},
    }
    return Report(sheets, figures)
