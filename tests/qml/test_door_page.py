"""A game's own page, through the real window: in by its picture or a key, and on to all that is about that game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from speicherstadt_app.engine.record import Player
from tests.qml.conftest import MARA, Opens
from tests.qml.open_window import OpenWindow, Until, middle, name_of
from tests.qml.playing import tab_to
from tests.ui.many_games import registered as many_games
from tests.ui.memory_folder import MemoryFolder
from tests.ui.test_door import left_in

ME = Player("Mara", "human", {"profile": MARA.id})
OTTO = Player("Otto", "ai", {"level": "apprentice", "character": "fisherman"})
IDA = Player("Ida", "ai", {"level": "apprentice", "character": "mosaicist"})


def folder() -> MemoryFolder:
    """Two games of Venice wait, and one of Hamburg that was played last."""
    found = MemoryFolder(MARA)
    left_in(found, "venedig", ME, OTTO)
    left_in(found, "venedig", ME, OTTO, IDA)
    left_in(found, "speicherstadt", ME, OTTO)
    return found


async def at_start(window: OpenWindow) -> None:
    await Until(lambda: any(door.property("framed") for door in window.of("DoorCard")), "the doors")
    await window.settled()


async def behind_the_door(window: OpenWindow, title: str) -> None:
    await Until(lambda: window.of("WaitingGame"), "the page behind the door")
    await window.settled()
    assert title in window.texts()


@pytest.mark.parametrize("by", ["mouse", "tab", "key"])
def test_the_picture_of_a_door_leads_to_the_page_of_its_game_and_escape_back(opens: Opens, by: str) -> None:
    window = opens(folder())
    title = "Die Speicherstadt" if by == "key" else "Die Säulen von Venedig"

    async def script() -> None:
        await at_start(window)
        if by == "key":
            window.press(Qt.Key.Key_O)
        else:
            picture = window.button(f"{title}: all about this game")
            if by == "mouse":
                window.click(picture)
            else:
                tab_to(window, picture)
                window.press(Qt.Key.Key_Return)
        await behind_the_door(window, title)
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: window.of("DoorCard"), "the start")

    window.run(script())


@pytest.mark.parametrize(("key", "players"), [(Qt.Key.Key_Return, 3), (Qt.Key.Key_1, 3), (Qt.Key.Key_2, 2)])
def test_a_game_that_waits_goes_on(opens: Opens, key: Qt.Key, players: int) -> None:
    window = opens(folder())

    async def script() -> None:
        await at_start(window)
        window.app.open("door", "venedig")
        await behind_the_door(window, "Die Säulen von Venedig")
        window.press(key)
        window.press(key)
        await Until(lambda: window.of("TablePage"), "the table")
        assert len(window.table.players.rows) == players

    window.run(script())


@pytest.mark.parametrize(
    ("key", "page"),
    [
        (Qt.Key.Key_N, "new"),
        (Qt.Key.Key_D, "challenges"),
        (Qt.Key.Key_L, "lessons"),
        (Qt.Key.Key_R, "rules"),
        (Qt.Key.Key_F1, "rules"),
        (Qt.Key.Key_T, "statistics"),
        (Qt.Key.Key_A, "achievements"),
        (Qt.Key.Key_G, "games"),
    ],
    ids=lambda value: value if isinstance(value, str) else value.name,
)
def test_every_key_of_the_page_leads_on_to_the_same_game(opens: Opens, key: Qt.Key, page: str) -> None:
    window = opens(folder())

    async def script() -> None:
        await at_start(window)
        window.app.open("door", "venedig")
        await behind_the_door(window, "Die Säulen von Venedig")
        window.press(key)
        await Until(lambda: window.page == page, page)
        await window.settled()
        if page == "new":
            assert window.app.property("newGame").card.id == "venedig"
        else:
            await Until(lambda: any("Venedig" in text for text in window.texts()), "what is about Venice")
        window.press(Qt.Key.Key_Escape)
        await behind_the_door(window, "Die Säulen von Venedig")

    window.run(script())


def test_who_leaves_a_table_comes_back_to_the_page_from_which_it_was_entered(opens: Opens) -> None:
    window = opens(folder())

    async def script() -> None:
        await at_start(window)
        for way in (["door"], ["door", "new"], ["door", "games"], []):
            for page in way:
                window.app.open(page, "venedig")
            window.app.openGame("g2")
            await Until(lambda: window.of("TablePage"), "the table")
            window.app.back()
            if way:
                await behind_the_door(window, "Die Säulen von Venedig")
                assert len(window.of("WaitingGame")) == 2
                window.press(Qt.Key.Key_Escape)
            await Until(lambda: window.page == "start", "the start")

    window.run(script())


def ways(window: OpenWindow) -> list[str]:
    return [tile.property("to").toVariant()["page"] for tile in window.of("Tile")]


def test_where_no_game_waits_there_is_one_way_to_a_new_one_and_to_nothing_that_is_missing(opens: Opens) -> None:
    with many_games(10):
        window = opens(MemoryFolder(MARA))

        async def script() -> None:
            await at_start(window)
            window.app.open("door", "light")
            await Until(lambda: window.of("GameIntroduction"), "what the game is about")
            await window.settled()
            assert [name_of(item) for item in window.of("Btn")].count("New game") == 1
            assert ways(window) == ["statistics", "games"]
            window.app.open("door", "venedig")
            await window.settled()
            assert [name_of(item) for item in window.of("Btn")] == ["Learn the game", "New game"]
            assert {"challenges", "lessons", "rules", "statistics", "achievements", "games"} == set(ways(window))

        window.run(script())


def test_a_screen_reader_hears_of_each_game_what_stands_there(opens: Opens) -> None:
    window = opens(folder())

    async def script() -> None:
        await at_start(window)
        window.app.open("door", "venedig")
        await behind_the_door(window, "Die Säulen von Venedig")
        heard = [each.name for each in window.heard() if each.role == QAccessible.Role.ListItem]
        games = window.of("WaitingGame")
        assert len(heard) == len(games) == 2
        for name, game in zip(heard, games, strict=True):
            assert game.property("headline") in name
            assert all(seat["name"] in name for seat in game.property("seats"))

    window.run(script())


@pytest.mark.parametrize("played", [True, False], ids=["waiting", "nothing waits"])
def test_a_reader_is_told_where_it_is_what_it_is_about_or_what_waits(opens: Opens, played: bool) -> None:
    window = opens(folder() if played else MemoryFolder(MARA))

    async def script() -> None:
        await at_start(window)
        window.app.open("door", "venedig")
        await Until(lambda: window.page == "door" and "New game" in window.texts(), "the page behind the door")
        await window.settled()
        heard = {each.name: each.description for each in window.heard()}
        assert heard["Die Säulen von Venedig"] == "Venice, about 1500 · for 2 to 6 players, 25 to 30 minutes"
        assert ("Unfinished games" in heard) == played
        assert ("Piles driven into the lagoon, a city built on them, and cards in secret" in heard) != played

    window.run(script())


def test_a_double_click_on_the_picture_of_a_door_opens_nothing_behind_it(opens: Opens) -> None:
    window = opens(folder())

    async def script() -> None:
        await at_start(window)
        spot = middle(window.button("Die Säulen von Venedig: all about this game"))
        QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=spot)
        await Until(lambda: window.of("DoorPage"), "the page behind the door")
        for tile in window.of("Tile"):
            QTest.mouseClick(window.window, Qt.MouseButton.LeftButton, pos=middle(tile))
        assert window.page == "door"

    window.run(script())
