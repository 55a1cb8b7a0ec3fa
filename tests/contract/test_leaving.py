"""Whoever leaves a table takes all of it along: nothing of it stays in the window, and nothing that all pages share
remembers it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

import pytest
from PySide6.QtCore import QObject
from PySide6.QtTest import QTest

from speicherstadt_app.engine.record import Player
from tests.contract.every import GAMES, card_of
from tests.contract.test_window import Driver, by_mouse
from tests.qml.conftest import MARA
from tests.qml.open_window import OpenWindow, Until, middle
from tests.ui.memory_folder import MemoryFolder

SHARED: Final = (
    ("Theme", "Theme"),
    ("Theme", "Motion"),
    ("Theme", "Metrics"),
    ("Frame", "Explain"),
    ("Frame", "Carry"),
)
ELSEWHERE: Final = {"season", "clock", "objectName"}
"""The season behind all pages is that of the game to go on with; the harbour's clock goes on."""


def shared(window: OpenWindow, module: str, name: str) -> QObject:
    return cast(QObject, window.engine.singletonInstance(module, name))


def remembered(window: OpenWindow) -> dict[str, object]:
    """Whatever can be set of what all pages share."""
    found: dict[str, object] = {}
    for module, name in SHARED:
        thing = shared(window, module, name)
        meta = thing.metaObject()
        told = [meta.property(number) for number in range(meta.propertyCount())]
        found |= {f"{name}.{one.name()!s}": one.read(thing) for one in told if one.isWritable()}
    return {name: value for name, value in found.items() if name.partition(".")[2] not in ELSEWHERE}


def point_at_something(window: OpenWindow) -> None:
    """Until keys are about it, if the game explains anything."""
    explain = shared(window, "Frame", "Explain")
    for item in window.items():
        if item.inherits("QQuickAbstractButton"):
            QTest.mouseMove(window.window, middle(item))
            if explain.property("pointedTopic"):
                return


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_was_left_leaves_nothing(window: Callable[[MemoryFolder], OpenWindow], game: str) -> None:
    opened = window(MemoryFolder(MARA))
    driver = Driver(opened, by_mouse, "mouse")
    bots = [Player(f"Kontor {n}", "ai", {"level": "random"}) for n in range(2, card_of(game).seats[0] + 1)]
    before = remembered(opened)
    things: list[int] = []

    async def script() -> None:
        for decisions in (2, 0, 1):
            opened.app.begin(game, [Player("Mara", "human"), *bots], 51)
            await Until(lambda: opened.table is not None and opened.of("TablePage"), "the table")
            for _ in range(decisions):
                await driver.asked()
                await driver.decide()
            await driver.asked()
            point_at_something(opened)
            opened.app.back()
            await Until(lambda: opened.table is None and opened.page == "start", "the table is left")
            await opened.settled()
            things.append(len(opened.window.findChildren(QObject)))

    opened.run(script())
    assert remembered(opened) == before
    assert max(things) == things[0], "and the window holds no more things each time"
