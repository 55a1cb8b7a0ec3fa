"""Plates and glyphs of the seasons."""

from __future__ import annotations

import math

from tools.art.kit import (
    INK,
    WHITE,
    Drawings,
    Svg,
    around,
    ellipse,
    line,
    ribbon,
    rrect,
)

PLATES = {"winter": "#3C6E9F", "spring": "#4C7A34", "summer": "#956200", "autumn": "#A34A1E"}


def g_winter(s: Svg, c: str) -> None:
    for a in (90, 150, 210):
        s.p(line(*around(32, 32, a, -24), *around(32, 32, a, 24), 5), c)
    for a in range(90, 450, 60):
        cos, sin = math.cos(math.radians(a)), math.sin(math.radians(a))
        barbs = [(32 + k * cos - off * sin, 32 + k * sin + off * cos) for k, off in ((22, 7.5), (14, 0), (22, -7.5))]
        s.p(ribbon(barbs, 4.4), c)


def g_spring(s: Svg, c: str) -> None:
    s.p(ribbon("M32 60L32 32", 5), c)
    s.p("M32 58C32 46 20 40 7 42C9 54 20 60 32 58Z", c)
    s.p("M32 52C33 42 44 36 57 39C55 50 44 55 32 52Z", c)
    s.p(
        "M32 5C37 9 39.5 13 40 17C43 15 45.5 14.5 47 15C49 26 43 34 32 34C21 34 15 26 17 15"
        "C18.5 14.5 21 15 24 17C24.5 13 27 9 32 5Z"
        "M32 12C29.5 15 28.5 19 29.5 24C30.5 27 33.5 27 34.5 24C35.5 19 34.5 15 32 12Z",
        c,
        eo=True,
    )


def g_summer(s: Svg, c: str) -> None:
    s.p(ellipse(32, 32, 12.5), c)
    for a in range(0, 360, 45):
        s.p(line(*around(32, 32, a, 18.5), *around(32, 32, a, 26.5), 5.4), c)


OAK = (
    "M32 2C36.5 2 39.5 6 38.5 11C43 8.5 48 11 47.5 16C47.3 18.5 45.5 20.5 43.5 21.5C49 20.5 53 24.5 51 29.5"
    "C50 32 47.5 33.5 44.5 33.5"
    "C47.5 35 48 39.5 45 42C42 44.5 37.5 44 34.5 43V60A2.5 2.5 0 0 1 29.5 60V43C26.5 44 22 44.5 19 42"
    "C16 39.5 16.5 35 19.5 33.5C16.5 33.5 14 32 13 29.5"
    "C11 24.5 15 20.5 20.5 21.5C18.5 20.5 16.7 18.5 16.5 16C16 11 21 8.5 25.5 11C24.5 6 27.5 2 32 2Z"
)


def g_autumn(s: Svg, c: str) -> None:
    """Oak leaf, falling; ribs cut out."""
    with s.group("translate(32 32) rotate(38) translate(-32 -31)"):
        s.p(
            OAK
            + ribbon([(32, 12), (32, 40)], 2.8, cap=False)
            + ribbon([(35.2, 24), (43, 18)], 2.6, 1.6, cap=False)
            + ribbon([(28.8, 24), (21, 18)], 2.6, 1.6, cap=False)
            + ribbon([(35.2, 35), (45, 29)], 2.6, 1.6, cap=False)
            + ribbon([(28.8, 35), (19, 29)], 2.6, 1.6, cap=False),
            c,
            eo=True,
        )


GLYPHS = {"winter": g_winter, "spring": g_spring, "summer": g_summer, "autumn": g_autumn}


def plate(name: str) -> Svg:
    s = Svg(64)
    s.p(rrect(4, 4, 56, 56, 12), PLATES[name], INK, 4)
    s.p("M6 16A10 10 0 0 1 16 6H48C34 8 12 10 9 40L6 44Z", WHITE, o=0.14)
    with s.group("translate(32 32) scale(.72) translate(-32 -32)"):
        GLYPHS[name](s, WHITE)
    return s


def glyph(name: str) -> Svg:
    s = Svg(64)
    GLYPHS[name](s, INK)
    return s


def drawings() -> Drawings:
    for name in PLATES:
        yield f"speicherstadt/seasons/{name}", plate(name).text()
        yield f"speicherstadt/seasons/glyph/{name}", glyph(name).text()
