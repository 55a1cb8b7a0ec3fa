"""Medals of Die Speicherstadt: an emblem of one colour for each achievement, to stand on the disc. Grid 64."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tools.art.kit import (
    INK,
    Drawings,
    Point,
    Svg,
    arch,
    around,
    ellipse,
    line,
    placed,
    poly,
    rect,
    ribbon,
    rrect,
    star,
)
from tools.art.medals import medals, part
from tools.art.speicherstadt import icons


def coin(x: float, y: float, radius: float) -> str:
    """A ring around a bar; holes where it is filled by turns."""
    return (
        ellipse(x, y, radius)
        + ellipse(x, y, radius * 0.74)
        + rect(x - radius * 0.12, y - radius * 0.42, radius * 0.24, radius * 0.84)
    )


def pawn(x: float, foot: float, k: float = 1) -> list[str]:
    at = placed(x, foot, k)
    shoulders = f"M{at(-9, 0)}Q{at(-7, -18)} {at(0, -18)}Q{at(7, -18)} {at(9, 0)}Z"
    return [ellipse(x, foot - 24 * k, 6.5 * k), shoulders]


def seal(x: float, y: float) -> list[str]:
    return [
        poly((x - 8, y + 8), (x - 1, y + 10), (x - 4, y + 28), (x - 8, y + 23), (x - 13, y + 25)),
        poly((x + 8, y + 8), (x + 1, y + 10), (x + 4, y + 28), (x + 8, y + 23), (x + 13, y + 25)),
    ]


def won(s: Svg) -> None:
    s.p(star(32, 33, 5, 29, 12.5), INK)


def by_a_coin(s: Svg) -> None:
    s.p(coin(32, 32, 27), INK, eo=True)


def by_a_hair(s: Svg) -> None:
    s.p([rect(12, 22, 16, 38), rect(36, 14, 16, 46)], INK)
    s.p([line(8, 7, 56, 7, 3.4)], INK)


def out_of_reach(s: Svg) -> None:
    s.p([rect(4, 44, 14, 16), rect(22, 38, 14, 22), rect(40, 22, 16, 38)], INK)
    s.p(star(48, 11, 5, 11, 4.8), INK)


def high_score(s: Svg) -> None:
    for y in (8, 26, 44):
        s.p(rrect(8 if y != 26 else 12, y, 46, 14, 3) + rect(18 if y != 26 else 22, y + 5, 22, 4), INK, eo=True)


def bargain_fleet(s: Svg) -> None:
    for x, y in ((16, 0), (0, 32), (33, 32)):
        part(s, icons.ship, x, y, 0.48)


def last_in_line(s: Svg) -> None:
    s.p(pawn(10, 58, 0.85) + pawn(28, 58, 0.85), INK)
    s.p(coin(49, 44, 14), INK, eo=True)
    s.p(pawn(19, 28, 0.7) + pawn(37, 28, 0.7), INK)


def three_for_three(s: Svg) -> None:
    for x in (2, 23, 44):
        s.p(rrect(x, 14, 18, 38, 3) + ellipse(x + 9, 33, 6.4) + ellipse(x + 9, 33, 3), INK, eo=True)


def sharp_pencil(s: Svg) -> None:
    s.p(poly((14, 38), (44, 8), (56, 20), (26, 50)) + poly((40, 17), (47, 24), (44, 27), (37, 20)), INK, eo=True)
    s.p(poly((11, 42), (22, 53), (4, 60)), INK)


def straight_off(s: Svg) -> None:
    part(s, icons.ship, 0, 26, 0.6)
    part(s, icons.contract, 34, 0, 0.46)


def double_seal(s: Svg) -> None:
    for x in (18, 46):
        s.p(seal(x, 22), INK)
        s.p(ellipse(x, 20, 14) + ellipse(x, 20, 8), INK, eo=True)


def two_large(s: Svg) -> None:
    for x, y in ((2, 2), (32, 30)):
        part(s, icons.contract, x, y, 0.5)


def clean_desk(s: Svg) -> None:
    s.p(["M3 40H61V46H55V61H48V46H16V61H9V46H3Z"], INK)
    s.p(ribbon([(16, 18), (28, 30), (50, 5)], 7), INK)


def swap(s: Svg) -> None:
    for start in (200, 20):
        bow = ribbon([around(32, 32, angle, 23) for angle in range(start, start + 121, 10)], 6.4)
        tip: Point = around(32, 32, start + 142, 23)
        wings: Sequence[Point] = (around(32, 32, start + 116, 32), around(32, 32, start + 116, 14))
        s.p([bow, poly(tip, *wings)], INK)
    s.p(rrect(23, 23, 18, 18, 3), INK)


def nothing_lost(s: Svg) -> None:
    s.p([rrect(x, y, 18, 18, 3) for x, y in ((23, 6), (12, 27), (34, 27))], INK)
    s.p(poly((2, 50), (62, 50), (56, 60), (8, 60)), INK)


def wholesale(s: Svg) -> None:
    part(s, icons.trader, 10, 0, 0.66)
    s.p([rrect(x, 48, 12, 12, 2) for x in (4, 19, 34, 49)], INK)


def four_offices(s: Svg) -> None:
    for x, y in ((0, 0), (33, 0), (0, 33), (33, 33)):
        part(s, icons.office, x, y, 0.48)


def two_spires(s: Svg) -> None:
    part(s, icons.boatmen, -4, 12, 0.6)
    part(s, icons.michael, 27, 2, 0.66)


def port_master(s: Svg) -> None:
    icons.port(s)


def full_chest(s: Svg) -> None:
    s.p("M6 34H58V60H6Z" + rrect(27, 38, 10, 12, 2), INK, eo=True)
    s.p("M6 31Q6 22 14 22H50Q58 22 58 31Z", INK)
    for x, y in ((20, 10), (44, 10), (32, 7)):
        s.p(ellipse(x, y, 7.6) + ellipse(x, y, 4.4), INK, eo=True)


def full_house(s: Svg) -> None:
    icons.warehouse(s)


def four_fires(s: Svg) -> None:
    part(s, icons.firefighter, 10, 0, 0.68)
    s.p([poly((x, 62), (x - 5, 56), (x, 46), (x + 5, 56)) for x in (11, 25, 39, 53)], INK)


def no_helmet(s: Svg) -> None:
    s.p("M10 24H54L48 60H16Z" + rect(17, 32, 30, 4), INK, eo=True)
    s.p(ribbon("M11 24Q32 -6 53 24", 4), INK)


def many_sources(s: Svg) -> None:
    s.p([ellipse(*around(32, 32, -90 + 60 * i, 23), 8) for i in range(6)], INK)
    s.p(star(32, 32, 5, 11, 4.8), INK)


def price_driver(s: Svg) -> None:
    s.p("M4 60V48H18V38H32V28H46V18H60V60Z", INK)
    s.p(ellipse(24, 15, 11) + ellipse(24, 15, 6.4), INK, eo=True)


def phoenix(s: Svg) -> None:
    s.p(
        "M32 4C36 14 44 18 44 30C44 40 38 46 32 60C26 46 20 40 20 30C20 24 24 22 26 16"
        "C29 20 30 22 30 26C33 20 33 12 32 4Z",
        INK,
    )
    for side in (1, -1):
        wing = [(32 + side * dx, y) for dx, y in ((13, 34), (30, 12), (28, 26), (30, 32), (23, 36), (24, 44), (12, 44))]
        s.p(poly(*wing), INK)


def own_rival(s: Svg) -> None:
    s.p(pawn(17, 58, 1.15) + pawn(47, 58, 1.15), INK)
    s.p([line(32, 6, 32, 18, 4), line(32, 26, 32, 38, 4), line(32, 46, 32, 58, 4)], INK)


def last_coin(s: Svg) -> None:
    s.p(ellipse(32, 15, 13) + ellipse(32, 15, 8), INK, eo=True)
    s.p("M4 34H60Q60 60 32 60Q4 60 4 34Z" + rrect(14, 39, 36, 4, 2), INK, eo=True)


def every_table(s: Svg) -> None:
    s.p(ellipse(32, 32, 15) + ellipse(32, 32, 9), INK, eo=True)
    s.p([ellipse(*around(32, 32, -90 + 72 * i, 25), 6.4) for i in range(5)], INK)


def every_trader(s: Svg) -> None:
    s.p("M4 26Q4 10 32 4Q60 10 60 26Z", INK)
    s.p([arch(x, 30, 9, 30) for x in (3, 15.5, 28, 40.5, 53)], INK)


EMBLEMS: Final = (
    won, by_a_coin, by_a_hair, out_of_reach, high_score, bargain_fleet, last_in_line, three_for_three, sharp_pencil,
    straight_off, double_seal, two_large, clean_desk, swap, nothing_lost, wholesale, four_offices, two_spires,
    port_master, full_chest, full_house, four_fires, no_helmet, many_sources, price_driver, phoenix, own_rival,
    last_coin, every_table, every_trader,
)  # fmt: skip


def drawings() -> Drawings:
    yield from medals("speicherstadt/", EMBLEMS)
