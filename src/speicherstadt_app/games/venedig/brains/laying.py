"""Choosing among ways to lay tiles, and among cells."""

from __future__ import annotations

from typing import Final

from speicherstadt_app.games.venedig.brains.places import Laid
from speicherstadt_app.games.venedig.rules.box import COLUMNS, NOT_FIRST, NOT_LAST

USUAL_STONES: Final = 5
"""A builder to come is counted with so many stones."""
KEPT_LAYS: Final = 8
"""So many of the best ways to lay a tile are looked at together."""


def crowded(cells: int, among: int) -> int:
    """Those that have at least two neighbours in a set of cells."""
    up, down = cells << COLUMNS, cells >> COLUMNS
    right, left = (cells & NOT_LAST) << 1, (cells & NOT_FIRST) >> 1
    return (up & down | (up | down) & (right | left) | right & left) & among


def varied(found: list[Laid], most: int) -> list[Laid]:
    """The best, and of each tile at least the best two: a row needs tiles that go together."""
    if len(found) <= most:
        return found
    chosen = found[: most // 2]
    counts: dict[int, int] = {}
    for each in chosen:
        counts[each[2]] = counts.get(each[2], 0) + 1
    for each in found[most // 2 :]:
        seen = counts.get(each[2], 0)
        if seen < 2:
            counts[each[2]] = seen + 1
            chosen.append(each)
            if len(chosen) >= most + 4:
                break
    return chosen


def best_row(lays: list[Laid], stones: int) -> tuple[float, int]:
    """What one or two tiles that go together are worth at best, and the number of the first of them."""
    best, first = 0.0, 0
    unset = True
    for number, (value, cost, tile, spot, twin) in enumerate(lays):
        if cost > stones:
            continue
        if unset or value > best:
            best, first, unset = value, number, False
        rest = stones - cost
        if rest < 2:
            continue
        ground = spot[0]
        for other, price, another, where, _ in lays[number + 1 :]:
            if price <= rest and value + other > best and (another != tile or twin) and not where[0] & ground:
                if where[7].span & spot[7].span:
                    continue
                best, first = value + other, number
                break
    return best, first
