"""Turns by real clicks: nothing is done by a second click, and what is one's own is seen at every pace."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest

from speicherstadt_app.engine.record import Player
from speicherstadt_app.ui.table import fresh
from tests.qml.conftest import MARA, Opens
from tests.qml.open_window import OpenWindow, Until, middle
from tests.qml.playing import Game, Mouse, on_table
from tests.ui.memory_folder import MemoryFolder

ALONE = [Player("Mara", "human"), Player("Kontor", "ai", {"level": "random"})]


async def at_table(window: OpenWindow, seed: int = 5) -> Game:
    game = Game(window, Mouse(), Random(seed))
    await game.begin(ALONE, seed)
    await window.settled()
    return game


def test_buy_is_one_click_and_the_second_half_of_a_double_click_buys_nothing(
    opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opens(MemoryFolder(MARA))

    async def script() -> None:
        game = await at_table(window)
        while "yes" not in on_table(window) or game.table.bar.value.phase != "purchase":
            await game.decide()
            await game.asked()
        await window.settled()
        clock = [1000.0]
        monkeypatch.setattr(fresh, "now", lambda: clock[0])
        coins, price = game.table.board.house.value.coins, window.table.prompt.value
        buy = middle(on_table(window)["yes"])
        before = game.record().moves
        window.click_at(buy)
        await Until(lambda: len(game.record().moves) > len(before), "it is bought at one click")
        assert f"{0} buy" in game.record().moves[len(before)]
        left = game.table.board.house.value.coins
        assert left < coins, price
        await game.asked()
        moves = game.record().moves
        window.click_at(buy)
        await window.settled()
        assert game.record().moves == moves, "whatever stands there now was not meant"

    window.run(script())


def test_a_long_press_on_undo_leads_back_to_the_start_of_the_round(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA))

    async def script() -> None:
        game = await at_table(window)
        before = game.record().moves
        for _ in range(2):
            await game.decide()
            await game.asked()
        await window.settled()
        QTest.mouseClick(window.window, Qt.MouseButton.RightButton, pos=middle(window.button("Undo")))
        await Until(lambda: window.of("UndoMenu") or "Back to the start of the round" in window.texts(), "the menu")
        window.click(window.button("Back to the start of the round"))
        await Until(lambda: game.record().moves == before and game.is_still(), "the round begins again")
        assert not game.table.value.assisted
        await window.settled()
        window.click(window.button("Redo"))
        await Until(lambda: len(game.record().moves) > len(before) and game.is_still())

    window.run(script())


def test_what_fits_is_loaded_by_a_click_and_by_its_key(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA))

    async def script() -> None:
        game = await at_table(window, 8)
        while not game.table.board.shipping.value.fit:
            await game.decide()
            await game.asked()
            assert not game.table.over
        await window.settled()
        ply = game.ply
        window.click(window.button("Load what fits"))
        await Until(lambda: game.ply > ply and game.is_still(), "it is loaded")
        loaded = game.record().moves[ply:]
        window.press(Qt.Key.Key_U)
        await Until(lambda: game.ply == ply and game.is_still(), "all of it is taken back")
        await window.settled()
        window.press(Qt.Key.Key_F)
        await Until(lambda: game.ply > ply and game.is_still())
        assert game.record().moves[ply:] == loaded

    window.run(script())


def test_ones_own_worker_is_seen_to_come_at_the_fastest_pace(opens: Opens) -> None:
    window = opens(MemoryFolder(MARA), motion="full")
    motion = cast(QObject, window.engine.singletonInstance("Theme", "Motion"))

    async def script() -> None:
        game = await at_table(window)
        durations: list[int] = []
        motion.setProperty("stilled", False)
        motion.ownChanged.connect(lambda: durations.append(int(motion.property("drop"))))  # type: ignore[attr-defined]
        try:
            assert motion.property("speed") == 0
            await game.decide()
            await game.asked()
        finally:
            motion.setProperty("stilled", True)
        assert max(durations) > 0, "my worker takes its time"
        assert min(durations) == 0, "the others take none"

    window.run(script())
