"""The start page of several games: each door by mouse, by keys and for screen readers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, Qt

from speicherstadt_app.games import registry
from tests.fixture_game.registered import registered as sealed_bids
from tests.qml.conftest import Opens
from tests.qml.open_window import OpenWindow, Until
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


def test_a_figure_opens_the_door_of_that_number(opens: Opens, house: list[str]) -> None:
    window = at_start(opens)

    async def script() -> None:
        await Until(lambda: window.of("DoorCard"), "the doors")
        await window.settled()
        assert len(window.of("DoorCard")) == len(registry.cards())
        third = registry.cards()[2].id
        assert third in house
        window.press(Qt.Key.Key_3)
        await Until(lambda: window.of("NewGamePage"), "a new game")
        assert window.app.property("newGame").card.id == third
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: window.of("DoorCard"), "back")

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
