"""Full screen and the size of the text, by key and on the page of settings."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QWindow
from PySide6.QtTest import QTest

from speicherstadt_app.engine.record import Player
from tests.qml.conftest import Opens
from tests.qml.open_window import OpenWindow, Until
from tests.qml.playing import Game, Mouse

ALONE = [Player("Mara", "human"), Player("Kontor", "ai", {"level": "random"})]
NONE = Qt.KeyboardModifier.NoModifier
ALT = Qt.KeyboardModifier.AltModifier
CTRL = Qt.KeyboardModifier.ControlModifier


def is_full(window: OpenWindow) -> bool:
    return window.window.visibility() == QWindow.Visibility.FullScreen


def press(window: OpenWindow, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(window.window, key, held)


@pytest.mark.parametrize("page", ["start", "settings", "new", "rules", "games"])
@pytest.mark.parametrize(
    ("key", "held"),
    [(Qt.Key.Key_F11, NONE), (Qt.Key.Key_Return, ALT), (Qt.Key.Key_Enter, ALT | Qt.KeyboardModifier.KeypadModifier)],
)
def test_keys_turn_it_on_and_off_on_every_page(opens: Opens, page: str, key: Qt.Key, held: Qt.KeyboardModifier) -> None:
    window = opens()
    window.app.navigate(page)
    window.settle()
    press(window, key, held)
    assert is_full(window)
    press(window, key, held)
    assert not is_full(window)
    assert window.page == page, "the page has not taken the key for its own"


def test_from_the_full_screen_it_comes_back_to_what_it_was(opens: Opens) -> None:
    window = opens()
    window.window.showMaximized()
    press(window, Qt.Key.Key_F11)
    assert is_full(window)
    press(window, Qt.Key.Key_F11)
    assert window.window.visibility() == QWindow.Visibility.Maximized
    window.window.showNormal()
    press(window, Qt.Key.Key_F11)
    press(window, Qt.Key.Key_F11)
    assert window.window.visibility() == QWindow.Visibility.Windowed


def test_escape_leaves_it_only_where_it_means_nothing_else(opens: Opens) -> None:
    window = opens()

    async def script() -> None:
        press(window, Qt.Key.Key_F11)
        window.app.navigate("settings")
        await window.settled()
        press(window, Qt.Key.Key_Escape)
        await window.settled()
        assert (window.page, is_full(window)) == ("start", True), "it leads back"
        press(window, Qt.Key.Key_Escape)
        assert (window.page, is_full(window)) == ("start", False)
        press(window, Qt.Key.Key_Escape)
        assert (window.page, is_full(window)) == ("start", False)
        game = Game(window, Mouse(), Random(1))
        await game.begin(ALONE, 3)
        press(window, Qt.Key.Key_F11)
        press(window, Qt.Key.Key_Escape)
        await Until(lambda: "Menu" in window.texts(), "it opens the menu")
        assert is_full(window)
        press(window, Qt.Key.Key_F11)
        assert not is_full(window), "an open sheet keeps the key from nobody"
        press(window, Qt.Key.Key_F11)
        press(window, Qt.Key.Key_Escape)
        await Until(lambda: "Menu" not in window.texts(), "it closes the menu")
        assert is_full(window)

    window.run(script())


def test_the_setting_shows_how_it_is_and_changes_it(opens: Opens) -> None:
    window = opens()
    window.app.navigate("settings")
    window.settle()
    switch = window.button("Full screen")
    assert switch.property("checked") is False
    window.click(switch)
    assert is_full(window)
    window.settle()
    assert switch.property("checked") is True
    press(window, Qt.Key.Key_F11)
    assert switch.property("checked") is False, "a key shows there, too"
    (heard,) = [thing for thing in window.heard() if thing.name == "Full screen"]
    assert (heard.pressed_by_reader, heard.checked, heard.description) == (True, False, "key F11, or Alt and Enter")
    switch.forceActiveFocus()
    press(window, Qt.Key.Key_Space)
    assert is_full(window)


def test_keys_change_the_size_of_the_text_in_its_steps_and_show_it(opens: Opens) -> None:
    window = opens()
    plus, minus, zero = Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_0
    for key, held, size in (
        (plus, CTRL, 125),
        (plus, CTRL, 150),
        (Qt.Key.Key_Equal, CTRL, 200),
        (plus, CTRL, 200),
        (minus, CTRL, 150),
        (minus, CTRL | Qt.KeyboardModifier.KeypadModifier, 125),
        (zero, CTRL, 100),
        (minus, CTRL, 100),
        (plus, CTRL | Qt.KeyboardModifier.KeypadModifier, 125),
    ):
        press(window, key, held)
        assert window.settings.value.textSize == size
        assert f"Text {size} %" in window.texts()
        assert [thing.role for thing in window.heard() if thing.name == f"Text {size} %"] == [
            QAccessible.Role.AlertMessage
        ]


def test_the_note_goes_away_and_is_in_nobody_s_way(opens: Opens) -> None:
    window = opens()
    before = window.focused
    assert window.of("TextSizeNote") == []
    press(window, Qt.Key.Key_Plus, CTRL)
    (note,) = window.of("TextSizeNote")
    assert window.focused == before
    assert not note.acceptedMouseButtons()
    (timer,) = [child for child in note.findChildren(QObject) if child.inherits("QQmlTimer")]
    timer.setProperty("interval", 1)
    window.run(_gone(window))


async def _gone(window: OpenWindow) -> None:
    await Until(lambda: not window.of("TextSizeNote"), "it goes away")


def test_at_the_table_they_decide_nothing(opens: Opens) -> None:
    window = opens()

    async def script() -> None:
        game = Game(window, Mouse(), Random(1))
        await game.begin(ALONE, 3)
        ply, texts = game.ply, window.table.value
        for key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_0):
            press(window, key, CTRL)
        press(window, Qt.Key.Key_Return, ALT)
        await window.settled()
        assert (game.ply, window.table.value) == (ply, texts)
        assert is_full(window)

    window.run(script())
