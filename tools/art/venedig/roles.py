"""The cards: eleven people and their emblems."""

from __future__ import annotations

from tools.art.face import Face
from tools.art.kit import (
    INK,
    IVORY,
    Drawings,
    Svg,
    around,
    ellipse,
    n,
    poly,
    rect,
    ribbon,
    rrect,
    star,
)
from tools.art.venedig.busts import TONE, builder, councillor, driver, gondolier, inventor, speculator
from tools.art.venedig.rogues import beggar, lawyer, saboteur, spy, trader

BUSTS = {
    "councillor": councillor,
    "driver": driver,
    "builder": builder,
    "gondolier": gondolier,
    "speculator": speculator,
    "inventor": inventor,
    "trader": trader,
    "spy": spy,
    "beggar": beggar,
    "lawyer": lawyer,
    "saboteur": saboteur,
}


# ---------------------------------------------------------------- emblems
def i_councillor(s: Svg) -> None:
    """The horned cap."""
    s.p("M8 44C6 32 12 24 22 21C29 13 40 5 52 4C60 8 61 18 57 27C60 33 58 40 58 44C42 37 24 37 8 44Z", INK)
    s.p(
        "M5 48C22 40 44 40 60 48V59C44 51 22 51 5 59Z"
        + ellipse(18, 50, 2.7)
        + ellipse(32.5, 48.4, 2.7)
        + ellipse(47, 50, 2.7),
        INK,
        eo=True,
    )


def i_driver(s: Svg) -> None:
    """The rammer over a pile."""
    s.p(rrect(13, 3, 38, 22, 3), INK)
    s.p([rect(4, 8, 6, 12), rect(54, 8, 6, 12)], INK)
    s.p([rect(7, 12, 8, 4), rect(49, 12, 8, 4)], INK)
    s.p("M22 31H42V52L32 62L22 52Z", INK)
    s.p([ribbon("M3 50Q9 46 15 50", 4), ribbon("M49 50Q55 46 61 50", 4)], INK)


def i_builder(s: Svg) -> None:
    """The trowel."""
    s.p(poly((32, 2), (56, 34), (8, 34)) + poly((32, 10), (35, 14), (20, 31), (16, 31)), INK, eo=True)
    s.p([rect(28.5, 33, 7, 10), rrect(25, 41, 14, 21, 6)], INK)


def i_gondolier(s: Svg) -> None:
    """The iron of the prow."""
    s.p("M22 3C8 5 6 16 16 20C22 22 22 28 22 34V61H36C38 52 36 46 36 38C36 24 38 6 22 3Z", INK)
    s.p([rrect(36, 21 + 7.4 * i, 22, 4.6, 1.5) for i in range(5)], INK)
    s.p(rrect(6, 38, 16, 4.6, 1.5), INK)


def i_speculator(s: Svg) -> None:
    with s.group("rotate(-12 22 40)"):
        s.p(
            rrect(3, 22, 36, 36, 7)
            + ellipse(12, 31, 3.8)
            + ellipse(30, 31, 3.8)
            + ellipse(21, 40, 3.8)
            + ellipse(12, 49, 3.8)
            + ellipse(30, 49, 3.8),
            INK,
            eo=True,
        )
    with s.group("rotate(14 48 18)"):
        s.p(rrect(35, 4, 26, 26, 5) + ellipse(42, 11, 3.2) + ellipse(48, 17, 3.2) + ellipse(54, 23, 3.2), INK, eo=True)


def i_inventor(s: Svg) -> None:
    """Compasses."""
    s.p(ellipse(32, 10, 8) + ellipse(32, 10, 3), INK, eo=True)
    s.p(
        [poly((26, 15), (33, 18), (14, 61), (9, 62), (9, 57)), poly((38, 15), (31, 18), (50, 61), (55, 62), (55, 57))],
        INK,
    )
    s.p(ribbon([around(32, 14, a, 33) for a in range(48, 133, 6)], 4.4), INK)


def i_trader(s: Svg) -> None:
    """The purse."""
    s.p("M22 3C27 7 37 7 42 3L45 6L39 17H25L19 6Z", INK)
    s.p(rrect(20, 19.5, 24, 5.4, 2.6), INK)
    s.p(
        "M24 28H40C53 34 60 46 58 54C56 60 48 62 32 62C16 62 8 60 6 54C4 46 11 34 24 28Z"
        + ellipse(32, 45, 10)
        + "M30 38H34V52H30Z",
        INK,
        eo=True,
    )


def i_spy(s: Svg) -> None:
    """The half mask."""
    s.p(
        "M2 20C14 14 24 18 32 23C40 18 50 14 62 20C64 36 56 50 44 49C38 48 35 44 32"
        " 40C29 44 26 48 20 49C8 50 0 36 2 20Z"
        "M10 31C14 24 25 26 27 33C24 39 13 38 10 31Z"
        "M54 31C50 24 39 26 37 33C40 39 51 38 54 31Z",
        INK,
        eo=True,
    )
    s.p(star(32, 10, 4, 9, 3.4), INK)


def i_beggar(s: Svg) -> None:
    """Bowl and coin."""
    s.p("M4 34H60C60 50 50 58 40 58H24C14 58 4 50 4 34Z", INK)
    s.p(rrect(20, 57, 24, 5, 2), INK)
    s.p(ellipse(32, 16, 13) + rrect(29.6, 9, 4.8, 14, 2), INK, eo=True)


def i_lawyer(s: Svg) -> None:
    """Scales."""
    s.p([rect(29, 10, 6, 46), rrect(16, 55, 32, 6, 2), ellipse(32, 9, 6)], INK)
    s.p(rrect(6, 14, 52, 5, 2.5), INK)
    for x in (14, 50):
        s.p(poly((x, 17), (x + 13, 42), (x - 13, 42)) + poly((x, 24), (x + 8, 39), (x - 8, 39)), INK, eo=True)
        s.p(f"M{x - 13} 42H{x + 13}C{x + 12} 50 {x + 6} 52 {x} 52C{x - 6} 52 {x - 12} 50 {x - 13} 42Z", INK)


def i_saboteur(s: Svg) -> None:
    """The saw."""
    with s.group("rotate(-32 32 32)"):
        teeth = "".join(f"L{n(44 - 5 * i - 2.5)} 49L{n(44 - 5 * i - 5)} 41" for i in range(10))
        s.p("M44 18L-6 30V41".replace("V41", "L-6 41").replace("L-6 41", "") + "L-6 41L44 41" + teeth + "Z", INK)
        s.p(rrect(42, 14, 27, 31, 9) + rrect(50, 22, 11, 15, 4), INK, eo=True)


ICONS = {
    "councillor": i_councillor,
    "driver": i_driver,
    "builder": i_builder,
    "gondolier": i_gondolier,
    "speculator": i_speculator,
    "inventor": i_inventor,
    "trader": i_trader,
    "spy": i_spy,
    "beggar": i_beggar,
    "lawyer": i_lawyer,
    "saboteur": i_saboteur,
}


def wide(name: str) -> Svg:
    """The person beside the emblem, for what is shown as wide as a card's picture."""
    emblem, bust, s = Svg(64), Face(), Svg(256, 160)
    ICONS[name](emblem)
    BUSTS[name](bust)
    s.gradients = bust.gradients
    s.p(rect(0, 0, 256, 160), TONE[name])
    with s.group("translate(18 40) scale(1.25)"):
        s.body.append("".join(emblem.body).replace(INK, IVORY))
    with s.group("translate(116 0) scale(1.25)"):
        s.body += bust.body
    s.p(rect(113, 0, 3, 160), INK)
    return s


def drawings() -> Drawings:
    for name, paint in BUSTS.items():
        bust = Face()
        paint(bust)
        yield f"venedig/roles/{name}", bust.text()
        yield f"venedig/cards/{name}", wide(name).text()
    for name, draw in ICONS.items():
        s = Svg(64)
        draw(s)
        yield f"venedig/icons/{name}", s.text()
