"""Venice across the water, 1280 x 240, by day and after sunset; the same row without sky for the table."""

from __future__ import annotations

import random
from collections.abc import Callable

from tools.art.kit import (
    INK,
    INK2,
    IVORY,
    NAVY,
    WHITE,
    Drawings,
    Svg,
    arch,
    decimals,
    ellipse,
    line,
    n,
    poly,
    rect,
    rrect,
)
from tools.art.venedig.venice import (
    CORAL,
    CREAM,
    CRIMSON,
    GLASS,
    GOLD,
    ISTRIA,
    ISTRIA_DARK,
    ISTRIA_LOW,
    LEAD,
    LEAD_LOW,
    OAK_LOW,
    OCHRE,
    PANE,
    ROOF,
    ROOF_DARK,
    ROOF_LIGHT,
    ROSE,
    SIENNA,
    TREE,
    TREE_LOW,
    nightly,
    ogive,
    ripples,
)

W, H, BASE, SEA = 1280, 240, 172, 180
ROW, ROW_BASE = 132, 129
"""The row alone, and where its houses stand on the quay."""


def dome(s: Svg, x: float, base: float, r: float, c: str = LEAD) -> None:
    s.p(rect(x - r * 0.92, base - r * 0.3, r * 1.84, r * 0.32), ISTRIA)
    s.p(
        (
            f"M{n(x - r)} {n(base - r * 0.3)}C{n(x - r)} {n(base - r * 1.15)} {n(x - r * 0.45)}"
            f" {n(base - r * 1.45)} {n(x)} {n(base - r * 1.6)}C{n(x + r * 0.45)} {n(base - r * 1.45)}"
            f" {n(x + r)} {n(base - r * 1.15)} {n(x + r)} {n(base - r * 0.3)}Z"
        ),
        c,
    )
    s.p(
        (
            f"M{n(x + r * 0.1)} {n(base - r * 1.58)}C{n(x + r * 0.5)} {n(base - r * 1.4)}"
            f" {n(x + r)} {n(base - r * 1.1)} {n(x + r)} {n(base - r * 0.3)}H{n(x + r * 0.5)}"
            f"C{n(x + r * 0.6)} {n(base - r)} {n(x + r * 0.4)} {n(base - r * 1.35)} {n(x + r * 0.1)}"
            f" {n(base - r * 1.58)}"
            "Z"
        ),
        LEAD_LOW,
        o=0.7,
    )
    s.p(rect(x - r * 0.16, base - r * 1.95, r * 0.32, r * 0.42), ISTRIA)
    s.p(
        [
            poly((x - r * 0.2, base - r * 1.93), (x, base - r * 2.2), (x + r * 0.2, base - r * 1.93)),
            rect(x - 0.6, base - r * 2.45, 1.2, r * 0.3),
        ],
        LEAD_LOW,
    )


def tower(s: Svg, x: float, base: float, w: float, h: float, cap: str = "#5E9C8C") -> None:
    s.p(rect(x - w / 2, base - h, w, h), "#B9633F")
    s.p(rect(x + w * 0.2, base - h, w * 0.3, h), INK, o=0.2)
    s.p([rect(x - w * 0.34, base - h + 2, 1.4, h - 4), rect(x - w * 0.08, base - h + 2, 1.4, h - 4)], ROOF_LIGHT, o=0.8)
    top = base - h
    s.p(rect(x - w * 0.58, top - w * 0.72, w * 1.16, w * 0.74), ISTRIA)
    s.p([arch(x - w * 0.42 + i * w * 0.23, top - w * 0.58, w * 0.14, w * 0.5) for i in range(4)], GLASS)
    s.p(rect(x - w * 0.5, top - w * 1.16, w, w * 0.44), "#B9633F")
    s.p(poly((x - w * 0.54, top - w * 1.14), (x, top - w * 2.5), (x + w * 0.54, top - w * 1.14)), cap)
    s.p(poly((x, top - w * 2.5), (x + w * 0.54, top - w * 1.14), (x + w * 0.14, top - w * 1.14)), INK, o=0.2)
    s.p(ellipse(x, top - w * 2.56, w * 0.09), GOLD)


Pane = tuple[float, float, float, float]
"""x, y, width, height of a window."""


def palace(s: Svg, r: random.Random, x: float, base: float, w: float, h: float, c: str, kind: str) -> list[Pane]:
    """Draws it and gives the windows that stay dark by night."""
    top = base - h
    if kind != "flat":
        s.p(poly((x - 2, top), (x + w * 0.14, top - h * 0.24), (x + w * 0.86, top - h * 0.24), (x + w + 2, top)), ROOF)
        s.p(
            poly((x + w * 0.7, top - h * 0.24), (x + w * 0.86, top - h * 0.24), (x + w + 2, top), (x + w * 0.8, top)),
            ROOF_DARK,
        )
        s.p([rect(x + 2, top - h * 0.24 * f, w - 4, 0.9) for f in (0.3,)], ROOF_DARK, o=0.6)
    s.p(rect(x, top, w, h), c)
    s.p(rect(x + w * 0.86, top, w * 0.14, h), INK, o=0.14)
    s.p(rect(x, top, w, 2.2), ISTRIA)
    rows = 3 if h > 52 else 2
    floor = (h - 6) / rows
    lit: list[str] = []
    dark: list[str] = []
    white: list[str] = []
    unlit: list[Pane] = []

    def window(burns: bool, shape: Callable[[float, float, float, float], str], *pane: float) -> None:
        px, py, pw, ph = pane
        (lit if burns else dark).append(shape(px, py, pw, ph))
        if not burns:
            unlit.append((px, py, pw, ph))

    for row in range(rows):
        y = top + 5 + row * floor
        if row == rows - 1:
            white.append(rect(x, y - 1.6, w, 1.6))
            dark.append(arch(x + w / 2 - 3.4, base - floor * 0.86, 6.8, floor * 0.86))
            for k in (0.2, 0.8):
                window(r.random() < 0.4, arch, x + w * k - 2, y + 2.5, 4, floor * 0.5)
            continue
        if kind == "gothic" or r.random() < 0.3:
            white.append(rect(x + w * 0.26, y - 0.6, w * 0.48, floor * 0.8))
            k = max(3, int(w * 0.48 / 6))
            step = w * 0.48 / k
            for i in range(k):
                window(row == 0 or r.random() < 0.6, ogive, x + w * 0.26 + step * i + 0.9, y, step - 1.8, floor * 0.74)
            for kx in (0.13, 0.87):
                window(r.random() < 0.4, ogive, x + w * kx - 2, y + 1, 4, floor * 0.62)
            white.append(rect(x + w * 0.22, y + floor * 0.76, w * 0.56, 1.6))
        else:
            k = max(3, int(w / 15))
            for i in range(k):
                xx = x + w * (i + 0.5) / k
                white.append(arch(xx - 3, y + 0.6, 6, floor * 0.62))
                window(r.random() < 0.45, arch, xx - 2.1, y + 1.6, 4.2, floor * 0.62 - 1)
    s.p(white, ISTRIA)
    if lit:
        s.p(lit, GLASS)
    if dark:
        s.p(dark, PANE)
    for _ in range(r.randint(1, 2)):
        cx = x + w * r.uniform(0.15, 0.85)
        s.p(
            [
                rect(cx - 1.6, top - h * 0.24 - 7, 3.2, 9),
                poly(
                    (cx - 1.6, top - h * 0.24 - 6),
                    (cx + 1.6, top - h * 0.24 - 6),
                    (cx + 3.2, top - h * 0.24 - 11),
                    (cx - 3.2, top - h * 0.24 - 11),
                ),
            ],
            c,
        )
    return unlit


def doges(s: Svg, x: float, base: float, w: float = 150, h: float = 62) -> None:
    top = base - h
    s.p(rect(x, top, w, h * 0.5), "#E6B59C")
    s.p(
        [
            poly(
                (x + 6 + i * 12, top + 3 + j * 9),
                (x + 9.4 + i * 12, top + 7 + j * 9),
                (x + 6 + i * 12, top + 11 + j * 9),
                (x + 2.6 + i * 12, top + 7 + j * 9),
            )
            for j in range(3)
            for i in range(12)
        ],
        "#D08C72",
        o=0.7,
    )
    s.p([poly((x + 1 + i * 6, top), (x + 3 + i * 6, top - 7), (x + 5 + i * 6, top)) for i in range(25)], ISTRIA)
    s.p([ogive(x + 12 + i * 21.4, top + 7, 8, 18) for i in range(7) if i != 3], GLASS)
    s.p(rect(x + 66, top - 5, 18, 34), ISTRIA)
    s.p(ogive(x + 70, top + 4, 10, 22), GLASS)
    s.p(rect(x, top + h * 0.5, w, h * 0.5), ISTRIA)
    k = 25
    s.p([ogive(x + 1.6 + i * 5.94, top + h * 0.54, 4, 11) for i in range(k)], PANE)
    s.p(rect(x, top + h * 0.5 + 14.6, w, 1.6), ISTRIA_LOW)
    s.p([ogive(x + 2.4 + i * 11.4, top + h * 0.5 + 17, 8.2, 14.6) for i in range(13)], "#4A3A34")


def mooring(s: Svg, x: float, y: float, h: float, c: str) -> None:
    s.p(rect(x - 1.7, y - h, 3.4, h), IVORY)
    s.p(
        [
            poly(
                (x - 1.7, y - h + 3 + i * 6),
                (x + 1.7, y - h + i * 6),
                (x + 1.7, y - h + 3 + i * 6),
                (x - 1.7, y - h + 6 + i * 6),
            )
            for i in range(int(h / 6) - 0)
        ],
        c,
    )
    s.p(ellipse(x, y - h - 1.4, 2.4), GOLD)


def bricola(s: Svg, x: float, y: float, h: float) -> None:
    s.p(
        [line(x - 5, y, x - 1, y - h, 3.2), line(x + 5, y, x + 1, y - h, 3.2), line(x, y + 1, x, y - h - 2, 3.2)],
        OAK_LOW,
    )
    s.p(rect(x - 4, y - h * 0.62, 8, 2.4), INK)


def boat(s: Svg, x: float, y: float, k: float = 1, flip: int = 1) -> None:
    def q(a: float, b: float) -> str:
        return f"{n(x + a * k * flip)} {n(y + b * k)}"

    s.p(
        (
            f"M{q(-26, -7)}C{q(-24, 2)} {q(-14, 4)} {q(0, 4)}C{q(14, 4)} {q(24, 0)} {q(30, -8)}"
            f"C{q(22, -2)} {q(10, -1)} {q(0, -1)}C{q(-12, -1)} {q(-22, -2)} {q(-26, -7)}"
            "Z"
        ),
        "#1C1A1D",
    )
    s.p(
        (
            f"M{q(-28, -13)}C{q(-30, -12)} {q(-29, -9)} {q(-27, -8)}L{q(-25, -4)}L{q(-24, -8)}"
            f"C{q(-26, -9)} {q(-26, -12)} {q(-28, -13)}Z"
        ),
        "#C9D0D2",
    )
    s.p(f"M{q(-6, -1)}C{q(-5, -6)} {q(2, -6)} {q(4, -1)}Z", CRIMSON)
    s.p(f"M{q(17, -3)}L{q(18, -12)}C{q(19, -14)} {q(22, -14)} {q(23, -12)}L{q(23, -4)}Z", IVORY)
    s.p(ellipse(x + 20.4 * k * flip, y - 16 * k, 2.2 * k), "#E9B78F")
    s.p(ellipse(x + 20.4 * k * flip, y - 18 * k, 3.8 * k, 1.1 * k), "#E9D08F")
    s.p(line(x + 24 * k * flip, y - 16 * k, x + 15 * k * flip, y + 5 * k, 1.2), OAK_LOW)


def sail(s: Svg, x: float, y: float, k: float, c: str, mark: str) -> None:
    s.p(
        poly((x - 14 * k, y - 4 * k), (x + 16 * k, y - 6 * k), (x + 10 * k, y + 2 * k), (x - 10 * k, y + 2 * k)),
        "#2B5A66",
    )
    s.p(rect(x - 0.8, y - 38 * k, 1.6, 34 * k), OAK_LOW)
    s.p(poly((x - 13 * k, y - 9 * k), (x + 2 * k, y - 42 * k), (x + 14 * k, y - 30 * k), (x + 13 * k, y - 9 * k)), c)
    s.p(
        poly((x + 2 * k, y - 42 * k), (x + 14 * k, y - 30 * k), (x + 13 * k, y - 9 * k), (x + 6 * k, y - 9 * k)),
        INK,
        o=0.14,
    )
    s.p(ellipse(x + 2 * k, y - 22 * k, 5 * k), mark)


def far(s: Svg, base: float, haze: str) -> None:
    d = (
        f"M0 {base}V{base - 26}H40V{base - 34}H70V{base - 28}H120V{base - 40}H126L130"
        f" {base - 62}L134 {base - 40}H180V{base - 30}H240V{base - 36}H300V{base - 28}"
        f"H380V{base - 44}C380 {base - 56} 404 {base - 56} 404 {base - 44}V{base - 30}"
        f"H470V{base - 36}H560V{base - 28}H700V{base - 38}H740V{base - 30}H800V{base - 54}"
        f"L806 {base - 74}L812 {base - 54}V{base - 34}H900V{base - 28}H960V{base - 40}"
        f"H1010V{base - 30}H1090V{base - 46}C1090 {base - 60} 1118 {base - 60} 1118"
        f" {base - 46}V{base - 32}H1180V{base - 38}H1240V{base - 28}H1280V{base}Z"
    )
    s.p(d, haze, o=0.75)


def row(s: Svg, base: float) -> list[Pane]:
    """Draws it and gives the windows that stay dark by night."""
    r = random.Random(11)
    unlit: list[Pane] = []
    tones = [OCHRE, ROSE, CREAM, CORAL, SIENNA, "#E8C9A0", "#D8A48C"]
    unlit += palace(s, r, 6, base, 56, 48, CREAM, "plain")
    unlit += palace(s, r, 62, base, 46, 60, CORAL, "gothic")
    s.p(rect(120, base - 42, 92, 42), ISTRIA)
    s.p(rect(188, base - 42, 24, 42), INK, o=0.1)
    s.p([rect(128 + 18 * i, base - 40, 4, 40) for i in range(5)], ISTRIA_LOW)
    s.p(poly((140, base - 42), (166, base - 58), (192, base - 42)), ISTRIA_LOW)
    s.p(arch(156, base - 30, 20, 30), PANE)
    s.p([ellipse(130, base - 48, 6), ellipse(202, base - 48, 6)], ISTRIA_LOW)
    dome(s, 166, base - 50, 33)
    dome(s, 226, base - 30, 18)
    s.p(rect(210, base - 34, 34, 34), ISTRIA_LOW)
    s.p([arch(216, base - 26, 6, 14), arch(230, base - 26, 6, 14)], GLASS)
    x = 250
    for w, h, kind in (
        (58, 56, "gothic"),
        (40, 44, "plain"),
        (64, 64, "gothic"),
        (44, 52, "plain"),
        (52, 46, "plain"),
        (50, 62, "gothic"),
    ):
        unlit += palace(s, r, x, base, w, h, tones[r.randrange(7)], kind)
        x += w + r.choice((0, 0, 3))
    # San Marco: tower, basilica, palace of the doges
    tower(s, 604, base, 25, 62 if base < 140 else 96)
    for cx, rr in ((648, 13), (672, 17), (698, 13)):
        dome(s, cx, base - 34, rr)
    s.p(rect(634, base - 38, 80, 38), ISTRIA)
    s.p(
        [
            (
                f"M{636 + i * 16} {base - 34}C{638 + i * 16} {base - 44} {644 + i * 16} {base - 46}"
                f" {644 + i * 16} {base - 50}C{644 + i * 16} {base - 46} {650 + i * 16} {base - 44}"
                f" {652 + i * 16} {base - 34}Z"
            )
            for i in range(5)
        ],
        GOLD,
    )
    s.p([arch(637 + i * 16, base - 22, 12, 22) for i in range(5)], PANE)
    s.p([arch(639 + i * 16, base - 35, 8, 9) for i in range(5)], GLASS)
    doges(s, 722, base)
    for cx in (576, 716):  # the two columns
        s.p([rect(cx - 2, base - 40, 4, 40), rect(cx - 5, base - 43, 10, 4), rect(cx - 6, base - 4, 12, 4)], ISTRIA_LOW)
        s.p(ellipse(cx, base - 47, 4, 3.4), GOLD)
    x = 880
    for w, h, kind in ((54, 50, "plain"), (44, 60, "gothic"), (60, 46, "plain"), (46, 56, "plain")):
        unlit += palace(s, r, x, base, w, h, tones[r.randrange(7)], kind)
        x += w + r.choice((0, 2))
    # San Giorgio
    tower(s, 1112, base, 17, 78, "#6D8388")
    s.p(rect(1124, base - 40, 70, 40), ISTRIA)
    s.p(poly((1128, base - 40), (1150, base - 56), (1172, base - 40)), ISTRIA_LOW)
    s.p([rect(1132 + 11 * i, base - 38, 3, 38) for i in range(4)], ISTRIA_LOW)
    s.p(arch(1144, base - 20, 11, 20), PANE)
    dome(s, 1182, base - 36, 17)
    unlit += palace(s, r, 1200, base, 42, 40, CORAL, "plain")
    unlit += palace(s, r, 1241, base, 37, 50, OCHRE, "plain")
    for cx, k in ((1096, 1), (1086, 0.8), (112, 0.9)):
        s.p(ellipse(cx, base - 10 * k, 10 * k, 12 * k), TREE_LOW)
        s.p(ellipse(cx - 2, base - 13 * k, 7 * k, 8 * k), TREE)
    return unlit


def skyline(s: Svg, sky: tuple[str, ...], sea: tuple[str, str], haze: str, *, night: bool) -> None:
    s.p(rect(0, 0, W, SEA + 2), s.grad(*[(i / (len(sky) - 1), c) for i, c in enumerate(sky)]))
    if night:
        r = random.Random(4)
        s.p([ellipse(r.random() * W, r.random() * 90, 0.6 + r.random() * 0.7) for _ in range(70)], "#F3EADD", o=0.8)
        s.p(ellipse(980, 46, 34), "#EFEBDC", o=0.12)
        s.p(ellipse(980, 46, 20), "#EFEBDC")
        s.p([ellipse(974, 42, 4), ellipse(986, 52, 3)], "#D5CFBC")
    else:
        s.p([ellipse(952, 112, 62)], "#FFF3CF", o=0.3)
        s.p([ellipse(952, 112, 44)], "#FFF3CF", o=0.45)
        s.p([ellipse(952, 112, 28)], "#FFF6DC")
        for cx, cy, k in ((180, 40, 1.5), (470, 66, 1.1), (1130, 34, 1.3)):
            s.p(
                (
                    f"M{cx - 40 * k} {cy}C{cx - 40 * k} {cy - 10 * k} {cx - 22 * k} {cy - 12 * k}"
                    f" {cx - 18 * k} {cy - 6 * k}C{cx - 12 * k} {cy - 20 * k} {cx + 14 * k} {cy - 18 * k}"
                    f" {cx + 16 * k} {cy - 6 * k}C{cx + 26 * k} {cy - 12 * k} {cx + 40 * k} {cy - 8 * k}"
                    f" {cx + 40 * k} {cy}Z"
                ),
                "#FFF8EA",
                o=0.85,
            )
    far(s, SEA, haze)
    city = Svg(W, H)
    row(city, BASE)
    city.p(rect(0, BASE - 1, W, SEA - BASE + 1), ISTRIA)
    city.p(rect(0, BASE + 2.6, W, SEA - BASE - 2.6), ISTRIA_DARK)
    city.p([rect(x, BASE + 3, 1, 5) for x in range(14, W, 34)], INK2)
    text = "".join(city.body)
    s.body.append(nightly(text, 0.6) if night else text)
    s.p(rect(0, SEA, W, H - SEA), s.grad((0, sea[0]), (1, sea[1])))
    # what the palaces give to the water
    r = random.Random(5)
    mirror = []
    for _ in range(90):
        x, y = r.random() * W, SEA + 2 + r.random() ** 1.6 * 34
        mirror.append(rect(x, y, 10 + r.random() * 22, 1.5))
    s.p(mirror, "#FFC766" if night else "#F6E3C0", o=0.5 if night else 0.42)
    ripples(s, (6, W - 6), (SEA + 8, H - 4), WHITE, 0.16 if night else 0.4, 60, 9, 18)
    fore = Svg(W, H)
    for x, y, h, c in (
        (96, 214, 40, CRIMSON),
        (108, 218, 36, CRIMSON),
        (520, 204, 30, NAVY),
        (531, 207, 27, NAVY),
        (880, 212, 38, CRIMSON),
        (892, 216, 33, CRIMSON),
        (1216, 206, 32, "#1F6B5E"),
        (1228, 210, 28, "#1F6B5E"),
    ):
        mooring(fore, x, y, h, c)
    for x, y in ((340, 222), (744, 226), (1064, 220)):
        bricola(fore, x, y, 24)
    boat(fore, 168, 218, 1.25)
    boat(fore, 590, 206, 0.95, -1)
    boat(fore, 960, 222, 1.3, -1)
    sail(fore, 420, 206, 0.9, "#E08A2E", CRIMSON)
    sail(fore, 1150, 202, 0.8, "#D9B24A", "#8A3A22")
    text = "".join(fore.body)
    s.body.append(nightly(text, 0.42) if night else text)
    if night:
        for x, y in ((96, 172), (531, 176), (892, 178), (1216, 172), (340, 196), (744, 200), (1064, 194)):
            s.p(ellipse(x, y, 11), "#FFC766", o=0.2)
            s.p(ellipse(x, y, 3.2), "#FFE0A0")
            s.p([rrect(x - 7 + i, y + 46 + i * 5, 14 - 2 * i, 1.6, 0.8) for i in range(4)], "#FFC766", o=0.5)


def dark_panes() -> list[Pane]:
    """The windows of the row in which no lamp burns by night."""
    return row(Svg(W, ROW), ROW_BASE)


def quay(s: Svg) -> None:
    s.p(rect(0, ROW_BASE - 0.6, W, 1.8), ISTRIA)
    s.p(rect(0, ROW_BASE + 1.2, W, ROW - ROW_BASE - 1.2), ISTRIA_DARK)


def cloud(s: Svg) -> None:
    s.p("M4 44C4 34 22 32 26 38C30 20 54 20 58 36C66 28 84 30 90 44Z", "#FFF8EA", o=0.85)


def barge(s: Svg, x: float, y: float) -> None:
    """A peata with stones of Istria, and one who pushes it."""
    s.p(poly((x - 28, y - 8), (x + 28, y - 8), (x + 22, y + 2), (x - 22, y + 2)), OAK_LOW)
    s.p(rect(x - 28, y - 9, 56, 2.4), "#A67C50")
    s.p([rect(x - 18 + 11 * i, y - 16, 10, 7.4) for i in range(3)], ISTRIA)
    s.p([rect(x - 12 + 11 * i, y - 22.6, 9, 6.6) for i in range(2)], ISTRIA_LOW)
    s.p(poly((x + 18, y - 8), (x + 19, y - 21), (x + 24, y - 21), (x + 25, y - 8)), CRIMSON)
    s.p(ellipse(x + 21.4, y - 24, 3), "#E9B78F")
    s.p(line(x + 27, y - 30, x + 16, y + 8, 1.4), OAK_LOW)


def afloat() -> Drawings:
    """What passes before the palaces, on a grid of 64 and with the water line at 56; by night with a lamp."""
    for name, x, y in (("gondola", 7, 37), ("bragozzo", 31, 8), ("barge", 7, 38)):
        s = Svg(64)
        if name == "gondola":
            boat(s, 31, 53)
        elif name == "bragozzo":
            sail(s, 31, 54, 1.1, "#E08A2E", CRIMSON)
        else:
            barge(s, 31, 55)
        yield f"venedig/afloat/{name}", s.text()
        s.body = [nightly("".join(s.body), 0.42)]
        s.p(ellipse(x, y, 6), "#FFC766", o=0.3)
        s.p(ellipse(x, y, 2.4), "#FFE0A0")
        yield f"venedig/afloat/night/{name}", s.text()


DAY = ("#7FBBC9", "#B9DDD9", "#F2E6C8", "#FBD9A8")
NIGHT = ("#101B33", "#1F2F50", "#4A4A6E", "#A0605A")


def drawings() -> Drawings:
    with decimals(1):
        s = Svg(W, H)
        skyline(s, DAY, ("#7FB7AE", "#3E8A8C"), "#A9C7C0", night=False)
        yield "venedig/scenery/city", s.text()
        s = Svg(W, H)
        skyline(s, NIGHT, ("#3A4A5E", "#12303C"), "#3A4466", night=True)
        yield "venedig/scenery/night/city", s.text()
        # the row alone, for the strip behind the table
        s = Svg(W, ROW)
        far(s, ROW_BASE, "#A9C7C0")
        row(s, ROW_BASE)
        quay(s)
        yield "venedig/scenery/row", s.text()
        t = Svg(W, ROW)
        far(t, ROW_BASE, "#3A4466")
        u = Svg(W, ROW)
        row(u, ROW_BASE)
        quay(u)
        t.body.append(nightly("".join(u.body), 0.58))
        yield "venedig/scenery/night/row", t.text()
        s = Svg(96, 64)
        cloud(s)
        yield "venedig/scenery/cloud", s.text()
    yield from afloat()
