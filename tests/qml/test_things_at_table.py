"""What lies on the table explains itself to who asks, is shown large, and is carried to where it may be put down."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.qml.conftest import MARA, Opens
from tests.qml.open_window import OpenWindow, Until, kind_of, middle
from tests.qml.playing import Game, Mouse, tab_to
from tests.qml.test_at_table import ALONE
from tests.ui.memory_folder import MemoryFolder


async def seated(window: OpenWindow) -> Game:
    game = Game(window, Mouse(), Random(6))
    await game.begin(ALONE, 6)
    await window.settled()
    return game


def house(window: OpenWindow, number: int) -> QQuickItem:
    return window.of("HouseColumn")[number - 1]


def told(game: Game, number: int) -> str:
    """What the card of that house says of itself."""
    table = game.table
    return str(table.explain(table.board.columns.rows[number - 1].explain)["lines"][0])


def said(window: OpenWindow, text: str) -> bool:
    return text in window.texts()


def unsaid(window: OpenWindow, text: str) -> bool:
    return text not in window.texts()


def right_click(window: OpenWindow, item: QQuickItem) -> None:
    window.laid_out(item)
    QTest.mouseClick(window.window, Qt.MouseButton.RightButton, pos=middle(item))


def rest_on(window: OpenWindow, item: QQuickItem) -> None:
    for way in (20, 24, 22):
        QTest.mouseMove(window.window, middle(item) + QPoint(way, 0))


def test_nothing_explains_itself_to_a_pointer_that_rests(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA))

    async def script() -> None:
        game = await seated(window)
        rest_on(window, house(window, 1))
        await Until(lambda: window.of("AskSign"), "a small sign says that one may ask")
        assert told(game, 1) not in window.texts()
        window.click(window.of("AskSign")[0])
        await Until(lambda: told(game, 1) in window.texts(), "asked, it tells")
        assert not game.table.value.picked, "the house below was not pressed"
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: told(game, 1) not in window.texts(), "it is put away")
        assert not window.of("GameMenu")

    window.run(script())


@pytest.mark.parametrize("size", [(800, 1280), (800, 640), (640, 480), (1280, 720)])
def test_what_is_explained_lies_in_the_window(opens: Opens, size: tuple[int, int]) -> None:
    window = opens(MemoryFolder(MARA))
    window.window.resize(*size)

    async def script() -> None:
        game = await seated(window)
        frame = QRectF(0, 0, *size)
        columns = window.of("HouseColumn") or window.of("HarbourRow")
        for number, column in enumerate(columns, 1):
            if kind_of(column) == "HouseColumn":
                right_click(window, column)
            else:
                tab_to(window, column)
                window.press(Qt.Key.Key_I)
            told_now = told(game, number)
            await Until(partial(said, window, told_now), "it tells")
            await window.settled()
            words = next(item for item in window.items() if item.property("text") == told_now)
            assert frame.contains(words.mapRectToScene(words.boundingRect()))
            window.press(Qt.Key.Key_Escape)
            await Until(partial(unsaid, window, told_now), "it is put away")

    window.run(script())


@pytest.mark.parametrize("thing", ["bell", "worker", "contract", "coin"])
def test_what_lies_on_the_counter_says_what_it_is(opens: Opens, thing: str) -> None:
    window = opens(MemoryFolder(MARA))

    async def script() -> None:
        game = await seated(window)
        there = next((item for item in window.items() if item.property("topic") == thing), None)
        if there is None:
            assert thing == "bell"
            assert not game.table.board.counter.value.first, "somebody else has it"
            return
        window.click(there)
        await Until(lambda: game.table.explain(thing)["lines"][0] in window.texts(), "it tells")

    window.run(script())


@pytest.mark.parametrize("way", ["a long press", "the key C"])
def test_a_card_is_shown_large(opens: Opens, way: str) -> None:
    window = opens(MemoryFolder(MARA))

    async def script() -> None:
        game = await seated(window)
        first = house(window, 1)
        if way == "the key C":
            tab_to(window, first)
            window.press(Qt.Key.Key_C)
        else:
            window.laid_out(first)
            QTest.mousePress(window.window, Qt.MouseButton.LeftButton, pos=middle(first))
            await Until(lambda: window.of("CardSheet") or told(game, 1) in window.texts(), "held long enough")
            QTest.mouseRelease(window.window, Qt.MouseButton.LeftButton, pos=middle(first))
        await Until(lambda: told(game, 1) in window.texts(), "it tells")
        await window.settled()
        cards = [item for item in window.items() if kind_of(item) == "Card"]
        (large,) = cards
        drawn = large.mapRectToScene(large.boundingRect())
        trade = window.of("TradeCard")[0]
        lies = trade.mapRectToScene(trade.boundingRect())
        assert drawn.width() > 1.5 * lies.width()
        assert drawn.width() * drawn.height() > 3 * lies.width() * lies.height()
        assert not game.table.value.picked
        window.press(Qt.Key.Key_Escape)
        await Until(lambda: told(game, 1) not in window.texts(), "it is put away")

    window.run(script())


def pawns(window: OpenWindow) -> QQuickItem:
    return next(item for item in window.items() if item.property("topic") == "worker")


def carry(window: OpenWindow, thing: QQuickItem, to: QPoint) -> None:
    """Picked up and held there."""
    window.laid_out(thing)
    start = middle(thing)
    QTest.mousePress(window.window, Qt.MouseButton.LeftButton, pos=start)
    for part in range(1, 7):
        QTest.mouseMove(window.window, start + (to - start) * part / 6)


def let_go(window: OpenWindow, at: QPoint) -> None:
    QTest.mouseRelease(window.window, Qt.MouseButton.LeftButton, pos=at)


@pytest.mark.parametrize(("confirm", "placed"), [("immediate", True), ("twice", True), ("button", False)])
def test_a_worker_is_carried_to_a_house(opens: Opens, confirm: str, placed: bool) -> None:
    window = opens(MemoryFolder(MARA), confirm=confirm)

    async def script() -> None:
        game = await seated(window)
        (host,) = window.of("CarryHost")
        there = middle(house(window, 2))
        ply = game.ply
        carry(window, pawns(window), there)
        await Until(lambda: host.property("over") == 1, "the house is lit")
        assert game.ply == ply
        let_go(window, there)
        if placed:
            await Until(lambda: game.ply > ply)
            assert game.record().moves[ply].endswith("place 2")
        else:
            await Until(lambda: game.table.value.picked)
            assert game.table.session.picks.column == 1
            assert game.ply == ply

    window.run(script())


def test_a_worker_that_is_let_go_nowhere_goes_back(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA))

    async def script() -> None:
        game = await seated(window)
        (host,) = window.of("CarryHost")
        ply, start = game.ply, pawns(window)
        nowhere = middle(window.of("TopBar")[0])
        carry(window, start, nowhere)
        await Until(lambda: window.run_qml(host, "places.length") > 0, "it is carried")
        let_go(window, nowhere)
        await Until(lambda: window.run_qml(host, "places.length === 0 && !returns"), "it is back")
        assert game.ply == ply
        assert not game.table.value.picked
        window.click(house(window, 1))
        await Until(lambda: game.table.value.picked, "a click does what it did")

    window.run(script())


def test_nobody_carries_a_worker_who_is_not_asked_for_one(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA))

    async def script() -> None:
        game = await seated(window)
        while game.table.bar.value.phase == "demand":
            await game.decide()
            await game.asked()
        await window.settled()
        (host,) = window.of("CarryHost")
        carry(window, pawns(window), middle(house(window, 1)))
        assert window.run_qml(host, "places.length") == 0
        let_go(window, middle(house(window, 1)))

    window.run(script())
