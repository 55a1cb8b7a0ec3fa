"""How fast the brains think: looks a second, the time for a decision, memory, and what it costs to load them."""

from __future__ import annotations

import subprocess
import sys
import tracemalloc
from collections.abc import Sequence
from time import process_time
from typing import Any, Final

from speicherstadt_app.ai.brain import Question
from speicherstadt_app.ai.brains import brain, levels
from speicherstadt_app.ai.search import search
from speicherstadt_app.bench.report import Report, Sheet, exact, shown
from speicherstadt_app.bench.timing import Spread, percentile, rates
from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.match import Match
from speicherstadt_app.engine.rules import CHANCE
from speicherstadt_app.games.speicherstadt import CARD
from speicherstadt_app.games.speicherstadt.brains.evaluators import best
from speicherstadt_app.games.speicherstadt.brains.searching import problem
from speicherstadt_app.games.speicherstadt.rules.rules import GAME
from speicherstadt_app.games.speicherstadt.rules.state import DEMAND

PLAYERS: Final = (2, 3, 4, 5)
ITERATIONS: Final = 1000
GAMES_ASKED_FOR: Final = 50
"""One in so many is played: to think takes longer than to play."""
POSITIONS: Final = 12
"""Of each number of players, where looks are counted and memory is measured."""
TIMED: Final = 100
"""Decisions of each number of players whose time is measured."""
STRONGEST: Final = 2
"""Levels whose time is measured."""
LOAD: Final = """
from time import perf_counter
from speicherstadt_app.engine.rules import Setup
from speicherstadt_app.games.registry import find
find("speicherstadt").rules(Setup(4))
began = perf_counter()
from speicherstadt_app.ai.brains import brain, levels
brain("speicherstadt", levels("speicherstadt")[-1])
print((perf_counter() - began) * 1000)
"""


def decisions(players: int, games: int) -> list[Question]:
    """Every decision that leaves a choice, in games between greedy brains."""
    found = []
    player = brain(CARD.id, "greedy-1")
    for seed in range(games):
        dealer = Dealer(GAME, players, seed)
        match: Match[Any] = Match(dealer.rules)
        while actors := match.actors:
            (seat,) = actors
            if seat == CHANCE:
                dealer.serve(match)
                continue
            question = Question(match.rules, match.state, seat, match.legal(seat), seed, match.ply)
            if len(question.legal) > 1:
                found.append(question)
            match.play(seat, player.choose(question).action)
    return found


def spread_over(questions: Sequence[Question], number: int) -> Sequence[Question]:
    return questions[:: max(1, len(questions) // number)]


def looks(questions: Sequence[Question]) -> int:
    """Search from each of these positions; how often was looked in all."""
    found = 0
    for question in questions:
        rules = GAME.rules(question.rules.setup)
        found += search(problem(question, best(rules.players, rules.box))[1], ITERATIONS).iterations
    return found


def milliseconds(level: str, questions: Sequence[Question]) -> list[float]:
    """What each decision takes a level."""
    player = brain(CARD.id, level)
    times = []
    for question in questions:
        began = process_time()
        player.choose(question)
        times.append((process_time() - began) * 1000)
    return times


def megabytes(level: str, questions: Sequence[Question]) -> float:
    """The most that the level's decisions hold at once, over what was there before."""
    player = brain(CARD.id, level)
    tracemalloc.start()
    for question in questions:
        player.choose(question)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most / 1e6


def load_milliseconds(repeats: int) -> Spread:
    """What loading the brains costs in a fresh interpreter that has the rules already."""
    command = [sys.executable, "-c", LOAD]
    runs = (subprocess.run(command, capture_output=True, text=True, check=True) for _ in range(repeats))
    return Spread(tuple(float(run.stdout) for run in runs))


def report(games: int, repeats: int) -> Report:
    questions = {players: decisions(players, max(1, games // GAMES_ASKED_FOR)) for players in PLAYERS}
    placements = {
        players: spread_over([one for one in asked if one.view.phase == DEMAND], POSITIONS)
        for players, asked in questions.items()
    }
    fast = rates(
        {
            str(players): lambda _repeat, asked=asked: (looks(asked),)  # type: ignore[misc]
            for players, asked in placements.items()
        },
        repeats,
    )
    strongest = levels(CARD.id)[-STRONGEST:]
    times = {
        (level, players): milliseconds(level, spread_over(asked, TIMED))
        for level in strongest
        for players, asked in questions.items()
    }
    memory = {players: megabytes(strongest[-1], asked) for players, asked in placements.items()}
    load = load_milliseconds(repeats)
    sheets = (
        Sheet(
            f"Looks a second, in searches of {ITERATIONS} at most",
            ("players", "looks/s"),
            [(players, shown(spread)) for players, (spread,) in fast.items()],
        ),
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
            [(str(players), f"{most:.1f}") for players, most in memory.items()],
        ),
        Sheet("Milliseconds to load the brains", ("", "milliseconds"), [("rules loaded before", shown(load, 1))]),
    )
    figures = {
        "looks_per_second": {players: exact(spread) for players, (spread,) in fast.items()},
        "milliseconds": {
            level: {str(players): quantiles(times[level, players]) for players in PLAYERS} for level in strongest
        },
        "megabytes": {str(players): most for players, most in memory.items()},
        "load_milliseconds": exact(load),
    }
    return Report(sheets, {"ai": figures})


def quantiles(values: Sequence[float]) -> tuple[float, ...]:
    return (*(percentile(values, share) for share in (0.5, 0.95, 0.99)), max(values))
