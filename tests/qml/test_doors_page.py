"""The start page of several games: each door by mouse, by keys and for screen readers."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from speicherstadt_app.games import registry
from tests.fixture_game.registered import registered as sealed_bids
from tests.qml.conftest import Opens
from tests.qml.open_window import OpenWindow, Until, kind_of
from tests.qml.playing import tab_to
from tests.ui.many_games import registered
from tests.ui.memory_folder import MemoryFolder, Someone
from tools.gallery.scenes import SCENES
from tools.gallery.window import Gallery, Variant


@pytest.fixture(params=[4, 10])
def house(request: pytest.FixtureRequest) -> Iterator[list[str]]:
    with registered(request.param) as added:
        yield added


def at_start(opens: Opens) -> OpenWindow:
    return opens(MemoryFolder(Someone("p1", "Mara")), language="en")


KEYS_OF_3: dict[str, tuple[Qt.Key, bool]] = {
    "figure": (Qt.Key.Key_3, False),
    "French": (Qt.Key.Key_QuoteDbl, False),
    "French with Shift": (Qt.Key.Key_3, True),
}


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize("name", KEYS_OF_3)
def test_a_figure_opens_the_door_of_that_number(opens: Opens, name: str) -> None:
    window = at_start(opens)
    key, shift = KEYS_OF_3[name]

    async def script() -> None:
        await Until(lambda: window.of("DoorCard"), "the doors")
        await window.settled()
        assert len(window.of("DoorCard")) == len(registry.cards())
        third = registry.cards()[2].id
        window.press(key, shift=shift)
        await Until(lambda: window.of("NewGamePage"), "a new game")
        assert window.app.property("newGame").card.id == third
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: window.of("DoorCard"), "back")

    window.run(script())


@pytest.mark.skipif(sys.platform != "linux", reason="each system has its own names for the places of keys")
@pytest.mark.parametrize(("place", "opened"), [(12, True), (48, False)], ids=["above e and r", "beside Enter"])
def test_a_quotation_mark_is_a_figure_only_where_that_figure_is(opens: Opens, place: int, opened: bool) -> None:
    with registered(4):
        window = at_start(opens)

        async def script() -> None:
            await Until(lambda: window.of("DoorCard"), "the doors")
            await window.settled()
            none = Qt.KeyboardModifier.NoModifier
            pressed = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_QuoteDbl, none, place, 0, 0, '"')
            QGuiApplication.sendEvent(window.window, pressed)
            await window.settled()
            assert (window.page == "new") is opened

        window.run(script())


def test_every_door_is_reached_by_tab_and_says_which_game_it_is(opens: Opens, house: list[str]) -> None:
    window = at_start(opens)

    async def script() -> None:
        await Until(lambda: window.of("DoorCard"), "the doors")
        await window.settled()
        for game in house:
            title = registry.card(game).title
            tab_to(window, window.button(f"{title}: New game"))
        window.press(Qt.Key.Key_Space)
        await Until(lambda: window.of("NewGamePage"), "a new game")
        assert window.app.property("newGame").card.id == house[-1]

    window.run(script())


def test_a_newcomer_sees_one_green_button_and_enter_presses_it(opens: Opens) -> None:
    with sealed_bids():
        window = at_start(opens)

        async def script() -> None:
            await Until(lambda: any(door.property("framed") for door in window.of("DoorCard")), "the doors")
            await window.settled()
            green = [button for button in window.of("Btn") if button.property("kind") == "primary"]
            assert [button.property("text") for button in green] == ["Learn"]
            window.press(Qt.Key.Key_Return)
            await Until(lambda: window.page == "lessons", "the lessons")
            await window.settled()
            window.press(Qt.Key.Key_Return)
            await Until(lambda: window.of("LessonPanel"), "the first lesson, without a look for what has the keyboard")

        window.run(script())


@pytest.mark.parametrize("variant", [Variant(), Variant("wide", language="de"), Variant("4k")], ids=str)
def test_titles_of_doors_side_by_side_stand_in_one_line_with_a_bell_or_without(qapp: object, variant: Variant) -> None:
    with Gallery() as gallery:
        gallery.show(SCENES["start"], variant)
        doors = gallery.of("DoorCard")
        assert any(door.property("day") for door in doors)
        assert not all(door.property("day") for door in doors)
        titles = [
            item for door in doors for item in gallery.items(door) if item.property("text") == door.property("title")
        ]
        assert len({item.mapToScene(QPointF()).y() for item in titles}) == 1


@pytest.mark.parametrize("width", [640, 700, 800, 1280])
def test_no_key_stands_over_the_words_of_its_tile(opens: Opens, width: int) -> None:
    window = at_start(opens)
    window.window.resize(width, 680)

    async def script() -> None:
        await Until(lambda: window.of("DoorCard"), "the doors")
        await window.settled()
        tiles = [item for item in window.items() if isinstance(item.property("note"), str) and item.isVisible()]
        assert len(tiles) >= 5
        for tile in tiles:
            caps = [item for item in window.items(tile) if kind_of(item) == "KeyCap" and item.isVisible()]
            words = tile.property("contentItem")
            edge = words.mapRectToScene(words.boundingRect()).right()
            assert all(cap.mapRectToScene(cap.boundingRect()).left() >= edge for cap in caps), tile.property("text")

    window.run(script())
