"""What is heard around the house."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.music.around import Bed, bed
from tools.music.signal import Signal

BEDS: dict[str, Callable[[], Signal]] = {
    "quay": partial(bed, Bed(1, laps=0.9, wind=0.15, town=0.25)),
    "quay-night": partial(bed, Bed(2, water=0.8, laps=0.6, dull=420, wind=0.12)),
}
CALLS: dict[str, Callable[[], Signal]] = {}
