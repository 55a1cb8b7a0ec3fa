"""speicherstadt bench"""

from __future__ import annotations

import argparse
import json
import platform
from typing import TYPE_CHECKING, Any

from speicherstadt_app.cli.parsing import CommandParser, whole

if TYPE_CHECKING:
    from speicherstadt_app.bench.timing import Spread

IMPORTED = ("speicherstadt_app.engine", "speicherstadt_app.games.speicherstadt.rules")


def configure(parser: CommandParser) -> None:
    parser.add_argument("--games", type=whole(1, 100_000), default=200, help="games a repeat (default 200)")
    parser.add_argument("--repeats", type=whole(1, 1000), default=7, help="repeats, taking turns (default 7)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.examples("speicherstadt bench", "speicherstadt bench --repeats 15 --json")


def run(args: argparse.Namespace) -> int:
    from speicherstadt_app.bench.engine import import_milliseconds, inner_figures, speeds

    players = (2, 3, 4, 5)
    found = [speeds(n, args.games, args.repeats) for n in players]
    inner = {n: inner_figures(n, args.repeats) for n in players}
    imports = {module: import_milliseconds(module, args.repeats) for module in IMPORTED}
    if args.json:
        print(json.dumps(_json(found, inner, imports), indent=2))
        return 0
    from rich.console import Console

    console = Console()
    console.print(f"Python {platform.python_version()}, {platform.machine()}, one core. Medians (lowest to highest).\n")
    table = _table("Random games through the checked match, and by the plain version")
    for heading in ("players", "games/s", "decisions/s", "plain games/s", "times as fast"):
        table.add_column(heading, justify="right")
    for row in found:
        times = row.games.over(row.plain_games)
        table.add_row(
            str(row.players),
            _range(row.games),
            f"{row.decisions.median:,.0f}",
            f"{row.plain_games.median:,.0f}",
            _range(times, 1),
        )
    console.print(table)
    table = _table("Microseconds for one")
    for heading in ("players", "copy", "step in place", "checked apply, events"):
        table.add_column(heading, justify="right")
    for n, figures in inner.items():
        table.add_row(str(n), *(_range(figures[name], 2) for name in ("copy", "step", "apply")))
    console.print(table)
    table = _table("Milliseconds to import")
    for heading in ("module", "fresh interpreter"):
        table.add_column(heading, justify="right")
    for module, spread in imports.items():
        table.add_row(module, _range(spread, 1))
    console.print(table)
    return 0


def _table(title: str) -> Any:
    from rich.table import Table

    return Table(title=title, title_justify="left")


def _range(spread: Spread, digits: int = 0) -> str:
    return f"{spread.median:,.{digits}f} ({spread.low:,.{digits}f} to {spread.high:,.{digits}f})"


def _json(found: list[Any], inner: dict[int, dict[str, Spread]], imports: dict[str, Spread]) -> dict[str, object]:
    def figures(spread: Spread) -> dict[str, float]:
        return {"median": spread.median, "low": spread.low, "high": spread.high}

    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "random_games": [
            {
                "players": row.players,
                "games_per_second": figures(row.games),
                "decisions_per_second": figures(row.decisions),
                "plain_games_per_second": figures(row.plain_games),
                "plain_decisions_per_second": figures(row.plain_decisions),
                "times_as_fast": figures(row.games.over(row.plain_games)),
            }
            for row in found
        ],
        "microseconds": {str(n): {name: figures(s) for name, s in spreads.items()} for n, spreads in inner.items()},
        "import_milliseconds": {module: figures(spread) for module, spread in imports.items()},
    }
