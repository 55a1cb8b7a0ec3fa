"""Goods and parts. Grid 64, outer line 4, inner line 3, light from the upper left."""

from __future__ import annotations

from tools.art.kit import (
    BRICK,
    CARPET,
    COFFEE,
    COIN,
    COIN_LINE,
    FIRE,
    INK,
    IVORY,
    JUTE,
    JUTE_DARK,
    MORTAR,
    NAVY,
    RUBBER,
    SAFFRON,
    SEAT_COLOURS,
    STEEL,
    STEEL_DARK,
    TEA,
    VERDIGRIS,
    WHITE,
    WOOD,
    WOOD_DARK,
    WOOD_LIGHT,
    Drawings,
    Svg,
    ellipse,
    line,
    poly,
    rect,
    ribbon,
    rrect,
)

OUT = 4  # outer line
IN = 3  # inner line
SHADE = 0.2


# ---------------------------------------------------------------- goods
TULIP = "M8 20L20 27L32 7L44 27L56 20C58 44 50 59 32 59C14 59 6 44 8 20Z"
LEAF = "M57 7C60 34 50 55 27 55C22 55 18 53.5 15 51L9 57.5L6.5 55L12.5 48C4 28 22 8 57 7Z"
PLATE = {
    "coffee": "M41 6C54 11 57 26 51 41C46 54 35 61 24 58C10 54 7 39 13 24C18 11 29 2 41 6Z",
    "tea": LEAF,
    "saffron": TULIP,
    "rubber": ellipse(32, 32, 26.5),
    "carpet": rect(12, 11, 40, 42),
}
FRINGE = [rect(x, y, 9, 5.5) for x in (3, 52) for y in (10.5, 23, 35.5, 48)]
FILL = {"coffee": COFFEE, "tea": TEA, "saffron": SAFFRON, "rubber": RUBBER, "carpet": CARPET}


def good(name: str, edge: str = INK) -> Svg:
    s = Svg(64)
    d = PLATE[name]
    if name == "carpet":
        s.p(FRINGE, edge)
    s.p(d, FILL[name], edge, OUT)
    if name == "coffee":
        s.p("M37 9C25 9 15 22 14 36C13 40 11 38 12 33C14 20 24 8 37 9Z", WHITE, o=0.25)
        s.p(ribbon("M41 11C30 22 44 30 33 36C22 42 33 48 25 54", 5.5), IVORY)
    elif name == "tea":
        s.p("M57 7C60 34 50 55 27 55C22 55 18 53.5 15 51Z", INK, o=SHADE)
        s.p(ribbon("M48 16Q30 32 15 50", 4), INK)
        s.p([ribbon("M31 33L44 32", 3), ribbon("M31 33L31 20", 3)], INK)
    elif name == "saffron":
        s.p("M11 24L19 30L27 20L27 55C16 51 11 40 11 24Z", WHITE, o=0.3)
        s.p(
            [
                ribbon("M32 54L32 24", 4.6),
                ribbon("M32 54C30 44 24 40 20.5 35", 4.6),
                ribbon("M32 54C34 44 40 40 43.5 35", 4.6),
            ],
            INK,
        )
    elif name == "rubber":
        s.p("M53 20A24 24 0 0 1 20 53A26.5 26.5 0 0 0 53 20Z", MORTAR)
        s.p(ellipse(32, 32, 15.5) + ellipse(32, 32, 8), INK, eo=True)
    elif name == "carpet":
        s.p("M14 13H50V17H18V51H14Z", WHITE, o=0.22)
        s.p(
            poly((32, 17), (45, 32), (32, 47), (19, 32)) + poly((32, 25.5), (37.5, 32), (32, 38.5), (26.5, 32)),
            IVORY,
            eo=True,
        )
    return s


# ---------------------------------------------------------------- parts
def coin() -> Svg:
    s = Svg(64)
    s.p(ellipse(32, 32, 27), COIN, INK, OUT)
    s.p("M32 9A23 23 0 0 0 9 32L14 32A18 18 0 0 1 32 14Z", WHITE, o=0.55)
    s.p(ellipse(32, 32, 20), None, COIN_LINE, IN)
    s.p("M20 45V30H24V25H28V20H36V25H40V30H44V45H35V38A3 3 0 0 0 29 38V45Z", COIN_LINE)
    return s


# flat "Elbsegler" cap, kerchief, broad shoulders
BODY = (
    "M31 5C41 4 48.5 8 48.5 13.5C48.5 15.5 47.5 17 46.5 18L51.5 21L45.5 22C45 26.5 43 29.5 40 31.5"
    "C48.5 33.5 53 38 54 46L55.5 58H8.5L10 46C11 38 15.5 33.5 24 31.5C21 29.5 19 26.5 18.5 22"
    "C16 20.5 14.5 18 14.5 15C14.5 9 21 5.5 31 5Z"
)


def worker(colour: str = NAVY) -> Svg:
    """The only element that carries the player's colour is id="player"."""
    s = Svg(64)
    s.p(BODY, IVORY, IVORY, 9.5)
    s.p(BODY, colour, INK, OUT, name="player")
    s.p("M39.5 31C48 33 53 38 54 46L55.3 56H41C43 46 42 38 36 33Z", INK, o=SHADE)
    s.p("M18 14.5C19 10 24 8 31 7.5C26 9.5 22 11.5 21.5 15.5Z", WHITE, o=0.45)
    s.p(ribbon("M18 20.5Q32 16 47 19", IN), INK)
    s.p("M23 31.5Q32 36 41 31.5L38 38L32 36.5L34 44L28.5 44L29 36.5L25.5 37Z", IVORY, INK, 2)
    return s


def bell() -> Svg:
    s = Svg(64)
    s.p("M26 6H38A3 3 0 0 1 41 9V14H36V11H28V14H23V9A3 3 0 0 1 26 6Z", STEEL_DARK, INK, 3)
    s.p(ellipse(32, 54, 6), COIN_LINE, INK, OUT)
    s.p(
        "M32 13C42 13 47 20 47.5 29C48 38 50 42 56 46C58 48 57 51 54 51H10C7 51 6 48 8 46C14 42 16 38 16.5 29"
        "C17 20 22 13 32 13Z",
        COIN,
        INK,
        OUT,
    )
    s.p("M28 17C22 19 20 25 20 32C20 38 18 42 15 46H21C24 42 25 37 25 31C25 25 26 20 28 17Z", WHITE, o=0.55)
    s.p("M41 18C44 24 43 38 48 48H54C46 43 46 34 45.5 27Q44.5 20 41 18Z", COIN_LINE, o=0.7)
    s.p(ribbon("M13.5 43.5Q32 47 50.5 43.5", IN), COIN_LINE)
    return s


def cube(colour: str = MORTAR) -> Svg:
    s = Svg(64)
    hexa = poly((32, 5), (57, 18), (57, 45), (32, 59), (7, 45), (7, 18))
    s.p(hexa, colour, INK, OUT, name="good")
    s.p(poly((32, 5), (57, 18), (32, 31), (7, 18)), WHITE, o=0.38)
    s.p(poly((57, 18), (57, 45), (32, 59), (32, 31)), INK, o=0.26)
    s.p([ribbon("M9 19L32 31L55 19", IN), line(32, 31, 32, 57, IN)], INK)
    return s


def crate() -> Svg:
    s = Svg(64)
    s.p(rrect(7, 9, 50, 48, 4), WOOD_LIGHT, INK, OUT)
    s.p([rect(9, 24, 46, 2.5), rect(9, 39, 46, 2.5)], WOOD_DARK)
    s.p(poly((14, 47), (44, 16), (51, 16), (51, 19), (21, 50), (14, 50)), WOOD, INK, 2.5)
    s.p([rect(9, 11, 46, 7), rect(9, 48, 46, 7)], WOOD)
    s.p([rect(9, 18, 46, 2.5), rect(9, 45.5, 46, 2.5)], INK)
    s.p([rect(9, 11, 46, 2.5), rect(9, 11, 2.5, 44)], WHITE, o=0.35)
    s.p(rect(50, 11, 5, 44), INK, o=0.18)
    s.p([ellipse(x, y, 1.8) for x in (15, 49) for y in (14.5, 51.5)], INK)
    return s


def sack() -> Svg:
    s = Svg(64)
    s.p("M22 6Q27 9 32 6Q37 9 43 5L40 17H24Z", JUTE_DARK, INK, OUT)
    s.p("M24 18C14 24 7 36 8 48C8.5 56 14 59 32 59C50 59 55.5 56 56 48C57 36 50 24 40 18Z", JUTE, INK, OUT)
    s.p("M40 20C49 27 55 37 54 48C53.5 55 49 57 36 57C46 51 47 34 40 20Z", JUTE_DARK)
    s.p("M24 22C16 29 12 38 12 46C14 38 19 30 26 24Z", WHITE, o=0.55)
    s.p(rrect(21, 14.5, 22, 6.5, 3), BRICK, INK, 2.5)
    s.p(
        [ribbon("M20 50Q30 53 40 50", 2.5), ribbon("M30 24Q29 30 26 34", 2.5), ribbon("M36 24Q37 29 39 32", 2.5)],
        JUTE_DARK,
    )
    return s


def crane() -> Svg:
    """Roof hoist: copper hood on the wall (left), beam, pulley, rope, hook."""
    s = Svg(64)
    s.p(poly((3, 20), (18, 6), (33, 20)), VERDIGRIS, INK, OUT)
    s.p(poly((9, 18), (18, 9.5), (18, 18)), WHITE, o=0.3)
    s.p(rrect(3, 22, 58, 8, 3), WOOD_LIGHT, INK, OUT)
    s.p(rect(5, 24, 54, 2), WHITE, o=0.4)
    s.p(poly((7, 32), (13, 32), (30, 32), (7, 52)), WOOD, INK, OUT)
    s.p(poly((12, 36), (19, 36), (12, 42)), INK)
    s.p(rect(49, 26, 2.6, 15), INK)
    s.p(ellipse(50, 28, 6), STEEL, INK, 3)
    s.p(ellipse(50, 28, 1.8), INK)
    s.p(rrect(45.5, 40, 10, 6, 2), FIRE, INK, 2.5)
    s.p(ribbon("M50.5 46L50.5 50C57 52 57 60 50 60C46 60 44.5 57 44.5 55", 4), INK)
    return s


HOOK = ribbon("M32 27L32 31C46 35 47 55 32 55C22 55 18 48 19 42", 8, 5)


def hook() -> Svg:
    s = Svg(64)
    s.p(HOOK, INK, INK, 5)
    s.p([rect(27, 4, 3, 12), rect(34, 4, 3, 12)], INK)
    s.p(HOOK, STEEL)
    s.p(rrect(21, 12, 22, 16, 5), FIRE, INK, OUT)
    s.p(rrect(24, 15, 6, 10, 2), WHITE, o=0.35)
    s.p(ellipse(35, 20, 3.2), COIN, INK, 2.5)
    return s


BY_NIGHT = (coin, bell, crate, sack)
"""Those that lie on something dark then."""


ALSO_SHARED = {"speicherstadt/parts/bell": "bell"}


def drawings() -> Drawings:
    for name in PLATE:
        yield f"speicherstadt/goods/{name}", good(name).text()
        yield f"speicherstadt/goods/night/{name}", good(name, IVORY).text()
    yield "speicherstadt/parts/worker", worker().text()
    for part in (coin, bell, crate, sack, crane, hook, cube):
        yield f"speicherstadt/parts/{part.__name__}", part().text()
        if part in BY_NIGHT:
            yield f"speicherstadt/parts/night/{part.__name__}", part().halo(IVORY).text()
    for name, colour in SEAT_COLOURS.items():
        yield f"speicherstadt/parts/workers/{name}", worker(colour).text()
