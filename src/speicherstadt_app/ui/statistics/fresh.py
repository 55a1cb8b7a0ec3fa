"""What a game has just brought the person who plays: achievements, and how the rating has changed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from speicherstadt_app import words
from speicherstadt_app.ui.values import Records
from speicherstadt_app.words.phrases import filled, sentences, signed

if TYPE_CHECKING:
    from speicherstadt_app.ui.data_folder import DataFolder
    from speicherstadt_app.ui.threads import FolderThreads


@dataclass(frozen=True, slots=True)
class News:
    achieved: Records = field(default_factory=list)
    """`title`, `condition`, `art` and `spoken` of each."""
    rated: str = ""


async def news_of(threads: FolderThreads, person: str, game: str, game_id: str) -> News:
    """Nothing while older games wait to be counted: what they have won would seem to be new."""

    def question(folder: DataFolder) -> tuple[list[str], tuple[float, float | None] | None]:
        figures = folder.figures
        if figures.behind():
            return [], None
        done = [one.name for one in figures.medals(person, game) if one.done == one.of and one.game_id == game_id]
        return done, figures.rated(person, game, game_id)

    found = await threads.ask(question) if person and game_id else None
    if found is None:
        return News()
    names, rated = found
    return News([_medal(game, name) for name in names], _rated(*rated) if rated else "")


def _medal(game: str, name: str) -> dict[str, str]:
    medal = words.of(game).medals.medal(name)
    title = filled(QCoreApplication.translate("Medals", "Achieved: %1"), medal.title)
    return {
        "title": medal.title,
        "condition": medal.condition,
        "art": medal.art,
        "spoken": sentences(title, medal.condition),
    }


def _rated(now: float, before: float | None) -> str:
    """'Rating 1652 (+12)'; of the first game there is nothing to compare with."""
    if before is None:
        return filled(QCoreApplication.translate("Medals", "First rating: %1"), round(now))
    text = QCoreApplication.translate("Medals", "Rating %1 (%2)", "now, and the change")
    return filled(text, round(now), signed(round(now) - round(before)))
