"""How somebody has fared so far, in a line."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from speicherstadt_app.engine.errors import EngineError
from speicherstadt_app.games import registry
from speicherstadt_app.store.shapes import Filter
from speicherstadt_app.ui.statistics.numbers import whole
from speicherstadt_app.words.phrases import counted, filled

if TYPE_CHECKING:
    from speicherstadt_app.ui.data_folder import DataFolder


class Faring(NamedTuple):
    games: int = 0
    wins: int = 0
    last_day: str = ""
    row: int = 0
    """Wins in a row, up to now."""
    rating: float = 0.0
    """Of the game that was played most; 0 as long as there is none."""


def faring_of(folder: DataFolder, person: str) -> Faring:
    """In a thread. Nothing while older games wait to be counted."""
    if folder.figures.behind():
        return Faring()
    try:
        told = folder.figures.all_games(person)
    except EngineError:
        return Faring()
    if not told.games:
        return Faring()
    return Faring(
        sum(game.counted + game.alone for game in told.games),
        sum(game.wins + game.won_alone for game in told.games),
        max(game.last_day for game in told.games),
        told.current_run.wins,
        _rating(folder, person, told.games[0].game_id),
    )


def _rating(folder: DataFolder, person: str, game: str) -> float:
    if game not in {card.id for card in registry.cards()}:
        return 0.0
    try:
        sheet = folder.figures.tables(person, Filter(game), ("overview",))["overview"]
    except EngineError:
        return 0.0
    found = {str(row[0]): row[1] for row in sheet.rows}.get("rating")
    return float(found) if isinstance(found, int | float) else 0.0


def in_words(faring: Faring) -> list[str]:
    """'53 games, 28 won', 'last game 16 Dec 2090', '3 wins in a row', 'rating 1,204': as much of it as there is."""
    if not faring.last_day:
        return [QCoreApplication.translate("Profiles", "no game finished yet")]
    games = counted(QCoreApplication.translate("Profiles", "%n game(s)", "", faring.games), faring.games)
    told = [filled(QCoreApplication.translate("Profiles", "%1, %2 won", "games"), games, faring.wins)]
    told.append(filled(QCoreApplication.translate("Profiles", "last game %1", "a day"), _day(faring.last_day)))
    if faring.row > 1:
        row = QCoreApplication.translate("Profiles", "%n win(s) in a row", "", faring.row)
        told.append(counted(row, faring.row))
    if faring.rating:
        told.append(filled(QCoreApplication.translate("Profiles", "rating %1"), whole(faring.rating)))
    return told


def _day(text: str) -> str:
    form = QCoreApplication.translate("Profiles", "d MMM yyyy", "a date as Qt writes it: 5 Oct 2026")
    return QLocale().toString(QDate.fromString(text, "yyyy-MM-dd"), form)
