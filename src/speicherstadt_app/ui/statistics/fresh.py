"""The achievements that a game has just brought: a line on the sheet of its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from speicherstadt_app import words
from speicherstadt_app.words.phrases import filled, listed

if TYPE_CHECKING:
    from speicherstadt_app.ui.data_folder import DataFolder
    from speicherstadt_app.ui.threads import FolderThreads


async def achieved_in(threads: FolderThreads, person: str, game: str, game_id: str) -> str:
    """Nothing while older games wait to be counted: what they have won would seem to be new."""

    def question(folder: DataFolder) -> list[str]:
        if folder.figures.behind():
            return []
        return [
            one.name for one in folder.figures.medals(person, game) if one.done == one.of and one.game_id == game_id
        ]

    names = await threads.ask(question) if person and game_id else []
    if not names:
        return ""
    medals = words.of(game).medals
    return filled(QCoreApplication.translate("Medals", "Achieved: %1"), listed([medals.medal(n).title for n in names]))
