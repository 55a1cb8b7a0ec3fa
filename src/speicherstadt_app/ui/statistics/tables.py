"""The table twin of every picture: for screen readers, for the clipboard, and for who likes to read figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, overload

from PySide6.QtCore import QCoreApplication

from speicherstadt_app.ui.statistics import words
from speicherstadt_app.ui.statistics.numbers import NOTHING, day, decimal, duration, percent, span, whole
from speicherstadt_app.ui.statistics.source import Cell, Sheet
from speicherstadt_app.words.phrases import capital, filled

if TYPE_CHECKING:
    from speicherstadt_app.ui.statistics.words import Names
    from speicherstadt_app.words.game import Label

MOST_SHOWN: Final = 100
"""Rows of a table on the page; all of them are on the clipboard and in a file."""

Row: TypeAlias = Mapping[str, Any]


class Column(NamedTuple):
    title: str
    text: Callable[[Row], str]
    number: bool = True


class Lines(Sequence[Row]):
    """The rows of a table by their headings, made one by one: there may be twenty thousand."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._headings = sheet.headings
        self._rows = sheet.rows

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, at: int) -> Row: ...
    @overload
    def __getitem__(self, at: slice) -> list[Row]: ...
    def __getitem__(self, at: int | slice) -> Row | list[Row]:
        if isinstance(at, slice):
            return [self._row(row) for row in self._rows[at]]
        return self._row(self._rows[at])

    def column(self, name: str) -> Sequence[Any]:
        return self._sheet.column(name)

    def _row(self, row: Sequence[Cell]) -> Row:
        return dict(zip(self._headings, row, strict=True))


class Twin:
    """A table in words."""

    def __init__(self, columns: Sequence[Column], rows: Sequence[Row], *, latest_first: bool = False) -> None:
        self.headings: Final = [column.title for column in columns]
        self.numbers: Final = [column.number for column in columns]
        self._columns = columns
        self._rows = rows
        self._latest_first = latest_first

    def __len__(self) -> int:
        return len(self._rows)

    def texts(self, most: int | None = None) -> list[list[str]]:
        """The first rows, or all."""
        count = len(self._rows) if most is None else min(most, len(self._rows))
        first = len(self._rows) - count if self._latest_first else 0
        rows = self._rows[first : first + count]
        return [[column.text(row) for column in self._columns] for row in (rows[::-1] if self._latest_first else rows)]


def as_text(table: Twin) -> str:
    """For the clipboard: a spreadsheet takes tabs for columns."""
    return "\n".join("\t".join(row) for row in (table.headings, *table.texts())) + "\n"


def number(key: str, digits: int = 1) -> Callable[[Row], str]:
    return lambda row: decimal(row[key], digits)


def _place(row: Row) -> str:
    """One player alone has no place."""
    return NOTHING if row["players"] == 1 else decimal(row["place"], 0)


def rate() -> list[Column]:
    """Never a share without its number of games, where the true one lies, and what was to be expected."""
    return [
        Column(QCoreApplication.translate("Figures", "Games"), number("games", 0)),
        Column(QCoreApplication.translate("Figures", "Wins"), number("wins", 0)),
        Column(QCoreApplication.translate("Figures", "Share"), lambda row: percent(row["share"])),
        Column(
            QCoreApplication.translate("Figures", "95 % certain"),
            lambda row: NOTHING if row["low"] is None or not row["games"] else span(row["low"], row["high"]),
        ),
        Column(QCoreApplication.translate("Figures", "Fair"), lambda row: percent(row["expected"])),
        Column(QCoreApplication.translate("Figures", "By strength"), lambda row: percent(row["predicted"])),
    ]


def overview(rows: Sequence[Row]) -> Twin:
    told = {row["figure"]: row["value"] for row in rows}
    lines: list[tuple[str, str]] = [
        (QCoreApplication.translate("Figures", "Games that count"), whole(told["games"])),
        (QCoreApplication.translate("Figures", "Wins"), whole(told["wins"])),
        (QCoreApplication.translate("Figures", "Win rate"), percent(told["share"])),
        (
            QCoreApplication.translate("Figures", "With 95 % certainty"),
            span(told["low"], told["high"]) if told["games"] else NOTHING,
        ),
        (QCoreApplication.translate("Figures", "Fair rate at these tables"), percent(told["expected"])),
        (QCoreApplication.translate("Figures", "Expected by strength"), percent(told["predicted"])),
        (QCoreApplication.translate("Figures", "Average place"), decimal(told["mean_place"])),
        (QCoreApplication.translate("Figures", "Average score"), decimal(told["mean_score"])),
        (QCoreApplication.translate("Figures", "Best score"), whole(told["best_score"])),
        (QCoreApplication.translate("Figures", "Average margin"), decimal(told["mean_margin"])),
        (QCoreApplication.translate("Figures", "Current winning streak"), whole(told["current_streak"])),
        (QCoreApplication.translate("Figures", "Longest winning streak"), whole(told["longest_streak"])),
        (QCoreApplication.translate("Figures", "Places of the last ten games"), str(told["form"]) or NOTHING),
        (QCoreApplication.translate("Figures", "Time at the table"), duration(told["seconds"])),
        (QCoreApplication.translate("Figures", "Rating"), whole(told["rating"])),
    ]
    lines += [
        (filled(QCoreApplication.translate("Figures", "Not counted: %1"), words.apart_title(why)), whole(count))
        for why, count in ((str(key).removeprefix("apart_"), value) for key, value in told.items() if "apart_" in key)
    ]
    columns = [
        Column(QCoreApplication.translate("Figures", "Figure"), lambda row: row["0"], number=False),
        Column(QCoreApplication.translate("Figures", "Value"), lambda row: row["1"]),
    ]
    return Twin(columns, [{"0": title, "1": value} for title, value in lines])


def history(rows: Sequence[Row]) -> Twin:
    """The latest first."""
    columns = [
        Column(QCoreApplication.translate("Figures", "Day"), lambda row: day(row["day"]), number=False),
        Column(QCoreApplication.translate("Figures", "Players"), number("players", 0)),
        Column(QCoreApplication.translate("Figures", "Score"), number("score", 0)),
        Column(QCoreApplication.translate("Figures", "Place"), _place),
        Column(QCoreApplication.translate("Figures", "Median of ten"), number("median_of_10")),
    ]
    return Twin(columns, rows, latest_first=True)


def rating(rows: Sequence[Row]) -> Twin:
    columns = [
        Column(QCoreApplication.translate("Figures", "Week from"), lambda row: day(row["week"]), number=False),
        Column(QCoreApplication.translate("Figures", "Rating"), number("rating", 0)),
        Column(QCoreApplication.translate("Figures", "Uncertainty"), number("deviation", 0)),
        Column(QCoreApplication.translate("Figures", "Games"), number("games", 0)),
    ]
    return Twin(columns, rows, latest_first=True)


def calendar(rows: Sequence[Row]) -> Twin:
    columns = [
        Column(QCoreApplication.translate("Figures", "Day"), lambda row: day(row["day"]), number=False),
        Column(QCoreApplication.translate("Figures", "Games"), number("games", 0)),
        Column(QCoreApplication.translate("Figures", "Wins"), number("wins", 0)),
        Column(QCoreApplication.translate("Figures", "Time"), lambda row: duration(row["seconds"])),
    ]
    return Twin(columns, rows, latest_first=True)


def strategy(rows: Sequence[Row], label: Callable[[str], Label]) -> Twin:
    def value(key: str) -> Callable[[Row], str]:
        return lambda row: percent(row[key]) if label(row["name"]).unit == words.SHARE else decimal(row[key], 2)

    columns = [
        Column(QCoreApplication.translate("Figures", "Per game"), lambda row: label(row["name"]).title, number=False),
        Column(QCoreApplication.translate("Figures", "You"), value("own")),
        Column(QCoreApplication.translate("Figures", "Games"), number("games", 0)),
        Column(QCoreApplication.translate("Figures", "Winners"), value("winners")),
        Column(QCoreApplication.translate("Figures", "Winners' games"), number("winners_games", 0)),
    ]
    return Twin(columns, rows)


def kinds(rows: Sequence[Row], names: Names) -> Twin:
    told = names.kinds(rows[0]["name"] if rows else "")
    cost = [
        Column(capital(told.cost), number("mean_price", 2)),
        Column(QCoreApplication.translate("Figures", "The table's"), number("table_mean_price", 2)),
    ]
    columns = [
        Column(QCoreApplication.translate("Figures", "Kind"), lambda row: names.kind(row["name"]).title, number=False),
        Column(QCoreApplication.translate("Figures", "Offered"), number("offered", 0)),
        Column(capital(told.wanted), number("wanted", 0)),
        Column(capital(told.had), number("bought", 0)),
        *(cost if told.cost else ()),
        Column(QCoreApplication.translate("Figures", "Points each"), number("points_each", 2)),
        Column(QCoreApplication.translate("Figures", "Games with it"), number("bought_games", 0)),
        Column(QCoreApplication.translate("Figures", "Won of them"), lambda row: percent(row["bought_share"])),
        Column(
            QCoreApplication.translate("Figures", "95 % certain"),
            lambda row: span(row["bought_low"], row["bought_high"]) if row["bought_games"] else NOTHING,
        ),
    ]
    return Twin(columns, rows)


def groups(rows: Sequence[Row], title: str, name: Callable[[Row], str]) -> Twin:
    columns = [
        Column(title, name, number=False),
        *rate(),
        Column(QCoreApplication.translate("Figures", "Place"), number("mean_place")),
        Column(QCoreApplication.translate("Figures", "Score"), number("mean_score")),
        Column(QCoreApplication.translate("Figures", "Margin"), number("mean_margin")),
    ]
    return Twin(columns, rows)


def head_to_head(rows: Sequence[Row], names: Names) -> Twin:
    columns = [
        Column(QCoreApplication.translate("Figures", "Opponent"), names.rival, number=False),
        *rate(),
        Column(QCoreApplication.translate("Figures", "Ahead of them"), number("ahead", 0)),
        Column(QCoreApplication.translate("Figures", "Tied with them"), number("level", 0)),
        Column(QCoreApplication.translate("Figures", "Meetings"), number("meetings", 0)),
    ]
    return Twin(columns, rows)


def records(rows: Sequence[Row], names: Names) -> Twin:
    columns = [
        Column(
            QCoreApplication.translate("Figures", "Record"), lambda row: names.best(row["name"]).title, number=False
        ),
        Column(QCoreApplication.translate("Figures", "Value"), number("value", 0)),
        Column(QCoreApplication.translate("Figures", "Day"), lambda row: day(row["day"])),
        Column(QCoreApplication.translate("Figures", "Players"), number("players", 0)),
    ]
    return Twin(columns, rows)


def skill(rows: Sequence[Row], names: Names) -> Twin:
    """The latest first. Losses and luck are in hundredths of a win."""
    columns = [
        Column(QCoreApplication.translate("Figures", "Day"), lambda row: day(row["day"]), number=False),
        Column(QCoreApplication.translate("Figures", "Players"), number("players", 0)),
        Column(QCoreApplication.translate("Figures", "Place"), _place),
        Column(QCoreApplication.translate("Figures", "Accuracy"), number("accuracy")),
        Column(QCoreApplication.translate("Figures", "Decisions"), number("decisions", 0)),
        Column(QCoreApplication.translate("Figures", "Lost in all, %"), lambda row: decimal(100 * row["loss"])),
    ]
    if names.lucky:
        columns.append(Column(QCoreApplication.translate("Figures", "Luck, %"), lambda row: decimal(100 * row["luck"])))
    return Twin(columns, rows, latest_first=True)


def grades(rows: Sequence[Row], names: Names) -> Twin:
    columns = [
        Column(QCoreApplication.translate("Figures", "Grade"), lambda row: names.grade(row["grade"]), number=False),
        Column(QCoreApplication.translate("Figures", "Games"), number("games", 0)),
        Column(QCoreApplication.translate("Figures", "Share"), lambda row: percent(row["share"])),
    ]
    return Twin(columns, rows)


def all_games(rows: Sequence[Row]) -> Twin:
    """A row for each game."""
    columns = [
        Column(QCoreApplication.translate("Figures", "Game"), lambda row: row["title"], number=False),
        *rate(),
        Column(QCoreApplication.translate("Figures", "Played in all"), number("played", 0)),
        Column(QCoreApplication.translate("Figures", "Time at the table"), lambda row: duration(row["seconds"])),
        Column(QCoreApplication.translate("Figures", "Rating"), number("rating", 0)),
        Column(QCoreApplication.translate("Figures", "Last played"), lambda row: day(row["last_day"]), number=False),
    ]
    return Twin(columns, rows)


def together(rows: Sequence[tuple[str, str, str]]) -> Twin:
    """What adds up whatever the game, as on the tiles."""
    columns = [
        Column(QCoreApplication.translate("Figures", "Figure"), lambda row: row["0"], number=False),
        Column(QCoreApplication.translate("Figures", "Value"), lambda row: row["1"]),
        Column(QCoreApplication.translate("Figures", "More"), lambda row: row["2"], number=False),
    ]
    return Twin(columns, [{"0": title, "1": value, "2": note} for title, value, note in rows])


def met(rows: Sequence[Row]) -> Twin:
    """People across all games."""
    columns = [
        Column(QCoreApplication.translate("Figures", "Opponent"), lambda row: row["title"], number=False),
        Column(QCoreApplication.translate("Figures", "Games"), number("games", 0)),
        Column(QCoreApplication.translate("Figures", "Wins"), number("wins", 0)),
        Column(QCoreApplication.translate("Figures", "Ahead of them"), number("ahead", 0)),
        Column(QCoreApplication.translate("Figures", "Tied with them"), number("level", 0)),
    ]
    return Twin(columns, rows)
