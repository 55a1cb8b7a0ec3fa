"""speicherstadt bench"""

from __future__ import annotations

import argparse
import json
import platform
from importlib import import_module
from statistics import median
from typing import TYPE_CHECKING, Final

from speicherstadt_app.cli.games import (
    game_to_measure,
    measured_game,
    option_arguments,
    options_by_players,
    options_named,
)
from speicherstadt_app.cli.parsing import CommandParser, whole
from speicherstadt_app.cli.refusal import Refusal

if TYPE_CHECKING:
    from speicherstadt_app.bench.report import Report

PARTS: Final = {
    "engine": "the rules of a game",
    "ai": "its brains: milliseconds, memory (takes minutes)",
    "keeping": "keeping moves, and opening a history of a hundred times --games",
    "statistics": "the statistics of many kept games, a hundred times --games",
    "lookback": "jumps in a replay, a review, and the window's frames meanwhile",
    "window": "the window, beside an empty one (takes minutes)",
}

OPTIONS: Final = ("engine", "ai")
"""The parts whose games may have other options."""


def configure(parser: CommandParser) -> None:
    parser.add_argument("part", nargs="*", metavar="PART", help=f"what to measure: {', '.join(PARTS)} (default: all)")
    game = game_to_measure(parser)
    parser.add_argument("--games", type=whole(1, 100_000), default=200, help="games a repeat (default 200)")
    parser.add_argument("--repeats", type=whole(1, 1000), default=7, help="repeats, taking turns (default 7)")
    option_arguments(parser, game)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.examples("speicherstadt bench", "speicherstadt bench engine --repeats 15 --json")


def run(args: argparse.Namespace) -> int:
    from speicherstadt_app.bench.yardstick import slowness

    for part in args.part:
        if part not in PARTS:
            raise Refusal(f"there is no part '{part}' to measure", f"The parts are {', '.join(PARTS)}.", code=2)
    game = measured_game(args)
    tables, named = options_by_players(args, game), options_named(args, game)
    if named and (others := [part for part in args.part if part not in OPTIONS]):
        raise Refusal(
            f"'{others[0]}' is measured with the usual options",
            f"--{next(iter(named))} is for {' and '.join(OPTIONS)}.",
            code=2,
        )
    figures: dict[str, object] = {"python": platform.python_version(), "machine": platform.machine()}
    if named:
        figures["options"] = named
    if not args.json:
        print(f"Python {platform.python_version()}, {platform.machine()}, one core. Medians (lowest to highest).")
    slow: dict[str, float] = {}
    for part in dict.fromkeys(args.part or (OPTIONS if named else PARTS)):
        slow[part] = median(slowness() for _ in range(max(3, args.repeats)))
        more = (tables,) if part in OPTIONS else ()
        measure = import_module(f"speicherstadt_app.bench.{part}").report
        report: Report = measure(args.game, args.games, args.repeats, *more)
        figures |= report.figures
        if not args.json:
            print(f"\nThe same work takes {slow[part]:.2f} times as long as on the machine of docs/performance.md.")
            _print(report)
    figures["slowness"] = slow
    if args.json:
        print(json.dumps(figures, indent=2))
    return 0


def _print(report: Report) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    for sheet in report.sheets:
        table = Table(title=sheet.title, title_justify="left")
        for heading in sheet.headings:
            table.add_column(heading, justify="right")
        for row in sheet.rows:
            table.add_row(*row)
        console.print()
        console.print(table)
