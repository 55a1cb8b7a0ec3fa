"""Brains that think in a process of their own."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from typing import Final

from speicherstadt_app.ai.brain import Answer, Question, Stop
from speicherstadt_app.ai.hints import Hints
from speicherstadt_app.engine.record import Player
from speicherstadt_app.play.advising import Inquiry, look
from speicherstadt_app.play.process import Process
from speicherstadt_app.play.thinking import ThinkInThread, brain_of

# A look that is put away must not break off the thought before it.
THOUGHTS: Final = 0
LOOKS: Final = 1


class ThinkInProcess:
    """Where there is no process, a thread does it."""

    def __init__(self) -> None:
        self._process = Process(lanes=2)
        self._instead: ThinkInThread | None = None

    def wake(self, game_id: str) -> None:
        """Start the worker and let it import that game's brains, while nobody waits for it."""
        if self._instead is not None:
            return
        try:
            self._process.pool().submit(_import_brains, game_id)
        except (OSError, BrokenProcessPool):
            self._give_up()

    async def __call__(self, game_id: str, player: Player, question: Question) -> Answer:
        if self._instead is None:
            try:
                return await self._process.ask(THOUGHTS, _think, game_id, player, question)
            except (OSError, BrokenProcessPool):
                self._give_up()
        assert self._instead is not None
        return await self._instead(game_id, player, question)

    async def advise(self, inquiry: Inquiry) -> Hints:
        if self._instead is None:
            try:
                return await self._process.ask(LOOKS, _look, inquiry)
            except (OSError, BrokenProcessPool):
                self._give_up()
        assert self._instead is not None
        return await self._instead.advise(inquiry)

    def close(self) -> None:
        """At once, whatever is being thought about; a thread does what is still asked."""
        self._process.close()
        self._instead = ThinkInThread()

    def _give_up(self) -> None:
        self._instead = ThinkInThread()
        self._instead.wake("")


# In the worker


def _import_brains(game_id: str) -> None:
    from speicherstadt_app.ai import brains

    brains.levels(game_id)


def _think(stop: Stop, game_id: str, player: Player, question: Question) -> Answer:
    return brain_of(game_id, player).choose(question, stop)


def _look(stop: Stop, inquiry: Inquiry) -> Hints:
    return look(inquiry, stop)
