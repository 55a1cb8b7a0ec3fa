"""A game of several tables in the real window: groups beside the board, and a replay of all tables side by side."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from tests.contract.conftest import Opens
from tests.qml.conftest import MARA
from tests.qml.open_window import OpenWindow, Until
from tests.ui.lookback.several import MINE, folder


async def replayed(opened: OpenWindow) -> Any:
    opened.app.open("replay", "g1")
    await Until(lambda: opened.of("ReplayPage") and opened.of("Board"), "the game is open")
    await opened.settled()
    return opened.app.model("replay")


def is_quay(item: QQuickItem, number: int) -> bool:
    return str(item.property("text")).startswith(f"Quay {number}: ")


def test_rail_stands_by_table_with_headings_that_a_reader_hears(window: Opens) -> None:
    opened = window(folder(MARA))

    async def script() -> None:
        await replayed(opened)
        texts = opened.texts()
        assert texts.index("Quay 2") < texts.index("Quay 1")
        heard = [each.name for each in opened.heard()]
        here = heard.index("Quay 2")
        there = heard.index("Quay 1")
        assert here < there
        for name, first, last in (
            ("Player 6", here, there),
            ("Player 4", here, there),
            ("Player 0", there, len(heard)),
        ):
            assert any(name in each for each in heard[first:last])

    opened.run(script())


def test_replay_keeps_to_one_table_and_spreads_all(window: Opens) -> None:
    opened = window(folder(MARA))

    async def script() -> None:
        model = await replayed(opened)
        story = model._story
        opened.click(opened.button("This table only"))
        assert model.now.value.oneTable
        opened.press(Qt.Key.Key_Right)
        opened.press(Qt.Key.Key_Right)
        await opened.settled()
        assert story.is_at(model.now.value.stop, MINE)
        (board,) = opened.of("Board")
        width = board.width()
        assert opened.of("Counter")
        opened.click(opened.button("All tables"))
        await opened.settled()
        assert board.property("alone")
        quays = [next(item for item in opened.items() if is_quay(item, number)) for number in (1, 2)]
        assert quays[0].y() == quays[1].y()
        assert quays[0].x() + quays[0].width() <= quays[1].x()
        assert board.width() == opened.window.width() > width
        assert not opened.of("Counter")
        assert not [rail for rail in opened.of("PlayerRail") if rail.isEnabled()]
        opened.click(opened.button("All tables"))
        await opened.settled()
        assert board.width() == width
        assert opened.of("Counter")

    opened.run(script())
