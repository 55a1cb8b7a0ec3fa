"""The row of houses along the harbour, 1280 x 240: in each season, by day and by night."""

from __future__ import annotations

import random
from dataclasses import replace

from tools.art.kit import (
    BLACK,
    BRICK,
    BRICK_DARK,
    CANAL,
    CANAL_DARK,
    CANAL_LIGHT,
    CARD,
    COIN,
    EDGE,
    EMBER,
    FIRE,
    INK,
    INK2,
    JUTE,
    MORTAR,
    VERDIGRIS,
    WHITE,
    WOOD_DARK,
    WOOD_LIGHT,
    Drawings,
    Svg,
    decimals,
    ellipse,
    line,
    mix,
    n,
    placed,
    poly,
    rect,
    ribbon,
    rrect,
)
from tools.art.scene import House, bird, cloud, far_line, ripples, smoke
from tools.art.weather import DAYS, Weather, by_night, dimmed, tone_for

WIDTH, HEIGHT, BASE, WATER = 1280, 240, 184, 194
BARK = "#5A4032"
CRANE = 690

ROW = (  # x, width, height of the wall, gable, tone, columns, rows
    (20, 78, 62, "hip", "red", 3, 3),
    (104, 70, 76, "step", "light", 3, 4),
    (180, 86, 58, "peak", "red", 4, 3),
    (318, 74, 84, "shoulder", "light", 3, 4),
    (394, 92, 66, "step", "red", 4, 3),
    (488, 64, 86, "spire", "light", 2, 4),
    (556, 96, 60, "hip", "red", 4, 3),
    (736, 82, 72, "step", "light", 3, 4),
    (820, 74, 58, "peak", "red", 3, 3),
    (896, 88, 80, "shoulder", "red", 4, 4),
    (1050, 76, 64, "peak", "light", 3, 3),
    (1128, 62, 84, "spire", "red", 2, 4),
    (1192, 72, 62, "step", "light", 3, 3),
)
SPIRES = ((292, 150, "needle"), (684, 138, "dome"), (1018, 158, "needle"), (150, 128, "dome"), (812, 140, "needle"))
CHIMNEYS = ((52, 96), (600, 94), (868, 84))
TREES = ((288, 1.15), (306, 0.95), (668, 1.2), (700, 1.0), (724, 1.15), (1004, 1.1), (1030, 1.2))


def church(s: Svg, x: float, base: float, h: float, kind: str, c: str) -> None:
    if kind == "needle":
        eaves = f"{base - h * 0.45:.0f}"
        s.p(f"M{x - 11} {base}V{eaves}H{x - 8}L{x} {base - h}L{x + 8} {eaves}H{x + 11}V{base}Z", c)
        low, ridge = base - h * 0.3, base - h * 0.42
        nave = poly((x + 9, low), (x + 16, ridge), (x + 46, ridge), (x + 53, low))
        s.p(rect(x + 11, low, 40, h * 0.3) + nave, c)
        return
    q = placed(x, base, h, 1)
    s.p(
        f"M{x - 15} {base}V{n(base - h * 0.42)}H{x - 12}V{n(base - h * 0.6)}"
        f"C{q(-12, -0.72)} {q(-6, -0.74)} {q(-5, -0.77)}V{n(base - h * 0.85)}C{q(-5, -0.9)} {q(-1, -0.91)} {q(0, -1)}"
        f"C{q(1, -0.91)} {q(5, -0.9)} {q(5, -0.85)}V{n(base - h * 0.77)}C{q(6, -0.74)} {q(12, -0.72)} {q(12, -0.6)}"
        f"V{n(base - h * 0.42)}H{x + 15}V{base}Z",
        c,
    )


def tree(s: Svg, x: float, y: float, leaves: tuple[str, str] | None, bark: str, k: float) -> None:
    def at(a: float, b: float) -> tuple[float, float]:
        return x + a * k, y + b * k

    s.p(ribbon([at(0, 0), at(0, -30)], 4 * k, 2.4 * k), bark)
    if leaves is None:
        branches = (
            ((0, -16), (-9, -31), 2.4, 1),
            ((0, -18), (9, -34), 2.4, 1),
            ((0, -26), (-4, -42), 2, 1),
            ((0, -27), (5, -43), 2, 1),
            ((-5, -25), (-14, -30), 1.6, 0.8),
            ((5, -27), (14, -32), 1.6, 0.8),
        )
        s.p([ribbon([at(*a), at(*b)], wide * k, thin) for a, b, wide, thin in branches], bark)
        return
    q = placed(x, y, k)
    s.p(
        f"M{q(-15, -18)}C{q(-24, -26)} {q(-16, -38)} {q(-9, -37)}C{q(-8, -48)} {q(9, -49)} {q(10, -38)}"
        f"C{q(20, -38)} {q(23, -24)} {q(14, -18)}C{q(6, -13)} {q(-8, -13)} {q(-15, -18)}Z",
        leaves[0],
    )
    s.p([ellipse(*at(-6, -33), 8 * k, 6.5 * k), ellipse(*at(-11, -25), 4 * k, 3 * k)], leaves[1])


def steamer(s: Svg, x: float, y: float, weather: Weather) -> None:
    def dim(colour: str) -> str:
        return dimmed(weather, colour)

    q = placed(x, y)
    if not weather.bare:
        smoke(s, x + 68, y - 40, 0.9, weather.smoke, 0.9)
    s.p(f"M{q(58, -14)}V{n(y - 40)}H{n(x + 68)}V{n(y - 14)}Z", dim(BRICK))
    s.p(f"M{q(58, -34)}V{n(y - 40)}H{n(x + 68)}V{n(y - 34)}Z", BLACK)
    s.p(f"M{q(46, -12)}V{n(y - 25)}H{n(x + 88)}V{n(y - 12)}Z", dim(CARD))
    s.p([rect(x + 50 + 9 * i, y - 22, 5, 5) for i in range(4)], EMBER if weather.night else CANAL_LIGHT)
    s.p([rect(x + 20, y - 44, 2, 34)], WOOD_DARK)
    s.p([rect(x + 8 + 13 * i, y - 22, 11, 11) for i in range(2)], dim(WOOD_LIGHT))
    deck = f"M{q(-6, -14)}C{q(30, -9)} {q(80, -9)} {q(108, -15)}"
    s.p(f"{deck}L{q(104, 1)}C{q(102, 5)} {q(100, 6)} {q(96, 6)}H{n(x + 8)}C{q(2, 6)} {q(-3, 0)} {q(-6, -14)}Z", BLACK)
    s.p(f"M{q(-1, 0)}C{q(2, 5)} {q(5, 6)} {q(8, 6)}H{n(x + 96)}C{q(100, 6)} {q(103, 4)} {q(104.3, 0)}Z", dim(BRICK))
    s.p(f"{deck}L{q(107.5, -12.6)}C{q(80, -6.6)} {q(30, -6.6)} {q(-5.2, -11.6)}Z", dim(COIN))


def sail(s: Svg, x: float, y: float, colours: tuple[str, str], k: float) -> None:
    canvas, hull = colours
    q = placed(x, y, k)
    s.p(f"M{q(-22, -6)}L{q(26, -7)}L{q(19, 4)}H{n(x - 16 * k)}Z", hull)
    s.p(rect(x - 0.8, y - 56 * k, 1.8, 50 * k), WOOD_DARK)
    s.p(f"M{q(-2, -54)}C{q(-6, -38)} {q(-14, -18)} {q(-22, -9)}H{n(x - 2 * k)}Z", canvas)
    s.p(f"M{q(2.4, -50)}C{q(12, -36)} {q(18, -22)} {q(23, -10)}L{q(2.4, -8.5)}Z", mix(canvas, MORTAR, 0.5))
    s.p(f"M{q(-1, -56)}L{q(-12, -59)}L{q(-1, -62)}Z", FIRE)


def sky(s: Svg, weather: Weather) -> None:
    top, middle, low = weather.sky
    s.p(rect(0, 0, WIDTH, BASE + 8), s.grad((0, top), (0.6, middle), (1, low)))
    if weather.night and not weather.snow:
        chance = random.Random(14)
        stars = [
            ellipse(8 + chance.random() * 1264, 4 + chance.random() * 96, 0.7 + chance.random() * 0.7)
            for _ in range(46)
        ]
        s.p(stars, "#EFEBDC", o=0.75)
    x, y, radius, colour = weather.light
    for wide, strength in ((1.75, 0.1), (1.35, 0.14)) if weather.night else ((1.75, 0.22), (1.35, 0.32)):
        s.p(ellipse(x, y, radius * wide), colour, o=strength)
    s.p(ellipse(x, y, radius), colour, o=0.95)
    for at, height, k in weather.clouds:
        cloud(s, at, max(height, 18 * k + 3), k, weather.cloud, 0.75)


def town(s: Svg, weather: Weather) -> None:
    haze = mix(weather.haze, CANAL, 0.12)
    far_line(s, BASE, mix(haze, weather.sky[1], 0.5), (0, WIDTH), 77, (26, 62))
    for x, height, kind in SPIRES:
        church(s, x, BASE, height, kind, haze)
    far_line(s, BASE, haze, (0, WIDTH), 21, (16, 44))
    for at, k in TREES:
        tree(s, at, BASE, weather.leaves, dimmed(weather, BARK), k)
    for house in row(weather):
        house.paint(s)
    if weather.season in {"winter", "autumn"}:
        if not weather.bare:
            for at, height in CHIMNEYS:
                smoke(s, at, height, 0.9, weather.smoke, 0.8)
        return
    for x, y, colour in ((519, 40, FIRE), (1158, 46, COIN)):
        s.p(rect(x, y, 1.6, 14), INK)
        s.p(
            f"M{x + 1.6} {y}C{x + 8} {y - 3} {x + 13} {y + 3} {x + 20} {y}V{y + 8}"
            f"C{x + 13} {y + 11} {x + 8} {y + 5} {x + 1.6} {y + 8}Z",
            dimmed(weather, colour),
        )


def row(weather: Weather) -> list[House]:
    snow = dimmed(weather, weather.snow, 0.3) if weather.snow else None
    houses = []
    for i, (x, w, h, gable, tone, columns, rows) in enumerate(ROW):
        house = House(x, BASE, w, h, gable, tone_for(weather, tone), columns, rows, 2, i + 3, weather.lit, snow)
        house.hoist = i % 3 != 1
        house.window = 0.54
        houses.append(house)
    return houses


def crane(s: Svg, weather: Weather) -> None:
    """In the gap of the row."""
    x, steel = CRANE, mix(CANAL_DARK, weather.haze, 0.12)
    knee = BASE - 40
    s.p(
        [
            poly((x - 20, BASE), (x - 12, knee), (x - 8, knee), (x - 14, BASE)),
            poly((x + 16, BASE), (x + 8, knee), (x + 4, knee), (x + 10, BASE)),
        ],
        steel,
    )
    s.p(rrect(x - 16, BASE - 58, 28, 20, 2), dimmed(weather, VERDIGRIS))
    s.p(rect(x - 12, BASE - 54, 8, 7), EMBER)
    s.p(
        [
            poly((x + 2, BASE - 58), (x + 66, BASE - 112), (x + 69, BASE - 109), (x + 12, BASE - 54)),
            line(x - 6, BASE - 58, x - 6, BASE - 84, 2.4),
            line(x - 6, BASE - 84, x + 66, BASE - 111, 1.3),
            *([] if weather.bare else [rect(x + 65.5, BASE - 110, 1.3, 46)]),
        ],
        steel,
    )
    if not weather.bare:
        load(s, x + 56, BASE - 64, weather)


def load(s: Svg, x: float, y: float, weather: Weather, k: float = 1) -> None:
    s.p(rect(x, y, 20 * k, 15 * k), dimmed(weather, WOOD_LIGHT))
    s.p([rect(x, y + at * k, 20 * k, 1.4 * k) for at in (4, 10)], WOOD_DARK)


def harbour(s: Svg, weather: Weather) -> None:
    s.p(rect(0, BASE, WIDTH, 10), mix(dimmed(weather, MORTAR), weather.haze, 0.2))
    edge = dimmed(weather, weather.snow or CARD, 0.3)
    s.p(rect(0, BASE, WIDTH, 2.4), edge, o=1 if weather.snow else 0.5)
    stones = [rect(16 + 40 * i, BASE + 3, 1.3, 7) for i in range(32)]
    s.p([*stones, rect(0, BASE + 8.8, WIDTH, 1.2)], dimmed(weather, EDGE), o=0.55)
    shallow, deep = weather.sea
    s.p(rect(0, WATER, WIDTH, HEIGHT - WATER), s.grad((0, shallow), (1, deep)))
    s.p([rect(x + 6, WATER + 1, w - 12, 10 + h * 0.14) for x, w, h, *_ in ROW], BRICK, o=0.16)
    ripples(s, (6, WIDTH - 6), (WATER + 4, HEIGHT - 4), dimmed(weather, CARD), 0.28, 26, 6, (20, 70))
    sun, _, _, colour = weather.light
    ripples(s, (sun - 60, sun + 60), (WATER + 3, HEIGHT - 4), colour, 0.4 if weather.night else 0.85, 12, 8, (16, 60))
    if weather.lit:
        ripples(s, (380, 1240), (WATER + 3, WATER + 22), EMBER, 0.6, 14, 4, (10, 30))


def boats(s: Svg, weather: Weather) -> None:
    if weather.bare:
        return
    steamer(s, 424, 220, weather)
    if weather.season in {"spring", "summer"}:
        tan = "#F2C879" if weather.season == "summer" else "#E9C9B0"
        for x, y, canvas, hull, k in (
            (880, 222, CARD, WOOD_DARK, 1),
            (1010, 212, tan, BRICK_DARK, 0.72),
            (130, 214, CARD, CANAL_DARK, 0.78),
        ):
            sail(s, x, y, (dimmed(weather, canvas), dimmed(weather, hull)), k)
        return
    lighter(s, 850, 214, weather)


def lighter(s: Svg, x: float, y: float, weather: Weather) -> None:
    q = placed(x, y)
    s.p(
        f"M{q(0, 0)}H{n(x + 96)}L{q(90, 13)}C{q(89, 16)} {q(87, 17)} {q(84, 17)}H{n(x + 16)}"
        f"C{q(11, 17)} {q(7, 15)} {q(5, 12)}Z",
        BLACK,
    )
    s.p(poly((x, y), (x + 96, y), (x + 95, y + 3.5), (x + 1.5, y + 3.5)), dimmed(weather, COIN))
    cargo = dimmed(weather, JUTE if weather.season == "autumn" else "#F4F6F7")
    for at in (14, 36, 58):
        s.p(f"M{q(at, 0)}C{q(at, -12)} {q(at + 18, -12)} {q(at + 18, 0)}Z", cargo)


def air(s: Svg, weather: Weather) -> None:
    chance = random.Random(9)
    if weather.season == "winter":
        floes = ((70, 224, 60), (230, 232, 46), (330, 214, 34), (640, 228, 56), (740, 212, 30), (1040, 226, 64))
        outline = ((0, 0), (0.3, -3), (0.8, -3), (1, 1), (0.7, 4), (0.2, 4))
        s.p(
            [poly(*[(x + w * a, y + b) for a, b in outline]) for x, y, w in floes],
            dimmed(weather, "#F4F7F9", 0.45),
        )
        if weather.bare:
            return
        flakes = [
            ellipse(chance.random() * 1272 + 4, chance.random() * 176 + 4, 1.2 + chance.random() * 1.3)
            for _ in range(34)
        ]
        s.p(flakes, WHITE, o=0.9)
    elif weather.season == "summer":
        ripples(s, (20, 1260), (WATER + 3, HEIGHT - 4), dimmed(weather, WHITE), 0.55, 26, 31, (8, 26))
        if not weather.bare:
            gulls(s, weather, ((430, 62, 1.1), (456, 50, 0.8), (930, 54, 1), (760, 40, 0.7)))
    elif weather.bare:
        return
    elif weather.season == "spring":
        petals = [
            ellipse(
                chance.choice((290, 690, 1016)) + (chance.random() - 0.3) * 150, 120 + chance.random() * 100, 1.7, 1.1
            )
            for _ in range(26)
        ]
        s.p(petals, dimmed(weather, "#F3C9C6"))
        gulls(s, weather, ((360, 52, 1.1), (386, 64, 0.8), (640, 40, 0.9), (960, 70, 1), (940, 58, 0.7)))
    else:
        geese = [(560 + 16 * i, 34 + 7 * i * side, 0.8) for i in range(4) for side in (1, -1) if i or side > 0]
        for x, y, k in geese:
            bird(s, x, y, k, dimmed(weather, "#4A2F38"))
        falling = [
            (chance.choice((300, 700, 1020)) + (chance.random() - 0.3) * 190, 110 + chance.random() * 116)
            for _ in range(26)
        ]
        s.p(
            [poly((x, y), (x + 3.5, y - 2), (x + 6, y + 1), (x + 2.5, y + 2.5)) for x, y in falling],
            dimmed(weather, "#E08A2E"),
        )


def gulls(s: Svg, weather: Weather, places: tuple[tuple[float, float, float], ...]) -> None:
    if not weather.night:
        for x, y, k in places:
            bird(s, x, y, k, INK2)


def skyline(weather: Weather) -> Svg:
    s = Svg(WIDTH, HEIGHT)
    for part in (sky, town, crane, harbour, boats, air):
        part(s, weather)
    return s


def dark_panes() -> list[tuple[float, float, float, float]]:
    """x, y, width and height of the windows in which no lamp burns by night, whatever the season."""
    night = by_night(DAYS[2])
    return [pane for house in row(night) for pane, lit in house.panes() if not lit]


def passing(weather: Weather) -> Drawings:
    """What moves on the water, on a grid of 128 and with the water line at 112, and what hangs on the crane."""
    folder = "living/night" if weather.night else "living"
    s = Svg(128, 128)
    steamer(s, 12, 112, weather)
    yield f"{folder}/steamer", s.text()
    for name, canvas, hull in (("sail", CARD, WOOD_DARK), ("sail-tan", "#F2C879", BRICK_DARK)):
        s = Svg(128, 128)
        sail(s, 64, 112, (dimmed(weather, canvas), dimmed(weather, hull)), 1.4)
        yield f"{folder}/{name}", s.text()
    for name, season in (("lighter", "autumn"), ("lighter-snow", "winter")):
        s = Svg(128, 128)
        lighter(s, 16, 99, replace(weather, season=season))
        yield f"{folder}/{name}", s.text()
    s = Svg(64, 64)
    load(s, 2, 9.5, weather, 3)
    yield f"{folder}/load", s.text()


def wings() -> Drawings:
    """A bird, its wings up, level and down."""
    for number, (tip, knee) in enumerate(((-20, -15), (-4, -15), (10, -9))):
        s = Svg(64, 64)
        q = placed(32, 32)
        s.p(
            f"M{q(-30, tip)}C{q(-22, knee)} {q(-10, knee)} {q(0, 0)}C{q(10, knee)} {q(22, knee)} {q(30, tip)}"
            f"C{q(22, knee + 7)} {q(10, knee + 10)} {q(0, 9)}C{q(-10, knee + 10)} {q(-22, knee + 7)} {q(-30, tip)}Z",
            INK2,
        )
        yield f"living/bird-{number}", s.text()


def drawings() -> Drawings:
    with decimals(1):
        for day in DAYS:
            night = by_night(day)
            yield f"skylines/{day.season}", skyline(day).text()
            yield f"skylines/night/{day.season}", skyline(night).text()
            yield f"skylines/bare/{day.season}", skyline(replace(day, bare=True)).text()
            yield f"skylines/bare/night/{day.season}", skyline(replace(night, bare=True)).text()
        summer = replace(DAYS[2], bare=True)
        yield from passing(summer)
        yield from passing(replace(by_night(summer), bare=True))
        yield from wings()
