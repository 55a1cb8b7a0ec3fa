"""A table of sealed bids on screen, where several people share it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from speicherstadt_app.engine.dealer import Dealer
from speicherstadt_app.engine.record import Player
from speicherstadt_app.games import registry
from speicherstadt_app.play.notices import DecisionAsked
from speicherstadt_app.play.pace import Pace
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.preferences import Preferences
from speicherstadt_app.ui.table.curtain import STAYS
from speicherstadt_app.ui.table.live import Table
from tests.play.players import ANNA, BEN, Slow, Watch, instant, no_time, playing
from tests.ui.table.live import Punctual


class Screen:
    """A table of sealed bids, and a clock that goes when it is told to."""

    def __init__(self, *players: Player, thinker: Any = None, speed: str = "instant") -> None:
        game = registry.find("bids")
        pace = instant() if speed == "instant" else Pace(sleep=no_time)
        self.played = PlayedTable(game, Dealer(game, len(players), 41), players, thinker or Slow(), pace=pace)
        self.settings = Settings(Preferences(language="en", speed=speed, confirm="twice"))
        self.table: Any = Table(self.played, self.settings, Punctual())
        self.session = self.table.session
        self.now = 0.0
        self.session.curtain._now = lambda: self.now
        self.announced: list[str] = []
        self.happened: list[dict[str, Any]] = []
        self.table.announced.connect(lambda text, _: self.announced.append(text))
        self.table.happened.connect(self.happened.append)

    @property
    def covered(self) -> bool:
        assert self.session.curtain.down == (self.session.viewer is None)
        return bool(self.session.curtain.down)

    def greet(self) -> None:
        self.now += 2 * STAYS
        self.table.greeted()
        assert not self.covered

    async def asked(self) -> None:
        while self.session.me not in self.played.asked:
            await asyncio.sleep(0)

    def hand(self) -> list[str]:
        return [row.label for row in self.table.board.cards.rows]

    def bid(self) -> None:
        """The first card, as one picks it up and confirms it."""
        token = self.table.board.cards.rows[0].token
        self.table.choose(token)
        self.table.confirm()

    async def sealed(self) -> None:
        self.bid()
        await self.asked()


def screen(scene: Callable[[Screen], Awaitable[None]], *players: Player, **more: Any) -> Screen:
    shown = Screen(*(players or (ANNA, BEN)), **more)

    async def whole(watch: Watch) -> None:
        await watch.until(DecisionAsked)
        await shown.asked()
        await scene(shown)

    asyncio.run(playing(shown.played, whole))
    return shown
