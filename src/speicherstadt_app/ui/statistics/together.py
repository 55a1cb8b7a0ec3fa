"""One person over all games of the house. Only what means the same in each of them is added up: time, days, and wins in
a row; points and figures are not."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.games import registry
from speicherstadt_app.store.shapes import AllGames, GameTotals, Met
from speicherstadt_app.ui.statistics import pictures, tables
from speicherstadt_app.ui.statistics.numbers import hours, whole
from speicherstadt_app.ui.statistics.sections import Paper
from speicherstadt_app.ui.statistics.source import Cell, Figures
from speicherstadt_app.ui.statistics.tables import Row
from speicherstadt_app.words.phrases import counted, filled, sentences

Overviews = Mapping[str, Mapping[str, Cell]]
"""The overview of each game by its id: those that are here."""


def papers(told: AllGames, overviews: Overviews, name_of: Callable[[str], str]) -> list[Paper]:
    """`name_of`: what a person is called."""
    found = [_sums(told), _games(told.games, overviews)]
    if told.met:
        found.append(_people(told.met, name_of))
    return found


def played_last(figures: Figures, person: str, among: Collection[str]) -> str:
    """The one of these games that somebody played last; nothing if they have finished none."""
    played = [(one.last_day, one.game_id) for one in figures.all_games(person).games if one.game_id in among]
    return max(played)[1] if played else ""


def title_of(game_id: str) -> str:
    """Of a game that is not here, its name in the records."""
    try:
        return registry.card(game_id).title
    except EngineError:
        return game_id


def _sums(told: AllGames) -> Paper:
    played = sum(one.played for one in told.games)
    kinds = len(told.games)
    of = QCoreApplication.translate("Figures", "of %n kind(s)", "games", kinds)
    longest = filled(QCoreApplication.translate("Figures", "longest %1"), whole(told.longest_run.wins))
    tiles = [
        (QCoreApplication.translate("Figures", "Games"), whole(played), counted(of, kinds)),
        (
            QCoreApplication.translate("Figures", "Played"),
            hours(sum(one.seconds for one in told.games)),
            QCoreApplication.translate("Figures", "at the table"),
        ),
        (
            QCoreApplication.translate("Figures", "Days"),
            whole(told.days),
            QCoreApplication.translate("Figures", "with a game"),
        ),
        (QCoreApplication.translate("Figures", "Wins in a row"), whole(told.current_run.wins), longest),
    ]
    title = QCoreApplication.translate("Figures", "All games together")
    shown = {
        "tiles": [{"title": name, "value": value, "note": note} for name, value, note in tiles],
        "spoken": sentences(*(" ".join(tile) for tile in tiles)),
    }
    return Paper("together", title, "tiles", shown, tables.together(tiles))


def _games(totals: Sequence[GameTotals], overviews: Overviews) -> Paper:
    rows: list[Row] = []
    for one in totals:
        overview = overviews.get(one.game_id, {})
        rates = {key: overview.get(key) for key in ("share", "low", "high", "expected", "predicted", "rating")}
        rows.append(
            {
                **rates,
                "title": title_of(one.game_id),
                "games": one.counted or one.alone,
                "wins": one.wins if one.counted else one.won_alone,
                "played": one.played,
                "seconds": one.seconds,
                "last_day": one.last_day,
            }
        )
    title = QCoreApplication.translate("Figures", "Win rate by game")
    note = QCoreApplication.translate("Figures", "Rates and ratings of different games can't be compared.")
    picture = pictures.rates([row for row in rows if row["share"] is not None], lambda row: str(row["title"]))
    return Paper("games", title, "rates", picture, tables.all_games(rows), note=note if len(rows) > 1 else "")


def _people(met: Sequence[Met], name_of: Callable[[str], str]) -> Paper:
    guest = QCoreApplication.translate("Figures", "Somebody who is no longer here")
    rows: list[Row] = [
        {
            "title": name_of(one.person) or guest,
            "games": one.games,
            "wins": one.wins,
            "ahead": one.ahead,
            "level": one.level,
        }
        for one in met
    ]
    ahead = QCoreApplication.translate("Figures", "ahead in %1, level in %2")
    tiles = [
        {
            "title": row["title"],
            "value": filled(
                QCoreApplication.translate("Figures", "%1 of %2"), whole(row["ahead"]), whole(row["games"])
            ),
            "note": filled(ahead, whole(row["ahead"]), whole(row["level"])),
        }
        for row in rows
    ]
    spoken = sentences(*(" ".join([tile["title"], tile["value"], tile["note"]]) for tile in tiles))
    title = QCoreApplication.translate("Figures", "Against people, whatever the game")
    return Paper("met", title, "tiles", {"tiles": tiles, "spoken": spoken}, tables.met(rows))
