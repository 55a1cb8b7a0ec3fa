"""Statistics in words and tables for a terminal. Every share stands beside its number of games."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.table import Table

from speicherstadt_app import words
from speicherstadt_app.cli.screen import console
from speicherstadt_app.store.shapes import Filter
from speicherstadt_app.store.statistics.export import Cell, Sheet
from speicherstadt_app.words.game import KindWords
from speicherstadt_app.words.parts import GameWords
from speicherstadt_app.words.phrases import decimal, filled, percentage
from speicherstadt_app.words.translation import tr

VIEWS: Final = {"cards": ("cards", "cards_and_wins")}
"""What is too wide for one table."""
NOTHING: Final = "-"
WITHOUT_EDGE: Final = 200
"""A file has no edge to keep within."""
SHARES: Final = frozenset({"share", "low", "high", "expected", "predicted"})

Row = Mapping[str, Cell]
Column = tuple[str, Callable[[Row], str]]


def number(value: Cell, digits: int = 2) -> str:
    if isinstance(value, float):
        return decimal(value, digits)
    return NOTHING if value is None else str(value)


def percent(value: Cell) -> str:
    return NOTHING if not isinstance(value, int | float) else percentage(value)


def plain(name: str, digits: int = 2) -> Callable[[Row], str]:
    return lambda row: number(row[name], digits)


def spaced(text: Cell) -> str:
    return str(text).replace("_", " ")


def share(prefix: str = "", count: str = "wins", of: str = "games") -> list[Column]:
    """A rate: how many of how many, the share, where the true one lies, what was to be expected."""

    def interval(row: Row) -> str:
        low, high = row[f"{prefix}low"], row[f"{prefix}high"]
        if not (row[of] and isinstance(low, int | float)):
            return NOTHING
        return f"{decimal(low * 100, 0)}\N{EN DASH}{percent(high)}"

    return [
        (
            tr("StatsTable", "ahead", "a heading") if count == "ahead" else tr("StatsTable", "wins", "a heading"),
            lambda row: filled(tr("StatsTable", "%1 of %2", "wins, games"), row[count], row[of]),
        ),
        (tr("StatsTable", "share", "a heading"), lambda row: percent(row[f"{prefix}share"])),
        ("95 %", interval),
        (tr("StatsTable", "fair", "a heading"), lambda row: percent(row[f"{prefix}expected"])),
        (tr("StatsTable", "by strength", "a heading"), lambda row: percent(row[f"{prefix}predicted"])),
    ]


def means() -> list[Column]:
    return [
        (tr("StatsTable", "place", "a heading"), plain("mean_place")),
        (tr("StatsTable", "score", "a heading"), plain("mean_score", 1)),
        (tr("StatsTable", "margin", "a heading"), plain("mean_margin", 1)),
    ]


def title_of(view: str, kinds: KindWords) -> str:
    match view:
        case "everybody":
            return tr("StatsTable", "Everybody")
        case "overview":
            return tr("StatsTable", "Overview")
        case "players":
            return tr("StatsTable", "By number of players")
        case "seats":
            return tr("StatsTable", "By seat")
        case "levels":
            return tr("StatsTable", "Against each level")
        case "styles":
            return tr("StatsTable", "Against each character")
        case "history":
            return tr("StatsTable", "Scores")
        case "rating":
            return tr("StatsTable", "Rating")
        case "calendar":
            return tr("StatsTable", "Days")
    return _more_titles(view, kinds)


def _more_titles(view: str, kinds: KindWords) -> str:
    match view:
        case "strategy":
            return tr("StatsTable", "Points and habits, a game")
        case "cards":
            return kinds.title
        case "cards_and_wins":
            return kinds.games
        case "head_to_head":
            return tr("StatsTable", "Head to head")
        case "records":
            return tr("StatsTable", "Records")
        case "achievements":
            return tr("StatsTable", "Achievements")
        case "skill":
            return tr("StatsTable", "Skill, in games that were reviewed")
        case "grades":
            return tr("StatsTable", "Solo grades")
        case "alone":
            return tr("StatsTable", "Solo games")
    return spaced(view)


def figure_of_overview(name: Cell) -> str:
    match name:
        case "share":
            return tr("StatsTable", "win rate")
        case "low":
            return tr("StatsTable", "95 % from")
        case "high":
            return tr("StatsTable", "95 % to")
        case "expected":
            return tr("StatsTable", "fair (1 of the players)")
        case "predicted":
            return tr("StatsTable", "by measured strength")
        case "seconds":
            return tr("StatsTable", "time played")
        case "form":
            return tr("StatsTable", "places of the last 10")
        case "games":
            return tr("StatsTable", "games")
        case "wins":
            return tr("StatsTable", "wins", "a heading")
    return _more_of_overview(name)


def _more_of_overview(name: Cell) -> str:
    match name:
        case "mean_place":
            return tr("StatsTable", "average place")
        case "mean_score":
            return tr("StatsTable", "average score")
        case "mean_margin":
            return tr("StatsTable", "average margin")
        case "best_score":
            return tr("StatsTable", "best score")
        case "current_streak":
            return tr("StatsTable", "current winning streak")
        case "longest_streak":
            return tr("StatsTable", "longest winning streak")
        case "rating":
            return tr("StatsTable", "rating", "a heading")
        case "rating_deviation":
            return tr("StatsTable", "give or take", "the deviation of a rating")
        case "alone":
            return tr("StatsTable", "solo games")
        case "won_alone":
            return tr("StatsTable", "solo games won")
    return _why_apart(name)


def _why_apart(name: Cell) -> str:
    match name:
        case "apart_abandoned":
            return tr("StatsTable", "not counted: given up")
        case "apart_assisted":
            return tr("StatsTable", "not counted: with help")
        case "apart_own_box":
            return tr("StatsTable", "not counted: another variant")
        case "apart_unreadable":
            return tr("StatsTable", "not counted: unreadable")
    return spaced(name)


def overview_value(row: Row) -> str:
    value = row["value"]
    if row["figure"] == "seconds":
        return f"{decimal(float(value or 0) / 3600, 1)} h"
    return percent(value) if row["figure"] in SHARES else number(value)


class Columns:
    """What the tables of one game show, in its words."""

    def __init__(self, game: GameWords, kinds: KindWords | None = None) -> None:
        self._game = game
        self.kinds = kinds or game.statistics.kinds()
        self._one = tr("StatsTable", "what", "a heading") if kinds else tr("StatsTable", "card", "a heading")

    def parts(self, view: str, sheet: Sheet) -> list[tuple[Sheet, Columns]]:
        """Kinds whose group has columns of its own have a table of their own."""
        if view not in {"cards", "cards_and_wins"} or not sheet.rows:
            return [(sheet, self)]
        name = sheet.headings.index("name")
        groups: dict[KindWords | None, list[tuple[Cell, ...]]] = {}
        for row in sheet.rows:
            groups.setdefault(self._game.statistics.kind(str(row[name])).told, []).append(row)
        return [(sheet._replace(rows=rows), Columns(self._game, kinds)) for kinds, rows in groups.items()]

    def of(self, view: str) -> list[Column] | None:
        """None: all that there is, as it is called there."""
        match view:
            case "everybody":
                return self._everybody()
            case "overview":
                return [
                    (tr("StatsTable", "figure", "a heading"), lambda row: figure_of_overview(row["figure"])),
                    (tr("StatsTable", "value", "a heading"), overview_value),
                ]
            case "players":
                return [(tr("StatsTable", "players", "a heading"), plain("players")), *share(), *means()]
            case "seats":
                return [(tr("StatsTable", "seat", "a heading"), plain("seat")), *share(), *means()]
            case "levels":
                return [(tr("StatsTable", "level", "a heading"), self._level), *share(), *means()]
            case "styles":
                return [(tr("StatsTable", "character", "a heading"), self._style), *share(), *means()]
            case "strategy":
                return self._strategy()
            case "cards":
                return self._cards()
            case "cards_and_wins":
                rate = share("bought_", "bought_wins", "bought_games")
                return [(self._one, self._kind), *rate]
            case "head_to_head":
                return self._head_to_head()
            case "records":
                return [
                    (tr("StatsTable", "record", "a heading"), self._best),
                    (tr("StatsTable", "value", "a heading"), plain("value")),
                    (tr("StatsTable", "day", "a heading"), plain("day")),
                    (tr("StatsTable", "players", "a heading"), plain("players")),
                ]
            case "grades":
                return [
                    (tr("StatsTable", "grade", "a heading"), lambda row: self._game.telling.grade(str(row["grade"]))),
                    (tr("StatsTable", "games"), plain("games")),
                    (tr("StatsTable", "share", "a heading"), lambda row: percent(row["share"])),
                ]
            case "skill":
                return [
                    (tr("StatsTable", "day", "a heading"), plain("day")),
                    (tr("StatsTable", "players", "a heading"), plain("players")),
                    (tr("StatsTable", "place", "a heading"), plain("place")),
                    (tr("StatsTable", "accuracy", "a heading"), plain("accuracy", 0)),
                    (tr("StatsTable", "decisions", "a heading"), plain("decisions")),
                    (tr("StatsTable", "lost", "a heading, in per cent of a win"), lambda row: percent(row["loss"])),
                ]
        return None

    def _everybody(self) -> list[Column]:
        return [
            (tr("StatsTable", "name", "a heading"), plain("name")),
            *share(),
            (tr("StatsTable", "score", "a heading"), plain("mean_score", 1)),
            (tr("StatsTable", "best", "a heading"), plain("best_score")),
            (tr("StatsTable", "streak", "a heading"), plain("longest_streak")),
            (tr("StatsTable", "rating", "a heading"), plain("rating", 0)),
        ]

    def _strategy(self) -> list[Column]:
        return [
            (tr("StatsTable", "what", "a heading"), self._figure),
            (tr("StatsTable", "you", "a heading"), plain("own")),
            (tr("StatsTable", "games"), plain("games")),
            (tr("StatsTable", "winners", "a heading"), plain("winners")),
            (tr("StatsTable", "winners' games", "a heading"), plain("winners_games")),
        ]

    def _cards(self) -> list[Column]:
        return [
            (self._one, self._kind),
            (tr("StatsTable", "offered", "a heading"), plain("offered")),
            (self.kinds.wanted, plain("wanted")),
            (self.kinds.had, plain("bought")),
            *([(self.kinds.cost, plain("mean_price"))] if self.kinds.cost else []),
            (tr("StatsTable", "table's", "a heading: the price that the whole table pays"), plain("table_mean_price")),
            (tr("StatsTable", "of", "a heading: of so many that the table bought"), plain("table_bought")),
            (tr("StatsTable", "points", "a heading"), plain("points")),
            (tr("StatsTable", "each", "a heading"), plain("points_each")),
        ]

    def _head_to_head(self) -> list[Column]:
        fair = tr("StatsTable", "fair", "a heading")
        return [
            (tr("StatsTable", "opponent", "a heading"), plain("opponent")),
            *share(),
            *(column for column in share("ahead_", "ahead", "meetings") if column[0] != fair),
            (tr("StatsTable", "level", "a heading"), self._level),
        ]

    def _level(self, row: Row) -> str:
        return self._game.cast.level_title(str(row["level"])) if row["level"] else number(row["level"])

    def _style(self, row: Row) -> str:
        style = str(row["style"])
        return self._game.cast.character_title(style) if style in self._game.cast.CHARACTERS else spaced(style)

    def _kind(self, row: Row) -> str:
        return self._game.statistics.kind(str(row["name"])).title

    def _best(self, row: Row) -> str:
        return self._game.statistics.best(str(row["name"])).title

    def _figure(self, row: Row) -> str:
        labels = self._game.statistics
        label = labels.source if row["part"] == "source" else labels.figure
        return label(str(row["name"])).title


def show(sheets: list[Sheet], whose: str | None, chosen: Filter) -> None:
    """Print the tables for people."""
    screen = console()
    if not screen.is_terminal:
        screen.width = WITHOUT_EDGE
    screen.print(" · ".join([*([whose] if whose else []), *_asked(chosen)]), soft_wrap=True)
    columns = Columns(words.of(chosen.game_id))
    for sheet in sheets:
        for view in VIEWS.get(sheet.name, (sheet.name,)):
            for part, told in columns.parts(view, sheet):
                screen.print(_table(title_of(view, told.kinds), part, told.of(view)))


def _table(title: str, sheet: Sheet, wanted: list[Column] | None) -> Table:
    table = Table(box=SIMPLE_HEAD, title=title, title_justify="left", padding=0, pad_edge=False)
    rows = [dict(zip(sheet.headings, row, strict=True)) for row in sheet.rows]
    columns = wanted or [(spaced(name), plain(name)) for name in sheet.headings]
    found = [(heading, [cell(row) for row in rows]) for heading, cell in columns]
    told = [(heading, cells) for heading, cells in found if not rows or set(cells) != {NOTHING}]
    for index, (heading, _) in enumerate(told):
        table.add_column(heading, justify="right" if index else "left", no_wrap=not index)
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
    if (variant := told.get("variant")) is not None:
        told["variant"] = words.of(chosen.game_id).setting_up.variant_name(json.loads(variant)) or "standard"
    return [f"{spaced(name)} {value}" for name, value in told.items()] or [tr("StatsTable", "all games that count")]
