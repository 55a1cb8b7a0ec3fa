"""The end of a game says what it has won whoever plays."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest

from speicherstadt_app.ui.statistics.fresh import News, news_of
from speicherstadt_app.ui.statistics.source import Medal
from speicherstadt_app.ui.threads import FolderThreads
from tests.ui.memory_figures import MemoryFigures
from tests.ui.memory_folder import MemoryFolder, Someone


class OfOneGame(MemoryFigures):
    """Two achievements are complete with the game g7, and a third one nearly."""

    def medals(self, person: str, game_id: str) -> Sequence[Medal]:
        some = [
            one for one in super().medals(person, game_id) if one.name in {"by_a_hair", "two_spires", "every_table"}
        ]
        return [replace(one, game_id="g7", done=one.of - (one.of > 1)) for one in some]


def told(figures: MemoryFigures, game_id: str) -> News:
    folder = MemoryFolder(Someone("p1", "Mara"))
    folder.figures = figures

    async def asked() -> News:
        threads = FolderThreads(print)
        await threads.open(lambda: folder)
        try:
            return await news_of(threads, "p1", "speicherstadt", game_id)
        finally:
            await threads.close()

    return asyncio.run(asked())


def test_what_was_complete_with_this_game_is_told_and_nothing_else() -> None:
    figures = OfOneGame()
    news = told(figures, "g7")
    assert [medal["title"] for medal in news.achieved] == ["By a hair", "Two spires"]
    assert all(medal["spoken"].startswith("Achieved: ") and medal["condition"] for medal in news.achieved)
    assert told(figures, "g8").achieved == []


def test_how_the_game_has_changed_the_rating_is_told() -> None:
    assert told(OfOneGame(), "g7").rated == "Rating 1664 (+12)"
    assert told(MemoryFigures(empty=True), "g7").rated == ""


def test_a_first_rating_is_told_without_a_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OfOneGame, "rated", lambda *_: (899.2, None))
    assert told(OfOneGame(), "g7").rated == "First rating: 899"


def test_nothing_is_told_while_older_games_wait_to_be_counted() -> None:
    figures = MemoryFigures()
    figures.uncounted = True
    assert told(figures, figures.medals("p1", "speicherstadt")[0].game_id) == News()
