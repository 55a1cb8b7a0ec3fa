"""Statistics in words and tables for a terminal. Every share stands beside its number of games."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.table import Table

from speicherstadt_app.cli.screen import console
from speicherstadt_app.games.speicherstadt.rules.boxes import box_name
from speicherstadt_app.store.shapes import Filter
from speicherstadt_app.store.statistics.export import Cell, Sheet

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
    "cards_and_wins": "Games in which a card was bought",
    "head_to_head": "Head to head",
    "records": "Records",
    "achievements": "Achievements",
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
VIEWS: Final = {"cards": ("cards", "cards_and_wins")}
"""What is too wide for one table."""
NOTHING: Final = "-"
WITHOUT_EDGE: Final = 200
"""A file has no edge to keep within."""

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
        return f"{percent(row[f'{prefix}low']).rstrip('%')}-{percent(row[f'{prefix}high'])}" if row[of] else NOTHING

    return [
        (count.removeprefix(prefix), lambda row: f"{row[count]} of {row[of]}"),
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
        ("points", plain("points")),
        ("each", plain("points_each")),
    ],
    "cards_and_wins": [("card", words("name")), *share("bought_", "bought_wins", "bought_games")],
    "head_to_head": [
        ("opponent", plain("opponent")),
        *share(),
        *(column for column in share("ahead_", "ahead", "meetings") if column[0] != "fair"),
        ("level", plain("level")),
    ],
    "records": [
        ("record", words("name")),
        ("value", plain("value")),
        ("day", plain("day")),
        ("players", plain("players")),
    ],
}


def show(sheets: list[Sheet], whose: str | None, chosen: Filter) -> None:
    """Print the tables for people."""
    screen = console()
    if not screen.is_terminal:
        screen.width = WITHOUT_EDGE
    screen.print(" · ".join([*([whose] if whose else []), *_asked(chosen)]), soft_wrap=True)
    for sheet in sheets:
        for view in VIEWS.get(sheet.name, (sheet.name,)):
            screen.print(_table(view, sheet))


def _table(view: str, sheet: Sheet) -> Table:
    table = Table(box=SIMPLE_HEAD, title=TITLES[view], title_justify="left", padding=0, pad_edge=False)
    rows = [dict(zip(sheet.headings, row, strict=True)) for row in sheet.rows]
    columns = COLUMNS.get(view) or [(name.replace("_", " "), plain(name)) for name in sheet.headings]
    found = [(title, [cell(row) for row in rows]) for title, cell in columns]
    told = [(title, cells) for title, cells in found if not rows or set(cells) != {NOTHING}]
    for index, (title, _) in enumerate(told):
        table.add_column(title, justify="right" if index else "left", no_wrap=not index)
    for line in zip(*(cells for _, cells in told), strict=True):
        table.add_row(*line)
    return table


def _asked(chosen: Filter) -> list[str]:
    """The filter in words; of what is left open nothing is said."""
    open_filter = Filter(chosen.game_id)
    told = {
        field.name: getattr(chosen, field.name)
        for field in fields(Filter)
        if getattr(chosen, field.name) != getattr(open_filter, field.name)
    }
    if (options := told.pop("variant", None)) is not None:
        told["box"] = box_name(json.loads(options)) or "standard"
    return [f"{name.replace('_', ' ')} {value}" for name, value in told.items()] or ["all games that count"]
