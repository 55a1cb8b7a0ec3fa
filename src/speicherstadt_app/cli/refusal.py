"""How the command line says no."""

from __future__ import annotations

import sys
from contextlib import suppress

from speicherstadt_app.engine.names import is_hidden
from speicherstadt_app.words.called import typeable
from speicherstadt_app.words.phrases import without_isolates


class Refusal(Exception):
    """One sentence and, where there is one, one next step. Exit code 1, or 2 if the command was called wrongly."""

    def __init__(self, why: str, next_step: str = "", *, code: int = 1) -> None:
        super().__init__(why)
        self.why = why
        self.next_step = next_step
        self.code = code

    def __str__(self) -> str:
        return plain(f"{sentence(self.why)} {self.next_step}".rstrip())

    def tell(self) -> None:
        with suppress(OSError):
            print(f"speicherstadt: {self}", file=sys.stderr)


def plain(words: str) -> str:
    """Without what a terminal would obey: whoever named a file or wrote an argument may have meant harm. Few terminals
    know what our own sentences isolate names with."""
    words = typeable(without_isolates(words))
    return "".join("\N{REPLACEMENT CHARACTER}" if is_hidden(c) and c != "\n" else c for c in words)


def sentence(words: str) -> str:
    """With a full stop, unless it ends in some such sign already."""
    return words if words.endswith((".", "!", "?", "…")) else f"{words}."
