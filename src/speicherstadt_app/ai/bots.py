"""A computer player in one word: LEVEL[:STYLE][@ITERATIONS]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from speicherstadt_app.ai.brain import Brain
from speicherstadt_app.ai.brains import brain, levels, styles
from speicherstadt_app.engine.errors import Unreadable, WrongVersion, quote

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

    @property
    def told(self) -> dict[str, object]:
        """What a record tells of who played."""
        told: dict[str, object] = {"level": self.level}
        return told | {"style": self.style} if self.style else told

    def brain(self, game_id: str) -> Brain:
        return brain(game_id, self.level, self.style)


def read_bot(game_id: str, word: str) -> Bot:
    """The bot that a word names; `WrongVersion` names the levels or styles that there are."""
    name, at, budget = word.strip().partition("@")
    level, colon, style = name.partition(":")
    bot = Bot(level, style if colon else None, _iterations(budget) if at else None)
    bot.brain(game_id)
    if style in ("", styles(game_id)[0]):
        return Bot(level, None, bot.iterations)
    if level not in levels(game_id):
        raise WrongVersion(f"{quote(level)} plays in no style; leave out {quote(f':{style}')}")
    return bot


def _iterations(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) <= len(str(MOST_ITERATIONS)) and int(text) >= 1:
        return int(text)
    raise Unreadable(f"a bot's budget is a whole number from 1 to {MOST_ITERATIONS}, not {quote(text)}")
