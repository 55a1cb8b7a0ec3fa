"""The overlay shows the keys of the page on which it is opened, and each of them does what stands there."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest

from speicherstadt_app.engine.record import Player
from speicherstadt_app.games import registry
from tests.qml.conftest import Opens
from tests.qml.open_window import OpenWindow, Until, kind_of
from tests.qml.playing import Game, Keys

ALONE = [Player("Mara", "human"), Player("Kontor", "ai", {"level": "random"})]


def sheet(window: OpenWindow) -> QObject | None:
    found = [child for item in window.items() for child in item.children() if kind_of(child) == "KeysSheet"]
    return found[0] if found else None


def is_open(window: OpenWindow) -> bool:
    there = sheet(window)
    return there is not None and bool(there.property("opened"))


def is_gone(window: OpenWindow) -> bool:
    there = sheet(window)
    return there is None or not there.property("visible")


def told(window: OpenWindow) -> list[str]:
    return [each.name for each in window.heard()]


@pytest.mark.parametrize(
    ("page", "line"), [("start", "T: Statistics"), ("settings", "Esc: Back"), ("games", "↑ ↓: Up and down the page")]
)
def test_every_page_shows_its_own_keys_and_those_of_the_window(opens: Opens, page: str, line: str) -> None:
    window = opens()

    async def script() -> None:
        await Until(lambda: window.app.property("ready"))
        window.app.navigate(page)
        await window.settled()
        window.press(Qt.Key.Key_Question)
        await Until(lambda: is_open(window))
        assert {line, "M: Silence, or all sounds again", "F1: Rules", "?: These keys"} <= set(told(window))
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: is_gone(window))
        assert window.page == page
        assert line not in told(window)

    window.run(script())


def test_held_alt_shows_the_keys_of_the_table_until_it_is_let_go(opens: Opens) -> None:
    window = opens()

    async def script() -> None:
        game = Game(window, Keys(), Random(1))
        await game.begin(ALONE, 3)
        QTest.keyPress(window.window, Qt.Key.Key_Alt)
        await Until(lambda: is_open(window))
        assert {"U: Undo", "B: Buy", "Enter: The button that goes on"} <= set(told(window))
        focus = window.focused
        QTest.keyRelease(window.window, Qt.Key.Key_Alt)
        await Until(lambda: is_gone(window))
        assert window.focused is focus, "it has taken the keyboard from nothing"
        QTest.keyPress(window.window, Qt.Key.Key_Alt)
        QTest.keyClick(window.window, Qt.Key.Key_V, Qt.KeyboardModifier.AltModifier)
        QTest.keyRelease(window.window, Qt.Key.Key_Alt)
        assert is_gone(window)

    window.run(script())


def test_keys_shown_by_alt_go_when_its_release_was_kept_from_the_window(opens: Opens) -> None:
    """As Alt and Tab do where a window manager has them for itself."""
    window = opens()

    async def script() -> None:
        game = Game(window, Keys(), Random(1))
        await game.begin(ALONE, 3)
        QTest.keyPress(window.window, Qt.Key.Key_Alt)
        await Until(lambda: is_open(window))
        QTest.keyClick(window.window, Qt.Key.Key_F9)
        await Until(lambda: is_gone(window))

    window.run(script())


def test_the_menu_leads_to_the_keys_by_hand(opens: Opens) -> None:
    window = opens()

    async def script() -> None:
        game = Game(window, Keys(), Random(1))
        await game.begin(ALONE, 3)
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: "Leave the table" in window.texts(), "the menu")
        window.click(window.button("Keys"))
        await Until(lambda: is_open(window))
        assert "L: Log" in told(window)

    window.run(script())


async def in_the_menu(window: OpenWindow) -> None:
    window.press(Qt.Key.Key_Escape)
    await Until(lambda: "Leave the table" in window.texts(), "the menu")
    await window.settled()


def test_each_key_that_the_menu_names_works_in_the_menu(opens: Opens) -> None:
    window = opens()

    async def script() -> None:
        game = Game(window, Keys(), Random(1))
        await game.begin(ALONE, 3)
        for key, name in [(Qt.Key.Key_V, "listView"), (Qt.Key.Key_S, "runningTotal"), (Qt.Key.Key_M, "muted")]:
            await in_the_menu(window)
            before = window.settings.property(name)
            window.press(key)
            assert window.settings.property(name) is not before, name
            window.press(key)
            assert window.settings.property(name) is before, name
            window.press(Qt.Key.Key_Escape)
            await window.settled()
        await in_the_menu(window)
        window.press(Qt.Key.Key_Question)
        await Until(lambda: is_open(window))
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: is_gone(window))
        await in_the_menu(window)
        window.press(Qt.Key.Key_F1)
        await Until(lambda: window.page == "rules", "the rules")

    window.run(script())


@pytest.mark.parametrize("game", [card.id for card in registry.cards()])
def test_at_a_table_all_keys_are_seen_at_once(opens: Opens, game: str) -> None:
    window = opens()
    window.window.resize(1280, 680)

    async def script() -> None:
        window.app.begin(game, ALONE, 3)
        await Until(lambda: window.page == "table" and window.of("TablePage"), "the table")
        await window.settled()
        QTest.keyPress(window.window, Qt.Key.Key_Alt)
        await Until(lambda: is_open(window))
        await window.settled()
        there = sheet(window)
        assert there is not None
        assert there.property("height") < there.property("most"), "nobody scrolls while Alt is held"
        QTest.keyRelease(window.window, Qt.Key.Key_Alt)

    window.run(script())


def test_what_is_shown_is_what_is_pressed(opens: Opens) -> None:
    """Each letter that the start page shows opens another page."""
    window = opens()

    async def script() -> None:
        await Until(lambda: window.app.property("ready"))
        await window.settled()
        window.press(Qt.Key.Key_Question)
        await Until(lambda: is_open(window))
        there = sheet(window)
        assert there is not None
        caps = [
            row["cap"] for row in there.property("own").toVariant() if len(row["cap"]) == 1 and row["cap"].isalpha()
        ]
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: is_gone(window))
        reached = []
        for cap in caps:
            window.press(Qt.Key(ord(cap)))
            await Until(lambda: window.page != "start")
            await window.settled()
            reached.append(window.page)
            window.press(Qt.Key.Key_Escape)
            await Until(lambda: window.page == "start")
            await window.settled()
        assert len(set(reached)) == len(caps) == 8

    window.run(script())
