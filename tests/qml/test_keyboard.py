"""Everything by keyboard: Tab comes everywhere and never gets stuck, sheets keep it and give it back, letters do what
they say."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from PySide6.QtCore import QEvent, QMetaObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from speicherstadt_app.engine.record import Player
from tests.qml.conftest import MARA, Opens
from tests.qml.open_window import OpenWindow, Until, kind_of
from tests.qml.playing import Game, Keys, tab_to
from tests.qml.tabbing import ring, stops
from tests.ui.memory_folder import MemoryFolder
from tools.gallery.scenes import SCENES
from tools.gallery.window import Gallery, Variant

MARKS = Qt.Key.Key_QuoteDbl
"""Where others write 3."""
ALONE = [Player("Mara", "human"), Player("Kontor", "ai", {"level": "random"})]


@pytest.fixture(scope="module")
def gallery(qapp: object) -> Iterator[Gallery]:
    with Gallery() as opened:
        yield opened


def hidden(window: OpenWindow, item: QQuickItem) -> bool:
    """Whether a part of it lies beyond the window or beyond what scrolls, though it would have room there."""
    spot = item.mapRectToScene(item.boundingRect())
    frame: QQuickItem | None = item.parentItem()
    while frame is not None:
        if frame.clip() or frame.inherits("QQuickFlickable") or frame == window.window.contentItem():
            view = frame.mapRectToScene(frame.boundingRect())
            seen = view.intersected(spot)
            if seen.height() < min(spot.height(), view.height() * 0.8) - 1 or seen.width() < spot.width() - 1:
                return True
        frame = frame.parentItem()
    return False


@pytest.mark.parametrize(
    "scene",
    [
        "speicherstadt-first-decision",
        "speicherstadt-eight-contracts",
        "speicherstadt-shipping",
        "speicherstadt-list",
        "speicherstadt-menu",
        "speicherstadt-player-sheet",
        "speicherstadt-end-five",
        "settings",
        "speicherstadt-new-five",
        "games",
    ],
)
def test_what_has_the_keyboard_is_in_view(gallery: Gallery, scene: str) -> None:
    gallery.show(SCENES[scene], Variant(size="small", text=200))
    for back in (False, True):
        for item in ring(gallery, back=back):
            gallery.settle()
            assert not hidden(gallery, item), f"{kind_of(item)} “{item.property('text')}”"


@pytest.mark.parametrize(("key", "title"), [(Qt.Key.Key_L, "Log"), (Qt.Key.Key_Escape, "Menu")])
def test_a_sheet_keeps_the_keyboard_and_gives_it_back_to_where_it_was(opens: Opens, key: Qt.Key, title: str) -> None:
    window = opens()

    async def script() -> None:
        window.window.resize(1024, 640)
        game = Game(window, Keys(), Random(1))
        await game.begin(ALONE, 3)
        for number in range(1, 5):
            window.press(*number * [Qt.Key.Key_Tab])
            before = window.focused
            assert before is not None
            window.press(key)
            await Until(lambda: title in window.texts(), f"{title} is open")
            sheet = next(item for item in window.items() if item.inherits("QQuickPopupItem") and item.hasActiveFocus())
            assert all(sheet.isAncestorOf(item) for item in ring(window)), f"Tab leads out of {title}"
            window.press(Qt.Key.Key_Escape)
            await Until(lambda: title not in window.texts(), f"{title} is closed")
            assert (window.focused, before.property("visualFocus")) == (before, True)

    window.run(script())


@pytest.mark.parametrize("back", [Qt.Key.Key_L, Qt.Key.Key_Escape])
def test_from_the_log_beside_the_table_the_keyboard_comes_back_to_where_it_was(opens: Opens, back: Qt.Key) -> None:
    window = opens()

    async def script() -> None:
        game = Game(window, Keys(), Random(1))
        await game.begin(ALONE, 3)
        window.press(Qt.Key.Key_Tab, Qt.Key.Key_Tab)
        before = window.focused
        assert before is not None
        window.press(Qt.Key.Key_L)
        assert window.focused is not before
        window.press(Qt.Key.Key_Up, back)
        await window.settled()
        assert (window.focused, before.property("visualFocus")) == (before, True)
        assert "Leave the table" not in window.texts()

    window.run(script())


def test_the_banner_has_the_keyboard_only_while_it_calls(opens: Opens) -> None:
    window = opens(listView=True, textSize=200)

    async def script() -> None:
        game = Game(window, Keys(), Random(1))
        await game.begin([Player("Mara", "human"), Player("Ben", "human")], 3)
        (banner,) = window.of("PassBanner")
        await Until(banner.hasActiveFocus, "it calls")
        button = window.button("Menu")
        tip = next(thing for thing in button.children() if kind_of(thing) == "Tooltip")
        tip.setProperty("delay", 0)
        QMetaObject.invokeMethod(tip, "open")
        await Until(lambda: tip.property("visible"), "the pointer rests on a button")
        window.press(Qt.Key.Key_Return)
        window.press(Qt.Key.Key_L)
        await Until(lambda: "Log" in window.texts())
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: "Log" not in window.texts())
        assert not banner.hasActiveFocus()
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: "Menu" in window.texts(), "keys are those of the table")

    window.run(script())


def test_the_start_page_by_its_letters(opens: Opens) -> None:
    window = opens()

    async def script() -> None:
        pages = {Qt.Key.Key_N: "new", Qt.Key.Key_G: "games", Qt.Key.Key_P: "profiles", Qt.Key.Key_S: "settings"}
        for key, page in pages.items():
            window.press(key)
            await Until(partial(lambda wanted: window.page == wanted, page))
            await window.settled()
            window.press(Qt.Key.Key_Escape)
            await Until(lambda: window.page == "start")
            await window.settled()

    window.run(script())


def test_the_letters_of_the_table(opens: Opens) -> None:
    window = opens()

    async def script() -> None:
        game = Game(window, Keys(), Random(1))
        await game.begin(ALONE, 3)
        window.press(Qt.Key.Key_V)
        await Until(lambda: window.of("HarbourRow"))
        assert window.settings.value.listView
        window.press(Qt.Key.Key_V)
        await Until(lambda: window.of("HouseColumn"))
        window.press(Qt.Key.Key_S)
        assert not game.table.showRunning
        assert not window.settings.value.runningTotal, "the next table shows it as well"
        window.press(Qt.Key.Key_M)
        assert not window.settings.value.muted
        window.press(Qt.Key.Key_Z)
        await window.settled()
        assert game.ply == 4 or game.is_still()

    window.run(script())


def test_a_game_is_set_up_and_begun_by_keys_alone(opens: Opens) -> None:
    window = opens()

    async def script() -> None:
        window.press(Qt.Key.Key_N)
        await Until(lambda: window.of("NewGamePage"))
        await window.settled()
        game = window.model("newGame")
        players = game.property("players")
        tab_to(window, next(item for item in stops(window) if item.property("text") == str(players)))
        for _ in range(players - 2):
            window.press(Qt.Key.Key_Left)
        assert game.property("players") == 2
        window.press(Qt.Key.Key_Return)
        await Until(lambda: window.page == "table" and window.of("TablePage"))
        assert len(window.table._table.players) == 2

    window.run(script())


@pytest.mark.skipif(sys.platform != "linux", reason="each system has its own names for the places of keys")
@pytest.mark.parametrize("size", [100, 200], ids=["houses", "rows"])
def test_on_french_keyboards_a_sign_is_a_house_where_its_figure_is_and_nowhere_else(opens: Opens, size: int) -> None:
    window = opens(MemoryFolder(MARA), textSize=size)

    async def script() -> None:
        game = Game(window, Keys(), Random(6))
        await game.begin(ALONE, 6)
        for place, key, chosen in ((48, MARKS, []), (20, MARKS, []), (12, MARKS, [2]), (0, Qt.Key.Key_Ampersand, [0])):
            none = Qt.KeyboardModifier.NoModifier
            QGuiApplication.sendEvent(window.window, QKeyEvent(QEvent.Type.KeyPress, key, none, place, 0, 0, "?"))
            await window.settled()
            houses = window.of("HarbourRow" if size == 200 else "HouseColumn")
            assert [at for at, house in enumerate(houses) if str(house.property("look")) == "chosen"] == chosen

    window.run(script())


@pytest.mark.parametrize("held", [Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier])
def test_with_another_key_held_a_figure_opens_nothing(opens: Opens, held: Qt.KeyboardModifier) -> None:
    window = opens()

    async def script() -> None:
        await Until(lambda: window.of("DoorCard"), "the doors")
        await window.settled()
        for key in (Qt.Key.Key_1, Qt.Key.Key_Ampersand):
            QTest.keyClick(window.window, key, held)
            await window.settled()
            assert window.page == "start"

    window.run(script())
