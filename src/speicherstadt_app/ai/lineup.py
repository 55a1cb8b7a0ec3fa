"""What a game's folder in here tells of its opponents."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from speicherstadt_app.ai.brain import Brain


@dataclass(frozen=True, slots=True)
class Lineup:
    """`levels` stand weakest first, each with what makes its brain from a style; the first style is the usual one."""

    levels: Mapping[str, Callable[[str], Brain]]
    styles: tuple[str, ...]
