"""Every game in the real window, by mouse and by keys: two people, with a curtain where there are secrets."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from speicherstadt_app.engine.record import Player, replay
from speicherstadt_app.engine.streams import Stream
from speicherstadt_app.games import registry
from tests.contract.every import GAMES, card_of
from tests.qml.conftest import MARA
from tests.qml.open_window import OpenWindow, Until
from tests.qml.playing import on_table, tab_to
from tests.ui.memory_folder import MemoryFolder

MOST_TAPS = 40
SEED = 2927
"""Short games in which each kind of decision comes."""


class Driver:
    """Two people who decide by lot, and press whatever is to be pressed for it."""

    def __init__(self, window: OpenWindow, press: Callable[[OpenWindow, str, QQuickItem], None], greet: str) -> None:
        self.window = window
        self._press = press
        self._greet = greet
        self.called = 0

    @property
    def table(self) -> Any:
        return self.window.table

    @property
    def played(self) -> Any:
        return self.table._table

    async def play(self, game: str, players: list[Player], seed: int) -> None:
        window = self.window
        window.app.begin(game, players, seed)
        await Until(lambda: self.table is not None and window.page == "table" and window.of("TablePage"), "the table")
        await self.asked()
        while not self.played.over:
            if self.table.banner.value.visible:
                self.called += 1
                self.covered(game)
                ply = self.played.ply
                self.greet()
                assert self.played.ply == ply
            await self.decide()
            await self.asked()
        await Until(lambda: window.of("EndPanel"), "the end is shown")

    async def asked(self) -> None:
        """Until somebody is asked; what the game stops at is looked at."""
        await Until(self._is_asked, "somebody is asked")

    def _is_asked(self) -> bool:
        if self.table.session.moments.event is not None:
            assert not self.table.banner.value.visible, "what all look at is looked at first"
            self.window.press(Qt.Key.Key_Return)
            return False
        return self.played.over or self.table.session.me in self.played.asked

    def covered(self, game: str) -> None:
        """Nothing that is written anywhere depends on what one seat alone knows."""
        if card_of(game).open:
            return
        assert self.table.session.viewer is None
        tokens = {token.partition(" ")[0] for token in on_table(self.window)}
        assert "bid" not in tokens, "a hand is to be seen before its owner is there"

    def greet(self) -> None:
        if self._greet == "mouse" or (self._greet == "in turn" and self.called % 2):
            self.window.click(self.window.lifter())
        else:
            self.window.press(Qt.Key.Key_Return)
        assert not self.table.banner.value.visible

    async def decide(self) -> None:
        seat, ply = self.table.session.me, self.played.ply
        wanted = Stream(3, "window", ply).choice(self.played.legal(seat))
        move = self.played.rules.text(seat, wanted).partition(" ")[2]
        for _ in range(MOST_TAPS):
            if self.played.ply > ply or seat not in self.played.asked:
                return
            await self.press(self.next_token(move))
        raise AssertionError(f"{move} is never done")

    def next_token(self, move: str) -> str:
        """`yes` or `pass` where that button says so; else the thing that leads on."""
        session = self.table.session
        token = str(session.presenter.next_token(session.scene(), [move]))
        buttons = [button for button in self.table.prompt.slots.rows if button.enabled and button.token == token]
        return next((button.slot for button in buttons if button.slot in {"yes", "pass"}), token)

    async def press(self, token: str) -> None:
        await Until(lambda: True)
        # To look through a whole window is no small thing: mostly it lies there.
        there = on_table(self.window)
        if token not in there:
            await Until(lambda: token in on_table(self.window), f"{token} lies on the table")
            there = on_table(self.window)
        self._press(self.window, token, there[token])
        await Until(lambda: not self.table.session.doing.tasks and not self.table.session.following, f"{token} is done")


def by_mouse(window: OpenWindow, token: str, item: QQuickItem) -> None:
    window.click(item)


def by_keys(window: OpenWindow, token: str, item: QQuickItem) -> None:
    focused = window.focused
    if token == "yes" and (focused is None or not focused.inherits("QQuickAbstractButton")):
        window.press(Qt.Key.Key_Return)
    elif token == "pass":
        window.press(Qt.Key.Key_P)
    else:
        tab_to(window, item)
        window.press(Qt.Key.Key_Return)


def in_turn() -> Callable[[OpenWindow, str, QQuickItem], None]:
    hands = cycle((by_mouse, by_keys))

    def press(window: OpenWindow, token: str, item: QQuickItem) -> None:
        next(hands)(window, token, item)

    return press


@pytest.mark.parametrize(
    # Lots come to each kind of decision by both when one thing is done by mouse and the next by keys.
    "hand",
    ["in turn", pytest.param("mouse", marks=pytest.mark.long), pytest.param("keys", marks=pytest.mark.long)],
)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_of_two_people(window: Callable[[MemoryFolder], OpenWindow], game: str, hand: str) -> None:
    folder = MemoryFolder(MARA)
    opened = window(folder)
    driver = Driver(opened, {"mouse": by_mouse, "keys": by_keys}.get(hand) or in_turn(), hand)
    bots = [Player(f"Kontor {n}", "ai", {"level": "random"}) for n in range(2, card_of(game).seats[0])]
    players = [Player("Mara", "human"), Player("Ben", "human"), *bots]
    opened.run(driver.play(game, players, SEED))
    record = driver.played.record()
    assert replay(record, registry.find).over
    assert record.game == game
    assert folder.games["g1"].record.moves == record.moves
    assert driver.called >= 2
    assert [notice for notice in opened.app._notices._notices if "failed" in notice] == []
