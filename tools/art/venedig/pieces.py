"""Piles, markers, gondola, signs of points and stones, the back of the cards."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.kit import (
    BLACK,
    COIN,
    COIN_LINE,
    INK,
    IVORY,
    MALLOW,
    NAVY,
    ORANGE,
    SKY,
    WHITE,
    Drawings,
    Svg,
    around,
    ellipse,
    line,
    n,
    poly,
    rect,
    ribbon,
    rrect,
)
from tools.art.venedig.venice import (
    CRIMSON,
    CRIMSON_LOW,
    GOLD,
    ISTRIA,
    ISTRIA_DARK,
    OAK,
    OAK_LIGHT,
    OAK_LOW,
    lion,
    nightly,
)

COLOURS = {"navy": NAVY, "orange": ORANGE, "sky": SKY, "ivory": IVORY, "ink": BLACK, "mallow": MALLOW}
"""Those of the players' signs."""


# ---------------------------------------------------------------- piles
def stake(s: Svg, x: float, top: float, base: float, w: float = 8) -> None:
    s.p(
        f"M{n(x - w / 2)} {n(top)}V{n(base)}A{n(w / 2)} {n(w * 0.24)} 0 0 0 {n(x + w / 2)} {n(base)}V{n(top)}Z",
        OAK,
        INK,
        2,
    )
    s.p(rect(x + w * 0.16, top + 1, w * 0.3, base - top), OAK_LOW, o=0.75)
    s.p(rect(x - w * 0.36, top + 2, w * 0.16, base - top - 3), OAK_LIGHT)
    s.p(ellipse(x, top, w / 2, w * 0.27), OAK_LIGHT, INK, 1.8)
    s.p(ellipse(x, top, w * 0.2, w * 0.1), OAK)


def piles(s: Svg, places: tuple[tuple[float, float], ...]) -> None:
    s.p(ellipse(32, 45, 24, 10), WHITE, o=0.28)
    s.p(ellipse(33, 47, 18, 7), INK, o=0.24)
    with s.group("translate(32 34) scale(1.16) translate(-32 -36)"):
        for x, y in places:
            stake(s, x, y, y + 22)
    s.p(ribbon("M17 52Q24 49 32 52Q40 55 47 52", 1.6), WHITE, o=0.7)


PILES = (
    ((24, 20), (40, 19), (32, 25), (22, 29), (42, 28)),
    ((32, 18), (23, 24), (41, 25), (32, 30)),
    ((26, 18), (39, 21), (22, 27), (34, 28), (44, 30)),
)


# ---------------------------------------------------------------- the poles of the families: markers
def stripes(s: Svg, x: float, top: float, base: float, w: float, c: str, other: str) -> None:
    """A mooring pole painted in a spiral."""
    s.p(rrect(x - w / 2, top, w, base - top, 1.5), other)
    step = w * 1.15
    y = top - step * 0.4
    bands = []
    while y < base:
        a, b, c1, d = y + step * 0.5, y, y + step * 0.5, y + step
        a, b, c1, d = (min(max(v, top), base) for v in (a, b, c1, d))
        if c1 > b or d > a:
            bands.append(poly((x - w / 2, a), (x + w / 2, b), (x + w / 2, c1), (x - w / 2, d)))
        y += step
    s.p(bands, c)
    s.p(rect(x + w * 0.18, top, w * 0.32, base - top), INK, o=0.22)
    s.p(rrect(x - w / 2, top, w, base - top, 1.5), None, INK, 2)


def other(c: str) -> str:
    return {IVORY: "#B9A88C", BLACK: "#C9BFA8"}.get(c, IVORY)


def foot(s: Svg, c: str) -> None:
    """The foot of a marker; the plate with the sign stands on it."""
    s.p(ellipse(33, 58, 12, 4), INK, o=0.25)
    s.p(rrect(25, 30, 14, 31, 2), IVORY, IVORY, 4)
    stripes(s, 32, 34, 59, 11, c, other(c))


def pole(s: Svg, c: str) -> None:
    """The pole alone: how many are left, and what stands on the track."""
    s.p(rrect(9, 12, 14, 50, 3), IVORY, IVORY, 4)
    stripes(s, 16, 15, 61, 12, c, other(c))
    s.p(ellipse(16, 10, 7, 7), IVORY, IVORY, 4)
    s.p(ellipse(16, 10, 7, 7), c, INK, 2)
    s.p(ellipse(14, 8, 2, 2), WHITE, o=0.5)


# ---------------------------------------------------------------- gondola, 128 x 64
def gondola(s: Svg, oarsman: bool = True) -> None:
    s.p(ellipse(66, 52, 54, 6), INK, o=0.2)
    if oarsman:
        s.p(ribbon("M112 8Q104 34 88 58", 2.6), OAK_LIGHT)
        s.p(ribbon("M112 8Q104 34 88 58", 1), OAK_LOW)
        s.p("M96 42L97 26C97 20 105 20 106 26L108 41Z", IVORY, INK, 1.8)
        s.p([rect(97.4, y, 8.4, 2) for y in (25, 29.5, 34)], NAVY)
        s.p(ellipse(101.4, 16, 4), "#E9B78F", INK, 1.7)
        s.p("M94 14.4C98 12.4 105 12.4 109 14.4L108.6 15.8H94.4Z", "#E9D08F", INK, 1.4)
        s.p("M97.4 13.4C97.6 9.4 105.2 9.4 105.4 13.4Z", "#E9D08F", INK, 1.4)
        s.p(rect(97.4, 12.2, 8, 1.6), CRIMSON)
    hull = (
        "M8 18C7 34 12 44 30 50C50 55 84 55 104 49C116 45 122 37 124 26C118 34 108"
        " 39 96 41C76 45 44 45 32 40C20 36 14 30 12 17Z"
    )
    s.p(hull, "#1C1A1D", INK, 2)
    s.p(
        (
            "M12 22C15 32 22 37 33 41C46 46 76 46 97 42C108 40 117 35 122 29C117 38 108"
            " 43 97 45C76 49 46 49 32 44C20 40 14 34 12 22Z"
        ),
        "#4A4650",
    )
    # the iron of the prow: six teeth
    s.p("M9 4C4 5 3 9 6 11C8 12 8 14 8 17L6.5 30L11 36L14 35L13 18C14 10 14 5 9 4Z", "#C9D0D2", INK, 1.6)
    s.p([rect(2.6, 15 + 3.2 * i, 5, 1.7) for i in range(5)], "#C9D0D2", INK, 0.7)
    s.p("M40 43C42 34 50 33 54 34L56 44Z", CRIMSON, INK, 1.6)
    s.p("M66 45L68 37C74 34 82 35 86 37L88 43Z", CRIMSON_LOW, INK, 1.6)
    s.p(rect(56, 41, 10, 4), GOLD, INK, 1.4)


# ---------------------------------------------------------------- signs
def shield(s: Svg, fill: str = CRIMSON, rim: str = GOLD) -> None:
    """A coat of arms: points."""
    d = "M6 8C14 9 22 7 32 3C42 7 50 9 58 8C60 32 56 50 32 62C8 50 4 32 6 8Z"
    s.p(d, rim, INK, 3.4)
    s.p(
        "M11.5 12.6C19 13 25 11.4 32 8.6C39 11.4 45 13 52.5 12.6C53.4 32 50 46 32 56C14 46 10.6 32 11.5 12.6Z",
        fill,
        INK,
        1.8,
    )
    s.p("M32 8.6C39 11.4 45 13 52.5 12.6C53.4 32 50 46 32 56Z", INK, o=0.16)


def stone(s: Svg) -> None:
    """A block of white stone from Istria."""
    s.p(poly((6, 24), (22, 10), (60, 10), (60, 40), (44, 56), (6, 56)), ISTRIA, INK, 4)
    s.p(poly((6, 24), (22, 10), (60, 10), (44, 24)), WHITE)
    s.p(poly((44, 24), (60, 10), (60, 40), (44, 56)), ISTRIA_DARK)
    s.p([line(6, 24, 44, 24, 2.6), line(44, 24, 44, 56, 2.6), line(44, 24, 60, 10, 2.6)], INK)
    s.p([line(14, 34, 26, 34, 2), line(20, 46, 36, 46, 2)], ISTRIA_DARK)


def pile_icon(s: Svg) -> None:
    s.p(
        [
            f"M{n(x - 7)} {n(y)}A7 3.4 0 0 1 {n(x + 7)} {n(y)}V{n(y + 36)}H{n(x - 7)}Z"
            for x, y in ((14, 14), (32, 8), (50, 14))
        ],
        INK,
    )
    s.p(ribbon("M3 57Q10 51 17 57Q24 63 31 57Q38 51 45 57Q52 63 61 57", 4.4, k=6), INK)


def pole_icon(s: Svg) -> None:
    s.p(ellipse(32, 11, 9), INK)
    s.p(
        rrect(24, 22, 16, 40, 3)
        + poly((24, 34), (40, 26), (40, 33), (24, 41))
        + poly((24, 49), (40, 41), (40, 48), (24, 56)),
        INK,
        eo=True,
    )


def lion_badge(s: Svg) -> None:
    """Who begins: the lion of the republic in gold."""
    s.p(ellipse(32, 32, 29.5), COIN, INK, 3.4)
    s.p(ellipse(32, 32, 24.5) + ellipse(32, 32, 22.6), COIN_LINE, eo=True)
    s.p("M8 26C11 14 20 7 30 6C20 11 13 18 11 28Z", WHITE, o=0.55)
    with s.group("translate(13.5 18) scale(.6)"):
        s.p(lion(0, 0, 1), CRIMSON_LOW)


def hand_icon(s: Svg) -> None:
    """Cards held in a hand."""
    with s.group("rotate(-18 32 56)"):
        s.p(rrect(10, 10, 26, 38, 4), INK)
    with s.group("rotate(10 32 56)"):
        s.p(rrect(25, 5, 30, 44, 6) + rrect(29, 9, 22, 36, 3), INK, eo=True)


def pass_icon(s: Svg) -> None:
    s.p(rrect(4, 12, 24, 38, 4) + rrect(9, 17, 14, 28, 2), INK, eo=True)
    s.p(poly((32, 27), (44, 27), (44, 18), (61, 32), (44, 46), (44, 37), (32, 37)), INK)


def rotate_icon(s: Svg) -> None:
    pts = [around(32, 33, a, 20) for a in range(-60, 211, 12)]
    s.p(ribbon(pts, 7), INK)
    s.p(poly((30, 4), (48, 16), (32, 29)), INK)


def eye_icon(s: Svg) -> None:
    s.p(
        "M2 32C12 16 22 11 32 11C42 11 52 16 62 32C52 48 42 53 32 53C22 53 12 48 2 32Z"
        "M9 32C17 43 24 47 32 47C40 47 47 43 55 32C47 21 40 17 32 17C24 17 17 21 9 32Z",
        INK,
        eo=True,
    )
    s.p(ellipse(32, 32, 9.5), INK)


def medal(s: Svg) -> None:
    """The middle of a card's back."""
    s.p(ellipse(32, 32, 29), CRIMSON_LOW, GOLD, 2.4)
    s.p(ellipse(32, 32, 25) + ellipse(32, 32, 24), GOLD, eo=True)
    with s.group("translate(11.5 16) scale(.66)"):
        figure = lion(0, 0, 1)
        s.p(figure, GOLD, INK, 2.2)
        s.p(figure, GOLD)
        s.p([line(4, 43.5, 16, 43.5, 1.8), line(4, 47, 16, 47, 1.8)], CRIMSON_LOW)
        s.p(ellipse(10, 13, 1.7), CRIMSON_LOW)
        s.p([ribbon("M32 19Q36 12 45 8", 1.4), ribbon("M33 20Q38 15 45 13", 1.4)], CRIMSON_LOW)


def small_back(s: Svg) -> None:
    """For a slot 20 wide."""
    s.p(rrect(2, 2, 44, 60, 7), CRIMSON, INK, 3)
    s.p(rrect(6.5, 6.5, 35, 51, 4) + rrect(9, 9, 30, 46, 3), GOLD, eo=True)
    with s.group("translate(11 22) scale(.42)"):
        s.p(lion(0, 0, 1), GOLD)


def lion_icon(s: Svg) -> None:
    s.p(lion(0, 6, 1), INK)


def arms_icon(s: Svg) -> None:
    s.p(
        "M8 5H56V31Q56 49 32 61Q8 49 8 31Z" + "M15 12V31Q15 43 29 51.4V12Z" + rect(35, 12, 14, 15),
        INK,
        eo=True,
    )


def edges_icon(s: Svg) -> None:
    """Two cells, and what is alike between them."""
    s.p(rrect(2, 14, 25, 36, 3) + rect(8, 20, 13, 24), INK, eo=True)
    s.p(rrect(37, 14, 25, 36, 3) + rect(43, 20, 13, 24), INK, eo=True)
    s.p(rrect(29, 5, 6, 54, 2), INK)


def gondola_icon(s: Svg) -> None:
    s.p("M1 30L8 28C9 40 13 45 21 45H44C52 45 56 41 57 33L63 34C63 50 55 57 41 57H20C7 57 1 44 1 30Z", INK)
    s.p("M35 45V31Q35 24 41 24Q47 24 47 31V45Z", INK)
    s.p(ellipse(41, 16, 6), INK)


def tile_icon(*cells: tuple[int, int]) -> Callable[[Svg], None]:
    """A shape of tiles; the cell in the middle of a bridge is water."""
    wide, high = (1 + max(side) for side in zip(*cells, strict=True))
    size = min(28, 62 // wide)

    def draw(s: Svg) -> None:
        for x, y in cells:
            s.p(rrect(32 - wide * size / 2 + x * size, 32 - high * size / 2 + y * size, size - 2, size - 2, 2), INK)

    return draw


def bridge_icon(s: Svg) -> None:
    tile_icon((0, 0), (2, 0))(s)
    s.p("M20 34Q32 20 44 34V42Q32 29 20 42Z", INK)


SHAPES: dict[str, Callable[[Svg], None]] = {
    "domino": tile_icon((0, 0), (1, 0)),
    "bar": tile_icon((0, 0), (1, 0), (2, 0)),
    "corner": tile_icon((0, 0), (1, 0), (0, 1)),
    "square": tile_icon((0, 0), (1, 0), (0, 1), (1, 1)),
    "bridge": bridge_icon,
}


def drawings() -> Drawings:
    for i, places in enumerate(PILES, 1):
        s = Svg(64)
        piles(s, places)
        yield f"venedig/piles/{i}", s.text()
        rim = Svg(64)
        with rim.group("translate(32 34) scale(1.16) translate(-32 -36)"):
            for x, y in places:
                stake(rim, x, y, y + 22)
        rim.halo("#D9C79A", 3.4)
        rim.body = [b for b in rim.body if 'stroke="#D9C79A"' in b]
        night = Svg(64)
        night.body = [
            '<g transform="translate(32 34) scale(1.16) translate(-32 -36)">',
            *rim.body,
            "</g>",
            nightly("".join(s.body[:2]), 0.5),
            nightly("".join(s.body[2:]), 0.12),
        ]
        yield f"venedig/piles/night/{i}", night.text()
    for name, colour in COLOURS.items():
        s = Svg(64)
        foot(s, colour)
        yield f"venedig/pieces/foot/{name}", s.text()
        s = Svg(32, 64)
        pole(s, colour)
        yield f"venedig/pieces/pole/{name}", s.text()
    for name, draw, size in (
        ("pieces/shield", shield, (64, 64)),
        ("pieces/stone", stone, (64, 64)),
        ("pieces/lion", lion_badge, (64, 64)),
        ("pieces/gondola", gondola, (128, 64)),
        ("pieces/back-small", small_back, (48, 64)),
        ("icons/piles", pile_icon, (64, 64)),
        ("icons/pole", pole_icon, (64, 64)),
        ("icons/hand", hand_icon, (64, 64)),
        ("icons/pass", pass_icon, (64, 64)),
        ("icons/rotate", rotate_icon, (64, 64)),
        ("icons/eye", eye_icon, (64, 64)),
        ("icons/lion", lion_icon, (64, 64)),
        ("icons/arms", arms_icon, (64, 64)),
        ("icons/edges", edges_icon, (64, 64)),
        ("icons/gondola", gondola_icon, (64, 64)),
        *((f"icons/{shape}", draw, (64, 64)) for shape, draw in SHAPES.items()),
    ):
        s = Svg(*size)
        draw(s)
        yield f"venedig/{name}", s.text()
    s = Svg(64)
    shield(s, "#3B4B52", "#8FA0A3")
    yield "venedig/pieces/shield-plain", s.text()
    s = Svg(128, 64)
    gondola(s, oarsman=False)
    yield "venedig/pieces/gondola-empty", s.text()
    for name, oarsman in (("gondola", True), ("gondola-empty", False)):
        s = Svg(128, 64)
        gondola(s, oarsman=oarsman)
        s.body = s.body[1:]
        yield f"venedig/pieces/night/{name}", s.halo("#E9DFC6", 5).text()
    s = Svg(64)
    medal(s)
    yield "venedig/pieces/medal", s.text()
