"""Who plays, as it is written on the command line: LEVEL or LEVEL:STYLE, with commas between."""

from __future__ import annotations

from speicherstadt_app.ai.bots import Bot, read_bot
from speicherstadt_app.ai.brains import known_levels, styles
from speicherstadt_app.cli.refusal import Refusal
from speicherstadt_app.engine.errors import EngineError, quote


def bots_help(game: str) -> str:
    return f"LEVEL or LEVEL:STYLE. Levels: {', '.join(known_levels(game))}. Styles: {', '.join(styles(game))}"


def read_bots(game: str, text: str) -> tuple[Bot, ...]:
    """`Refusal` names what there is."""
    try:
        bots = tuple(read_bot(game, word) for word in text.split(","))
    except EngineError as error:
        raise Refusal(error.why, code=2) from None
    for bot in bots:
        if bot.iterations:
            raise Refusal(f"{quote(str(bot))} has a budget, which only an arena gives", "Leave @ out.", code=2)
    return bots
