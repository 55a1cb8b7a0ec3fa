"""How fast a game's brains think: the time for a decision, memory, and what it costs to load them."""

from __future__ import annotations

import subprocess
import sys
import tracemalloc
from collections.abc import Mapping, Sequence
from time import process_time
from typing import Any, Final

from speicherstadt_app.ai.brain import Question
from speicherstadt_app.ai.brains import brain, levels
from speicherstadt_app.ai.playing import asked
from speicherstadt_app.bench.report import Report, Sheet, Tables, exact, shown
from speicherstadt_app.bench.timing import Spread, percentile
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.games.registry import find

GAMES_ASKED_FOR: Final = 50
"""One in so many is played: to think takes longer than to play."""
POSITIONS: Final = 12
"""Of each number of players, where memory is measured."""
TIMED: Final = 100
"""Decisions of each number of players whose time is measured."""
STRONGEST: Final = 2
"""Levels whose time is measured."""
LOAD: Final = """
from time import perf_counter
from speicherstadt_app.games.registry import find
find({game!r})
began = perf_counter()
from speicherstadt_app.ai.brains import brain, levels
brain({game!r}, levels({game!r})[-1])
print((perf_counter() - began) * 1000)
"""


def decisions(game_id: str, players: int, games: int, options: Mapping[str, object] | None = None) -> list[Question]:
    """Every decision that leaves a choice, in games between brains of the lowest level."""
    found = []
    player = brain(game_id, levels(game_id)[0])
    for seed in range(games):
        dealer = Dealer(find(game_id), players, seed, options)
        match: Match[Any] = Match(dealer.rules)
        while actors := match.actors:
            seat = actors[0]
            if seat == CHANCE:
                dealer.serve(match)
                continue
            question = asked(match, seat, seed)
            if len(question.legal) > 1:
                found.append(question)
            match.play(seat, player.choose(question).action)
    return found


def spread_over(questions: Sequence[Question], number: int) -> Sequence[Question]:
    return questions[:: max(1, len(questions) // number)]


def milliseconds(game_id: str, level: str, questions: Sequence[Question]) -> list[float]:
    """What each decision takes a level."""
    player = brain(game_id, level)
    times = []
    for question in questions:
        began = process_time()
        player.choose(question)
        times.append((process_time() - began) * 1000)
    return times


def megabytes(game_id: str, level: str, questions: Sequence[Question]) -> float:
    """The most that the level's decisions hold at once, over what was there before."""
    player = brain(game_id, level)
    tracemalloc.start()
    for question in questions:
        player.choose(question)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most / 1e6


def load_milliseconds(game_id: str, repeats: int) -> Spread:
    """What loading the brains costs in a fresh interpreter that has the rules already."""
    command = [sys.executable, "-c", LOAD.format(game=game_id)]
    runs = (subprocess.run(command, capture_output=True, text=True, check=True) for _ in range(repeats))
    return Spread(tuple(float(run.stdout) for run in runs))


def report(game_id: str, games: int, repeats: int, tables: Tables) -> Report:
    asked = {
        players: decisions(game_id, players, max(1, games // GAMES_ASKED_FOR), options)
        for players, options in tables.items()
    }
    strongest = levels(game_id)[-STRONGEST:]
    times = {
        (level, players): milliseconds(game_id, level, spread_over(questions, TIMED))
        for level in strongest
        for players, questions in asked.items()
    }
    memory = {
        players: megabytes(game_id, strongest[-1], spread_over(questions, POSITIONS))
        for players, questions in asked.items()
    }
    load = load_milliseconds(game_id, repeats)
    sheets = (
        Sheet(
            "Milliseconds for a decision that leaves a choice: median / 95 % / 99 % / most",
            ("level", "players", "decisions", "milliseconds"),
            [
                (level, str(players), str(len(found)), " / ".join(f"{value:,.1f}" for value in quantiles(found)))
                for (level, players), found in times.items()
            ],
        ),
        Sheet(
            f"Megabytes that {strongest[-1]} takes while it thinks",
            ("players", "megabytes"),
            [(str(players), f"{peak:.1f}") for players, peak in memory.items()],
        ),
        Sheet("Milliseconds to load the brains", ("", "milliseconds"), [("rules loaded before", shown(load, 1))]),
    )
    figures = {
        "milliseconds": {
            level: {str(players): quantiles(times[level, players]) for players in asked} for level in strongest
        },
        "megabytes": {str(players): peak for players, peak in memory.items()},
        "load_milliseconds": exact(load),
    }
    return Report(sheets, {"ai": {"game": game_id, **figures}})


def quantiles(values: Sequence[float]) -> tuple[float, ...]:
    return (*(percentile(values, share) for share in (0.5, 0.95, 0.99)), max(values))
