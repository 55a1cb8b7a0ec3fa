"""Open places of the city, a cell each. Pale paving, so that they are told from houses even in grey."""

from __future__ import annotations

from tools.art.kit import (
    FIRE,
    INK,
    IVORY,
    NAVY,
    WHITE,
    Svg,
    ellipse,
    line,
    n,
    poly,
    rect,
    ribbon,
    rrect,
)
from tools.art.venedig.venice import (
    CELL,
    CRIMSON,
    GOLD,
    ISTRIA,
    ISTRIA_DARK,
    ISTRIA_LOW,
    OAK,
    OAK_LIGHT,
    OAK_LOW,
    OCHRE,
    PAVE,
    PAVE_LINE,
    PAVE_LOW,
    lion,
    person,
    tree,
)


# ---------------------------------------------------------------- squares
def paving(s: Svg, pattern: int = 0) -> None:
    s.p(rect(0, 0, CELL, CELL), PAVE)
    if pattern == 0:  # bands of white stone
        s.p([rect(8, 8, 48, 2.4), rect(8, 53.6, 48, 2.4), rect(8, 8, 2.4, 48), rect(53.6, 8, 2.4, 48)], ISTRIA)
        s.p([rect(x, 11, 0.9, 42) for x in (20, 31.5, 43)], PAVE_LINE)
        s.p([rect(11, y, 42, 0.9) for y in (20, 31.5, 43)], PAVE_LINE)
    elif pattern == 1:  # diagonals
        s.p([line(0.6, y, y, 0.6, 1.1, cap=False) for y in (16, 32, 48)], PAVE_LINE)
        s.p([line(y, 63.4, 63.4, y, 1.1, cap=False) for y in (16, 32, 48)], PAVE_LINE)
        s.p(line(1, 63, 63, 1, 2.6, cap=False), ISTRIA)
    elif pattern == 2:  # a meander
        s.p([rect(x, 0, 2.4, 64) for x in (14, 47.6)], ISTRIA)
        s.p([rect(18 + (i % 2) * 5, 3 + i * 8, 0.9, 6) for i in range(8)], PAVE_LINE)
        s.p([rect(17, 8 * i + 1, 30, 0.9) for i in range(8)], PAVE_LINE)
        s.p(
            [rect(0, 8 * i + 5, 14, 0.9) for i in range(8)] + [rect(50, 8 * i + 5, 14, 0.9) for i in range(8)],
            PAVE_LINE,
        )
    else:  # rings
        s.p(ellipse(32, 34, 27, 22) + ellipse(32, 34, 24.6, 20), ISTRIA, eo=True)
        s.p(ellipse(32, 34, 16, 13) + ellipse(32, 34, 14.8, 12), PAVE_LINE, eo=True)
        s.p([line(32, 34, a, b, 0.9) for a, b in ((6, 18), (58, 18), (6, 50), (58, 50), (32, 12), (32, 56))], PAVE_LINE)
    s.p([rect(0, 0, 64, 1), rect(0, 0, 1, 64)], PAVE_LOW)


def p1(s: Svg) -> None:
    """A well-head, the middle of every campo."""
    paving(s, 3)
    s.p(ellipse(34, 45, 14, 5), INK, o=0.2)
    s.p(ellipse(32, 45, 13, 5.4), ISTRIA_LOW, INK, 1.5)
    s.p("M22 28C23 36 23 40 22 44C26 47.5 38 47.5 42 44C41 40 41 36 42 28Z", ISTRIA, INK, 1.8)
    s.p("M36 29C36 38 36.5 42 36 46C39 45.6 41 45 42 44C41 40 41 36 42 28Z", ISTRIA_LOW)
    s.p([ellipse(29, 37, 3, 3.6)], ISTRIA_LOW, INK, 0.9)
    s.p(ellipse(32, 27.5, 11.5, 4.6), ISTRIA, INK, 1.8)
    s.p(ellipse(32, 27.5, 8, 2.8), INK)
    person(s, 51, 24, "#3E5C8A", 0.85)


def p2(s: Svg) -> None:
    paving(s, 1)
    s.p(ellipse(34, 46, 14, 4.6), INK, o=0.2)
    s.p(ellipse(32, 45, 8, 3.4), ISTRIA_LOW, INK, 1.3)
    tree(s, 32, 46, 1.15)
    s.p(rect(8, 50, 15, 3), OAK_LIGHT, INK, 1.2)
    s.p([rect(9.4, 53, 2, 4), rect(19.6, 53, 2, 4)], INK)
    person(s, 53, 54, CRIMSON, 0.9)


def p3(s: Svg) -> None:
    """The lion on its column."""
    paving(s, 0)
    s.p(ellipse(35, 55, 13, 4), INK, o=0.2)
    s.p([rect(22, 50, 20, 6), rect(25, 46.5, 14, 4)], ISTRIA, INK, 1.5)
    s.p(rect(28.4, 21.6, 7.2, 25.4), "#C9A79A", INK, 1.6)
    s.p(rect(33, 23, 2, 23), INK, o=0.25)
    s.p(rect(25.5, 18, 13, 4), ISTRIA, INK, 1.4)
    figure = lion(20.5, 4.6, 0.36)
    s.p(figure, INK, INK, 2.4)
    s.p(figure, GOLD)


def p4(s: Svg) -> None:
    """Market stalls."""
    paving(s, 2)
    for x, y, c in ((5, 8, "#B3261E"), (31, 30, "#1F6B5E")):
        s.p(ellipse(x + 16, y + 24, 15, 3), INK, o=0.2)
        s.p(rect(x + 3, y + 13, 22, 9), OAK_LIGHT, INK, 1.4)
        s.p([ellipse(x + 7 + i * 5.4, y + 13, 2.6) for i in range(4)], (GOLD), INK, 0.9)
        s.p(poly((x + 3, y), (x + 25, y), (x + 28, y + 9), (x, y + 9)), c, INK, 1.5)
        s.p(
            [
                poly(
                    (x + 7.4 + i * 8.8, y + 0.8),
                    (x + 11.8 + i * 8.8, y + 0.8),
                    (x + 12.6 + i * 9.4, y + 8.4),
                    (x + 7.2 + i * 9.4, y + 8.4),
                )
                for i in (0, 1)
            ],
            IVORY,
        )
    person(s, 16, 48, "#5B4A6B", 0.9, "#2B2523")
    person(s, 48, 24, OCHRE, 0.85)


def p5(s: Svg) -> None:
    """Pigeons and people."""
    paving(s, 0)
    person(s, 20, 36, CRIMSON, 1.15, "#2B2523")
    person(s, 31, 38, "#1F5560", 1.05)
    for x, y, d in ((40, 20, 1), (48, 28, -1), (44, 44, 1), (26, 50, -1), (50, 50, 1), (15, 17, 1)):
        s.p(ellipse(x, y, 3, 1.9), "#6D7780", INK, 0.9)
        s.p(ellipse(x + 2.8 * d, y - 1.6, 1.3), "#4A545C")


def p6(s: Svg) -> None:
    """A captain on horseback."""
    paving(s, 3)
    s.p(ellipse(35, 54, 15, 4.4), INK, o=0.2)
    s.p(rect(21, 34, 22, 19), ISTRIA, INK, 1.7)
    s.p([rect(19, 31, 26, 4), rect(18, 51, 28, 4)], ISTRIA, INK, 1.5)
    s.p(rect(36, 36, 6, 15), ISTRIA_LOW)
    s.p(
        (
            "M20 18C19 14 22 11 25 12L28 17H38C42 18 43 22 42 26L43 31H40L38 26H29L28"
            " 31H25L25 25C23 24 22 22 23 18L21 20Z"
        ),
        "#4E8577",
        INK,
        1.5,
    )
    s.p("M30 18L31 9C32 7 35 7 36 9L37 18Z", "#3C6E62", INK, 1.3)
    s.p(ellipse(33.6, 5.4, 2.6), "#3C6E62", INK, 1.2)


def p7(s: Svg) -> None:
    """A café under awnings."""
    paving(s, 1)
    for x, y, c in ((19, 24, CRIMSON), (44, 20, IVORY), (31, 46, "#1F6B5E")):
        s.p(ellipse(x + 2, y + 5, 12, 5), INK, o=0.18)
        s.p(rect(x - 0.8, y - 4, 1.6, 12), OAK_LOW)
        s.p(
            (
                f"M{n(x - 12)} {n(y)}C{n(x - 11)} {n(y - 11)} {n(x + 11)} {n(y - 11)} {n(x + 12)}"
                f" {n(y)}C{n(x + 6)} {n(y + 4)} {n(x - 6)} {n(y + 4)} {n(x - 12)} {n(y)}Z"
            ),
            c,
            INK,
            1.5,
        )
        other = CRIMSON if c == IVORY else IVORY
        s.p(
            [
                (
                    f"M{n(x)} {n(y - 8)}C{n(x - 4)} {n(y - 6)} {n(x - 5)} {n(y)} {n(x - 5)} {n(y + 2.4)}"
                    f"C{n(x - 2)} {n(y + 3)} {n(x + 2)} {n(y + 3)} {n(x + 4)} {n(y + 2.6)}C{n(x + 4)}"
                    f" {n(y - 2)} {n(x + 3)} {n(y - 6)} {n(x)} {n(y - 8)}Z"
                )
            ],
            other,
        )
    person(s, 54, 44, "#3E5C8A", 0.9)
    person(s, 12, 46, OCHRE, 0.9)


def p8(s: Svg) -> None:
    """A lamp with three lights."""
    paving(s, 0)
    s.p(ellipse(34, 53, 9, 3), INK, o=0.2)
    s.p(rect(26, 48, 12, 5), ISTRIA, INK, 1.4)
    s.p(rect(30.6, 24, 2.8, 24), "#3A2A20", INK, 0.8)
    s.p(ribbon("M20 27Q20 33 32 33Q44 33 44 27", 2.4), "#3A2A20")
    for x, y in ((20, 22), (44, 22), (32, 16)):
        s.p(ellipse(x, y, 5), "#F6C9C0", INK, 1.4)
        s.p(ellipse(x - 1.4, y - 1.6, 1.5), WHITE)
        s.p(rect(x - 2, y + 4, 4, 2), "#3A2A20")
    person(s, 50, 52, "#5B4A6B", 0.95, "#2B2523")


def p9(s: Svg) -> None:
    """A garden."""
    paving(s, 2)
    s.p(rrect(17, 10, 31, 44, 3), "#8FAE6A", INK, 1.4)
    s.p(rect(30, 10, 5, 44), PAVE)
    s.p(rect(17, 30, 31, 5), PAVE)
    tree(s, 24, 31, 0.62)
    tree(s, 42, 53, 0.62)
    s.p([ellipse(x, y, 1.8) for x, y in ((20, 40), (25, 45), (21, 50), (40, 16), (44, 21), (39, 25))], FIRE)
    s.p([ellipse(x, y, 1.5) for x, y in ((25, 39), (20, 45), (44, 15), (40, 21))], GOLD)


def p10(s: Svg) -> None:
    """Two masts with banners."""
    paving(s, 3)
    for x in (19, 43):
        s.p(ellipse(x + 2, 54, 7, 2.4), INK, o=0.2)
        s.p(f"M{x - 4} 53L{x - 2.6} 46H{x + 2.6}L{x + 4} 53Z", "#4E8577", INK, 1.2)
        s.p(rect(x - 1.1, 6, 2.2, 41), OAK_LIGHT, INK, 1)
        s.p(ellipse(x, 5, 2), GOLD, INK, 1)
        s.p(
            (f"M{x + 1} 8C{x + 6} 6 {x + 9} 11 {x + 15} 8L{x + 12} 14L{x + 15} 19C{x + 9} 22 {x + 6} 17 {x + 1} 20Z"),
            CRIMSON,
            INK,
            1.3,
        )
        s.p(ellipse(x + 6, 13.6, 2.6), GOLD)
    person(s, 31, 48, NAVY, 0.95)


def p11(s: Svg) -> None:
    """A puppet booth."""
    paving(s, 1)
    s.p(ellipse(35, 53, 16, 4), INK, o=0.2)
    s.p(rect(20, 18, 24, 35), "#1F5560", INK, 1.7)
    s.p([rect(20 + i * 8, 34, 4, 19) for i in range(3)], IVORY)
    s.p(rect(23, 20, 18, 12), "#3A1D18", INK, 1.3)
    s.p(poly((17, 19), (32, 7), (47, 19)), CRIMSON, INK, 1.6)
    s.p(poly((26, 12.6), (32, 7), (38, 12.6), (37, 19), (27, 19)), IVORY)
    s.p(ellipse(32, 6.6, 2), GOLD, INK, 1)
    person(s, 28, 32, GOLD, 0.62)
    person(s, 36, 32, FIRE, 0.62)
    s.p(rect(22, 31.4, 20, 2.6), ISTRIA, INK, 1)
    person(s, 11, 54, OCHRE, 0.8)
    person(s, 54, 54, "#5B4A6B", 0.95, "#2B2523")


def p12(s: Svg) -> None:
    """A boat-builder's yard: a gondola on its stocks."""
    paving(s, 2)
    s.p(ellipse(34, 46, 26, 5), INK, o=0.2)
    s.p([poly((x - 5, 47), (x, 36), (x + 5, 47)) for x in (20, 45)], OAK_LIGHT, INK, 1.3)
    s.p("M5 24C9 36 18 40 32 40C46 40 55 36 60 24C54 32 44 34 32 34C20 34 11 32 5 24Z", "#1C1A1D", INK, 1.6)
    s.p("M8 27C13 34 22 36.4 32 36.4C42 36.4 51 34 57 27C51 33 42 34.6 32 34.6C22 34.6 13 33 8 27Z", "#5A5660")
    s.p("M4 14C1 15 2 18 4 19L3 26L6 30L8 29L7 19C8 16 7 14 4 14Z", "#C9D0D2", INK, 1.1)
    s.p([rrect(12, 52, 18, 3.4, 1.4), rrect(15, 56, 18, 3.4, 1.4)], OAK_LIGHT, INK, 1.1)
    person(s, 48, 58, "#3E5C8A", 0.95, "#E9D08F")
    s.p(rrect(40, 10, 16, 4, 2), OAK, INK, 1.1)


def p13(s: Svg) -> None:
    """Fishmongers' slabs under arches of stone."""
    paving(s, 0)
    for y in (14, 38):
        s.p(ellipse(34, y + 13, 22, 3.4), INK, o=0.18)
        s.p([rect(15, y + 5, 4, 8), rect(45, y + 5, 4, 8)], ISTRIA_LOW, INK, 1.2)
        s.p(poly((12, y), (52, y), (55, y + 6), (9, y + 6)), "#DDEBEC", INK, 1.5)
        for i, c in enumerate(("#8FB4BF", "#C9808A", "#8FB4BF", "#D9B24A")):
            x = 17 + i * 10
            s.p(
                (
                    f"M{x - 4} {y + 3}C{x - 2} {y} {x + 2} {y} {x + 3} {y + 2.4}L{x + 5.4} {y + 0.8}"
                    f"V{y + 5}L{x + 3} {y + 3.6}C{x + 2} {y + 6} {x - 2} {y + 6} {x - 4} {y + 3}"
                    "Z"
                ),
                c,
                INK,
                0.8,
            )
    person(s, 56, 34, "#1F6B5E", 0.85)
    person(s, 8, 34, CRIMSON, 0.85)


def p14(s: Svg) -> None:
    """Washing over the square."""
    paving(s, 3)
    s.p([rect(6.4, 6, 2.4, 24), rect(55.2, 6, 2.4, 24)], OAK_LOW)
    s.p(ribbon("M7 10Q32 17 57 10", 1), INK)
    for x, c in ((13, IVORY), (22, "#6EC1EA"), (31, IVORY), (40, "#E8A0A0"), (48, IVORY)):
        s.p(rect(x - 3, 12.6, 6.4, 9), c, INK, 1)
    s.p(ellipse(33, 51, 9, 3), INK, o=0.2)
    s.p("M25 40C26 45 26 47 25 49C29 51.6 37 51.6 41 49C40 47 40 45 41 40Z", ISTRIA, INK, 1.5)
    s.p(ellipse(33, 39.6, 8, 3.2), ISTRIA, INK, 1.5)
    s.p(ellipse(33, 39.6, 5.4, 2), INK)
    s.p("M50 48C50 44 53 43 55 44L56.4 42L57 45C58 46 57 48 56 48V53H54V50H52.6V53H50.6Z", "#C98D4E", INK, 1)
    person(s, 15, 50, "#5B4A6B", 0.95)


def p15(s: Svg) -> None:
    """Masks and a lute: carnival."""
    paving(s, 2)
    for x, y, c, h in ((17, 32, CRIMSON, "#2B2523"), (45, 30, "#5B3F73", GOLD), (31, 52, "#1F6B5E", IVORY)):
        person(s, x, y, c, 1.2, h)
        s.p(f"M{n(x - 3)} {n(y - 15.4)}H{n(x + 3)}V{n(y - 13.6)}H{n(x - 3)}Z", IVORY, INK, 0.7)
    s.p([ellipse(a, b, 1.3) for a, b in ((8, 14), (26, 10), (54, 46), (40, 12), (10, 46), (52, 10))], GOLD)
    s.p([ellipse(a, b, 1.3) for a, b in ((33, 22), (56, 20), (12, 56), (48, 54))], FIRE)
    s.p(ellipse(37.4, 46, 3.4, 2.6), OAK_LIGHT, INK, 1)
    s.p(line(40, 45, 46, 41, 1.4), OAK_LOW)


def p16(s: Svg) -> None:
    """Steps down to the water."""
    paving(s, 0)
    s.p([rect(10, 36 + i * 5, 44, 5) for i in range(4)], ISTRIA, INK, 1.1)
    s.p([rect(10.6, 40 + i * 5, 43, 1) for i in range(4)], ISTRIA_DARK)
    s.p(rect(10, 56, 44, 5), "#5FA3A0", INK, 1.1)
    for x in (8, 56):
        s.p(rrect(x - 2.4, 22, 4.8, 30, 1.6), IVORY, INK, 1.2)
        s.p(
            [
                poly((x - 2.4, 29 + i * 7), (x + 2.4, 26 + i * 7), (x + 2.4, 29 + i * 7), (x - 2.4, 32 + i * 7))
                for i in range(3)
            ],
            CRIMSON,
        )
        s.p(ellipse(x, 21, 3), GOLD, INK, 1.1)
    person(s, 27, 31, "#3E5C8A", 1, "#E9D08F")
    person(s, 39, 29, OCHRE, 0.95)


SQUARES = (p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16)
