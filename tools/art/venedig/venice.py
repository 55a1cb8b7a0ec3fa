"""Colours of the lagoon, and what all its drawings share. Light from the upper left, as everywhere in the house."""

from __future__ import annotations

import re

from tools.art.kit import (
    INK,
    WHITE,
    Point,
    Svg,
    arch,
    ellipse,
    mix,
    n,
    poly,
    rect,
    ribbon,
)

ROOF, ROOF_LIGHT, ROOF_DARK = "#B9552F", "#D07A4B", "#8A3A22"
OCHRE, ROSE, CREAM, CORAL, SIENNA = "#E2B462", "#DB9277", "#F0DDB8", "#C76A55", "#C98D4E"
ISTRIA, ISTRIA_LOW, ISTRIA_DARK = "#F5EEDF", "#D3C7AF", "#A79A82"
PAVE, PAVE_LINE, PAVE_LOW = "#EADFC8", "#CDBD9D", "#D9CBAE"
LAGOON, LAGOON_LOW, CANALE, CANALE_LOW = "#93BFAC", "#6FA597", "#2F7C85", "#1B5863"
GOLD, GOLD_LOW, CRIMSON, CRIMSON_LOW = "#E9B949", "#A86F00", "#9E2438", "#6E1526"
SHUTTER, TREE, TREE_LOW = "#3E6B52", "#5E8C4A", "#3F6B3A"
LEAD, LEAD_LOW = "#9DB0B4", "#6D8388"
OAK, OAK_LIGHT, OAK_LOW = "#7A5434", "#A67C50", "#4F3420"
GLASS, PANE = "#3A4A52", "#3A4A53"  # by night the first is lit, the second stays dark

CELL = 64


# ---------------------------------------------------------------- night
GLOW = {GLASS: "#FFC766", "#FFD36B": "#FFD98A"}
KEEP = {"#E9B949", "#FFE9B0"}


def dusk(colour: str, deep: float = 0.58, sky: str = "#12233C") -> str:
    colour = colour.upper()
    if colour in {k.upper() for k in GLOW}:
        return next(v for k, v in GLOW.items() if k.upper() == colour)
    if colour in {k.upper() for k in KEEP}:
        return mix(colour, sky, 0.2)
    return mix(colour, sky, deep)


def nightly(text: str, deep: float = 0.58, sky: str = "#12233C") -> str:
    """The same drawing after sunset: colours sink towards blue, windows are lit."""
    return re.sub(r"#[0-9A-Fa-f]{6}", lambda m: dusk(m.group(0), deep, sky), text)


# ---------------------------------------------------------------- houses
def tiles(
    s: Svg, x0: float, x1: float, top: float, eave: float, inset0: float, inset1: float, step: float = 6.5
) -> None:
    """Rows of coppi on a slope that is narrower at its ridge."""
    y = top + step
    rows = []
    while y < eave - 2:
        t = (eave - y) / (eave - top)
        rows.append(rect(x0 + inset0 * t + 1, y - 0.5, x1 - x0 - (inset0 + inset1) * t - 2, 1.1))
        y += step
    if rows:
        s.p(rows, ROOF_DARK, o=0.5)
    ticks = []
    k = 0
    y = top
    while y < eave - 3:
        t = (eave - y - step / 2) / (eave - top)
        a, b = x0 + inset0 * t + 3 + (k % 2) * 3, x1 - inset1 * t - 3
        while a < b:
            ticks.append(rect(a, y + 1.4, 1, min(step - 2, eave - y - 3)))
            a += 6.5
        y += step
        k += 1
    s.p(ticks, ROOF_DARK, o=0.32)


def roof(
    s: Svg,
    x0: float,
    x1: float,
    top: float,
    eave: float,
    *,
    hip: float = 7,
    colour: str = ROOF,
    w: float = 2,
    over: float = 1.5,
) -> None:
    a, b = x0 - over, x1 + over
    d = poly((a + hip, top), (b - hip, top), (b, eave), (a, eave))
    s.p(d, colour)
    s.p(
        poly((a + hip, top), ((a + hip) * 0.55 + (b - hip) * 0.45, top), (a + (b - a) * 0.32, eave), (a, eave)),
        ROOF_LIGHT,
        o=0.75,
    )
    s.p(poly((b - hip, top), (b, eave), (b - hip * 1.7, eave)), ROOF_DARK, o=0.6)
    tiles(s, a, b, top, eave, hip, hip)
    s.p(rect(a + hip - 1, top - 1.2, b - a - 2 * hip + 2, 2.4), ROOF_LIGHT)
    s.p(d, None, INK, w)


def chimney(s: Svg, x: float, y: float, k: float = 1, wall: str = ROSE) -> None:
    """Of Venice: it widens towards its top."""
    s.p(rect(x - 2.4 * k, y - 9 * k, 4.8 * k, 9 * k), wall, INK, 1.5)
    s.p(
        poly((x - 2.6 * k, y - 8 * k), (x + 2.6 * k, y - 8 * k), (x + 4.8 * k, y - 15 * k), (x - 4.8 * k, y - 15 * k)),
        wall,
        INK,
        1.5,
    )
    s.p(
        poly(
            (x + 0.6 * k, y - 8.6 * k), (x + 2 * k, y - 8.6 * k), (x + 4 * k, y - 14.4 * k), (x + 1 * k, y - 14.4 * k)
        ),
        INK,
        o=0.22,
    )


def wall(s: Svg, x0: float, x1: float, top: float, base: float, colour: str, w: float = 2) -> None:
    s.p(rect(x0, top, x1 - x0, base - top), colour, INK, w)
    s.p(rect(x1 - (x1 - x0) * 0.16, top + 1, (x1 - x0) * 0.16 - 0.8, base - top - 1.6), INK, o=0.16)
    s.p(rect(x0 + 0.8, top + 1, 1.6, base - top - 2), WHITE, o=0.4)
    s.p(rect(x0 + 1, top + 1, x1 - x0 - 2, 2.6), INK, o=0.2)  # the eave's shadow


def window(
    s: Svg, x: float, y: float, w: float, h: float, *, lit: bool = True, shut: str | None = None, frame: str = ISTRIA
) -> None:
    s.p(arch(x - 1.2, y - 1.2, w + 2.4, h + 2.4), frame)
    if shut:
        s.p([rect(x - w * 0.6 - 0.9, y + 1, w * 0.55, h - 0.6), rect(x + w + 1.1, y + 1, w * 0.55, h - 0.6)], shut)
    s.p(arch(x, y, w, h), GLASS if lit else PANE)


def door(s: Svg, x: float, base: float, w: float, h: float, colour: str = "#5B3A26") -> None:
    s.p(arch(x - 1.4, base - h - 1.4, w + 2.8, h + 1.4), ISTRIA)
    s.p(arch(x, base - h, w, h), colour, INK, 1)


def calle(s: Svg, y: float = 58) -> None:
    """Paved ground that a cell of houses stands on: nothing shows through between neighbours."""
    s.p(rect(0, 0, CELL, CELL), "#C9A683")
    s.p(rect(0, y, CELL, CELL - y), PAVE)
    s.p([rect(x, y + 1, 1, CELL - y) for x in (9, 24, 40, 55)], PAVE_LINE)


def ogive(x: float, y: float, w: float, h: float) -> str:
    """A pointed window of the Gothic palaces."""
    m = x + w / 2
    return (
        f"M{n(x)} {n(y + h)}V{n(y + h * 0.42)}Q{n(x)} {n(y + h * 0.16)} {n(m)} {n(y)}"
        f"Q{n(x + w)} {n(y + h * 0.16)} {n(x + w)} {n(y + h * 0.42)}V{n(y + h)}Z"
    )


def cypress(s: Svg, x: float, base: float, h: float, w: float = 9) -> None:
    s.p(
        (
            f"M{n(x)} {n(base - h)}C{n(x + w * 0.7)} {n(base - h * 0.55)} {n(x + w * 0.6)}"
            f" {n(base - 3)} {n(x)} {n(base)}C{n(x - w * 0.6)} {n(base - 3)} {n(x - w * 0.7)}"
            f" {n(base - h * 0.55)} {n(x)} {n(base - h)}Z"
        ),
        TREE_LOW,
        INK,
        1.5,
    )
    s.p(
        (
            f"M{n(x - 0.5)} {n(base - h + 5)}C{n(x - w * 0.4)} {n(base - h * 0.5)} {n(x - w * 0.4)}"
            f" {n(base - 6)} {n(x - 1)} {n(base - 5)}Z"
        ),
        TREE,
        o=0.8,
    )


def tree(s: Svg, x: float, base: float, k: float = 1) -> None:
    s.p(rect(x - 1.6 * k, base - 11 * k, 3.2 * k, 11 * k), OAK_LOW, INK, 1.2)
    d = (
        f"M{n(x - 11 * k)} {n(base - 14 * k)}C{n(x - 15 * k)} {n(base - 22 * k)} {n(x - 9 * k)}"
        f" {n(base - 30 * k)} {n(x - 3 * k)} {n(base - 29 * k)}C{n(x + 2 * k)} {n(base - 35 * k)}"
        f" {n(x + 12 * k)} {n(base - 30 * k)} {n(x + 11 * k)} {n(base - 23 * k)}C{n(x + 16 * k)}"
        f" {n(base - 17 * k)} {n(x + 11 * k)} {n(base - 9 * k)} {n(x + 4 * k)} {n(base - 11 * k)}"
        f"C{n(x - 1 * k)} {n(base - 7 * k)} {n(x - 9 * k)} {n(base - 8 * k)} {n(x - 11 * k)}"
        f" {n(base - 14 * k)}Z"
    )
    s.p(d, TREE, INK, 1.8)
    s.p(ellipse(x + 4 * k, base - 15 * k, 6 * k, 4 * k), TREE_LOW, o=0.8)
    s.p(ellipse(x - 4 * k, base - 24 * k, 4.4 * k, 3 * k), WHITE, o=0.35)


def person(s: Svg, x: float, base: float, coat: str, k: float = 1, hat: str | None = None) -> None:
    s.p(ellipse(x + 1.5 * k, base, 4.6 * k, 1.6 * k), INK, o=0.25)
    s.p(
        (
            f"M{n(x - 3.6 * k)} {n(base)}C{n(x - 4 * k)} {n(base - 8 * k)} {n(x - 2.5 * k)}"
            f" {n(base - 10 * k)} {n(x)} {n(base - 10 * k)}C{n(x + 2.5 * k)} {n(base - 10 * k)}"
            f" {n(x + 4 * k)} {n(base - 8 * k)} {n(x + 3.6 * k)} {n(base)}Z"
        ),
        coat,
        INK,
        1.2,
    )
    s.p(ellipse(x, base - 12 * k, 2.5 * k), "#E9B78F", INK, 1.1)
    if hat:
        s.p(
            (f"M{n(x - 4 * k)} {n(base - 13 * k)}H{n(x + 4 * k)}L{n(x + 2 * k)} {n(base - 16 * k)}H{n(x - 2 * k)}Z"),
            hat,
            INK,
            0.8,
        )


def lion(x: float = 0, y: float = 0, k: float = 1) -> list[str]:
    """The winged lion, walking to the left with a book under its paw: one mass on a grid of 64 x 52."""

    def q(a: float, b: float) -> str:
        return f"{n(x + a * k)} {n(y + b * k)}"

    body = (
        f"M{q(11, 21)}C{q(8, 22)} {q(5, 22)} {q(3, 20)}C{q(2, 17)} {q(5, 15)} {q(6, 14)}"
        f"C{q(6, 9)} {q(10, 5)} {q(16, 5)}"
        f"C{q(23, 4)} {q(28, 9)} {q(28, 16)}C{q(34, 19)} {q(42, 20)} {q(48, 22)}C{q(54, 23)} {q(56, 27)} {q(56, 32)}"
        f"C{q(56, 38)} {q(58, 42)} {q(60, 46)}L{q(60, 51)}H{n(x + 49 * k)}L{q(49, 48)}"
        f"L{q(52, 46)}C{q(49, 42)} {q(46, 39)} {q(44, 35)}"
        f"C{q(40, 36)} {q(36, 37)} {q(33, 36)}C{q(33, 41)} {q(34, 45)} {q(35, 47)}"
        f"L{q(35, 51)}H{n(x + 25 * k)}L{q(25, 48)}L{q(27, 46)}"
        f"C{q(25, 41)} {q(24, 38)} {q(23, 35)}C{q(20, 35)} {q(18, 36)} {q(16, 38)}"
        f"L{q(10, 38)}L{q(9, 35)}L{q(13, 34)}C{q(14, 31)} {q(15, 28)} {q(16, 26)}C{q(13, 25)}"
        f" {q(11, 23)} {q(11, 21)}Z"
    )
    wing = (
        f"M{q(25, 22)}C{q(28, 12)} {q(36, 4)} {q(52, 1)}C{q(52, 4)} {q(50, 6)} {q(47, 7)}"
        f"C{q(49, 8)} {q(50, 9)} {q(49, 11)}C{q(47, 12)} {q(45, 12)} {q(43, 12)}C{q(45, 13)}"
        f" {q(45, 15)} {q(44, 16)}C{q(40, 17)} {q(33, 18)} {q(31, 24)}Z"
    )
    tail = ribbon(f"M{q(53, 27)}C{q(60, 26)} {q(64, 18)} {q(58, 11)}", 3.2 * k)
    tuft = ellipse(x + 56.4 * k, y + 8.6 * k, 3.4 * k, 3 * k)
    book = poly(
        (x + 1 * k, y + 39.5 * k), (x + 19 * k, y + 39.5 * k), (x + 19 * k, y + 51 * k), (x + 1 * k, y + 51 * k)
    )
    return [body, wing, tail, tuft, book]


def wavelet(x: float, y: float, w: float, high: float, thick: float) -> str:
    """A short wave, up and down again."""
    a, b, h = n(w / 4), n(w / 2), n(high)
    return f"M{n(x)} {n(y)}q{a}-{h} {b} 0q{a} {h} {b} 0v{n(thick)}q-{a} {h}-{b} 0q-{a}-{h}-{b} 0Z"


def ripples(s: Svg, x: Point, y: Point, colour: str, o: float, count: int, seed: int = 3, length: float = 10) -> None:
    import random

    r = random.Random(seed)
    out = []
    for _ in range(count):
        a = x[0] + r.random() * (x[1] - x[0] - length)
        b = y[0] + r.random() * (y[1] - y[0])
        w = length * (0.5 + r.random())
        out.append(wavelet(a, b, w, 1.7, 1.4))
    s.p(out, colour, o=o)
