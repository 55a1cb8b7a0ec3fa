"""Medals of Die Säulen von Venedig: an emblem of one colour for each achievement, to stand on the disc. Grid 64."""

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
    n,
    poly,
    rect,
    ribbon,
    rrect,
)
from tools.art.medals import medals, part
from tools.art.venedig import roles
from tools.art.venedig.venice import lion


def house(x: float, base: float, w: float, h: float) -> str:
    """A gable with its door as a hole; filled by turns."""
    eave, middle = base - h * 0.58, x + w / 2
    gable = poly((x, base), (x, eave), (middle, base - h), (x + w, eave), (x + w, base))
    return gable + arch(middle - w * 0.14, base - h * 0.36, w * 0.28, h * 0.36)


def stake(x: float, top: float, w: float, h: float) -> str:
    """A pile, its point in the mud."""
    return poly((x, top), (x + w, top), (x + w, top + h - w * 0.7), (x + w / 2, top + h), (x, top + h - w * 0.7))


def bridge(x: float, base: float, w: float) -> str:
    """Steps up and down over an arch, which is a hole; filled by turns."""
    steps = [(0, 8), (6, 8), (6, 13), (13, 13), (13, 18), (21, 18), (21, 23)]
    left = [(x + dx * w / 60, base - dy) for dx, dy in steps]
    right = [(x + w - dx * w / 60, base - dy) for dx, dy in reversed(steps)]
    return poly((x, base), *left, *right, (x + w, base)) + arch(x + w * 0.28, base - 14, w * 0.44, 14)


def shield(x: float, y: float, w: float) -> str:
    h = w * 1.18
    return (
        f"M{n(x)} {n(y)}H{n(x + w)}V{n(y + h * 0.5)}Q{n(x + w)} {n(y + h * 0.84)} {n(x + w / 2)} {n(y + h)}"
        f"Q{n(x)} {n(y + h * 0.84)} {n(x)} {n(y + h * 0.5)}Z"
    )


def won(s: Svg) -> None:
    """The winged lion."""
    s.p(lion(0, 6, 1), INK)


def square_of_four(s: Svg) -> None:
    """A block, and on each of its sides something that fits."""
    s.p([rrect(x, y, 12.5, 12.5, 1.5) for x in (18, 33.5) for y in (18, 33.5)], INK)
    s.p([poly((x - 8, y), (x + 8, y), (x, 13.5 if y < 32 else 50.5)) for x, y in ((32, 2), (32, 62))], INK)
    s.p([poly((x, y - 8), (x, y + 8), (13.5 if x < 32 else 50.5, y)) for x, y in ((2, 32), (62, 32))], INK)


def three_at_once(s: Svg) -> None:
    """Three houses in a row."""
    s.p([house(x, 52, 18, h) for x, h in ((2, 32), (23, 42), (44, 32))], INK, eo=True)
    s.p(rrect(1, 55, 62, 6, 1.5), INK)


def side_by_side(s: Svg) -> None:
    s.p([bridge(2, 26, 60), bridge(2, 61, 60)], INK, eo=True)


def paid_twice(s: Svg) -> None:
    """One house, and points for two."""
    s.p(house(17, 33, 30, 32), INK, eo=True)
    s.p([shield(5, 36, 23), shield(36, 36, 23)], INK)


def three_rivals(s: Svg) -> None:
    """A landlord's keys."""
    s.p(ellipse(32, 13, 12) + ellipse(32, 13, 7.4), INK, eo=True)
    for turn in (-38, 0, 38):
        with s.group(f"rotate({turn} 32 18)"):
            s.p(rrect(29.2, 26, 5.6, 36, 1.5), INK)
            s.p([rect(34, 48, 6, 4.6), rect(34, 55.6, 6, 4.6)], INK)


def three_bets(s: Svg) -> None:
    for drawing, x, y in ((roles.i_speculator, 16.5, 0), (roles.i_inventor, 1, 32), (roles.i_trader, 33, 32)):
        part(s, drawing, x, y, 0.48)


def no_councillor(s: Svg) -> None:
    """A seat that nobody sits in."""
    s.p("M16 40V14Q16 10 20 9L32 2L44 9Q48 10 48 14V40Z" + "M22 34V18Q32 8 42 18V34Z", INK, eo=True)
    s.p([rrect(7, 26, 7, 22, 2), rrect(50, 26, 7, 22, 2), rrect(7, 42, 50, 9, 2)], INK)
    s.p([rect(10, 50, 7, 12), rect(47, 50, 7, 12)], INK)


def no_bets(s: Svg) -> None:
    """A die, crossed out."""
    s.p(rrect(7, 7, 50, 50, 9) + rrect(13, 13, 38, 38, 5), INK, eo=True)
    s.p([ellipse(x, y, 4.4) for x, y in ((23, 23), (41, 41))], INK)
    s.p(line(4, 60, 60, 4, 8), INK)


def begged_last_pile(s: Svg) -> None:
    """A pile in the bowl."""
    s.p(rrect(21, 1, 22, 7, 2), INK)
    s.p(rect(24, 10, 16, 19), INK)
    s.p("M2 32H62C62 50 51 58 41 58H23C13 58 2 50 2 32Z" + "M24 32H40V42L32 51L24 42Z", INK, eo=True)
    s.p(poly((28, 32), (36, 32), (36, 40), (32, 45), (28, 40)), INK)
    s.p(rrect(20, 57.5, 24, 5, 2), INK)


def spied_bet(s: Svg) -> None:
    """The mask, and what it saw."""
    s.p(
        "M2 4C14 -1 24 2 32 7C40 2 50 -1 62 4C64 20 56 32 44 31C38 30 35 27 32 24C29 27 26 30 20 31C8 32 0 20 2 4Z"
        "M10 14C14 7 25 9 27 16C24 22 13 21 10 14Z"
        "M54 14C50 7 39 9 37 16C40 22 51 21 54 14Z",
        INK,
        eo=True,
    )
    with s.group("rotate(-10 32 49)"):
        s.p(
            rrect(18, 35, 28, 27, 5) + "".join(ellipse(x, y, 3) for x, y in ((25, 42), (32, 48.5), (39, 55))),
            INK,
            eo=True,
        )


def nine_for_the_lawyer(s: Svg) -> None:
    """Scales, and three times three points."""
    part(s, roles.i_lawyer, 11, -1, 0.66)
    s.p([shield(x, 45, 15) for x in (4, 24.5, 45)], INK)


def rebuilt_better(s: Svg) -> None:
    """A house, and round about once more."""
    bow = ribbon([around(32, 33, angle, 25) for angle in range(-60, 206, 10)], 7)
    tip: Point = around(32, 33, 236, 25)
    wings: Sequence[Point] = (around(32, 33, 203, 34.5), around(32, 33, 203, 15.5))
    s.p([bow, poly(tip, *wings)], INK)
    s.p(house(20, 45, 24, 25), INK, eo=True)


def last_pile_by_one(s: Svg) -> None:
    """Two piles, one by so much the higher, and the rammer on it."""
    s.p([stake(12, 26, 15, 36), stake(37, 21, 15, 41)], INK)
    s.p([rrect(30, 2, 29, 15, 3), rect(33, 17, 23, 2)], INK)
    s.p([ribbon(f"M{x} 45Q{x + 3} 41 {x + 6} 45", 4) for x in (2, 29, 56)], INK)


def end_of_the_track(s: Svg) -> None:
    """A flag where the kerb ends."""
    s.p(rrect(2, 46, 60, 15, 2) + "".join(rect(x, 50, 4, 11) for x in (11, 23, 35)), INK, eo=True)
    s.p(rect(47, 3, 6, 43), INK)
    s.p(poly((45, 5), (14, 15), (45, 26)), INK)


def gondola_for_five(s: Svg) -> None:
    """Gondola and gondolier, and a dot for each round."""
    s.p("M1 20L8 18C9 29 13 34 21 34H44C52 34 56 30 57 23L63 24C63 39 55 46 41 46H20C7 46 1 34 1 20Z", INK)
    s.p("M35 34V21Q35 14 41 14Q47 14 47 21V34Z", INK)
    s.p(ellipse(41, 7, 5.4), INK)
    s.p(line(29, 4, 61, 61, 3.6), INK)
    s.p([ellipse(6 + 10.4 * k, 57, 4.4) for k in range(5)], INK)


def every_table(s: Svg) -> None:
    """A table with six corners, and whoever sits there."""
    s.p(poly(*(around(32, 32, 60 * k, 16) for k in range(6))), INK)
    s.p([ellipse(*around(32, 32, 30 + 60 * k, 24.5), 6.6) for k in range(6)], INK)


EMBLEMS: Final = (
    won, square_of_four, three_at_once, side_by_side, paid_twice, three_rivals, three_bets, no_councillor, no_bets,
    begged_last_pile, spied_bet, nine_for_the_lawyer, rebuilt_better, last_pile_by_one, end_of_the_track,
    gondola_for_five, every_table,
)  # fmt: skip


def drawings() -> Drawings:
    yield from medals("venedig/", EMBLEMS)
