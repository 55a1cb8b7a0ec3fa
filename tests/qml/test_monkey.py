"""Somebody clicks, drags and types at random, faster than anything can be drawn: nothing breaks, nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from speicherstadt_app.engine.record import Player, check_result, start
from speicherstadt_app.games.registry import find
from tests.qml.conftest import MARA, Opens
from tests.qml.open_window import OpenWindow, Until, middle
from tests.qml.playing import on_table
from tests.ui.memory_folder import MemoryFolder, Someone

COMPANIES = (
    (Player("Mara", "human"), Player("Kontor", "ai", {"level": "random"})),
    (Player("Mara", "human"), Player("Ben", "human"), Player("Kontor", "ai", {"level": "random"})),
    tuple(Player(name, "human") for name in ("Mara", "Ben", "Cleo", "Dan", "Eva")),
)
AT_TABLE = "123456" + "BPUYHSLVMI" + 3 * "P"
STEERING = (
    Qt.Key.Key_Return,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Space,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Question,
    Qt.Key.Key_Backspace,
)
PATIENCE = 5000
"""Turns of the loop that a monkey waits for an answer, if it isn't hasty."""
SIZES = ((1280, 680), (1024, 640), (800, 1280), (640, 480), (1920, 1080))


class Monkey:
    def __init__(self, window: OpenWindow, seed: int, game: str) -> None:
        self.window = window
        self.random = Random(seed)
        self.game = game
        self.done: list[str] = []
        self.deeds: dict[Callable[[], str], int] = {
            self.click_anywhere: 10,
            self.click_something: 90,
            self.drag: 5,
            self.letter: 30,
            self.steer: 30,
            self.take_back: 4,
            self.resize: 1,
            self.sit_down: 12,
        }

    def step(self) -> None:
        (deed,) = self.random.choices(list(self.deeds), list(self.deeds.values()))
        self.done.append(deed())

    def spot(self) -> QPoint:
        size = self.window.window.size()
        return QPoint(self.random.randrange(size.width()), self.random.randrange(size.height()))

    def in_window(self, item: QQuickItem) -> bool:
        size = self.window.window.size()
        return QRect(QPoint(), size).contains(middle(item))

    def click_anywhere(self) -> str:
        spot = self.spot()
        self.window.click_at(spot)
        return f"click at {spot.x()}, {spot.y()}"

    def click_something(self) -> str:
        offered = [item for item in on_table(self.window).values() if self.in_window(item)]
        there = [item for item in self.window.items() if is_target(item) and self.in_window(item)]
        item = self.random.choice(offered if offered and self.random.random() < 0.7 else there)
        name = f"click “{item.property('text')}”"
        self.window.laid_out(item)
        if not self.in_window(item):
            return f"{name} moved away"
        spot = middle(item)
        # Whatever the first click makes of the item, the second one comes down at the same place.
        for _ in range(self.random.choice((1, 2))):
            self.window.click_at(spot)
        return name

    def drag(self) -> str:
        begin, end = self.spot(), self.spot()
        QTest.mousePress(self.window.window, Qt.MouseButton.LeftButton, pos=begin)
        for part in range(1, 5):
            QTest.mouseMove(self.window.window, begin + (end - begin) * part / 4)
        QTest.mouseRelease(self.window.window, Qt.MouseButton.LeftButton, pos=end)
        return f"drag from {begin.x()}, {begin.y()} to {end.x()}, {end.y()}"

    def letter(self) -> str:
        letter = self.random.choice(AT_TABLE)
        self.window.press(Qt.Key(ord(letter)))
        return f"key {letter}"

    def steer(self) -> str:
        key = self.random.choice(STEERING)
        self.window.press(key)
        return key.name

    def take_back(self) -> str:
        key = self.random.choice((Qt.Key.Key_Z, Qt.Key.Key_Y))
        QTest.keyClick(self.window.window, key, Qt.KeyboardModifier.ControlModifier)
        return f"Ctrl+{key.name}"

    def resize(self) -> str:
        self.window.window.resize(*self.random.choice(SIZES))
        return "resize"

    def sit_down(self) -> str:
        """Once nobody sits at a table."""
        if self.window.page != "table":
            self.window.app.begin(self.game, self.random.choice(COMPANIES), self.random.randrange(1000))
        return "sit down"


def is_target(item: QQuickItem) -> bool:
    pressed = item.inherits("QQuickAbstractButton") or item.inherits("QQuickComboBox")
    return pressed and item.isEnabled()


def is_still(window: OpenWindow) -> object:
    table = window.table
    if table is None:
        return window.is_quiet()
    waits = table.over or table._table.asked or table.session.holding._reasons
    return window.is_quiet() and waits and not table.session.doing.tasks and not table.session.following


def is_kept(window: OpenWindow, folder: MemoryFolder) -> bool:
    if window.table is None:
        return True
    return window.table._table.record().moves in [kept.record.moves for kept in folder.games.values()]


def let_loose(opens: Opens, seed: int, steps: int, *, hasty: bool = False, **settings: object) -> None:
    """A hasty monkey doesn't wait for answers, and does something else each time."""
    folder = MemoryFolder(MARA, Someone("p2", "Ben", "hook"))
    play_about(opens(folder, **settings), folder, "speicherstadt", seed, steps, hasty=hasty)


def play_about(
    window: OpenWindow, folder: MemoryFolder, game: str, seed: int, steps: int, *, hasty: bool = False
) -> None:
    monkey = Monkey(window, seed, game)

    async def script() -> None:
        try:
            for _ in range(steps):
                for _ in range(0 if hasty else PATIENCE):
                    if is_still(window):
                        break
                    await Until(lambda: True)
                monkey.step()
                for _ in range(monkey.random.choice((0, 0, 1, 5, 30))):
                    await Until(lambda: True)
            await window.settled()
        except BaseException:
            print(*monkey.done[-20:], sep="\n")
            raise
        await Until(lambda: is_kept(window, folder), "all moves are kept")

    window.run(script())

    assert any(kept.record.moves for kept in folder.games.values()), "nothing was played"
    for kept in folder.games.values():
        match = start(kept.record, find)
        for text in kept.record.moves:
            match.play_text(text)
        # Who leaves with the last move leaves a game that is finished once somebody sits down to it again.
        if kept.writer.finished:
            check_result(kept.writer.finished, match)


def test_a_monkey_breaks_nothing(opens: Opens) -> None:
    let_loose(opens, 1, 400)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4, 16))
def test_many_monkeys_break_nothing(opens: Opens, seed: int) -> None:
    speed = ("instant", "fastest", "normal")[seed % 3]
    let_loose(opens, seed, 3000, hasty=speed != "instant", speed=speed, listView=seed % 2 == 0)
