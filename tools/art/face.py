"""What all faces are made of: one head, varied by its measures. Outer line 3, inner line 2.4."""

from __future__ import annotations

import math

from tools.art.kit import CARD, FIRE, INK, WHITE, Svg, ellipse, n, ribbon

SKIN = {1: ("#F4CFAE", "#DDA57F"), 2: ("#E9B78F", "#C9895F"), 3: ("#C88F63", "#A46B44"), 4: ("#8E5F3F", "#6C442B")}
OUT, IN = 3, 2.4
LIP = "#A8443C"


def disc(s: Svg, top: str, bottom: str) -> None:
    s.p(ellipse(64, 64, 61), s.grad((0, top), (1, bottom)))


def rim(s: Svg) -> None:
    s.p(ellipse(64, 64, 61), None, INK, OUT)


def shoulders(s: Svg, c: str, wide: int = 48, neck: int = 15) -> None:
    """The bust, cut off by the disc."""
    y = 92
    yc = 64 + math.sqrt(61**2 - wide**2)
    s.p(
        f"M{64 - neck} {y}C{64 - neck - 9} {y + 5} {64 - wide + 8} {n(yc - 8)} {64 - wide} {n(yc)}"
        f"A61 61 0 0 0 {64 + wide} {n(yc)}"
        f"C{64 + wide - 8} {n(yc - 8)} {64 + neck + 9} {y + 5} {64 + neck} {y}Z",
        c,
        INK,
        OUT,
    )
    s.p(
        f"M{64 + neck} {y}C{64 + neck + 9} {y + 5} {64 + wide - 8} {n(yc - 8)} {64 + wide} {n(yc)}A61 61 0 0 1 88 120"
        f"C92 108 88 98 {64 + neck} {y}Z",
        INK,
        o=0.2,
    )


def head(s: Svg, tone: int, w: int = 46, h: int = 54, jaw: float = 0.72, cy: int = 58) -> None:
    sk, sh = SKIN[tone]
    s.p(f"M54 {cy + 12}H74V98C74 106 54 106 54 98Z", sh, INK, OUT)
    x0, x1, t, b = 64 - w / 2, 64 + w / 2, cy - h / 2, cy + h / 2
    for ex in (x0, x1):
        s.p(ellipse(ex, cy + 3, 5.5, 7), sk if ex < 64 else sh, INK, IN)
    j = w / 2 * jaw
    s.p(
        f"M{x0} {cy - 0.08 * h}C{x0} {t + 0.06 * h} {64 - 0.3 * w} {t} 64 {t}"
        f"C{64 + 0.3 * w} {t} {x1} {t + 0.06 * h} {x1} {cy - 0.08 * h}"
        f"C{x1} {cy + 0.24 * h} {64 + j} {b} 64 {b}"
        f"C{64 - j} {b} {x0} {cy + 0.24 * h} {x0} {cy - 0.08 * h}Z",
        sk,
        INK,
        OUT,
    )
    s.p(
        f"M{x1 - 1.5} {cy - 0.14 * h}C{x1 - 1.5} {cy + 0.22 * h} {64 + j} {b - 1.5} 66 {b - 1.5}"
        f"C{64 + w * 0.34} {cy + 0.34 * h} {x1 - 7} {cy + 0.12 * h} {x1 - 8} {cy - 0.16 * h}Z",
        sh,
    )


def eyes(s: Svg, y: int, gap: float = 10.5, r: float = 2.7, *, lid: bool = False, smile: bool = False) -> None:
    for x in (64 - gap, 64 + gap):
        if smile:
            s.p(ribbon(f"M{x - 4} {y + 1}Q{x} {y - 3.5} {x + 4} {y + 1}", IN), INK)
            continue
        s.p(ellipse(x, y, r, r * 1.18), INK)
        s.p(ellipse(x - 0.9, y - 1.1, 0.9), WHITE)
        if lid:
            d = -1 if x < 64 else 1
            s.p(ribbon(f"M{x - d * 4.2} {y - 2}Q{x} {y - 5.6} {x + d * 5.4} {y - 2.6}", 2), INK)


def brows(s: Svg, c: str, y: float, gap: float = 10.5, w: float = IN, *, tilt: int = 0, lift: float = 0) -> None:
    for d in (-1, 1):
        x = 64 + d * gap
        yy = y - (lift if d > 0 else 0)
        s.p(
            ribbon(
                f"M{x - 5.5} {yy + (tilt if d > 0 else -tilt)}"
                f"Q{x} {yy - 3} {x + 5.5} {yy + (-tilt if d > 0 else tilt)}",
                w,
            ),
            c,
        )


def nose(s: Svg, tone: int, kind: str, y: int) -> None:
    sh = SKIN[tone][1]
    d = {
        "soft": f"M65 {y - 5}C67 {y} 70 {y + 4} 68 {y + 7}C66 {y + 9} 61 {y + 8.5} 60 {y + 6.5}"
        f"C64 {y + 6.5} 65.5 {y + 4} 65 {y - 5}Z",
        "button": f"M59 {y + 4}C59 {y} 69 {y} 69 {y + 4}C69.5 {y + 9} 58.5 {y + 9} 59 {y + 4}Z",
        "broad": f"M62.5 {y - 4}C63 {y + 1} 58 {y + 3} 58.5 {y + 6}C60 {y + 9.5} 68 {y + 9.5} 69.5 {y + 6}"
        f"C70 {y + 3} 66 {y + 1} 66 {y - 4}Z",
        "long": f"M64 {y - 9}C67 {y - 2} 70.5 {y + 5} 68.5 {y + 8}C66 {y + 10.5} 61 {y + 9.5} 60 {y + 7}"
        f"C64.5 {y + 6.5} 65 {y + 1} 64 {y - 9}Z",
    }[kind]
    s.p(d, sh)


def blush(s: Svg, y: int, gap: int = 14, c: str = FIRE, o: float = 0.2) -> None:
    s.p([ellipse(64 - gap, y, 4.6, 3.2), ellipse(64 + gap, y, 4.6, 3.2)], c, o=o)


def mouth(s: Svg, y: float, w: float, curve: float, c: str = LIP, thick: float = IN, skew: int = 0) -> None:
    s.p(ribbon(f"M{64 - w} {y}Q{64 + skew} {y + curve * 1.6} {64 + w} {y - skew * 0.5}", thick), c)


def grin(s: Svg, y: int, w: float, h: int) -> None:
    s.p(
        f"M{64 - w} {y}Q64 {y + 3} {64 + w} {y}C{64 + w - 1} {y + h * 1.2} {64 - w + 1} {y + h * 1.2} {64 - w} {y}Z",
        "#6B1F1A",
        INK,
        2,
    )
    s.p(
        f"M{64 - w + 2} {y + 1}Q64 {y + 3.4} {64 + w - 2} {y + 1}L{64 + w - 3.5} {y + 4}"
        f"Q64 {y + 5.5} {64 - w + 3.5} {y + 4}Z",
        CARD,
    )
