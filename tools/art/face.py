"""What all faces are made of: one head, varied by its measures. Outer line 3, inner line 2.4."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Final

from tools.art.kit import CARD, FIRE, INK, WHITE, Drawings, Svg, ellipse, mix, n, ribbon

SKIN = {1: ("#F4CFAE", "#DDA57F"), 2: ("#E9B78F", "#C9895F"), 3: ("#C88F63", "#A46B44"), 4: ("#8E5F3F", "#6C442B")}
OUT, IN = 3, 2.4
LIP = "#A8443C"

CALM: Final = ""
PLEASED: Final = "pleased"
ANNOYED: Final = "annoyed"
THINKING: Final = "thinking"
MOODS: Final = (CALM, PLEASED, ANNOYED, THINKING)


class Face(Svg):
    """Somebody in a mood: brows, eyes and mouth are drawn in it."""

    def __init__(self, mood: str = CALM) -> None:
        super().__init__(128)
        self.mood = mood


Bust = Callable[[Face], None]
"""Somebody's drawing but for the rim; its name is theirs."""

AIRS: Final = {PLEASED: ("#FFE9A6", 0.62), ANNOYED: ("#A32B22", 0.5)}
"""What a mood adds to the ground, so that it is seen where the face is small."""


def disc(s: Face, top: str, bottom: str) -> None:
    if s.mood in AIRS:
        air, much = AIRS[s.mood]
        top, bottom = mix(top, air, much), mix(bottom, air, much)
    s.p(ellipse(64, 64, 61), s.grad((0, top), (1, bottom)))


def rim(s: Svg) -> None:
    s.p(ellipse(64, 64, 61), None, INK, OUT)


def bust(person: Bust, mood: str = CALM) -> Face:
    s = Face(mood)
    person(s)
    rim(s)
    return s


def characters(folder: str, people: Iterable[Bust]) -> Drawings:
    """The opponents of a game, each in all moods."""
    for person in people:
        for mood in MOODS:
            name = person.__name__.replace("_", "-")
            yield f"{folder}characters/{name}{f'-{mood}' if mood else ''}", bust(person, mood).text()


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


def eyes(s: Face, y: float, gap: float = 10.5, r: float = 2.7, *, lid: bool = False, smile: bool = False) -> None:
    for x in (64 - gap, 64 + gap):
        d = -1 if x < 64 else 1
        if s.mood == PLEASED or (smile and s.mood == CALM):
            far = 4 if s.mood == CALM else 4.8
            s.p(ribbon(f"M{x - far} {y + 1.2}Q{x} {y - 4} {x + far} {y + 1.2}", IN if s.mood == CALM else 3), INK)
        elif s.mood == THINKING:
            # Up and aside.
            s.p(ellipse(x, y, 4.9, 4.6), WHITE, INK, 1.8)
            s.p(ellipse(x + 1.9, y - 1.5, 2.6), INK)
        elif s.mood == ANNOYED:
            s.p(ellipse(x, y + 0.6, r + 0.2, r * 0.95), INK)
            s.p(ribbon(f"M{x - d * 5} {y + 0.2}L{x + d * 5} {y - 3.4}", 2.4), INK)
        else:
            s.p(ellipse(x, y, r, r * 1.18), INK)
            s.p(ellipse(x - 0.9, y - 1.1, 0.9), WHITE)
            if lid:
                s.p(ribbon(f"M{x - d * 4.2} {y - 2}Q{x} {y - 5.6} {x + d * 5.4} {y - 2.6}", 2), INK)


def brows(s: Face, c: str, y: float, gap: float = 10.5, w: float = IN, *, tilt: float = 0, lift: float = 0) -> None:
    bow, far = 3.0, 6.2 if s.mood else 5.5
    if s.mood == PLEASED:
        y, tilt, bow = y - 2, 0, 3.6
    elif s.mood == ANNOYED:
        y, tilt, bow, w, lift = y + 1, 3.2, 0, w + 1, 0
    elif s.mood == THINKING:
        y, lift = y - 1, 4.5
    for d in (-1, 1):
        x = 64 + d * gap
        yy = y - (lift if d > 0 else 0)
        s.p(
            ribbon(
                f"M{x - far} {yy + (tilt if d > 0 else -tilt)}"
                f"Q{x} {yy - bow} {x + far} {yy + (-tilt if d > 0 else tilt)}",
                w,
            ),
            c,
        )


def nose(s: Svg, tone: int, kind: str, y: float) -> None:
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


def blush(s: Svg, y: float, gap: int = 14, c: str = FIRE, o: float = 0.2) -> None:
    s.p([ellipse(64 - gap, y, 4.6, 3.2), ellipse(64 + gap, y, 4.6, 3.2)], c, o=o)


def mouth(s: Face, y: float, w: float, curve: float, c: str = LIP, thick: float = IN, skew: int = 0) -> None:
    if s.mood != CALM:
        moved(s, y, w, thick)
        return
    s.p(ribbon(f"M{64 - w} {y}Q{64 + skew} {y + curve * 1.6} {64 + w} {y - skew * 0.5}", thick), c)


def moved(s: Face, y: float, w: float, thick: float = 2.8) -> None:
    """The mouth of somebody who is not calm."""
    if s.mood == PLEASED:
        laugh(s, y - 2, max(w, 7) + 1.5, 7)
    elif s.mood == ANNOYED:
        s.p(ribbon(f"M{64 - w} {y + 2.6}Q64 {y - 4.4} {64 + w} {y + 2.6}", thick + 0.4), "#7A241E")
    else:
        s.p(ribbon(f"M{64 - 1} {y + 0.6}Q{64 + 3} {y - 1.6} {64 + 7} {y - 0.4}", thick + 0.4), "#7A241E")


def grin(s: Face, y: int, w: float, h: int) -> None:
    if s.mood in (ANNOYED, THINKING):
        moved(s, y + 2, w)
    else:
        laugh(s, y, w + (1.5 if s.mood else 0), h + (1.5 if s.mood else 0))


def laugh(s: Face, y: float, w: float, h: float) -> None:
    s.p(
        f"M{n(64 - w)} {n(y)}Q64 {n(y + 3)} {n(64 + w)} {n(y)}C{n(64 + w - 1)} {n(y + h * 1.2)} {n(64 - w + 1)} "
        f"{n(y + h * 1.2)} {n(64 - w)} {n(y)}Z",
        "#6B1F1A",
        INK,
        2,
    )
    s.p(
        f"M{n(64 - w + 2)} {n(y + 1)}Q64 {n(y + 3.4)} {n(64 + w - 2)} {n(y + 1)}L{n(64 + w - 3.5)} {n(y + 4)}"
        f"Q64 {n(y + 5.5)} {n(64 - w + 3.5)} {n(y + 4)}Z",
        CARD,
    )


def lower_lip(s: Face, y: float) -> None:
    """Below a moustache."""
    if s.mood == PLEASED:
        s.p(
            f"M54 {n(y - 1)}Q64 {n(y + 3)} 74 {n(y - 1)}C73 {n(y + 8)} 55 {n(y + 8)} 54 {n(y - 1)}Z",
            "#6B1F1A",
            INK,
            1.6,
        )
        s.p(
            f"M56.5 {n(y + 0.4)}Q64 {n(y + 3.4)} 71.5 {n(y + 0.4)}L70 {n(y + 2.6)}Q64 {n(y + 4.6)} 58 {n(y + 2.6)}Z",
            CARD,
        )
    elif s.mood == ANNOYED:
        s.p(ribbon(f"M57 {y + 4.4}Q64 {y - 0.6} 71 {y + 4.4}", 3), "#7A241E")
    elif s.mood == THINKING:
        s.p(ribbon(f"M62 {y + 2.4}Q66 {y + 0.8} 70 {y + 1.6}", 3), "#7A241E")
    else:
        s.p(f"M57 {n(y)}Q64 {n(y + 5)} 71 {n(y)}L69 {n(y + 4.5)}Q64 {n(y + 7)} 59 {n(y + 4.5)}Z", LIP)
