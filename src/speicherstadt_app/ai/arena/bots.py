"""Who plays in the arena, in one word: LEVEL[:STYLE][@ITERATIONS]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from speicherstadt_app.ai.brain import Brain
from speicherstadt_app.ai.brains import brain, styles
from speicherstadt_app.engine.errors import Unreadable, quote

MOST_ITERATIONS: Final = 10**9


@dataclass(frozen=True, slots=True)
class Bot:
    """A level in a style; the budget of iterations is None for the level's own."""

    level: str
    style: str | None = None
    """None for the style that nobody has to ask for."""
    iterations: int | None = None

    def __str__(self) -> str:
        style = f":{self.style}" if self.style else ""
        budget = f"@{self.iterations}" if self.iterations else ""
        return f"{self.level}{style}{budget}"

    def brain(self, game_id: str) -> Brain:
        return brain(game_id, self.level, self.style)


def read_bot(game_id: str, word: str) -> Bot:
    """The bot that a word names; `WrongVersion` names the levels or styles that there are."""
    name, at, budget = word.strip().partition("@")
    level, _, style = name.partition(":")
    bot = Bot(level, style or None, _iterations(budget) if at else None)
    bot.brain(game_id)
    return Bot(level, None, bot.iterations) if style == styles(game_id)[0] else bot


def _iterations(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) <= len(str(MOST_ITERATIONS)) and int(text) >= 1:
        return int(text)
    raise Unreadable(f"a bot's budget is a whole number from 1 to {MOST_ITERATIONS}, not {quote(text)}")
