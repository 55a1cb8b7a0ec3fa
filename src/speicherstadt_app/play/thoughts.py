"""The brains of one table at work, several of them at the same time where several choose."""

from __future__ import annotations

import asyncio

from speicherstadt_app.ai.brain import Answer, Question
from speicherstadt_app.engine.record import Player
from speicherstadt_app.engine.rules import Seat
from speicherstadt_app.play.thinking import AskBrain


class Thoughts:
    """One thought for each seat. It goes on while others decide, as long as nobody drops it."""

    def __init__(self, ask: AskBrain, game_id: str) -> None:
        self._ask = ask
        self._game_id = game_id
        self._tasks: dict[Seat, asyncio.Task[Answer]] = {}
        self._deciding: set[Seat] = set()

    def has(self, seat: Seat) -> bool:
        return seat in self._tasks

    def begins(self, seat: Seat) -> bool:
        """Whether this is the first thought about a decision, which may have several moves."""
        first = seat not in self._deciding
        self._deciding.add(seat)
        return first

    def decided(self, seat: Seat) -> None:
        """Its decision is made."""
        self._deciding.discard(seat)

    def begin(self, player: Player, question: Question) -> None:
        self._tasks[question.seat] = asyncio.create_task(self._think(player, question))

    async def answer(self, seat: Seat) -> Answer:
        """The task that waits for it may be cancelled; the thought is not."""
        task = self._tasks[seat]
        await asyncio.wait({task})
        return task.result()

    def forget(self, seat: Seat) -> None:
        """Its answer was played."""
        self._tasks.pop(seat, None)

    async def drop(self) -> None:
        """The position is another one: break all of them off, and wait until they have ended."""
        tasks = tuple(self._tasks.values())
        self._tasks.clear()
        self._deciding.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _think(self, player: Player, question: Question) -> Answer:
        return await self._ask(self._game_id, player, question)
