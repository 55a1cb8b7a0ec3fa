"""What a part of the bench has measured: tables for people, figures for machines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from speicherstadt_app.bench.timing import Spread

Tables: TypeAlias = Mapping[int, Mapping[str, object]]
"""The numbers of players that are measured, and the options with each."""


@dataclass(frozen=True, slots=True)
class Sheet:
    title: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Report:
    sheets: Sequence[Sheet]
    figures: Mapping[str, object] = field(default_factory=dict)


def shown(spread: Spread, digits: int = 0) -> str:
    """The median, with the lowest and the highest."""
    return f"{spread.median:,.{digits}f} ({spread.low:,.{digits}f} to {spread.high:,.{digits}f})"


def exact(spread: Spread) -> dict[str, float]:
    return {"median": spread.median, "low": spread.low, "high": spread.high}
