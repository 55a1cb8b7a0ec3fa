"""Whole games through the window: by mouse, by keys, and as a screen reader presses things.

A player sees what lies there to be pressed, and nothing else: the tokens are those of the items on the screen.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Protocol

from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from speicherstadt_app.ai.brain import Question
from speicherstadt_app.ai.brains import brain
from speicherstadt_app.engine.record import Player, Record
from tests.qml.open_window import OpenWindow, Until, act, kind_of

BUTTONS = {"pass": "pass", "yes": "yes", "advise": "advise"}
MOST_TABS = 400


class Hand(Protocol):
    """A way to press something that lies on the table."""

    def press(self, window: OpenWindow, token: str, item: QQuickItem) -> None: ...

    def greet(self, window: OpenWindow) -> None:
        """Sees whose turn it is."""


class Mouse:
    def greet(self, window: OpenWindow) -> None:
        window.click(window.lifter())
        assert not window.table.banner.value.visible

    def press(self, window: OpenWindow, token: str, item: QQuickItem) -> None:
        window.click(item)


class Keys:
    """Columns by their number, the prompt by its letters, all else by Tab and Enter."""

    def greet(self, window: OpenWindow) -> None:
        window.press(Qt.Key.Key_Return)
        assert not window.table.banner.value.visible

    LETTERS: ClassVar = {"pass": Qt.Key.Key_P, "advise": Qt.Key.Key_H, "buy": Qt.Key.Key_B}

    def press(self, window: OpenWindow, token: str, item: QQuickItem) -> None:
        focused = window.focused
        if token in self.LETTERS:
            window.press(self.LETTERS[token])
        elif token.startswith("place "):
            window.press(Qt.Key(Qt.Key.Key_0.value + int(token.removeprefix("place "))))
        elif token == "yes" and (focused is None or not focused.inherits("QQuickAbstractButton")):
            window.press(Qt.Key.Key_Return)
        else:
            tab_to(window, item)
            window.press(Qt.Key.Key_Return)


class Reader:
    """Hears whose turn it is, and need not take the banner away."""

    def greet(self, window: OpenWindow) -> None:
        assert window.table.banner.value.text in {found.name for found in window.heard()}

    def press(self, window: OpenWindow, token: str, item: QQuickItem) -> None:
        found = next((each for each in window.heard() if each.thing == item), None)
        assert found, f"{kind_of(item)} is not heard"
        assert found.name, f"{kind_of(item)} has no name"
        assert found.enabled, f"{found.name} can't be pressed now"
        assert found.pressed_by_reader, f"{found.name} can't be pressed"
        act(item)


def look_on_at_once(window: OpenWindow) -> None:
    """What a table stops at for those who only watch takes no time."""

    async def at_once(_: float) -> None:
        await asyncio.sleep(0)

    window.table._table.pace.sleep = at_once


def tab_to(window: OpenWindow, item: QQuickItem) -> None:
    for _ in range(MOST_TABS):
        if window.focused == item:
            return
        window.press(Qt.Key.Key_Tab)
    raise AssertionError(f"Tab never comes to {kind_of(item)} “{item.property('text')}”")


# --- what lies there


def token_of(item: QQuickItem) -> str:
    token = item.property("token")
    if token is None:
        stock = item.property("stock")
        stock = stock.toVariant() if hasattr(stock, "toVariant") else stock
        token = stock.get("token") if isinstance(stock, Mapping) else None
    return str(token or "")


def on_table(window: OpenWindow) -> dict[str, QQuickItem]:
    """What can be pressed, by token; the buttons of the prompt by their slot."""
    found: dict[str, QQuickItem] = {}
    for item in window.items():
        if not item.inherits("QQuickAbstractButton") or not item.isEnabled():
            continue
        slot = _slot_of(item)
        token = BUTTONS.get(slot, "") if slot else token_of(item)
        if token and token not in found:
            found[token] = item
    return found


def _slot_of(item: QQuickItem) -> str:
    """A button of the prompt stands in a loader in its place."""
    loader: QQuickItem | None = item.parentItem()
    place: QQuickItem | None = loader.parentItem() if loader else None
    return str(place.property("slot") or "") if place else ""


class Game:
    """One game, from the start page to the end sheet."""

    def __init__(self, window: OpenWindow, hand: Hand, random: Random) -> None:
        self.window = window
        self.hand = hand
        self.random = random
        self.decisions = 0

    @property
    def table(self) -> Any:
        return self.window.table

    @property
    def ply(self) -> int:
        return int(self.table._table.ply)

    def record(self) -> Record:
        return self.table._table.record()  # type: ignore[no-any-return]

    async def begin(self, players: Sequence[Player], seed: int) -> None:
        self.window.app.begin("speicherstadt", players, seed)
        await Until(lambda: self.table is not None and self.window.page == "table" and self.window.of("TablePage"))
        await self.asked()

    async def go_on(self) -> None:
        """With the only one that was left."""
        self.window.app.openGame("g1")
        await Until(lambda: self.table is not None and self.window.page == "table" and self.window.of("TablePage"))
        await self.asked()

    async def asked(self) -> None:
        """Until somebody is asked; what the game stops at is looked at."""
        await Until(self._is_asked, "somebody is asked")

    def _is_asked(self) -> bool:
        if self.table.session.moments.event is not None:
            self.window.press(Qt.Key.Key_Return)
        return bool(self.table.over or self.table.myTurn or self.table.held)

    async def play(self, most: int = 1_000_000) -> None:
        """To the end, or for so many decisions."""
        await self.asked()
        while not self.table.over and self.decisions < most:
            await self.decide()
            await self.asked()

    async def decide(self) -> None:
        self.decisions += 1
        ply = self.ply
        if self.table.banner.value.visible:
            self.hand.greet(self.window)
            assert (self.ply, self.table.value.picked) == (ply, False), "what lies under the banner is not done"
        phase = self.table.bar.value.phase
        await {"demand": self._place, "purchase": self._buy, "shipping": self._ship}[phase]()
        await Until(lambda: self.ply > ply or self.table.over, f"a decision in {phase} is a move")

    async def press(self, token: str) -> None:
        self.hand.press(self.window, token, on_table(self.window)[token])
        await Until(self.is_still, f"{token} has been done")

    async def _place(self) -> None:
        token = self.random.choice([token for token in on_table(self.window) if token.startswith("place ")])
        ply = self.ply
        await self.press(token)
        assert self.ply == ply, "one tap never places where two are wished for"
        await self.press(token if self.random.random() < 0.5 else "yes")

    async def _buy(self) -> None:
        there = on_table(self.window)
        if "yes" not in there or self.random.random() < 0.35:
            await self.press("pass")
            return
        await self.press("yes")

    async def suggested(self) -> None:
        """It is told what would be loaded; the same button does it."""
        await self.press("advise")
        await Until(lambda: self.table.advice.value.stage == "moves", "a loading is suggested")

    def is_still(self) -> bool:
        """Nothing that was begun by a button still goes on."""
        stops = self.table.session.moments.event is not None
        asked = self.table._table.asked or self.table.over or stops
        return asked and not self.table.session.doing.tasks and not self.table.session.following

    async def _ship(self) -> None:
        """Sometimes the suggestion; else cubes to wherever they are welcome, and the end when there is no more."""
        ply = self.ply
        if self.random.random() < 0.3 and "advise" in on_table(self.window):
            await self.suggested()
            await self.press("advise")
            if self.ply > ply:
                return
        for _ in range(8):
            there = on_table(self.window)
            cubes = [token for token in there if token.startswith("pick ")]
            if not cubes or self.random.random() < 0.15:
                break
            await self.press(self.random.choice(cubes))
            welcome = [token for token in on_table(self.window) if token.split()[0] in {"load", "sell", "keep"}]
            if welcome:
                await self.press(self.random.choice(welcome))
            if self.ply > ply:
                return
        await self.press("yes")


def is_asked(window: OpenWindow) -> bool:
    if window.table.session.moments.event is not None:
        window.press(Qt.Key.Key_Return)
    return bool(window.table._table.asked or window.table.over)


async def play_out(window: OpenWindow, level: str | None = None) -> None:
    """To the end, as somebody of that level would, or as one who wants nothing."""
    played = window.table._table
    while not window.table.over:
        await Until(lambda: is_asked(window), "somebody is asked")
        if played.asked:
            (seat,) = played.asked
            legal = played.legal(seat)
            action = legal[-1]
            if level:
                question = Question(played.rules, played.view(seat), seat, legal, 1, played.ply)
                action = brain(played.game.card.id, level).choose(question).action
            played.act(seat, action)
    await Until(lambda: window.of("EndPanel"), "the final count")
    await window.settled()
