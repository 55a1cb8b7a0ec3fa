"""The board: 17 x 8 cells of shallow water and the canal through it, 64 to a cell."""

from __future__ import annotations

import random

from tools.art.kit import WHITE, Drawings, Svg, decimals, ellipse, n, rect
from tools.art.venedig.venice import ripples, wavelet

COLUMNS, ROWS, C = 17, 8, 64
CANAL = [(x, 2) for x in range(9)] + [(8, 3), (8, 4), (8, 5)] + [(x, 5) for x in range(9, 17)]


def path(inset: float, r: float) -> str:
    """The canal as one body with rounded bends, running off both short sides."""
    i, far = inset, COLUMNS * C
    t1, b1 = 2 * C + i, 3 * C - i
    lo, e = 8 * C + i, 9 * C - i
    t2, b2 = 5 * C + i, 6 * C - i
    return (
        f"M0 {n(t1)}H{n(e - r)}A{n(r)} {n(r)} 0 0 1 {n(e)} {n(t1 + r)}V{n(t2 - 6)}"
        f"A6 6 0 0 0 {n(e + 6)} {n(t2)}H{far}V{n(b2)}H{n(lo + r)}"
        f"A{n(r)} {n(r)} 0 0 1 {n(lo)} {n(b2 - r)}V{n(b1 + 6)}A6 6 0 0 0 {n(lo - 6)} {n(b1)}H0Z"
    )


def lagoon(s: Svg, night: bool) -> None:
    w, h = COLUMNS * C, ROWS * C
    top, low = ("#24505A", "#1D434E") if night else ("#A3CDB8", "#8FC0AC")
    s.p(rect(0, 0, w, h), s.grad((0, top), (1, low)))
    r = random.Random(8)
    shoal, weed = ("#2C5C60", "#1A3F48") if night else ("#B7D8BE", "#82B4A0")
    for c, count, o in ((weed, 26, 0.5), (shoal, 34, 0.75)):
        for _ in range(count):
            x, y, rx = r.random() * w, r.random() * h, 16 + r.random() * 46
            x = min(max(x, rx), w - rx)
            y = min(max(y, rx * 0.34), h - rx * 0.34)
            s.p(ellipse(x, y, rx, rx * (0.22 + r.random() * 0.12)), c, o=o)
    ripples(s, (4, w - 20), (6, h - 6), "#7FA9AC" if night else WHITE, 0.3 if night else 0.5, 120, 12, 16)
    # the canal: a shelf, then the deep
    s.p(path(1, 26), "#12303C" if night else "#5FA3A0")
    s.p(path(5, 22), s.grad((0, "#0F2A38" if night else "#2F808A"), (1, "#0B2230" if night else "#22697A")))
    s.p(path(16, 14), "#0B2230" if night else "#1E6273", o=0.5)
    flow = []
    for k in range(40):
        if k % 5 == 4:
            x, y = 8 * C + 10 + r.random() * 40, 3 * C + r.random() * 2.4 * C
            wd = 14.0
        elif k % 2:
            x, y = r.random() * (8 * C), 2 * C + 12 + r.random() * 40
            wd = 26.0
        else:
            x, y = 9 * C + r.random() * (7 * C + 30), 5 * C + 12 + r.random() * 40
            wd = 26.0
        wd *= 0.6 + r.random() * 0.6
        flow.append(wavelet(x, y, wd, 2.5, 1.9))
    s.p(flow, "#6FA0AE" if night else "#BFE3DF", o=0.6)


def drawings() -> Drawings:
    with decimals(1):
        for night in (False, True):
            s = Svg(COLUMNS * C, ROWS * C)
            lagoon(s, night)
            yield f"venedig/scenery/{'night/' if night else ''}lagoon", s.text()
