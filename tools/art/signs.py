"""Signs on buttons: one colour, lines 6 wide on a grid of 64, so that they are 2 wide at 22 px."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.art.kit import INK, Drawings, Point, Svg, around, ellipse, line, poly, rect, ribbon, rrect, star

W = 6.4


def menu(s: Svg) -> None:
    s.p([rrect(8, y, 48, W, 3) for y in (13, 29, 45)], INK)


def arrow(s: Svg, tip: Point, wings: tuple[Point, Point]) -> None:
    s.p(ribbon([wings[0], tip, wings[1]], W), INK)


def back(s: Svg) -> None:
    s.p(line(12, 32, 56, 32, W), INK)
    arrow(s, (10, 32), ((28, 14), (28, 50)))


def up(s: Svg) -> None:
    arrow(s, (32, 22), ((12, 42), (52, 42)))


def down(s: Svg) -> None:
    arrow(s, (32, 44), ((12, 24), (52, 24)))


def close(s: Svg) -> None:
    s.p([line(14, 14, 50, 50, W), line(50, 14, 14, 50, W)], INK)


def check(s: Svg) -> None:
    s.p(ribbon([(9, 34), (25, 50), (55, 15)], 7.4), INK)


def plus(s: Svg) -> None:
    s.p([line(32, 10, 32, 54, W), line(10, 32, 54, 32, W)], INK)


def arc(cx: float, cy: float, radius: float, start: int, end: int) -> str:
    step = 10 if end > start else -10
    return ribbon([around(cx, cy, angle, radius) for angle in range(start, end + step // abs(step), step)], W)


def enter(s: Svg) -> None:
    s.p(ribbon([(53, 12), (53, 40), (14, 40)], W), INK)
    arrow(s, (10, 40), ((25, 25), (25, 55)))


def undo(s: Svg) -> None:
    s.p(arc(34, 36, 19, 230, 450), INK)
    s.p(line(20, 55, 34, 55, W), INK)
    s.p(poly((4, 24), (30, 8), (29, 37)), INK)


def redo(s: Svg) -> None:
    s.p(arc(30, 36, 19, 310, 90), INK)
    s.p(line(44, 55, 30, 55, W), INK)
    s.p(poly((60, 24), (34, 8), (35, 37)), INK)


def question(s: Svg) -> None:
    s.p(ribbon("M23 26C22 10 44 12 42 25C41 32 32 32 32 41", W), INK)
    s.p(ellipse(32, 50.5, 4), INK)


def info(s: Svg) -> None:
    s.p(ellipse(32, 32, 28) + ellipse(32, 32, 22.4), INK, eo=True)
    s.p([ellipse(32, 20.5, 4), rrect(28.8, 28, W, 19, 2)], INK)


def warning(s: Svg) -> None:
    edge = "M32 5C34.5 5 36.5 6.5 37.5 8.5L61 51C63.5 55.5 60.5 60 56 60H8C3.5 60 .5 55.5 3 51L26.5 8.5Q28.5 5 32 5Z"
    s.p(edge + rrect(28.6, 21, 6.8, 20, 3) + ellipse(32, 49.5, 4), INK, eo=True)


def settings(s: Svg) -> None:
    tooth = ((-13, 20), (-8, 29), (8, 29), (13, 20))
    teeth = [poly(*[around(32, 32, a + turn, radius) for turn, radius in tooth]) for a in range(0, 360, 45)]
    s.p(teeth, INK)
    s.p(ellipse(32, 32, 22) + ellipse(32, 32, 9.5), INK, eo=True)


def forward(s: Svg) -> None:
    s.p([poly((6, 12), (33, 32), (6, 52)), poly((31, 12), (58, 32), (31, 52))], INK)


def play(s: Svg) -> None:
    s.p(poly((14, 8), (56, 32), (14, 56)), INK)


def pause(s: Svg) -> None:
    s.p([rrect(12, 8, 14, 48, 3), rrect(38, 8, 14, 48, 3)], INK)


def chevron(s: Svg, x: float, way: int) -> None:
    """With its tip at x, to the right or to the left."""
    arrow(s, (x, 32), ((x - 18 * way, 12), (x - 18 * way, 52)))


def step(s: Svg, way: int = 1) -> None:
    chevron(s, 32 + 9 * way, way)


def own(s: Svg, way: int = 1) -> None:
    """To what somebody decided himself."""
    chevron(s, 32 + 22 * way, way)
    s.p(ellipse(32 - 14 * way, 32, 11), INK)


def part(s: Svg, way: int = 1) -> None:
    """To the beginning of a part."""
    chevron(s, 32 + 20 * way, way)
    chevron(s, 32, way)


def end(s: Svg, way: int = 1) -> None:
    chevron(s, 32 + 10 * way, way)
    s.p(rrect(32 + 20 * way - W / 2, 10, W, 44, 3), INK)


def trash(s: Svg) -> None:
    s.p([rrect(9, 14, 46, W, 3), rrect(24, 6, 16, 9, 3)], INK)
    bin_ = "M14 24H50L46.5 55C46 58 44.5 60 41.5 60H22.5C19.5 60 18 58 17.5 55Z"
    s.p(bin_ + "".join(rrect(x, 30, 4.6, 22, 2) for x in (23.5, 36)), INK, eo=True)


def edit(s: Svg) -> None:
    s.p(poly((6, 58), (10, 42), (22, 54)), INK)
    s.p(poly((13, 39), (39, 13), (51, 25), (25, 51)), INK)
    s.p("M42.5 9.5L46 6C48 4 51 4 53 6L58 11C60 13 60 16 58 18L54.5 21.5Z", INK)


def person(s: Svg) -> None:
    s.p(ellipse(32, 19, 14), INK)
    s.p("M7 58C7 44 17 37 32 37C47 37 57 44 57 58C57 60 56 61 54 61H10C8 61 7 60 7 58Z", INK)


def computer(s: Svg) -> None:
    """A mind of brass: the cogs of a counting machine."""
    s.p(
        "M8 12H56C58.5 12 60 13.5 60 16V44C60 46.5 58.5 48 56 48H8C5.5 48 4 46.5 4 44V16"
        "C4 13.5 5.5 12 8 12Z" + rect(10, 18, 44, 24),
        INK,
        eo=True,
    )
    s.p([ellipse(22, 28, 4), ellipse(42, 28, 4), rrect(24, 34.5, 16, 4, 2), rrect(16, 52, 32, W, 3)], INK)


def hint(s: Svg) -> None:
    bulb = (
        "M32 4C45 4 54 13 54 25C54 33 50 37 46 41C44 43 43.5 44 43 46H21Q20 43 18 41C14 37 10 33 10 25C10 13 19 4 32 4Z"
    )
    s.p(bulb + ribbon("M20 25C20 18 25 13.5 32 13.5", 5), INK, eo=True)
    s.p([rrect(21, 49, 22, 5.4, 2.6), rrect(25, 56.5, 14, 5, 2.4)], INK)


def chart(s: Svg) -> None:
    s.p([rrect(9, 34, 12, 24, 2), rrect(26, 20, 12, 38, 2), rrect(43, 7, 12, 51, 2)], INK)


def book(s: Svg) -> None:
    s.p("M29 14C22 9 13 8 4 9V52C13 51 22 52 29 57Z M35 14C42 9 51 8 60 9V52C51 51 42 52 35 57Z", INK)


def log(s: Svg) -> None:
    """What has happened, line by line."""
    for y in (14, 32, 50):
        s.p([ellipse(9, y, 4.6), rrect(20, y - 3.6, 40, 7.2, 3)], INK)


def learn(s: Svg) -> None:
    """A scholar's cap."""
    s.p("M32 10L62 25L32 40L2 25Z", INK)
    s.p("M13 35.5L32 45L51 35.5V47C46 53 39 55.5 32 55.5C25 55.5 18 53 13 47Z", INK)
    s.p("M55.2 30.5L59.6 28.3V44C62 45.4 62 50 59.6 54H55.2C52.8 50 52.8 45.4 55.2 44Z", INK)


def lock(s: Svg) -> None:
    """What was fixed before the game, and can be checked."""
    s.p("M18 29V21A14 14 0 0 1 46 21V29H39V21A7 7 0 0 0 25 21V29Z", INK)
    s.p(rrect(10, 28, 44, 32, 5) + ellipse(32, 41, 4.5) + rrect(29.6, 42, 4.8, 11, 2), INK)


def medal(s: Svg) -> None:
    s.p(star(32, 32, 5, 29, 12.5), INK)


def speaker(s: Svg) -> None:
    s.p(poly((4, 23), (15, 23), (31, 8), (31, 56), (15, 41), (4, 41)), INK)


def sound(s: Svg) -> None:
    speaker(s)
    s.p([ribbon([around(28, 32, angle, radius) for angle in range(-45, 46, 10)], W) for radius in (14, 28)], INK)


def silence(s: Svg) -> None:
    speaker(s)
    s.p([line(40, 22, 60, 42, W), line(60, 22, 40, 42, W)], INK)


def keys(s: Svg) -> None:
    s.p(rrect(4, 14, 56, 36, 6) + rrect(9, 19, 46, 26, 2), INK, eo=True)
    s.p([rrect(x, 24, 6, 6, 1.5) for x in (15, 25, 35, 45)], INK)
    s.p(rrect(20, 35, 24, 5.5, 1.5), INK)


SIGNS: dict[str, Callable[[Svg], object]] = {
    "back": back,
    "book": book,
    "chart": chart,
    "check": check,
    "close": close,
    "computer": computer,
    "down": down,
    "edit": edit,
    "enter": enter,
    "forward": forward,
    "hint": hint,
    "info": info,
    "keys": keys,
    "last": end,
    "first": partial(end, way=-1),
    "learn": learn,
    "lock": lock,
    "log": log,
    "menu": menu,
    "own": own,
    "own-back": partial(own, way=-1),
    "part": part,
    "part-back": partial(part, way=-1),
    "pause": pause,
    "person": person,
    "play": play,
    "plus": plus,
    "redo": redo,
    "settings": settings,
    "silence": silence,
    "sound": sound,
    "star": medal,
    "step": step,
    "step-back": partial(step, way=-1),
    "trash": trash,
    "undo": undo,
    "up": up,
    "warning": warning,
}


def drawings() -> Drawings:
    for name, sign in SIGNS.items():
        s = Svg(64)
        sign(s)
        yield f"signs/{name}", s.text()
