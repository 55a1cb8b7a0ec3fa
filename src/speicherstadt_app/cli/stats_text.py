"""Statistics in words and tables for a terminal. Every share stands beside its number of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.table import Table

from speicherstadt_app.cli.screen import console
from speicherstadt_app.store.statistics_answers import Filter
from speicherstadt_app.store.statistics_export import Cell, Sheet

TITLES: Final = {
    "everybody": "Everybody",
    "overview": "Overview",
    "players": "By number of players",
    "seats": "By seat",
    "levels": "Against each level",
    "styles": "Against each style",
    "history": "Scores",
    "rating": "Rating",
    "calendar": "Days",
    "strategy": "Points and habits, a game",
    "cards": "Cards",
    "head_to_head": "Head to head",
    "records": "Records",
}
OVERVIEW: Final = {
    "share": "win rate",
    "low": "95 % from",
    "high": "95 % to",
    "expected": "fair (1 of the players)",
    "predicted": "by measured strength",
    "seconds": "time played",
    "form": "places of the last 10",
}
NOTHING: Final = "-"

Row = Mapping[str, Cell]
Column = tuple[str, Callable[[Row], str]]


def number(value: Cell, digits: int = 2) -> str:
    if isinstance(value, float):
        return f"{value:.{digits}f}"
    return NOTHING if value is None else str(value)


def percent(value: Cell) -> str:
    return NOTHING if not isinstance(value, int | float) else f"{value:.0%}"


def plain(name: str, digits: int = 2) -> Callable[[Row], str]:
    return lambda row: number(row[name], digits)


def words(name: str) -> Callable[[Row], str]:
    return lambda row: str(row[name]).replace("_", " ")


def share(prefix: str = "", count: str = "wins", of: str = "games") -> list[Column]:
    """A rate: how many of how many, the share, where the true one lies, what was to be expected."""

    def interval(row: Row) -> str:
        return f"{percent(row[f'{prefix}low'])} to {percent(row[f'{prefix}high'])}" if row[of] else NOTHING

    return [
        (of.removeprefix(prefix), plain(of)),
        (count.removeprefix(prefix), plain(count)),
        ("share", lambda row: percent(row[f"{prefix}share"])),
        ("95 %", interval),
        ("fair", lambda row: percent(row[f"{prefix}expected"])),
        ("by strength", lambda row: percent(row[f"{prefix}predicted"])),
    ]


MEANS: Final[list[Column]] = [
    ("place", plain("mean_place")),
    ("score", plain("mean_score", 1)),
    ("margin", plain("mean_margin", 1)),
]
SHARES: Final = frozenset({"share", "low", "high", "expected", "predicted"})


def overview_value(row: Row) -> str:
    value = row["value"]
    if row["figure"] == "seconds":
        return f"{float(value or 0) / 3600:.1f} h"
    return percent(value) if row["figure"] in SHARES else number(value)


COLUMNS: Final[Mapping[str, list[Column]]] = {
    "everybody": [
        ("name", plain("name")),
        *share(),
        ("place", plain("mean_place")),
        ("score", plain("mean_score", 1)),
        ("best", plain("best_score")),
        ("streak", plain("longest_streak")),
        ("rating", plain("rating", 0)),
    ],
    "overview": [
        ("figure", lambda row: OVERVIEW.get(str(row["figure"])) or words("figure")(row)),
        ("value", overview_value),
    ],
    "players": [("players", plain("players")), *share(), *MEANS],
    "seats": [("seat", plain("seat")), *share(), *MEANS],
    "levels": [("level", plain("level")), *share(), *MEANS],
    "styles": [("style", plain("style")), *share(), *MEANS],
    "strategy": [
        ("what", words("name")),
        ("you", plain("own")),
        ("games", plain("games")),
        ("winners", plain("winners")),
        ("winners' games", plain("winners_games")),
    ],
    "cards": [
        ("card", words("name")),
        ("offered", plain("offered")),
        ("wanted", plain("wanted")),
        ("bought", plain("bought")),
        ("price", plain("mean_price")),
        ("table's", plain("table_mean_price")),
        ("of", plain("table_bought")),
        ("points each", plain("points_each")),
        *share("bought_", "bought_wins", "bought_games"),
    ],
    "head_to_head": [
        ("opponent", plain("opponent")),
        *share(),
        ("ahead", lambda row: f"{row['ahead']} of {row['meetings']}"),
        ("level", plain("level")),
        ("ahead share", lambda row: percent(row["ahead_share"])),
        ("by strength", lambda row: percent(row["ahead_predicted"])),
    ],
    "records": [
        ("record", words("name")),
        ("value", plain("value")),
        ("day", plain("day")),
        ("players", plain("players")),
    ],
}


def show(tables: list[Sheet], whose: str | None, chosen: Filter) -> None:
    """Print the tables for people."""
    screen = console()
    heading = [*([whose] if whose else []), *_asked(chosen)]
    screen.print(" · ".join(heading), soft_wrap=True)
    for sheet in tables:
        table = Table(box=SIMPLE_HEAD, title=TITLES[sheet.name], title_justify="left")
        rows = [dict(zip(sheet.headings, row, strict=True)) for row in sheet.rows]
        found: list[list[str]] = []
        columns = COLUMNS.get(sheet.name) or [(name.replace("_", " "), plain(name)) for name in sheet.headings]
        for index, (title, cell) in enumerate(columns):
            cells = [cell(row) for row in rows]
            if not rows or set(cells) != {NOTHING}:
                table.add_column(title, justify="right" if index else "left")
                found.append(cells)
        for line in zip(*found, strict=True):
            table.add_row(*line)
        screen.print(table)


def _asked(chosen: Filter) -> list[str]:
    """The filter in words; of what is left open nothing is said."""
    open_filter = Filter(chosen.game_id)
    return [
        f"{field.name.replace('_', ' ')} {getattr(chosen, field.name)}"
        for field in fields(Filter)
        if getattr(chosen, field.name) != getattr(open_filter, field.name)
    ] or ["all games that count"]
