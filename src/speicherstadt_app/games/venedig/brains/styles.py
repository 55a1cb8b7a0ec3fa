"""Characters: what somebody likes beside winning, in points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

NEUTRAL: Final = "chronicler"


@dataclass(frozen=True, slots=True)
class Style:
    sources: Mapping[int, float] = field(default_factory=dict)
    """For each own point from a source (state.SOURCES)."""
    roles: Mapping[int, float] = field(default_factory=dict)
    """For choosing a card of this role."""
    shapes: Mapping[int, float] = field(default_factory=dict)
    """For each tile of this shape taken or built."""
    marker: float = 0.0
    """For each own marker on a pile."""


PLAIN: Final = Style()
STYLES: Final[Mapping[str, Style]] = {NEUTRAL: PLAIN}
TOLD_BY: Final[Mapping[str, str]] = {}
