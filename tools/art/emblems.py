"""Emblems of seats, in one colour and on their plates, and the shadows of sheets. Grid 64."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.kit import (
    BLACK,
    INK,
    IVORY,
    SEAT_COLOURS,
    Drawings,
    Svg,
    around,
    ellipse,
    line,
    poly,
    rect,
    ribbon,
    rrect,
)

OUT = 4  # outer line
IN = 3  # inner line


def em_anchor(s: Svg, c: str) -> None:
    s.p(ellipse(32, 11, 7.5) + ellipse(32, 11, 3), c, eo=True)
    s.p(rrect(28.5, 17, 7, 38, 1), c)
    s.p(rrect(18, 21, 28, 6.5, 3), c)
    s.p(
        "M32 60C18 60 9 52 7 41L4 42L9.5 31L18 39.5L14 40C16 47 23 52 32 52C41 52 48 47 50 40L46 39.5L54.5 31"
        "L60 42L57 41C55 52 46 60 32 60Z",
        c,
    )


def em_gull(s: Svg, c: str) -> None:
    """A herring gull on a post: body drawn in line, wing and tail solid."""
    s.p(
        "M21 9C27 9 31 13 31.5 19C32 24 36 26 42 28C50 31 55 36 59 43L51 43C46 47 40 48.5 34 47.5C24 46 18 40 17 30"
        "C16.7 26 16 23 15 20.5C12 15 15 9 21 9Z",
        None,
        c,
        OUT,
    )
    s.p("M16 13C10 14.5 5 17 3.5 22C7 21.5 11 21 16 20.5Z", c)
    s.p(ellipse(21.5, 16, 2.4), c)
    s.p("M26 27C34 27 44 30 50 34L62 45L51 44.5C38 44 29 38 26 27Z", c)
    s.p([rect(29, 47, 4, 9), rect(37, 47, 4, 9)], c)
    s.p(rrect(20, 55, 30, 6.5, 2), c)


def em_key(s: Svg, c: str) -> None:
    s.p(ellipse(18, 18, 14) + ellipse(18, 18, 6), c, eo=True)
    s.p(poly((25, 30), (30, 25), (60, 55), (60, 60), (53, 60), (53, 55), (48, 55), (48, 49), (43, 49)), c)


def em_hook(s: Svg, c: str) -> None:
    s.p(ellipse(32, 11, 8) + ellipse(32, 11, 3.4), c, eo=True)
    s.p(ribbon("M32 18L32 25C50 30 51 56 31 55.5C19 55 14 46 16 37", 9, 4), c)


def em_lantern(s: Svg, c: str) -> None:
    s.p("M22 12C22 1 42 1 42 12H37C37 7 27 7 27 12Z", c)
    s.p("M17 20L24 11H40L47 20V23H17Z", c)
    s.p("M19 26H45L48 50H16ZM24.5 31L22 45.5H42L39.5 31Z", c, eo=True)
    s.p(rrect(14, 52, 36, 8, 2.5), c)
    s.p("M32 32C36.5 37 36.5 43.5 32 43.5C27.5 43.5 27.5 37 32 32Z", c)


def em_shell(s: Svg, c: str) -> None:
    """A scallop."""
    fan = (
        "M32 58C26 58 24 56 22 53C10 48 3 36 5 24C9 22 12 22 14 24C15 17 20 12 25 13C27 8 37 8 39 13"
        "C44 12 49 17 50 24C52 22 55 22 59 24C61 36 54 48 42 53C40 56 38 58 32 58Z"
    )
    ribs = ((-20, 30), (-10.5, 22), (0, 18), (10.5, 22), (20, 30))
    s.p(fan + "".join(line(32 + dx * 0.24, 48, 32 + dx, y, 2.8) for dx, y in ribs), c, eo=True)


Emblem = Callable[[Svg, str], None]
EMBLEMS: dict[str, tuple[Emblem, str, str]] = {  # how it is drawn, its colour on the plate, the plate's edge
    "anchor": (em_anchor, IVORY, "plain"),
    "gull": (em_gull, IVORY, "dashes"),
    "key": (em_key, BLACK, "dots"),
    "hook": (em_hook, BLACK, "double"),
    "lantern": (em_lantern, IVORY, "notched"),
    "shell": (em_shell, IVORY, "scalloped"),
}


def emblem(name: str) -> Svg:
    s = Svg(64)
    EMBLEMS[name][0](s, INK)
    return s


def edge_pattern(s: Svg, pattern: str, c: str, plate: str) -> None:
    def at(angle: float, radius: float) -> tuple[float, float]:
        return around(32, 32, angle, radius)

    if pattern == "dashes":
        s.p([ribbon([at(a + t, 24) for t in (0, 6, 12, 18)], 2.4, cap=False) for a in range(0, 360, 36)], c)
    elif pattern == "dots":
        s.p([ellipse(*at(a, 23.5), 1.7) for a in range(0, 360, 20)], c)
    elif pattern == "double":
        s.p(ellipse(32, 32, 24.5) + ellipse(32, 32, 22.8), c, eo=True)
    elif pattern == "notched":
        s.p([poly(at(a - 7, 26.5), at(a, 21.5), at(a + 7, 26.5)) for a in range(0, 360, 30)], c)
    elif pattern == "scalloped":
        s.p([*(ellipse(*at(a, 24.6), 2.6) for a in range(0, 360, 20))], c)
        s.p(ellipse(32, 32, 23), plate)


def disc(name: str) -> Svg:
    """The emblem on the seat's plate."""
    draw, c, pattern = EMBLEMS[name]
    s = Svg(64)
    s.p(ellipse(32, 32, 30), IVORY)
    s.p(ellipse(32, 32, 27.5), SEAT_COLOURS[name], INK, IN)
    edge_pattern(s, pattern, c, SEAT_COLOURS[name])
    with s.group("translate(32 32) scale(.6) translate(-32 -32)"):
        draw(s, c)
    return s


SHADOWS = {"middle": 12, "high": 20}
"""How far the shadow of a sheet reaches beyond it, by how high the sheet lies."""


def shadow(reach: int) -> Svg:
    """Of a sheet whose edge runs `reach` within, cut into nine where it is used."""
    s = Svg(64)
    under = 0.0
    for inset in range(reach + 4):
        dark = 0.6 * (min(inset + 1, reach) / reach) ** 2 + max(0, inset + 1 - reach) * 0.05
        side = 64 - 2 * inset
        s.p(rrect(inset, inset, side, side, reach + 8 - inset), BLACK, o=1 - (1 - dark) / (1 - under))
        under = dark
    return s


def drawings() -> Drawings:
    for height, reach in SHADOWS.items():
        yield f"shadows/{height}", shadow(reach).text()
    for name in SEAT_COLOURS:
        yield f"emblems/{name}", emblem(name).text()
        yield f"emblems/disc/{name}", disc(name).text()
