"""A game is found, begun and played with a gamepad alone."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from speicherstadt_app.engine.record import Player
from speicherstadt_app.ui.gamepad import Gamepad
from tests.qml.conftest import Opens
from tests.qml.open_window import OpenWindow, Until
from tests.qml.playing import Game, Keys

ALONE = [Player("Mara", "human"), Player("Kontor", "ai", {"level": "random"})]


class Nothing:
    def held(self) -> tuple[str, frozenset[str]]:
        return "", frozenset()

    def close(self) -> None:
        pass


def middle(window: OpenWindow) -> tuple[float, float]:
    focused = window.focused
    assert isinstance(focused, QQuickItem)
    place = focused.mapRectToScene(QRectF(0, 0, focused.width(), focused.height())).center()
    return place.x(), place.y()


def test_the_stick_wanders_over_the_start_page_and_a_button_goes_through_a_door(opens: Opens) -> None:
    window = opens()
    pad = Gamepad(window.window, window.app, Nothing())

    async def script() -> None:
        await Until(lambda: window.app.property("ready"))
        await window.settled()
        pad.press("down")
        seen = {middle(window)}
        for button in ("down", "right", "down", "left", "up", "right", "right"):
            before = middle(window)
            pad.press(button)
            await window.settled()
            x, y = middle(window)
            seen.add((x, y))
            way = {"down": y - before[1], "up": before[1] - y, "right": x - before[0], "left": before[0] - x}[button]
            assert way >= 0, button
        assert len(seen) > 3, "it has come about"
        pad.press("a")
        await Until(lambda: window.page != "start")
        await window.settled()
        pad.press("b")
        await Until(lambda: window.page == "start")
        pad.press("start")
        await Until(lambda: window.page == "settings")

    window.run(script())
    pad.close()


def test_at_the_table_it_opens_the_menu_moves_in_it_and_plays_on(opens: Opens) -> None:
    window = opens()
    pad = Gamepad(window.window, window.app, Nothing())

    async def script() -> None:
        game = Game(window, Keys(), Random(1))
        await game.begin(ALONE, 3)
        await game.asked()
        pad.press("start")
        await Until(lambda: "Leave the table" in window.texts())
        await window.settled()
        table = window.of("TablePage")[0]
        for button in ("up", "up", "down", "right shoulder", "up"):
            pad.press(button)
            assert window.focused is not None
            assert not table.isAncestorOf(window.focused), "what lies below a sheet is not reached"
        pad.press("b")
        await Until(lambda: "Leave the table" not in window.texts())
        await window.settled()
        pad.press("x")
        await Until(lambda: "Help me" in window.texts(), "it asks before the first help")

    window.run(script())
    pad.close()
