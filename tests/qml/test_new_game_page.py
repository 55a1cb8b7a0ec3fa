"""Setting up a table: all of it at a glance, however many sit there."""

from __future__ import annotations

import pytest

from speicherstadt_app.games import registry
from tests.qml.conftest import Opens
from tests.qml.open_window import OpenWindow, Until, middle


@pytest.fixture(params=list(registry.FOLDERS))
def window(request: pytest.FixtureRequest, opens: Opens) -> OpenWindow:
    window = opens(language="en")
    window.app.open("new", request.param)
    return window


def in_sight(window: OpenWindow) -> bool:
    (start,) = [button for button in window.of("Btn") if button.property("text") == "Start"]
    top = start.mapToScene(start.boundingRect().topLeft()).y()
    return 0 <= top <= window.window.height() - start.height() and window.window.width() > middle(start).x()


@pytest.mark.parametrize("size", [(1280, 720), (1280, 680), (960, 1040), (800, 1280)], ids=str)
def test_a_full_table_is_begun_without_scrolling(window: OpenWindow, size: tuple[int, int]) -> None:
    window.window.resize(*size)

    async def script() -> None:
        await Until(lambda: window.of("SeatRow"), "seats")
        game = window.model("newGame")
        game.setProperty("players", game.property("most"))
        await window.settled()
        assert len(window.of("SeatRow")) == game.property("most")
        assert in_sight(window)

    window.run(script())


def test_what_stood_below_an_upright_page_leaves_no_gap(window: OpenWindow) -> None:
    async def script() -> None:
        await Until(lambda: window.of("SeatRow"), "seats")
        (page,) = window.of("NewGamePage")
        rooms = []
        for size in ((1280, 720), (800, 1280), (1280, 720)):
            window.window.resize(*size)
            await window.settled()
            rooms.append(page.property("room"))
        assert rooms[0] == rooms[2] != rooms[1]

    window.run(script())


def test_a_first_table_is_small(window: OpenWindow) -> None:
    async def script() -> None:
        await Until(lambda: window.of("SeatRow"), "seats")
        assert len(window.of("SeatRow")) <= 4

    window.run(script())
