"""Where tiles could be laid, and what that would bring: worked out from a box once, and kept for each board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from speicherstadt_app.games.venedig.rules.box import BUILDING, OPEN_PLACE, Box, Lay, around
from speicherstadt_app.games.venedig.rules.state import State

MOST_BOARDS: Final = 400
"""Of so many boards it is kept where tiles can be laid: some 8 MB."""
MOST_STOCKS: Final = 4000
"""Of so many stocks it is kept of which kinds they are."""


class Spot(NamedTuple):
    """A way for a tile to lie. Where play-outs go its fields are taken by their number, which takes less time."""

    ground: int
    by_building: int
    """Cells beside a building of the tile: a building there makes an edge …"""
    by_building_twice: int
    by_square: int
    """… and the same for squares."""
    by_square_twice: int
    quay: bool
    number: int
    """Of `Box.lays` for each tile of this pattern."""
    lay: Lay


class Turned(NamedTuple):
    """A pattern turned one way."""

    anchors: int
    shifts: tuple[int, ...]
    span_shift: int
    spots: Mapping[int, Spot]
    """By anchor."""


class Kind(NamedTuple):
    """Tiles that nothing distinguishes."""

    pattern: int
    shape: int
    cost: int
    arms: int


Sort = tuple[int, int, int, int, bool]
"""Of a kind of which some tiles are there: pattern, stones, arms, the first of them, and whether there are more."""
Fit = tuple[int, Spot]
"""A spot where a tile can be laid, and how many edges would match."""
Laid = tuple[float, int, int, Spot, bool]
"""Value, stones, tile, where, and whether there is another of its kind."""


class Board:
    """What is worked out for one board."""

    __slots__ = ("fits", "lays")

    def __init__(self) -> None:
        self.fits: Final[dict[int, list[Fit]]] = {}
        """Of each pattern."""
        self.lays: Final[dict[tuple[object, ...], list[Laid]]] = {}
        """By all else that they depend on."""


def _beside(cells: Sequence[int]) -> tuple[int, int]:
    """The cells beside one of these, and those beside two of them."""
    once = twice = 0
    for cell in cells:
        beside = around(1 << cell)
        twice |= once & beside
        once |= beside
    return once, twice


def _spot(lay: Lay, number: int) -> Spot:
    buildings = [cell for cell, sign in lay.cells if sign == BUILDING]
    squares = [cell for cell, sign in lay.cells if sign == OPEN_PLACE]
    outside = ~(lay.ground | lay.span)
    once, twice = _beside(buildings)
    one, two = _beside(squares)
    return Spot(
        lay.ground,
        once & outside,
        twice & outside,
        one & outside,
        two & outside,
        lay.quay,
        number,
        lay,
    )


class Places:
    """What is known of a box."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        spots: dict[int, tuple[Spot, ...]] = {}
        turned: dict[int, tuple[Turned, ...]] = {}
        for tile, pattern in enumerate(box.pattern):
            if pattern in spots:
                continue
            spots[pattern] = tuple(_spot(lay, number) for number, lay in enumerate(box.lays[tile]))
            turned[pattern] = tuple(
                Turned(
                    turn.anchors,
                    turn.shifts,
                    turn.span_shift,
                    {anchor: spots[pattern][number] for anchor, number in turn.lays.items()},
                )
                for turn in box.turns[tile]
            )
        self.spots: Final = spots
        """All ways for a pattern to lie on the empty board."""
        self._turned: Final = turned
        kinds = [Kind(*each) for each in dict.fromkeys(zip(box.pattern, box.shape, box.cost, box.arms, strict=True))]
        self.kinds: Final = tuple(kinds)
        of_tile = [kinds.index(Kind(*each)) for each in zip(box.pattern, box.shape, box.cost, box.arms, strict=True)]
        self.kind_of: Final = tuple(of_tile)
        """Of each tile."""
        self.masks: Final = tuple(
            sum(1 << tile for tile, kind in enumerate(of_tile) if kind == number) for number in range(len(kinds))
        )
        """The tiles of each kind."""
        self._boards: Final[dict[tuple[int, int, int, int], Board]] = {}
        self._sorts: Final[dict[int, tuple[Sort, ...]]] = {}

    def sorts(self, tiles: int) -> tuple[Sort, ...]:
        """The kinds among these tiles."""
        found = self._sorts.get(tiles)
        if found is None:
            if len(self._sorts) >= MOST_STOCKS:
                self._sorts.clear()
            sorts = []
            for kind, mask in zip(self.kinds, self.masks, strict=True):
                have = tiles & mask
                if have:
                    tile = (have & -have).bit_length() - 1
                    sorts.append((kind.pattern, kind.cost, kind.arms, tile, have & (have - 1) != 0))
            found = self._sorts[tiles] = tuple(sorts)
        return found

    def board(self, state: State) -> Board:
        """What is worked out for the board of this state: see `fits`."""
        key = (state.piles, state.buildings, state.squares, state.spans)
        board = self._boards.get(key)
        if board is None:
            if len(self._boards) >= MOST_BOARDS:
                self._boards.clear()
            board = self._boards[key] = Board()
        return board

    def fits(self, state: State, pattern: int, board: Board) -> list[Fit]:
        """Everywhere that a tile of this pattern can be laid now."""
        found = board.fits.get(pattern)
        if found is not None:
            return found
        found = board.fits[pattern] = []
        buildings, squares, spans = state.buildings, state.squares, state.spans
        free = state.piles & ~(buildings | squares)
        if not free:
            return found
        for anchors, shifts, span_shift, spots in self._turned[pattern]:
            open_anchors = anchors & free
            for shift in shifts:
                open_anchors &= free >> shift
            if span_shift:
                open_anchors &= ~(spans >> span_shift)
            while open_anchors:
                low = open_anchors & -open_anchors
                open_anchors ^= low
                spot = spots[low.bit_length() - 1]
                edges = (spot[1] & buildings).bit_count() + (spot[3] & squares).bit_count()
                if spot[2]:
                    edges += (spot[2] & buildings).bit_count()
                if spot[4]:
                    edges += (spot[4] & squares).bit_count()
                found.append((edges, spot))
        return found


@lru_cache(maxsize=2)
def places_of(box: Box) -> Places:
    return Places(box)
