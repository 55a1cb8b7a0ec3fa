"""Every picture of the statistics as a table: for screen readers, the clipboard, CSV and JSON."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, overload

from speicherstadt_app.engine.facts import FactNames
from speicherstadt_app.store.shapes import Filter
from speicherstadt_app.store.statistics.answers import AloneLine, Form, GradeLine, Group
from speicherstadt_app.store.statistics.rates import Rate
from speicherstadt_app.store.statistics.ratings import Opponent

if TYPE_CHECKING:
    from speicherstadt_app.store.statistics.selection import Selection

Cell: TypeAlias = str | int | float | None


class Columns(Sequence[tuple[Cell, ...]]):
    """The rows of columns that lie side by side, made when they are looked at: there may be twenty thousand."""

    def __init__(self, *columns: Sequence[Cell]) -> None:
        self.columns: Final = columns

    def __len__(self) -> int:
        return len(self.columns[0])

    @overload
    def __getitem__(self, at: int) -> tuple[Cell, ...]: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[tuple[Cell, ...]]: ...
    def __getitem__(self, at: int | slice) -> tuple[Cell, ...] | Sequence[tuple[Cell, ...]]:
        if isinstance(at, slice):
            return Columns(*(column[at] for column in self.columns))
        return tuple(column[at] for column in self.columns)

    def __iter__(self) -> Iterator[tuple[Cell, ...]]:
        return zip(*self.columns, strict=True)


class Sheet(NamedTuple):
    """A table with a heading for each column."""

    name: str
    headings: tuple[str, ...]
    rows: Sequence[tuple[Cell, ...]]

    def column(self, heading: str) -> Sequence[Cell]:
        at = self.headings.index(heading)
        return self.rows.columns[at] if isinstance(self.rows, Columns) else [row[at] for row in self.rows]


RATE: Final = ("wins", "games", "share", "low", "high", "expected", "predicted")
# A spreadsheet takes a text that begins so for a formula, and a name may come from a file that somebody sent.
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


def sheets(selection: Selection, names: Mapping[str, str], wanted: Iterable[str] = ()) -> tuple[Sheet, ...]:
    """The tables asked for, all of them if none is. `names` are those of people by the ids of their profiles."""
    chosen = tuple(wanted) or usual_sheets(selection.names)
    return tuple(MAKERS[name](selection, names) for name in chosen)


def usual_sheets(names: FactNames) -> tuple[str, ...]:
    """All that a game has something for."""
    return (*SHEETS, *(ALONE if names.grades else ()))


def everybody(selections: Mapping[str, Selection]) -> Sheet:
    """Everybody's games beside each other, by name."""
    rows: list[tuple[Cell, ...]] = []
    for name, selection in selections.items():
        told = selection.overview()
        rating = told.rating
        figures = (
            told.mean_place,
            told.mean_score,
            told.best_score,
            told.longest_streak.wins,
            rating and rating.rating,
        )
        rows.append((name, *_rate(told.wins), *figures))
    return Sheet(
        "everybody",
        ("name", *RATE, "mean_place", "mean_score", "best_score", "longest_streak", "rating"),
        tuple(rows),
    )


def to_csv(sheet: Sheet) -> str:
    """One table as CSV, numbers with a point."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(sheet.headings)
    writer.writerows([_harmless(cell) for cell in row] for row in sheet.rows)
    return text.getvalue()


def to_json(tables: Iterable[Sheet], whose: str | None, chosen: Filter) -> str:
    """The tables with whose they are (None for everybody's) and what the filter was; a row is an object."""
    return json.dumps(
        {
            "profile": whose,
            "filter": asdict(chosen),
            **{sheet.name: [dict(zip(sheet.headings, row, strict=True)) for row in sheet.rows] for sheet in tables},
        },
        ensure_ascii=False,
        indent=1,
    )


def _harmless(cell: Cell) -> Cell:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell


def _rate(rate: Rate) -> tuple[Cell, ...]:
    return rate.count, rate.of, rate.share, *rate.interval, rate.expected, rate.predicted


def name_of(opponent: Opponent, names: Mapping[str, str]) -> str:
    """A person's name, a brain's level and style, or that it was a guest."""
    if opponent.profile is not None:
        return names.get(opponent.profile, opponent.profile)
    if opponent.level is None:
        return "guest"
    return " ".join(filter(None, (opponent.level, opponent.style))) or "brain"


def _overview(selection: Selection, _names: Mapping[str, str]) -> Sheet:
    told = selection.overview()
    rows: list[tuple[str, Cell]] = [
        *zip(RATE, _rate(told.wins), strict=True),
        ("mean_place", told.mean_place),
        ("mean_score", told.mean_score),
        ("best_score", told.best_score),
        ("mean_margin", told.mean_margin),
        ("seconds", told.seconds),
        ("current_streak", told.current_streak.wins),
        ("longest_streak", told.longest_streak.wins),
        ("form", " ".join(map(_became, told.form))),
        ("rating", told.rating and told.rating.rating),
        ("rating_deviation", told.rating and told.rating.deviation),
        *([("alone", told.alone), ("won_alone", told.won_alone)] if told.alone else []),
        *((f"apart_{why}", count) for why, count in told.apart.items()),
    ]
    return Sheet("overview", ("figure", "value"), tuple(rows))


def _became(form: Form) -> str:
    """The place; of one player alone a sign for won or lost."""
    return str(form.place) if form.game.players > 1 else "+" if form.place == 1 else "-"


def _groups(name: str, heading: str, groups: Iterable[Group]) -> Sheet:
    return Sheet(
        name,
        (heading, *RATE, "mean_place", "mean_score", "mean_margin"),
        tuple((g.name, *_rate(g.wins), g.mean_place, g.mean_score, g.mean_margin) for g in groups),
    )


def _history(selection: Selection, _names: Mapping[str, str]) -> Sheet:
    told = selection.history()
    return Sheet(
        "history",
        ("day", "players", "score", "place", "median_of_10", "game"),
        Columns(told.day, told.players, told.score, told.place, told.median, told.game),
    )


def _rating(selection: Selection, _names: Mapping[str, str]) -> Sheet:
    return Sheet("rating", ("week", "rating", "deviation", "volatility", "games"), selection.rating())


def _calendar(selection: Selection, _names: Mapping[str, str]) -> Sheet:
    return Sheet("calendar", ("day", "games", "wins", "seconds"), selection.calendar())


def _strategy(selection: Selection, _names: Mapping[str, str]) -> Sheet:
    return Sheet(
        "strategy",
        ("part", "name", "own", "games", "winners", "winners_games"),
        tuple(
            (line.part, line.name, line.own, line.games, line.winners, line.winners_games)
            for line in selection.strategy()
        ),
    )


def _cards(selection: Selection, _names: Mapping[str, str]) -> Sheet:
    figures = (
        "name",
        "games",
        "offered",
        "wanted",
        "bought",
        "mean_price",
        "table_mean_price",
        "table_bought",
        "points",
        "points_each",
    )
    return Sheet(
        "cards",
        (*figures, *(f"bought_{heading}" for heading in RATE)),
        tuple(
            (*(getattr(line, name) for name in figures), *_rate(line.wins_when_bought)) for line in selection.cards()
        ),
    )


def _head_to_head(selection: Selection, names: Mapping[str, str]) -> Sheet:
    return Sheet(
        "head_to_head",
        (
            "opponent",
            *RATE,
            "ahead",
            "meetings",
            "ahead_share",
            "ahead_low",
            "ahead_high",
            "ahead_expected",
            "ahead_predicted",
            "level",
            "person",
            "brain_level",
            "brain_style",
        ),
        tuple(
            (name_of(rival.opponent, names), *_rate(rival.wins), *_rate(rival.ahead), rival.level, *rival.opponent)
            for rival in selection.head_to_head()
        ),
    )


def _records(selection: Selection, _names: Mapping[str, str]) -> Sheet:
    return Sheet(
        "records",
        ("name", "value", "day", "players", "game"),
        tuple(
            (line.name, line.value, line.game.day, line.game.players, line.game.number) for line in selection.records()
        ),
    )


def _achievements(selection: Selection, _names: Mapping[str, str]) -> Sheet:
    return Sheet(
        "achievements",
        ("name", "done", "of", "day", "game"),
        tuple(
            (told.name, told.done, told.of, told.game and told.game.day, told.game and told.game.number)
            for told in selection.achievements()
        ),
    )


MAKERS: Final[Mapping[str, Callable[[Selection, Mapping[str, str]], Sheet]]] = {
    "overview": _overview,
    "players": lambda selection, _names: _groups("players", "players", selection.by_players()),
    "seats": lambda selection, _names: _groups("seats", "seat", selection.by_seat()),
    "levels": lambda selection, _names: _groups("levels", "level", selection.by_level()),
    "styles": lambda selection, _names: _groups("styles", "style", selection.by_style()),
    "history": _history,
    "rating": _rating,
    "calendar": _calendar,
    "strategy": _strategy,
    "cards": _cards,
    "head_to_head": _head_to_head,
    "records": _records,
    "achievements": _achievements,
    "grades": lambda selection, _names: Sheet("grades", GradeLine._fields, selection.grades()),
    "alone": lambda selection, _names: Sheet("alone", AloneLine._fields, selection.alone()),
}
ALONE: Final = ("grades", "alone")
"""Of games that one player alone can play."""
SHEETS: Final = tuple(name for name in MAKERS if name not in ALONE)
