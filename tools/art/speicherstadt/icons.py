"""Card icons: one mass in one colour, details are holes. Grid 64, live area 4 to 60."""

from __future__ import annotations

from tools.art.kit import INK, Drawings, Svg, arch, around, ellipse, line, poly, rect, ribbon, rrect, star


def contract(s: Svg) -> None:
    s.p(
        "M14 9H50V31.5A16 16 0 0 0 31 55H14Z"
        + rect(20, 17, 24, 4)
        + ellipse(21.5, 30, 4.6)
        + ellipse(32, 30, 4.6)
        + rect(20, 40, 9, 4),
        INK,
        eo=True,
    )
    s.p(rrect(6, 3, 52, 9, 4.5) + ellipse(11, 7.5, 1.8) + ellipse(53, 7.5, 1.8), INK, eo=True)
    s.p(rrect(6, 52, 29, 9, 4.5) + ellipse(11, 56.5, 1.8), INK, eo=True)
    s.p("M40 55L37 63L42 61.5L45 63.5L46.5 57.5L48 63.5L51 61.5L56 63L53 55Q46.5 59 40 55Z", INK)
    s.p(ellipse(46.5, 43, 11.5) + ellipse(46.5, 43, 6.5), INK, eo=True)


def ship(s: Svg) -> None:
    s.p("M3 37H61L54 52C52 55 49 56 46 56H16C12 56 9 54 8 51Z" + rect(10, 42, 38, 3.5), INK, eo=True)
    s.p([rrect(9, 24, 11, 11, 1.5), rrect(21.5, 24, 11, 11, 1.5), rrect(15, 11.5, 11, 11, 1.5)], INK)
    s.p("M36 35V24H46V10H54V24H58V35Z" + rect(40, 27.5, 5, 4.5) + rect(48.5, 27.5, 5, 4.5), INK, eo=True)
    s.p(ellipse(49, 5, 4), INK)
    s.p(ellipse(40, 4.5, 3), INK)
    s.p(ribbon("M4 60Q11 56 18 60Q25 64 32 60Q39 56 46 60Q53 64 60 60", 3.2, k=6), INK)


def firefighter(s: Svg) -> None:
    s.p(
        "M7 45C7 26 16 16 30 15C46 14 55 27 56 41L60 46C61.5 48.5 60 50 57 50H7C3.5 50 3.5 47 7 45Z"
        + star(42, 33, 5, 7.5, 3.6),
        INK,
        eo=True,
    )
    s.p("M9 26C12 10 24 3 36 4C45 5 51 11 53 19C46 12 38 10.5 29 11C20 11.5 14 17 9 26Z", INK)
    s.p("M12 53H40C38 58 34 61 29 61C22 61 15 58 12 53Z", INK)


def fire(s: Svg) -> None:
    s.p(
        "M33 2C37 10 46 14 48 24C49 29 48 34 45 37H39C43 31 41 26 38 22C36 27 33 28 32.5 33C32 35 32 36 32.5 37"
        "H19C15 33 14 27 17 21"
        "C18 25 20 27 23 28C22 18 33 13 33 2Z",
        INK,
    )
    s.p("M10 61V52H17V46H24V40.5H40V46H47V52H54V61Z" + arch(21, 50, 7, 11) + arch(36, 50, 7, 11), INK, eo=True)


def trader(s: Svg) -> None:
    s.p(
        "M5 8A4 4 0 0 1 9 4H55A4 4 0 0 1 59 8V27A4.5 4.5 0 0 1 50 27A4.5 4.5 0 0 1 41 27A4.5 4.5 0 0 1 32 27"
        "A4.5 4.5 0 0 1 23 27A4.5 4.5 0 0 1 14 27A4.5 4.5 0 0 1 5 27Z"
        + rect(14, 9, 9, 17)
        + rect(32, 9, 9, 17)
        + rect(50, 9, 5, 17),
        INK,
        eo=True,
    )
    s.p("M8 36H13V60H8Z M51 36H56V60H51Z", INK)
    s.p(rrect(16, 46, 32, 14, 1.5) + rect(20, 51, 24, 3), INK, eo=True)
    s.p("M26 36Q32 33 38 36L36 38.5C41 41 40 44.5 37 44.5H27C24 44.5 23 41 28 38.5Z", INK)


def office(s: Svg) -> None:
    # open ledger on a sloping desk, quill above
    s.p(
        "M32 30C26 25 15 24 6 26V44C15 42.5 25 43 32 47C39 43 49 42.5 58 44V26C49 24 38 25 32 30Z"
        + poly((10, 30), (28, 33), (28, 36), (10, 33))
        + poly((10, 36), (28, 39), (28, 41.5), (10, 39))
        + poly((54, 30), (36, 33), (36, 36), (54, 33))
        + rect(31.2, 32, 1.6, 12),
        INK,
        eo=True,
    )
    s.p("M3 47H22L32 51.5L42 47H61V53H55V61H48V53H16V61H9V53H3Z", INK)
    s.p("M34 24C36 14 45 5 58 3C57 14 50 21 41 22L36.5 27Z" + line(40, 20, 52, 8, 1.8), INK, eo=True)


def bank(s: Svg) -> None:
    s.p("M32 3L60 19V25H4V19Z" + ellipse(32, 16, 5), INK, eo=True)
    s.p(ellipse(32, 16, 2.2), INK)
    s.p([rect(x, 28, 7, 20) for x in (8, 21.6, 35.3, 49)], INK)
    s.p(["M6 50H58V54.5H6Z", rrect(3, 56, 58, 5, 1)], INK)


def warehouse(s: Svg) -> None:
    s.p(
        "M8 61V27H14V20H20V13H26V6H38V13H44V20H50V27H56V61Z"
        + rect(18, 33, 13, 11)
        + rect(33, 33, 13, 11)
        + rect(18, 46.5, 13, 11)
        + rect(33, 46.5, 13, 11)
        + arch(28, 16, 8, 11),
        INK,
        eo=True,
    )


def market(s: Svg) -> None:
    c = "M4 34A28 28 0 0 1 60 34Z"
    holes = []
    for a0, a1 in ((184, 214), (219, 249), (254, 286), (291, 321), (326, 356)):
        middle = (a0 + a1) / 2
        outer = [around(32, 34, a, 22.5) for a in (a0, middle, a1)]
        inner = [around(32, 34, a, 10.5) for a in (a1, middle, a0)]
        holes.append(poly(*outer, *inner))
    s.p([c, *holes], INK, eo=True)
    s.p("M4 36.5H60V61H52V48A6 6 0 0 0 40 48V61H24V48A6 6 0 0 0 12 48V61H4Z" + ellipse(32, 45, 4.4), INK, eo=True)
    s.p(line(32, 2.5, 32, 7, 3.4), INK)


def port(s: Svg) -> None:
    # mushroom bollard, three turns of rope, line going off to the ship
    s.p("M7 14C7 8 17 4.5 28 4.5C39 4.5 49 8 49 14C49 19 43 22 39 22.5H17C13 22 7 19 7 14Z", INK)
    s.p([ribbon(f"M15.5 {y}Q28 {y + 4} 40.5 {y}", 5.6) for y in (28, 35.5, 43)], INK)
    s.p("M17 49.5Q28 53 39 49.5L41 53H50A2 2 0 0 1 52 55V60H4V55A2 2 0 0 1 6 53H15Z", INK)
    s.p(ribbon("M40 43C47 42 53 36 61 21", 5.6), INK)


def chamber(s: Svg) -> None:
    s.p(rect(29.5, 8, 5, 46), INK)
    s.p(ellipse(32, 8, 5), INK)
    s.p(ribbon("M8 18Q20 10 32 15Q44 20 56 12", 4.6), INK)
    s.p([rrect(20, 52, 24, 4, 1), rrect(14, 56, 36, 5, 2)], INK)
    s.p("M9 17L19 41A10.5 10.5 0 0 1 0 41Z" + poly((9, 24), (15.5, 39), (3.5, 39)), INK, eo=True)
    s.p("M55 12L64 35A10.5 10.5 0 0 1 45 35Z" + poly((55, 19), (60.5, 33), (49, 33)), INK, eo=True)


def boatmen(s: Svg) -> None:
    s.p(
        "M22 2H26V6H30V10H26V14L35 36V26L48 24L58 36V47Q51 44 44.5 47Q38 50 31.5 47Q25 44 18.5 47"
        "Q15.5 48.5 13 48V36L22 14V10H18V6H22Z" + arch(20, 33, 7, 10) + arch(40, 34, 4.5, 8) + arch(49, 34, 4.5, 8),
        INK,
        eo=True,
    )
    for y in (53, 60):
        s.p(ribbon(f"M4 {y}Q11 {y - 4} 18 {y}Q25 {y + 4} 32 {y}Q39 {y - 4} 46 {y}Q53 {y + 4} 60 {y}", 3.6, k=6), INK)


def michael(s: Svg) -> None:
    s.p(
        "M30.5 1H33.5V6C37 9 38 11 38 14H40V18H38V22C45 24 47 28 47 31H49V35H46V41H51V61H13V41H18V35H15V31H17"
        "C17 28 19 24 26 22V18H24V14H26"
        "C26 11 27 9 30.5 6Z"
        + ellipse(32, 48.5, 4.6)
        + rect(22.5, 34.5, 3, 6.5)
        + rect(28, 34.5, 3, 6.5)
        + rect(33.5, 34.5, 3, 6.5)
        + rect(38.5, 34.5, 3, 6.5)
        + arch(29, 56, 6, 5)
        + rect(29.5, 14.5, 1.8, 6)
        + rect(32.7, 14.5, 1.8, 6),
        INK,
        eo=True,
    )


ICONS = (contract, ship, firefighter, fire, trader, office, bank, warehouse, market, port, chamber, boatmen, michael)


ALSO_SHARED = {"speicherstadt/cards/icons/chamber": "signs/fair", "speicherstadt/cards/icons/office": "signs/office"}


def drawings() -> Drawings:
    for icon in ICONS:
        s = Svg(64)
        icon(s)
        yield f"speicherstadt/cards/icons/{icon.__name__}", s.text()
