"""What card pictures share: 256 x 160, a ground without lines, and a hero with a line of 2.5."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tools.art.kit import (
    BRICK,
    CANAL,
    CANAL_LIGHT,
    CARD,
    EMBER,
    FIRE,
    FLAME,
    INK,
    IVORY,
    JUTE,
    JUTE_DARK,
    STEEL_DARK,
    WHITE,
    WOOD_DARK,
    WOOD_LIGHT,
    Drawings,
    Svg,
    decimals,
    ellipse,
    n,
    placed,
    pt,
    rect,
    rrect,
)
from tools.art.scene import ripples

L = 2.5
ALL = rect(0, 0, 256, 160)


def cards(pictures: Iterable[Callable[[Svg], None]]) -> Drawings:
    with decimals(1):
        for picture in pictures:
            s = Svg(256, 160)
            picture(s)
            yield f"speicherstadt/cards/{picture.__name__}", s.text()


def bg(s: Svg, *stops: tuple[float, str]) -> None:
    s.p(ALL, s.grad(*stops))


def canal(s: Svg, y: float, count: int = 16) -> None:
    s.p(rect(0, y, 256, 160 - y), s.grad((0, CANAL_LIGHT), (1, CANAL)))
    ripples(s, (4, 252), (y + 4, 157), CARD, 0.3, count)


def crate(s: Svg, x: float, y: float, w: float, h: float, mark: str | None = None) -> None:
    s.p(rect(x, y, w, h), WOOD_LIGHT, INK, L)
    s.p(rect(x + w - 4, y + 1, 3, h - 2), INK, o=0.2)
    s.p([rect(x + 1, y + h * 0.3, w - 2, 1.5), rect(x + 1, y + h * 0.66, w - 2, 1.5)], WOOD_DARK)
    s.p(rect(x + 1, y + 1, w - 2, 2), WHITE, o=0.4)
    if mark:
        s.p(ellipse(x + w / 2, y + h / 2, min(w, h) * 0.24), mark, INK, 1.5)


def sack(s: Svg, x: float, y: float, k: float = 1) -> None:
    """Stands on y, about 30 wide."""
    q = placed(x, y, k)
    s.p(f"M{q(-6, -30)}Q{q(0, -27)} {q(6, -30)}L{q(4, -24)}H{n(x - 4 * k)}Z", JUTE_DARK, INK, L)
    s.p(
        f"M{q(-4, -24)}C{q(-11, -20)} {q(-16, -8)} {q(-14, -3)}C{q(-13, 0)} {q(13, 0)} {q(14, -3)}"
        f"C{q(16, -8)} {q(11, -20)} {q(4, -24)}Z",
        JUTE,
        INK,
        L,
    )
    s.p(
        f"M{q(5, -22)}C{q(13, -14)} {q(15, -6)} {q(12.5, -3)}C{q(11, -1.5)} {q(6, -1.4)} {q(3, -1.4)}"
        f"C{q(9, -6)} {q(9, -15)} {q(5, -22)}Z",
        INK,
        o=0.18,
    )
    s.p(rrect(x - 6 * k, y - 26 * k, 12 * k, 3.6 * k, 1.6), BRICK, INK, 1.5)


def awning(s: Svg, x: float, y: float, w: float, h: float, k: int, a: str, line: float = L) -> None:
    cw = w / k
    d = (
        f"M{n(x + 6)} {n(y)}H{n(x + w - 6)}L{n(x + w)} {n(y + h)}"
        + "".join(f"A{n(cw / 2)} {n(cw / 2)} 0 0 1 {n(x + w - cw * (i + 1))} {n(y + h)}" for i in range(k))
        + "Z"
    )
    s.p(d, a)
    tw = (w - 12) / k
    stripes = [
        f"M{n(x + 6 + tw * i)} {n(y)}H{n(x + 6 + tw * (i + 1))}L{pt((x + cw * (i + 1), y + h))}"
        f"A{n(cw / 2)} {n(cw / 2)} 0 0 1 {pt((x + cw * i, y + h))}Z"
        for i in range(1, k, 2)
    ]
    s.p(stripes, IVORY)
    s.p(rect(x + 6, y, w - 12, 3), WHITE, o=0.4)
    s.p(d, None, INK, line)


def flame(s: Svg, x: float, y: float, k: float, line: str | None = None) -> None:
    """Stands on (x, y), 40 high; a small one has no bright heart."""
    tongues = ((FIRE, 1, line), (FLAME, 0.6, None), (EMBER, 0.36, None))
    for c, size, edge in tongues if k > 0.6 else tongues[:2]:
        q = placed(x, y, k * size)
        s.p(
            f"M{q(0, 0)}C{q(-12, 0)} {q(-17, -9)} {q(-13, -18)}C{q(-12, -14)} {q(-10, -12)} {q(-7, -12)}"
            f"C{q(-10, -24)} {q(-1, -28)} {q(1, -40)}"
            f"C{q(8, -33)} {q(6, -26)} {q(9, -21)}C{q(11, -23)} {q(11, -25)} {q(11, -28)}"
            f"C{q(18, -17)} {q(15, 0)} {q(0, 0)}Z",
            c,
            edge,
            L,
        )


def bollard(s: Svg, x: float, y: float, k: float) -> None:
    q = placed(x, y, k)
    s.p(f"M{q(-18, -34)}L{q(-15, 0)}H{n(x + 15 * k)}L{q(18, -34)}Z", STEEL_DARK, INK, L)
    s.p(f"M{q(6, -33)}L{q(5, -1)}L{q(14, -1)}L{q(17, -33)}Z", INK, o=0.35)
    s.p(
        f"M{q(-26, -44)}C{q(-26, -54)} {q(26, -54)} {q(26, -44)}C{q(26, -36)} {q(16, -33)} {q(0, -33)}"
        f"C{q(-16, -33)} {q(-26, -36)} {q(-26, -44)}Z",
        STEEL_DARK,
        INK,
        L,
    )
    s.p(
        f"M{q(-21, -45)}C{q(-18, -50)} {q(-4, -51)} {q(4, -50)}C{q(-6, -48)} {q(-14, -47)} {q(-19, -43)}Z", WHITE, o=0.5
    )
    s.p(f"M{q(-22, 0)}H{n(x + 22 * k)}L{q(25, 8)}H{n(x - 25 * k)}Z", STEEL_DARK, INK, L)
