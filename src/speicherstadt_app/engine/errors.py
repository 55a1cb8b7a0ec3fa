"""What can be wrong, one meaning an error.

`Unreadable`: it can't be read. `Illegal`: it can be read, and the rules forbid it here. `WrongVersion`: it belongs to
another version of the format, the rules or the game list. `BrokenGame`: its game is here and does not load. Each knows
the ply and the move it stumbled on, where there is one, and says why in one sentence.
"""

from __future__ import annotations

LONGEST_QUOTE = 60


def quote(text: object) -> str:
    """Foreign text, short and printable enough to stand inside a sentence."""
    shown = str(text) if isinstance(text, str) else repr(text)
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in shown[: LONGEST_QUOTE + 1])
    return f"'{shown}'" if len(shown) <= LONGEST_QUOTE else f"'{shown[: LONGEST_QUOTE - 1]}…'"


class EngineError(Exception):
    """A question the engine can't answer with yes."""

    def __init__(self, why: str, *, ply: int | None = None, move: str | None = None) -> None:
        super().__init__(why)
        self.why = why
        self.ply = ply
        self.move = move

    def at(self, ply: int, move: str) -> EngineError:
        """The same error with the place where it happened."""
        return type(self)(self.why, ply=ply, move=move)

    def __str__(self) -> str:
        if self.ply is None:
            return self.why
        where = f"ply {self.ply}"
        if self.move is not None:
            where += f", {quote(self.move)}"
        return f"{where}: {self.why}"


class Unreadable(EngineError):
    """It can't be read."""


class Illegal(EngineError):
    """It can be read, and is not legal here."""


class WrongVersion(EngineError):
    """It belongs to another version."""


class BrokenGame(EngineError):
    """The game it belongs to does not load here."""

    game = ""
    """Its id."""


class NotKept(Exception):
    """What happened could not be stored, and the game goes on in memory. Says why and what to do in one sentence;
    `reason` is one word for it, for those who say it in another language."""

    def __init__(self, why: str, reason: str = "failed") -> None:
        super().__init__(why)
        self.why = why
        self.reason = reason
