"""Statistics and achievements through the window: by keys, by mouse, by screen reader, in three languages."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication

from tests.qml.conftest import MARA, Opens
from tests.qml.open_window import OpenWindow, Until, act
from tests.qml.playing import tab_to
from tests.solo_game import patience
from tests.ui.memory_figures import TOLD, MemoryFigures
from tests.ui.memory_folder import MemoryFolder


def played() -> MemoryFolder:
    folder = MemoryFolder(MARA)
    folder.figures = MemoryFigures()
    return folder


async def reached(window: OpenWindow, page: str = "statistics") -> Any:
    window.app.open(page, "")
    kind = {"statistics": "StatisticsPage", "achievements": "AchievementsPage"}[page]
    await Until(lambda: window.of(kind), "the page")
    await window.settled()
    return window.app.model(page)


def test_by_keys_a_part_is_turned_to_a_filter_set_and_everything_shown_as_a_table(opens: Opens) -> None:
    folder = played()
    window = opens(folder)

    async def script() -> None:
        model = await reached(window)
        tab_to(window, window.button("Overview"))
        window.press(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right)
        await Until(lambda: [row.key for row in model.papers.rows] == ["kinds"], "the cards")
        await window.settled()
        assert window.focused is window.button("Cards")
        tab_to(window, next(item for item in window.of("Choice") if item.property("name") == "Players"))
        window.press(Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Return)
        await Until(lambda: folder.figures.asked[-1].players == 2, "games of two")
        await window.settled()
        tab_to(window, window.button("As tables"))
        window.press(Qt.Key.Key_Space)
        await Until(lambda: window.of("TableTwin"), "the table")
        await window.settled()
        tab_to(window, window.button("Copy the table: By kind"))
        window.press(Qt.Key.Key_Return)
        assert QGuiApplication.clipboard().text().startswith("Kind\tOffered\tQueued for\tBought")
        assert "“By kind” is on the clipboard." in window.texts()
        window.click(window.button("All games"))
        await Until(lambda: folder.figures.asked[-1].players is None, "all games again")
        await window.settled()
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: window.page == "start", "back")

    window.run(script())


@pytest.mark.parametrize(
    ("language", "rate"), [("en", "28 of 53 games"), ("de", "28 von 53 Partien"), ("fr", "28 sur 53")]
)
def test_a_screen_reader_hears_each_picture_in_words_and_each_table_row_by_row(
    opens: Opens, language: str, rate: str
) -> None:
    window = opens(played(), language=language)

    async def script() -> None:
        model = await reached(window)
        pictures = [heard for heard in window.heard() if heard.role == QAccessible.Role.Graphic]
        assert len(pictures) == 4
        assert all(heard.name and heard.description for heard in pictures)
        assert rate in pictures[0].description
        model.showTables(True)
        await Until(lambda: window.of("TableTwin"), "tables")
        await window.settled()
        heard = window.heard()
        assert sum(one.role == QAccessible.Role.Table for one in heard) == 4
        assert all(one.name for one in heard if one.role == QAccessible.Role.Row)

    window.run(script())


def test_what_was_reached_alone_is_a_picture_and_a_table(opens: Opens) -> None:
    alone = {
        "grades": {
            "headings": ["grade", "games", "share"],
            "rows": [["poor", 1, 0.25], ["fair", 0, 0.0], ["good", 3, 0.75]],
        },
        "alone": {
            "headings": ["day", "score", "grade", "won", "game"],
            "rows": [["2090-12-16", 10, "good" if n else "poor", bool(n), n] for n in range(4)],
        },
    }
    folder = MemoryFolder(MARA)
    with patience() as game:
        folder.figures = MemoryFigures(more={game: {**TOLD, "tables": {**TOLD["tables"], **alone}}})
        window = opens(folder)

        async def script() -> None:
            model = await reached(window)
            which = model.now.value.games.index("Patience")
            model.chooseGame(which)
            await Until(lambda: model.now.value.game == which, "the game")
            model.chooseSection(1)
            await Until(lambda: window.of("GradesPicture"), "the bars")
            await window.settled()
            pictures = {one.name: one for one in window.heard() if one.role == QAccessible.Role.Graphic}
            assert pictures["Solo grades"].description == "Good: 3. Fair: 0. Poor: 1. Last time: Good."
            assert {"Good", "Fair", "Poor", "3", "0", "1"} <= set(window.texts())

        window.run(script())


def test_a_record_leads_to_its_game(opens: Opens) -> None:
    window = opens(played())
    asked: list[tuple[str, str]] = []

    async def script() -> None:
        model = await reached(window)
        model.context = type(model.context)(
            **{name: getattr(model.context, name) for name in model.context.__dataclass_fields__}
            | {"open": lambda *where: asked.append(where)}
        )
        model.chooseSection(6)
        await Until(lambda: window.of("RecordsPicture"), "records")
        await window.settled()
        (first,) = [heard for heard in window.heard() if heard.name.startswith("Highest score")]
        act(first.thing)
        await Until(lambda: asked, "the replay")

    window.run(script())
    assert asked == [("replay", "g4")]


def test_who_has_never_played_is_invited(opens: Opens) -> None:
    window = opens()

    async def script() -> None:
        await reached(window)
        window.click(window.button("New game"))
        await Until(lambda: window.page == "new", "a new game")

    window.run(script())


def test_games_that_are_not_counted_yet_are_counted_first(opens: Opens) -> None:
    folder = played()
    folder.figures.uncounted = True
    window = opens(folder)

    async def script() -> None:
        model = await reached(window)
        assert model.now.value.state == "shown"

    window.run(script())
    assert "recount" in folder.maintenance.asked


def test_achievements_tell_what_was_won_when_and_keep_their_secrets(opens: Opens) -> None:
    window = opens(played())

    async def script() -> None:
        model = await reached(window, "achievements")
        cards = window.of("MedalCard")
        assert len(cards) == 30
        assert model.now.value.sum == f"{sum(bool(card.property('won')) for card in cards)} of 30 achieved"
        titles = [str(card.property("title")) for card in cards if not card.property("won")]
        assert "A secret" in titles
        won = [heard for heard in window.heard() if heard.name.startswith("By a hair")]
        assert won[0].pressed_by_reader
        assert "achieved on" in won[0].name

    window.run(script())


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_first_screen_shows_the_rate_the_scores_the_sources_and_the_cards(opens: Opens, language: str) -> None:
    window = opens(played(), language=language)
    window.window.resize(1280, 720)

    async def script() -> None:
        await reached(window)
        tops = {item.mapToScene(QPointF(0, 0)).y() for item in window.of("Choice") if item.isVisible()}
        assert len(tops) == 1, "what is chosen stands in one row"
        for kind in ("OverviewPicture", "ScoresPicture", "SourcesPicture", "CardsPicture"):
            (picture,) = window.of(kind)
            assert picture.mapToScene(QPointF(0, picture.height())).y() <= 720

    window.run(script())
