"""speicherstadt simulate"""

from __future__ import annotations

import argparse
import time
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from speicherstadt_app import words
from speicherstadt_app.ai.brains import known_levels, levels
from speicherstadt_app.cli.bots import bots_help, read_bots
from speicherstadt_app.cli.counting import plural
from speicherstadt_app.cli.games import (
    asked_for,
    game_to_measure,
    measured_game,
    option_arguments,
    options_given,
    options_named,
    titled,
)
from speicherstadt_app.cli.lacking import tell_flaw
from speicherstadt_app.cli.linefile import LineFile
from speicherstadt_app.cli.parsing import CommandParser, whole
from speicherstadt_app.cli.records import shown
from speicherstadt_app.cli.refusal import Refusal
from speicherstadt_app.cli.screen import console
from speicherstadt_app.cli.series import Series
from speicherstadt_app.cli.tally import Tally
from speicherstadt_app.cli.workers import shared
from speicherstadt_app.games.registry import facts
from speicherstadt_app.store.statistics.rates import wilson

MOST_JOBS: Final = 64
USUAL_PLAYERS: Final = 4
USUAL_BOTS: Final = ("random", "greedy")
NONE: Final = "-"
GAMES_AT_ONCE: Final = 8
"""How many games a worker is given at a time."""


def configure(parser: CommandParser) -> None:
    card = game_to_measure(parser)
    low, high = card.seats
    usual = max(low, min(high, USUAL_PLAYERS))
    parser.add_argument(
        "--players", metavar="N", type=whole(low, high), default=usual, help=f"{low} to {high} (default {usual})"
    )
    parser.add_argument("--games", metavar="N", type=whole(1, 10**9), default=100, help="how many (default 100)")
    parser.add_argument(
        "--bots",
        metavar="A,B,...",
        default=usual_bots(card.id),
        help=f"who plays, changing seats from game to game (default {usual_bots(card.id)}), each a "
        f"{bots_help(card.id)}",
    )
    parser.add_argument(
        "--seed", metavar="N", type=whole(0, 10**18 - 1), default=1, help="what all chance is made from (default 1)"
    )
    option_arguments(parser, card)
    parser.add_argument(
        "--record", metavar="FILE", type=Path, help="write the games down, one a line (.speicher.jsonl)"
    )
    parser.add_argument(
        "--jobs", metavar="N", type=whole(1, MOST_JOBS), default=1, help="how many processes share the work (default 1)"
    )
    parser.add_argument("--quiet", action="store_true", help="no progress bar")
    game, weakest = asked_for(card), levels(card.id)[0]
    parser.examples(
        f"speicherstadt simulate{game} --games 1000 --bots {usual_bots(card.id)}",
        f"speicherstadt simulate{game} --players 2 --bots {weakest} --record games.speicher.jsonl",
        "",
        "The same seed gives the same games, byte for byte, however many jobs there are.",
    )


def usual_bots(game: str) -> str:
    """Both at once: who draws lots, and the quickest of the others."""
    known = known_levels(game)
    return ",".join(level if level in known else levels(game)[0] for level in USUAL_BOTS)


def run(args: argparse.Namespace) -> int:
    card = measured_game(args)
    bots = read_bots(card.id, args.bots)
    options = options_given(args, card, args.players)
    series = Series(card.id, args.players, tuple(map(str, bots)), args.seed, options, bool(args.record))
    if any(bot.level in levels(card.id) for bot in bots):
        tell_flaw(card.id)
    tally = Tally(series.bots)
    began = time.perf_counter()
    try:
        _play(series, args, tally)
    except KeyboardInterrupt:
        stopped = True
    else:
        stopped = False
    seconds = time.perf_counter() - began
    if tally.games:
        _report(series, tally, seconds, titled(options_named(args, card)))
    if stopped:
        kept = f"What was played stands in {shown(str(args.record))}." if args.record and tally.games else ""
        raise Refusal(f"stopped after {tally.games} of {plural(args.games, 'game')}", kept, code=130)
    return 0


def _play(series: Series, args: argparse.Namespace, tally: Tally) -> None:
    with ExitStack() as stack:
        file = stack.enter_context(LineFile(args.record)) if args.record else None
        screen = console(stderr=True)
        columns = TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        disabled = args.quiet or not screen.is_terminal
        progress = stack.enter_context(Progress(*columns, console=screen, transient=True, disable=disabled))
        task = progress.add_task("", total=args.games)
        for played in stack.enter_context(closing(shared(series.play, range(args.games), args.jobs, GAMES_AT_ONCE))):
            if file:
                file.write(played.line)
            tally.add(played.seats)
            progress.advance(task)


def _report(series: Series, tally: Tally, seconds: float, options: str) -> None:
    screen = console()
    screen.print(
        f"{plural(tally.games, 'game')} of {plural(series.players, 'player')}{options}, seed {series.seed}, "
        f"{seconds:.1f} s ({tally.games / seconds:,.0f} games/s)",
        soft_wrap=True,
    )
    played = {bot: sums for bot, sums in tally.bots.items() if sums.games}
    results = _table("bot", "games", "wins", "95 % interval", "fair", "score", "place")
    for bot, sums in played.items():
        low, high = wilson(sums.victories, sums.games)
        results.add_row(
            bot,
            str(sums.games),
            f"{sums.victories / sums.games:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{sums.fair / sums.games:.1%}" if series.players > 1 else NONE,
            f"{sums.score / sums.seats:.2f}",
            f"{sums.place / sums.seats:.2f}" if series.players > 1 else NONE,
        )
    screen.print(results)
    points = _table("mean points from", *played)
    told = words.of(series.game).statistics
    for source in next(iter(played.values())).points:
        points.add_row(
            told.source(source).title, *(f"{sums.points[source] / sums.seats:.2f}" for sums in played.values())
        )
    screen.print(points)
    found = {grade for sums in played.values() for grade in sums.grades}
    in_order = [grade for grade in facts(series.game).names.grades if grade in found]
    if grades := [*in_order, *sorted(found - {*in_order})]:
        reached = _table("reached", *played)
        for grade in grades:
            reached.add_row(grade, *(str(sums.grades[grade]) for sums in played.values()))
        screen.print(reached)


def _table(first: str, *others: str) -> Table:
    table = Table(box=SIMPLE_HEAD)
    table.add_column(first, no_wrap=True)
    for heading in others:
        table.add_column(heading, justify="right", no_wrap=True)
    return table
