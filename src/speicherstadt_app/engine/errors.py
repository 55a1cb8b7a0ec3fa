"""What can be wrong, one meaning an error.

`Unreadable`: it can't be read. `Illegal`: it can be read, and the rules forbid it here. `WrongVersion`: it belongs to
another version of the format, the rules or the game list. `BrokenGame`: its game is here, and does not load or fails.
Each knows the ply and the move it stumbled on, where there is one, and says why in one sentence.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import PurePath

LONGEST_QUOTE = 60
ENGINE = __name__.rpartition(".")[0]


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

    game = ""
    """The id of the game that is not here, if that is why."""


class BrokenGame(EngineError):
    """The game it belongs to does not load here, or its rules fail."""

    game = ""
    """Its id."""
    fails = False
    """It loads, and its code ends in an error of Python."""

    def at(self, ply: int, move: str) -> EngineError:
        placed = BrokenGame(self.why, ply=ply, move=move)
        placed.game, placed.fails = self.game, self.fails
        return placed


def failed(game: str, error: Exception) -> BrokenGame:
    """What is said where a game's own code ends in an error that says nothing of records or moves."""
    reason = quote(f"{type(error).__name__}: {error}")
    broken = BrokenGame(
        f"the game {quote(game)} fails here ({_place(error)}{reason}): install the program again, or a newer version"
    )
    broken.game, broken.fails = game, True
    return broken


def _place(error: Exception) -> str:
    """The innermost line that is neither Python's nor the engine's."""
    found, step = "", error.__traceback__
    while step is not None:
        name = str(step.tb_frame.f_globals.get("__name__", ""))
        if name.partition(".")[0] not in sys.stdlib_module_names and not name.startswith(ENGINE):
            found = f"{PurePath(step.tb_frame.f_code.co_filename).name}, line {step.tb_lineno}: "
        step = step.tb_next
    return found


@contextmanager
def blaming(game: str) -> Iterator[None]:
    """What is done inside is that game's alone: an error of Python there becomes a `BrokenGame`."""
    try:
        yield
    except (EngineError, MemoryError):
        raise
    except Exception as error:
        raise failed(game, error) from error


class NotKept(Exception):
    """What happened could not be stored, and the game goes on in memory. Says why and what to do in one sentence;
    `reason` is one word for it, for those who say it in another language."""

    def __init__(self, why: str, reason: str = "failed") -> None:
        super().__init__(why)
        self.why = why
        self.reason = reason
