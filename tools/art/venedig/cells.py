"""Cells of the city, 64 x 64, each filling its cell to the edge; a tile is two to four of them in one frame of stone.

Houses are known by their red roofs, squares by their pale paving: dark against light, even in grey.
"""

from __future__ import annotations

import re

from tools.art.kit import (
    FIRE,
    INK,
    WHITE,
    Drawings,
    Svg,
    arch,
    ellipse,
    line,
    poly,
    rect,
    ribbon,
    rrect,
)
from tools.art.venedig.squares import SQUARES
from tools.art.venedig.venice import (
    CELL,
    CORAL,
    CREAM,
    CRIMSON,
    GLASS,
    ISTRIA,
    ISTRIA_DARK,
    ISTRIA_LOW,
    LEAD,
    LEAD_LOW,
    OAK_LIGHT,
    OAK_LOW,
    OCHRE,
    PANE,
    PAVE,
    ROOF,
    ROOF_DARK,
    ROOF_LIGHT,
    ROSE,
    SHUTTER,
    SIENNA,
    TREE,
    TREE_LOW,
    calle,
    chimney,
    cypress,
    door,
    nightly,
    ogive,
    person,
    roof,
    wall,
    window,
)


# ---------------------------------------------------------------- houses
def b1(s: Svg) -> None:
    calle(s)
    wall(s, 3, 61, 34, 60, OCHRE)
    for i, x in enumerate((9, 22, 37, 50)):
        window(s, x, 40, 5, 9, lit=i in (1, 3), shut=SHUTTER)
    door(s, 28, 60, 8, 9)
    roof(s, 2, 62, 8, 35, hip=9)
    chimney(s, 18, 16)
    chimney(s, 47, 21, 0.9, CREAM)


def b2(s: Svg) -> None:
    calle(s)
    wall(s, 2, 31, 28, 60, ROSE)
    wall(s, 31, 62, 38, 60, CREAM)
    for y, lit in ((34, True), (46, False)):
        window(s, 8, y, 4.6, 8, lit=lit, shut=SHUTTER)
        window(s, 20, y, 4.6, 8, lit=not lit, shut=SHUTTER)
    window(s, 38, 45, 4.6, 8, lit=True, shut="#7A3B2E")
    window(s, 52, 45, 4.6, 8, lit=False, shut="#7A3B2E")
    door(s, 44, 60, 6, 8, SHUTTER)
    roof(s, 32, 62, 15, 39, hip=6)
    roof(s, 1, 32, 5, 29, hip=6, colour="#AE4E2B")
    chimney(s, 24, 12)
    chimney(s, 53, 24, 0.9)


def b3(s: Svg) -> None:
    """A Gothic palace with its loggia."""
    calle(s)
    wall(s, 3, 61, 26, 60, CORAL)
    s.p(rect(2, 24.5, 60, 3.4), ISTRIA, INK, 1.2)
    s.p(rect(15, 31, 34, 15), ISTRIA)
    s.p([ogive(17 + i * 8, 32, 6, 13) for i in (0, 1, 2, 3)], GLASS)
    s.p(rect(13, 45, 38, 2.6), ISTRIA, INK, 1)
    for x in (6.5, 53):
        window(s, x, 34, 4.6, 9, lit=False)
    for x in (7, 18, 42, 53):
        window(s, x, 50.5, 4.4, 6, lit=x == 42)
    door(s, 28.5, 60, 7, 9)
    s.p([poly((x, 25), (x + 2, 19), (x + 4, 25)) for x in (4, 13, 22, 38, 47, 56)], ISTRIA, INK, 0.9)
    roof(s, 4, 60, 5, 24, hip=11)


def b4(s: Svg) -> None:
    """A church with its dome."""
    calle(s)
    wall(s, 3, 61, 36, 60, ISTRIA)
    roof(s, 2, 62, 14, 38, hip=6)
    s.p(rect(21, 17, 22, 11), ISTRIA, INK, 1.8)
    s.p([arch(x, 19.5, 3.6, 7) for x in (24, 30.2, 36.4)], GLASS)
    s.p("M19 18C18 7 25 3 32 1C39 3 46 7 45 18Z", LEAD, INK, 2)
    s.p("M23 16C22 9 26 6 30 4.5C27 9 26.5 12 27 16.5Z", WHITE, o=0.5)
    s.p("M41 16.5C42 10 40 7 36 4C42 6 44.5 10 44 17Z", LEAD_LOW)
    s.p(poly((17, 40), (32, 30.5), (47, 40)), ISTRIA, INK, 1.8)
    s.p(rect(18, 40, 28, 20), ISTRIA, INK, 1.8)
    s.p(ellipse(32, 46, 3.6), GLASS, INK, 1)
    door(s, 28, 60, 8, 9)
    s.p([rect(20.5, 42, 2.4, 18), rect(41, 42, 2.4, 18)], ISTRIA_LOW)
    for x in (8, 52):
        window(s, x, 45, 4.6, 9, lit=x == 8, frame=ISTRIA_LOW)


def b5(s: Svg) -> None:
    """A bell tower beside low houses."""
    calle(s)
    wall(s, 2, 62, 42, 60, OCHRE)
    roof(s, 1, 63, 22, 43, hip=6)
    for i, x in enumerate((7, 50)):
        window(s, x, 48, 5, 8, lit=i == 0, shut=SHUTTER)
    s.p(rect(22, 20, 18, 40), "#BE6B48", INK, 2)
    s.p(rect(34, 21, 5, 38), INK, o=0.2)
    s.p([rect(24.6, 24, 2.2, 34), rect(29.6, 24, 2.2, 34)], ROOF_LIGHT, o=0.8)
    s.p(rect(20, 11, 22, 11), ISTRIA, INK, 1.8)
    s.p([arch(23, 13.6, 4, 7), arch(29, 13.6, 4, 7), arch(35, 13.6, 4, 7)], PANE)
    s.p(poly((21, 11), (31, 1.5), (41, 11)), "#5E9C8C", INK, 1.8)
    s.p(poly((31, 0), (40, 10.4), (33, 10.4)), INK, o=0.22)
    chimney(s, 54, 33, 0.85)


def b6(s: Svg) -> None:
    """A house with a wooden terrace on its roof."""
    calle(s)
    wall(s, 3, 61, 36, 60, ROSE)
    for i, x in enumerate((8, 20, 39, 51)):
        window(s, x, 41, 4.6, 8, lit=i in (0, 2), shut="#F0DDB8")
    s.p(rect(25, 52, 14, 8), SHUTTER, INK, 1.2)
    roof(s, 2, 62, 13, 37, hip=7)
    s.p([rect(18, 12, 2, 16), rect(32, 12, 2, 16), rect(45, 12, 2, 16)], OAK_LOW)
    s.p(rect(14, 9.5, 37, 4.6), OAK_LIGHT, INK, 1.4)
    s.p([rect(14, 2, 37, 1.8), *[rect(14.5 + i * 5.8, 2, 1.6, 8) for i in range(7)]], OAK_LOW)
    s.p([ellipse(21, 7, 3.4, 3), ellipse(45, 7.4, 3, 2.6)], TREE, INK, 1)
    s.p([ellipse(20.4, 6.4, 1), ellipse(45.6, 7, 1)], FIRE)
    chimney(s, 56, 26, 0.85)


def b7(s: Svg) -> None:
    """Wings round a courtyard."""
    calle(s)
    roof(s, 3, 61, 3, 20, hip=7, colour="#AE4E2B")
    s.p(rect(20, 19, 24, 17), "#8F7A58", INK, 1.6)
    s.p(rect(20.8, 19.8, 22.4, 5), INK, o=0.28)
    s.p(ellipse(32, 30, 4, 2.8), ISTRIA, INK, 1.2)
    s.p(poly((2, 15), (20, 20), (20, 42), (2, 42)), ROOF, INK, 1.8)
    s.p(poly((62, 15), (44, 20), (44, 42), (62, 42)), ROOF_DARK, INK, 1.8)
    s.p([line(4, y, 19, y + 3, 1) for y in (22, 28, 34)], ROOF_DARK, o=0.6)
    s.p([line(45, y + 3, 60, y, 1) for y in (22, 28, 34)], INK, o=0.35)
    wall(s, 2, 62, 44, 60, CREAM)
    for i, x in enumerate((7, 18, 41, 52)):
        window(s, x, 48, 4.8, 8, lit=i in (0, 3), shut=SHUTTER)
    s.p(arch(27, 48, 10, 12), PANE, INK, 1.2)
    roof(s, 1, 63, 34, 45, hip=5)
    chimney(s, 12, 14, 0.9)


def b8(s: Svg) -> None:
    """A trading house with arcades and battlements of stone."""
    calle(s)
    wall(s, 2, 62, 28, 60, ISTRIA)
    s.p([arch(6 + i * 9.2, 31.5, 6.6, 10) for i in range(6)], GLASS)
    s.p(rect(2.6, 43, 59, 2.4), ISTRIA_LOW)
    s.p([arch(6 + i * 9.2, 48, 6.6, 12) for i in range(6)], PANE)
    s.p(
        [
            poly((4 + i * 10, 29), (4 + i * 10, 24), (7 + i * 10, 20.5), (10 + i * 10, 24), (10 + i * 10, 29))
            for i in range(6)
        ],
        ISTRIA,
        INK,
        1.2,
    )
    roof(s, 5, 59, 4, 22, hip=9)
    chimney(s, 44, 11)


def b9(s: Svg) -> None:
    """Three narrow houses and washing."""
    calle(s)
    for x, top, c in ((2, 32, CREAM), (22, 25, CORAL), (43, 35, OCHRE)):
        wall(s, x, x + 20, top, 60, c)
    window(s, 9, 38, 5, 8, lit=True, shut=SHUTTER)
    window(s, 29.5, 32, 5, 8, lit=False, shut=SHUTTER)
    window(s, 29.5, 46, 5, 8, lit=True, shut=SHUTTER)
    window(s, 50.5, 41, 5, 8, lit=True, shut="#7A3B2E")
    door(s, 9, 60, 6, 8)
    door(s, 50, 60, 6, 8, SHUTTER)
    roof(s, 1, 22, 11, 33, hip=4)
    roof(s, 43, 63, 14, 36, hip=4, colour="#AE4E2B")
    roof(s, 22, 43, 3, 26, hip=4)
    s.p(ribbon("M22 50Q32 53 43 50", 0.9), INK)
    s.p([rect(24, 51, 4, 5), rect(38, 51, 3.6, 5)], WHITE, INK, 0.8)
    s.p(rect(33, 52, 3.6, 5), "#6EC1EA", INK, 0.8)
    chimney(s, 12, 19, 0.85)
    chimney(s, 56, 22, 0.85)


def b10(s: Svg) -> None:
    """A guild house: white gable with a round window."""
    calle(s)
    roof(s, 2, 62, 10, 40, hip=5)
    wall(s, 2, 62, 40, 60, CREAM)
    s.p("M12 36C14 28 20 28 21 22C25 21 27 15 32 14C37 15 39 21 43 22C44 28 50 28 52 36V60H12Z", ISTRIA, INK, 2)
    s.p(ellipse(32, 27, 4.4), GLASS, INK, 1.2)
    s.p(rect(13, 38, 38, 2.4), ISTRIA_LOW)
    s.p([rect(15, 41, 2.6, 19), rect(46.4, 41, 2.6, 19), rect(24, 41, 2.2, 19), rect(37.8, 41, 2.2, 19)], ISTRIA_LOW)
    window(s, 18.6, 44, 4.4, 9, lit=True, frame=ISTRIA_LOW)
    window(s, 41, 44, 4.4, 9, lit=True, frame=ISTRIA_LOW)
    door(s, 28, 60, 8, 13)
    window(s, 5, 46, 4, 8, lit=False)
    window(s, 55, 46, 4, 8, lit=False)
    chimney(s, 56, 24, 0.9)


def b11(s: Svg) -> None:
    calle(s)
    wall(s, 3, 61, 30, 60, SIENNA)
    for y, row in ((35, (True, False, False, True)), (47, (False, True, True, False))):
        for x, lit in zip((8, 21, 38, 51), row, strict=True):
            window(s, x, y, 4.8, 8, lit=lit, shut="#2F5E66")
    s.p(rect(20, 44, 24, 2.2), ISTRIA, INK, 0.9)
    roof(s, 2, 62, 4, 31, hip=10)
    s.p(poly((25, 22), (32, 14), (39, 22)), ROOF_DARK, INK, 1.5)
    s.p(rect(26.5, 21, 11, 7), CREAM, INK, 1.4)
    s.p(arch(30, 22.4, 4, 5.6), GLASS)
    chimney(s, 13, 20, 0.9)
    chimney(s, 51, 20, 0.9)


def b12(s: Svg) -> None:
    """A palace with a garden."""
    calle(s)
    s.p(rect(0, 30, 22, 30), TREE_LOW)
    wall(s, 20, 62, 30, 60, ROSE)
    s.p(rect(27, 35, 28, 10), ISTRIA)
    s.p([ogive(29 + i * 6.4, 35.6, 5, 9) for i in range(4)], GLASS)
    s.p(rect(26, 45, 30, 2.2), ISTRIA, INK, 0.9)
    door(s, 37, 60, 8, 10)
    window(s, 27, 50, 4, 6, lit=False)
    window(s, 52, 50, 4, 6, lit=True)
    roof(s, 19, 63, 6, 31, hip=8)
    roof(s, 1, 20, 4, 24, hip=4, colour="#AE4E2B")
    s.p(rect(1.4, 50, 19, 10), CORAL, INK, 1.6)
    s.p([rect(1.4, 48, 19, 3)], ISTRIA, INK, 1)
    cypress(s, 7, 49, 26)
    cypress(s, 15, 49, 20)
    chimney(s, 52, 14)


HOUSES = (b1, b2, b3, b4, b5, b6, b7, b8, b9, b10, b11, b12)


REPAINT = {OCHRE: ROSE, ROSE: CREAM, CREAM: SIENNA, CORAL: OCHRE, SIENNA: CORAL, SHUTTER: "#2F5E66"}


# ---------------------------------------------------------------- bridges: a span over one cell of canal
def arch_bridge(s: Svg, covered: bool) -> None:
    """From left to right, seen from the side: its bow leaves the water free."""
    s.p("M0 58H64V64H0Z", INK, o=0.14)
    s.p("M0 30Q32 6 64 30V56H55C54 42 46 33 32 33C18 33 10 42 9 56H0Z", ISTRIA, INK, 2)
    s.p("M9 56C10 42 18 33 32 33C46 33 54 42 55 56H51C50 45 44 37.5 32 37.5C20 37.5 14 45 13 56Z", INK, o=0.28)
    s.p("M0 30Q32 6 64 30V35Q32 11 0 35Z", ISTRIA_LOW)
    s.p(
        [line(x, 40, x + dx, 34, 1) for x, dx in ((6, -3), (14, -4), (50, 4), (58, 3))] + [line(32, 33, 32, 27, 1)],
        ISTRIA_DARK,
    )
    if covered:
        s.p("M5 26V14L14 8V20Z M59 26V14L50 8V20Z", ISTRIA, INK, 1.4)
        s.p([arch(15.5 + i * 5.8, 9 - (3 if 1 <= i <= 3 else 1), 3.6, 8) for i in (0, 1, 3, 4)], PANE)
        s.p(poly((2, 15), (15, 4), (49, 4), (62, 15)), ROOF, INK, 1.6)
        s.p(poly((15, 4), (28, 4), (20, 15), (2, 15)), ROOF_LIGHT, o=0.8)
        s.p(rect(26, 0.5, 12, 8), ISTRIA, INK, 1.3)
        s.p(arch(29.5, 2, 5, 6.5), GLASS)
    else:
        s.p(
            [line(x, y, x, y - 9, 2.2) for x, y in ((4, 28), (14, 23), (24, 20), (40, 20), (50, 23), (60, 28))],
            ISTRIA,
            INK,
            1,
        )
        s.p(ribbon("M0 22Q32 -3 64 22", 4), ISTRIA, INK, 1.6)
        person(s, 32, 18, CRIMSON, 0.8, "#2B2523")


def deck_bridge(s: Svg, covered: bool) -> None:
    """From bank to bank away from us: steps up and down between two parapets."""
    s.p(rect(52, 4, 8, 60), INK, o=0.16)
    s.p(rect(10, 0, 44, 64), ISTRIA, INK, 2)
    s.p(rect(17, 0, 30, 64), PAVE)
    s.p([rect(17, y, 30, 1.2) for y in (4, 10, 16, 22, 42, 48, 54, 60)], ISTRIA_DARK)
    s.p([rect(17, y + 1.2, 30, 2) for y in (42, 48, 54, 60)], INK, o=0.1)
    s.p([rect(10.8, 0, 2, 64), rect(47.6, 0, 2, 64)], WHITE, o=0.8)
    s.p([rect(17, 0, 1.2, 64), rect(46.4, 0, 1.2, 64), rect(51.4, 0, 1.8, 64)], ISTRIA_DARK)
    s.p([rect(8, y, 9, 8) for y in (0, 28, 56)] + [rect(47, y, 9, 8) for y in (0, 28, 56)], ISTRIA, INK, 1.5)
    if covered:
        for x in (15, 39):
            s.p(rect(x, 14, 11, 36), ROOF, INK, 1.5)
            s.p(rect(x + 0.8, 14.8, 4, 34.4), ROOF_LIGHT, o=0.8)
            s.p([rect(x, y, 11, 1) for y in (20, 26, 32, 38, 44)], ROOF_DARK, o=0.6)
    else:
        s.p(ellipse(32, 32, 7, 5), ISTRIA, ISTRIA_DARK, 1)
        person(s, 27, 36, "#1F5560", 0.9)
        person(s, 37, 31, OCHRE, 0.85, "#2B2523")


def plain_house(s: Svg) -> None:
    """For reading a full city: one hipped roof from above, nothing else."""
    s.p(rect(0, 0, 64, 64), ROOF)
    s.p(poly((0, 0), (22, 22), (22, 42), (0, 64)), ROOF_LIGHT)
    s.p(poly((0, 0), (64, 0), (42, 22), (22, 22)), "#C4653A")
    s.p(poly((64, 0), (64, 64), (42, 42), (42, 22)), "#9A4426")
    s.p(poly((0, 64), (22, 42), (42, 42), (64, 64)), ROOF_DARK)
    s.p(rect(22, 22, 20, 20), "#A84B2A")
    s.p(
        [line(0, 0, 22, 22, 1.6), line(64, 0, 42, 22, 1.6), line(0, 64, 22, 42, 1.6), line(64, 64, 42, 42, 1.6)],
        INK,
        o=0.5,
    )


def plain_square(s: Svg) -> None:
    s.p(rect(0, 0, 64, 64), PAVE)
    s.p(rrect(9, 9, 46, 46, 4) + rrect(12, 12, 40, 40, 2), ISTRIA, eo=True)
    s.p(ellipse(32, 32, 7.5) + ellipse(32, 32, 4.5), ISTRIA_DARK, eo=True)


def drawings() -> Drawings:
    made = {}
    for name, draw in (("b0", plain_house), ("p0", plain_square)):
        s = Svg(CELL)
        draw(s)
        made[f"cells/{name}"] = s.text()
    for i, cell in enumerate(HOUSES, 1):
        s = Svg(CELL)
        cell(s)
        made[f"cells/b{i}"] = s.text()
        # the same house in another street: other plaster, other shutters
        made[f"cells/b{i + len(HOUSES)}"] = re.sub(
            "#[0-9A-F]{6}", lambda m: REPAINT.get(m.group(0), m.group(0)), s.text()
        )
    for i, cell in enumerate(SQUARES, 1):
        s = Svg(CELL)
        cell(s)
        made[f"cells/p{i}"] = s.text()
    for i, covered in enumerate((False, True), 1):
        for way, span in (("h", arch_bridge), ("v", deck_bridge)):
            s = Svg(CELL)
            span(s, covered)
            made[f"cells/x{way}{i}"] = s.text()
    for name, text in made.items():
        yield f"venedig/{name}", text
        if "/b" in name:
            yield name.replace("cells/", "venedig/cells/night/"), nightly(text, 0.5)
            continue
        dark = nightly(text, 0.36, "#2B2440")
        if "/p" in name:  # a lantern somewhere out of sight
            glow = "".join(
                f'<path d="{ellipse(32, 36, r, r * 0.9)}" fill="#FFC766" fill-opacity="0.1"/>' for r in (12, 19, 26, 31)
            )
            dark = dark.replace("</svg>", glow + "</svg>")
        yield name.replace("cells/", "venedig/cells/night/"), dark
