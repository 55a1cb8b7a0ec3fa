"""What all medals share: the disc on its ribbon, the empty one, the sign of one that is still a secret. Grid 64."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from tools.art.kit import (
    BRICK,
    BRICK_DARK,
    COIN,
    COIN_LINE,
    EDGE,
    INK,
    SAND,
    Drawings,
    Svg,
    around,
    ellipse,
    line,
    poly,
    ribbon,
)

Drawing = Callable[[Svg], None]

CENTRE: Final = (32.0, 27.0)


def tails() -> list[str]:
    return [
        poly((20, 38), (30, 44), (25, 63), (19.5, 57), (12, 58.5)),
        poly((44, 38), (34, 44), (39, 63), (44.5, 57), (52, 58.5)),
    ]


def rim(outer: float, inner: float) -> str:
    x, y = CENTRE
    return poly(*[around(x, y, 360 * i / 40, outer if i % 2 else inner) for i in range(40)])


def ground(s: Svg) -> None:
    left, right = tails()
    s.p([left, right], BRICK, BRICK_DARK, 1.5)
    s.p(rim(26, 23.4), s.grad((0, "#FFD95A"), (1, COIN)), COIN_LINE, 1.6)
    s.p(ellipse(*CENTRE, 20.4) + ellipse(*CENTRE, 19.2), COIN_LINE, eo=True)


def blank(s: Svg) -> None:
    left, right = tails()
    s.p([left, right], SAND, EDGE, 1.5)
    s.p(rim(26, 23.4), SAND, EDGE, 1.6)
    s.p(ellipse(*CENTRE, 20.4) + ellipse(*CENTRE, 19.2), EDGE, eo=True)


def part(s: Svg, drawing: Drawing, x: float, y: float, size: float) -> None:
    """A smaller drawing as a part of this one."""
    with s.group(f"translate({x:g} {y:g}) scale({size:g})"):
        drawing(s)


def secret(s: Svg) -> None:
    s.p(ribbon([around(32, 22, angle, 15) for angle in range(190, 451, 10)], 8), INK)
    s.p([line(32, 37, 32, 44, 8), ellipse(32, 57, 5)], INK)


def drawings() -> Drawings:
    yield from medals("", (ground, blank, secret))


def medals(folder: str, pictures: Iterable[Drawing]) -> Drawings:
    for picture in pictures:
        s = Svg(64)
        picture(s)
        yield f"{folder}medals/{picture.__name__.replace('_', '-')}", s.text()
