"""Commands that a game brings to the command line: `extras/commands.py` in its folder.

The module has `COMMANDS`, each by its name. Options whose value is read from a file are the keys of `FILE_OPTIONS`, and
`option_from_file` reads it. What a command answers is printed line by line; what it refuses is an `EngineError`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse


@dataclass(frozen=True, slots=True)
class GameAction:
    """One of the things that a command can do."""

    line: str
    configure: Callable[[argparse.ArgumentParser], object]
    """Adds its arguments."""
    run: Callable[[argparse.Namespace], Iterable[str]]
    examples: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GameCommand:
    line: str
    actions: Mapping[str, GameAction]
    examples: tuple[str, ...] = ()
