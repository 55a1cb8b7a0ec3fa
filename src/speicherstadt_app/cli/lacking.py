"""What a command says when something is missing that the computer players think with: once, in a sentence."""

from __future__ import annotations

import logging
from typing import Final

from speicherstadt_app.ai.brains import flaw
from speicherstadt_app.cli.refusal import sentence
from speicherstadt_app.cli.screen import console

LOG: Final = logging.getLogger("speicherstadt_app")


def tell_flaw(game_id: str) -> None:
    """Say it before anybody plays; the log, which says it file by file, then need not."""
    level = LOG.level
    log_nothing()
    try:
        why = flaw(game_id)
    finally:
        LOG.setLevel(level)
    if why:
        console(stderr=True).print(sentence(why), soft_wrap=True)


def log_nothing() -> None:
    """For processes that work for one that has said it."""
    LOG.setLevel(logging.CRITICAL)
