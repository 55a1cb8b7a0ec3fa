"""How a table has a question answered by a brain."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from typing import Final, Protocol, TypeVar

from speicherstadt_app.ai import brains
from speicherstadt_app.ai.brain import Answer, Brain, Question, Stop
from speicherstadt_app.ai.hints import Hints
from speicherstadt_app.engine.errors import Unreadable
from speicherstadt_app.engine.record import Player
from speicherstadt_app.play.advising import Inquiry, look

T = TypeVar("T")

SHORT_TURN: Final = 0.0005
ONE_PROCESS: Final = {"android", "ios", "emscripten", "wasi"}


class AskBrain(Protocol):
    """Has a player's brain answer a question of a game: here, in a thread, in another process. When it is cancelled,
    the thought ends soon."""

    async def __call__(self, game_id: str, player: Player, question: Question) -> Answer: ...


def brain_of(game_id: str, player: Player) -> Brain:
    """The brain that a record's player is."""
    level, style = player.more.get("level"), player.more.get("style")
    if not isinstance(level, str) or not (style is None or isinstance(style, str)):
        raise Unreadable(f"the computer player {player.name} has no level that is a text")
    return brains.brain(game_id, level, style)


class BrainService(AskBrain, Protocol):
    """The same with something of its own to begin and to end."""

    def wake(self, game_id: str) -> None: ...
    async def advise(self, inquiry: Inquiry) -> Hints: ...
    def close(self) -> None: ...


def has_one_process() -> bool:
    """Whether there can be no other. Before 3.13 Python on Android says that its system is Linux."""
    return sys.platform in ONE_PROCESS or hasattr(sys, "getandroidapilevel")


def thinker_here() -> BrainService:
    """A process of its own where there can be one: phones know none, and their Python lacks what it takes."""
    if not has_one_process():
        try:
            from speicherstadt_app.play.worker import ThinkInProcess

            return ThinkInProcess()
        except (ImportError, OSError):
            pass
    return ThinkInThread()


class ThinkInThread:
    """Brains think in a thread of this process, so that the table's loop stays awake."""

    def __init__(self, find: Callable[[str, Player], Brain] = brain_of) -> None:
        self._find = find

    def wake(self, game_id: str) -> None:  # noqa: ARG002 - its brains are imported by their first thought
        """Two threads take turns after a short while: a thought then costs a frame a millisecond at most."""
        sys.setswitchinterval(SHORT_TURN)

    def close(self) -> None:
        """A cancelled thought ends by itself: there is nothing to close."""

    async def __call__(self, game_id: str, player: Player, question: Question) -> Answer:
        brain = self._find(game_id, player)
        return await _in_thread(lambda stop: brain.choose(question, stop))

    async def advise(self, inquiry: Inquiry) -> Hints:
        return await _in_thread(lambda stop: look(inquiry, stop))


async def _in_thread(work: Callable[[Stop], T]) -> T:
    stop = threading.Event()
    try:
        return await asyncio.to_thread(work, stop.is_set)
    finally:
        stop.set()
