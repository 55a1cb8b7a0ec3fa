"""Scenery that card pictures and skylines share. Light from the upper left: what faces right lies in shade."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

from tools.art.kit import (
    BRICK,
    BRICK_DARK,
    BRICK_LIGHT,
    CARD,
    EDGE,
    EMBER,
    INK,
    MORTAR,
    QUAY,
    SAND,
    VERDIGRIS,
    VERDIGRIS_DARK,
    WHITE,
    Point,
    Svg,
    arch,
    mix,
    n,
    placed,
    poly,
    rect,
    ribbon,
    rrect,
    seg_arch,
)


class Tone(NamedTuple):
    wall: str
    shade: str
    trim: str
    pane: str
    roof: str


TONES = {
    "red": Tone(BRICK, BRICK_DARK, MORTAR, SAND, VERDIGRIS),
    "light": Tone(BRICK_LIGHT, BRICK, MORTAR, CARD, VERDIGRIS),
    "dark": Tone(BRICK_DARK, "#4E1C14", BRICK_LIGHT, EMBER, VERDIGRIS_DARK),
    "pale": Tone(
        mix(BRICK, QUAY, 0.42),
        mix(BRICK, QUAY, 0.26),
        mix(MORTAR, QUAY, 0.5),
        QUAY,
        mix(VERDIGRIS, QUAY, 0.38),
    ),
}
COPED = {"step", "peak", "shoulder", "crenel"}
GABLED = {"step", "peak", "shoulder"}


def stepped(x: float, y: float, w: float, height: float) -> list[Point]:
    """The outline of a stepped gable from its left eave to its right."""
    steps = 4
    half: list[Point] = []
    for i in range(steps):
        at = x + w * 0.5 * i / (steps + 0.6)
        half += [(at, y - height * i / steps), (at, y - height * (i + 1) / steps)]
    return half + [(2 * x + w - a, b) for a, b in reversed(half)]


def gable_outline(kind: str, x: float, y: float, w: float) -> tuple[list[Point], float]:
    """From the left eave to the right, and how high it is."""
    right = x + w
    if kind == "step":
        return stepped(x, y, w, w * 0.5), w * 0.5
    if kind == "peak":
        height = w * 0.52
        return [(x, y), (x, y - 4), (x + w * 0.5, y - height), (right, y - 4), (right, y)], height
    if kind == "shoulder":
        height = w * 0.5
        low, high, a, b = y - height * 0.3, y - height * 0.62, x + w * 0.2, x + w * 0.8
        top = (x + w * 0.5, y - height)
        return [(x, y), (x, low), (a, low), (a, high), top, (b, high), (b, low), (right, low), (right, y)], height
    if kind == "hip":
        return [(x, y), (right, y)], w * 0.3
    return [(x, y), (right, y)], w * 0.75


@dataclass
class House:
    """A brick warehouse: where it stands, its gable, its tone, its windows. `lit` is the share of lit ones."""

    x: float
    base: float
    w: float
    h: float
    gable: str = "step"
    tone: str | Tone = "red"
    columns: int = 4
    rows: int = 4
    bricks: int = 8
    seed: int = 1
    lit: float = 0
    snow: str | None = None
    hoist: bool = True
    window: float = 0.6
    chance: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)
        self.colours = TONES[self.tone] if isinstance(self.tone, str) else self.tone
        self.top = self.base - self.h
        self.outline, self.height = gable_outline(self.gable, self.x, self.top, self.w)
        self.side = max(3, self.w * 0.16)

    def paint(self, s: Svg) -> None:
        self._roof(s)
        walls = poly((self.x, self.base), *self.outline, (self.x + self.w, self.base))
        plain = rect(self.x, self.top, self.w, self.h)
        s.p(walls if self.gable in COPED else plain, self.colours.wall)
        self._coping(s)
        s.p(rect(self.x + self.w - self.side, self.top, self.side, self.h), self.colours.shade)
        self._bricks(s)
        self._windows(s)
        self._loading_doors(s)
        self._gable_door(s)

    def _roof(self, s: Svg) -> None:
        x, w, top, height, roof = self.x, self.w, self.top, self.height, self.colours.roof
        right = x + w + 2
        if self.gable == "hip":
            ridge = top - height
            s.p(poly((x - 2, top), (x + w * 0.16, ridge), (x + w * 0.84, ridge), (right, top)), roof)
            s.p(poly((x + w * 0.72, ridge), (x + w * 0.84, ridge), (right, top), (x + w * 0.8, top)), INK, o=0.18)
        if self.gable == "spire":
            tip = (x + w * 0.5, top - height)
            s.p(poly((x - 2, top), tip, (right, top)), roof)
            s.p(poly(tip, (right, top), (x + w * 0.6, top)), INK, o=0.2)
            s.p(rect(x + w * 0.5 - 0.8, top - height - 6, 1.6, 8), roof)

    def _coping(self, s: Svg) -> None:
        x, w, top, height = self.x, self.w, self.top, self.height
        ridge = top - height
        if self.gable in COPED:
            edges = []
            for (ax, ay), (bx, by) in pairwise(self.outline):
                if abs(ay - by) < 0.1 and bx > ax:
                    edges.append(rect(ax - 0.8, ay - 1.6, bx - ax + 1.6, 2.2))
                elif self.gable in {"peak", "shoulder"} and abs(ax - bx) > 0.1:
                    edges.append(poly((ax - 0.6, ay - 2), (bx + 0.6, by - 2), (bx + 0.6, by + 1), (ax - 0.6, ay + 1)))
            s.p(edges, self.colours.trim)
        if not self.snow:
            return
        if self.gable in COPED:
            level = [
                rect(a[0] - 1, a[1] - 4, b[0] - a[0] + 2, 3)
                for a, b in pairwise(self.outline)
                if abs(a[1] - b[1]) < 0.1 and b[0] > a[0]
            ]
            s.p(level or [poly(*[(a, b - 3) for a, b in self.outline])], self.snow)
        elif self.gable == "hip":
            across = ((0.10, 0.62), (0.16, 1), (0.84, 1), (0.9, 0.62), (0.7, 0.5), (0.45, 0.66), (0.25, 0.48))
            points = [(x + w * a, top - height * b - (3 if b == 1 else 0)) for a, b in across]
            s.p(poly(*points), self.snow)
        else:
            slope = ((0.2, 0.4), (0.34, 0.48), (0.48, 0.36))
            s.p(poly((x + w * 0.5, ridge), *[(x + w * a, top - height * b) for a, b in slope]), self.snow)

    def _bricks(self, s: Svg) -> None:
        wide, high = self.w - self.side - 9, self.h - 8
        places = [
            rect(self.x + 2 + self.chance.random() * wide, self.top + 3 + self.chance.random() * high, 5, 1.6)
            for _ in range(self.bricks)
        ]
        if places:
            s.p(places, self.colours.trim, o=0.38)

    @property
    def _bay(self) -> float:
        return self.w * 0.24

    @property
    def _column(self) -> float:
        return (self.w - self.side * 0.4 - 4 - self._bay) / self.columns

    def panes(self) -> list[tuple[tuple[float, float, float, float], bool]]:
        """x, y, width and height of each window, and whether a lamp burns in it: as it will be painted next."""
        chance = random.Random()
        chance.setstate(self.chance.getstate())
        for _ in range(2 * self.bricks):
            chance.random()
        return self._panes(chance)

    def _panes(self, chance: random.Random) -> list[tuple[tuple[float, float, float, float], bool]]:
        floor = self.h / self.rows
        width, height = self._column * 0.62, self.window * floor
        found = []
        for row in range(self.rows):
            for column in range(self.columns):
                aside = self._bay if column >= self.columns / 2 else 0
                x = self.x + 3 + column * self._column + (self._column - width) / 2 + aside
                place = (x, self.top + row * floor + floor * 0.24, width, height)
                found.append((place, chance.random() < self.lit))
        return found

    def _windows(self, s: Svg) -> None:
        floor = self.h / self.rows
        dark: list[str] = []
        bright: list[str] = []
        for (x, y, width, height), lit in self._panes(self.chance):
            (bright if lit else dark).append(seg_arch(x, y, width, height, width * 0.22))
        if dark:
            s.p(dark, self.colours.pane)
        if bright:
            s.p(bright, EMBER)
        ledges = [min(self.top + row * floor + floor * 0.955, self.base - 1.5) for row in range(self.rows)]
        s.p([rect(self.x, y, self.w, 1.3) for y in ledges], self.colours.trim, o=0.7)

    def _loading_doors(self, s: Svg) -> None:
        floor = self.h / self.rows
        x = self.x + 3 + self.columns / 2 * self._column + self._bay * 0.16
        tops = [self.top + row * floor for row in range(self.rows)]
        s.p([seg_arch(x, y + floor * 0.18, self._bay * 0.68, floor * 0.74, self._bay * 0.1) for y in tops], INK)
        s.p([rect(x, y + floor * 0.3, self._bay * 0.3, floor * 0.62) for y in tops], self.colours.roof)

    def _gable_door(self, s: Svg) -> None:
        w, h, top, height = self.w, self.h, self.top, self.height
        middle = self.x + w / 2
        pane = EMBER if self.lit else self.colours.pane
        if self.gable in GABLED:
            s.p(arch(middle - w * 0.09, top - height * 0.42, w * 0.18, height * 0.42), pane)
            if self.hoist:
                rope, y = middle + w * 0.26, top - height * 0.6
                s.p([rect(middle - 1.5, top - height * 0.62, w * 0.34, 2.6), rect(rope, y, 1, h * 0.22)], INK)
                low = y + h * 0.22
                s.p(ribbon([(rope + 0.5, low), (rope + 3, low + 3), (rope, low + 6)], 1.6), INK)
        if self.gable == "hip":
            left, right, shoulder = middle - w * 0.12, middle + w * 0.12, top - height * 0.55
            tip = (middle, top - height * 0.95)
            s.p(poly((left, top), (left, shoulder), tip, (right, shoulder), (right, top)), self.colours.wall)
            s.p(arch(middle - w * 0.06, shoulder, w * 0.12, height * 0.55), pane)


def ripples(
    s: Svg,
    x: tuple[float, float],
    y: tuple[float, float],
    colour: str,
    o: float,
    count: int,
    seed: int = 3,
    wide: tuple[float, float] = (14, 40),
) -> None:
    """Glints on water between two sides and two heights, wider towards us."""
    chance = random.Random(seed)
    narrow, broad = wide
    glints = []
    for i in range(count):
        at = y[0] + (y[1] - y[0]) * (i + chance.random()) / count
        w = narrow + (broad - narrow) * (0.4 + 0.6 * (at - y[0]) / max(1, y[1] - y[0])) * chance.random()
        left = x[0] + chance.random() * max(1, x[1] - x[0] - w)
        glints.append(f"M{n(left)} {n(at)}q{n(w / 2)}-2.4 {n(w)} 0q{n(-w / 2)} 2.4 {n(-w)} 0Z")
    s.p(glints, colour, o=o)


def cloud(s: Svg, x: float, y: float, k: float = 1, colour: str = CARD, o: float = 1) -> None:
    """Flat below, about 52 wide."""
    q = placed(x, y, k)
    s.p(
        f"M{q(0, 0)}C{q(-4, -8)} {q(4, -12)} {q(9, -9)}C{q(11, -19)} {q(27, -20)} {q(30, -10)}"
        f"C{q(37, -15)} {q(45, -10)} {q(43, -5)}C{q(50, -6)} {q(53, -3)} {q(52, 0)}Z",
        colour,
        o=o,
    )


def bird(s: Svg, x: float, y: float, k: float = 1, colour: str = INK) -> None:
    q = placed(x, y, k)
    s.p(
        f"M{q(-8, -1)}C{q(-5, -5)} {q(-2, -4)} {q(0, 0)}C{q(2, -4)} {q(5, -5)} {q(8, -1)}"
        f"C{q(5, -3)} {q(2, -1.5)} {q(0, 2.6)}"
        f"C{q(-2, -1.5)} {q(-5, -3)} {q(-8, -1)}Z",
        colour,
    )


def smoke(
    s: Svg, x: float, y: float, k: float = 1, colour: str = CARD, o: float = 1, *, leftwards: bool = False
) -> None:
    """A plume of three puffs in one outline."""
    q = placed(x, y, k, -k if leftwards else k)
    s.p(
        f"M{q(0, 0)}C{q(-3, -6)} {q(1, -11)} {q(6, -10)}C{q(5, -18)} {q(16, -22)} {q(21, -16)}"
        f"C{q(24, -25)} {q(42, -25)} {q(43, -14)}C{q(50, -15)} {q(54, -8)} {q(48, -5)}"
        f"C{q(40, -1)} {q(34, -8)} {q(27, -5)}"
        f"C{q(20, -1)} {q(15, -7)} {q(10, -4)}C{q(6, -2)} {q(3, -3)} {q(3, 0)}Z",
        colour,
        o=o,
    )


def far_line(
    s: Svg,
    y: float,
    colour: str,
    x: tuple[float, float] = (0, 256),
    seed: int = 5,
    high: tuple[float, float] = (10, 28),
    o: float | None = None,
) -> None:
    """Distant gables as one outline."""
    chance = random.Random(seed)
    low, top = high
    d, at = f"M{n(x[0])} {n(y)}", x[0]
    while at < x[1] - 6:
        w = min(14 + chance.random() * 16, x[1] - at)
        h = low + chance.random() * (top - low)
        kind = chance.randrange(3)
        if kind == 0:
            d += f"V{n(y - h * 0.7)}L{n(at + w / 2)} {n(y - h)}L{n(at + w)} {n(y - h * 0.7)}"
        elif kind == 1:
            d += (
                f"V{n(y - h * 0.6)}H{n(at + w * 0.25)}V{n(y - h * 0.8)}H{n(at + w * 0.38)}V{n(y - h)}"
                f"H{n(at + w * 0.62)}"
                f"V{n(y - h * 0.8)}H{n(at + w * 0.75)}V{n(y - h * 0.6)}H{n(at + w)}"
            )
        else:
            d += f"V{n(y - h * 0.7)}H{n(at + w)}"
        at += w
    s.p(d + f"V{n(y)}Z", colour, o=o)


def quay(s: Svg, y: float, h: float = 10, colour: str = MORTAR, joints: str = EDGE) -> None:
    s.p(rect(0, y, 256, h), colour)
    s.p([rect(0, y, 256, 2)], WHITE, o=0.4)
    course = max(4, h / 2)
    stones = [
        rect(x, y + row * course + 1.5, 1.2, course - 2)
        for row in range(int(h // course))
        for x in range(10 + (8 if row % 2 else 0), 254, 22)
    ]
    s.p([*stones, rect(0, y + h - 1.5, 256, 1.5)], joints, o=0.6)


def lamp(s: Svg, x: float, y: float, h: float) -> None:
    hood = y - h - 9
    s.p(
        [
            rect(x - 1.2, y - h, 2.4, h),
            rrect(x - 4, y - 3, 8, 3, 1),
            poly((x - 5, hood), (x, hood - 4), (x + 5, hood)),
            rrect(x - 4, y - h - 1, 8, 2.4, 1),
        ],
        INK,
    )
    s.p(poly((x - 4.5, hood), (x + 4.5, hood), (x + 3, y - h - 1), (x - 3, y - h - 1)), EMBER, INK, 1.4)
