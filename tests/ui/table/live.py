"""A table that is played while a test looks at it as QML would."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import asdict
from typing import Any

from speicherstadt_app.ai.brain import never
from speicherstadt_app.ai.hints import Hints
from speicherstadt_app.engine.record import Player
from speicherstadt_app.play.advising import Inquiry, look
from speicherstadt_app.play.pace import Pace
from speicherstadt_app.play.table import Table as PlayedTable
from speicherstadt_app.ui.home.settings import Settings
from speicherstadt_app.ui.preferences import Preferences, speed_of
from speicherstadt_app.ui.table.live import Table
from tests.play.players import ANNA, BEN, KONTOR, MICHEL, no_time, table_of

__all__ = ["ANNA", "BEN", "KONTOR", "MICHEL", "Live", "live"]


class Punctual:
    """An adviser that needs no thread, and so answers in the same turn of the loop however busy the machine is."""

    async def advise(self, inquiry: Inquiry) -> Hints:
        await asyncio.sleep(0)
        return look(inquiry, never)


class Live:
    """The table on screen, and what a person does there."""

    def __init__(self, *players: Player, settings: Settings, **more: Any) -> None:
        pace = more.pop("pace", None) or Pace(speed_of(settings.value), settings.value.oneAtATime, sleep=no_time)
        self.settings = settings
        self.played: PlayedTable = table_of(*players, pace=pace, **more)
        self.table = Table(self.played, settings, Punctual())
        self.happened: list[dict[str, Any]] = []
        self.announced: list[tuple[str, bool]] = []
        self.refused: list[str] = []
        self.hushed = 0
        self.table.happened.connect(self.happened.append)
        self.table.announced.connect(lambda text, assertive: self.announced.append((text, assertive)))
        self.table.refused.connect(self.refused.append)
        self.table.hush.connect(self._hush)

    def _hush(self) -> None:
        self.hushed += 1

    # What QML sees

    def get(self, name: str) -> Any:
        return getattr(self.table, name)

    @property
    def prompt(self) -> Any:
        return self.get("prompt").value

    @property
    def board(self) -> Any:
        return self.get("board")

    def button(self, slot: str) -> dict[str, Any]:
        return next(row for row in self.rows(self.get("prompt").property("buttons")) if row["slot"] == slot)

    @staticmethod
    def rows(model: Any) -> list[dict[str, Any]]:
        return [asdict(row) for row in model.rows]

    @property
    def columns(self) -> list[dict[str, Any]]:
        return self.rows(self.board.columns)

    @property
    def log(self) -> list[str]:
        return [row["spoken"] for row in self.rows(self.get("log"))]

    @property
    def moves(self) -> list[str]:
        return list(self.played.record().moves)

    def kinds(self) -> list[str]:
        return [str(event["kind"]) for event in self.happened]

    # Waiting, without a clock

    async def until(self, true: Callable[[], object], turns: int = 20_000) -> None:
        """Let everything else go on until something is so."""
        for _ in range(turns):
            if true():
                return
            await asyncio.sleep(0)
        raise AssertionError("it never came to that")

    async def asked(self) -> None:
        """Until a person is asked; what the game stops at is looked at."""
        await self.until(self._is_asked)

    def _is_asked(self) -> bool:
        if self.table.session.moments.event is not None:
            self.table.goOn()
        return bool(self.played.asked) or self.played.over

    async def rest(self) -> None:
        """Until nothing happens by itself any more, as when the table waits to be let go on."""
        quiet, last = 0, -1
        while quiet < 50:
            await asyncio.sleep(0.0002)
            quiet = quiet + 1 if self.played.ply == last else 0
            last = self.played.ply

    async def to_phase(self, phase: str, decide: Callable[[], None] | None = None) -> None:
        """Decide somehow until a person is asked in that phase."""
        await self.asked()
        while self.played.phase != phase and not self.played.over:
            (decide or self.decide)()
            await self.turned()

    def decide(self) -> None:
        """Something that is always possible: the first column, pass, finish."""
        if self.played.phase == "demand":
            self.place(next(column["number"] for column in self.columns if column["token"]))
        elif self.played.phase == "purchase":
            self.table.press("pass")
        else:
            self.table.press("yes")

    def place(self, number: int) -> None:
        self.table.chooseNumber(number)
        if self.played.asked:
            self.table.confirm()

    def is_past(self, ply: int) -> bool:
        return self.played.ply > ply

    async def turned(self) -> None:
        """Until the next decision after this one."""
        ply = self.played.ply
        await self.until(lambda: self.played.ply > ply)
        await self.asked()


def live(
    *players: Player, scene: Callable[[Live], Awaitable[None]], preferences: Preferences | None = None, **more: Any
) -> Live:
    """Play a scene at a table of these players; what goes wrong in either is raised."""

    async def whole() -> Live:
        table = Live(*players, settings=Settings(preferences or Preferences(speed="instant")), **more)
        run = asyncio.ensure_future(table.played.run())
        try:
            acts = asyncio.ensure_future(scene(table))
            await asyncio.wait({run, acts}, return_when=asyncio.FIRST_COMPLETED)
            if run.done():
                run.result()
            await acts
        finally:
            await table.table.close()
            await run
        return table

    return asyncio.run(whole())


def tokens(table: Live) -> Iterable[str]:
    """Everything that could be tapped now."""
    found = [column["token"] for column in table.columns]
    found += [button["token"] for button in table.rows(table.get("prompt").property("buttons")) if button["enabled"]]
    yard, house = table.board.shipping, table.board.house
    for model in (yard.property("sales"), yard.property("keep")):
        found += [row["token"] for row in table.rows(model)]
    for row in table.rows(yard.property("sources")):
        found += [cube["token"] for cube in row["cubes"]]
    for row in table.rows(yard.property("contracts")):
        found += [place["token"] for place in row["places"]]
    found += [good["token"] for good in house.property("supply")]
    return [token for token in found if token]
