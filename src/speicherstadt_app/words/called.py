"""What to type to start the program: `speicherstadt`, or what started play.py from the sources."""

from __future__ import annotations

import os
import re
from typing import Final

ENVIRONMENT: Final = "SPEICHERSTADT_CALLED"
"""Set by play.py."""
NAME: Final = "speicherstadt"
COMMANDS: Final = ("play", "box", "show", "review", "verify", "stats", "data", "simulate", "arena", "bot", "bench")
TYPED: Final = re.compile(rf"(?<![\w./-]){NAME}(?= (?:--[a-z]|(?:{'|'.join(COMMANDS)})\b))")


def called() -> str:
    return os.environ.get(ENVIRONMENT) or NAME


def typeable(text: str) -> str:
    """A text with its commands as they can be typed here."""
    program = called()
    return text if program == NAME else TYPED.sub(lambda _: program, text)
